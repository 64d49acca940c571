#include "agents/base/json/json_names.h"

#include <QByteArray>

#include <array>
#include <cstring>

namespace league::base {

namespace {

constexpr size_t Places = 1'024; // a power of two
constexpr qsizetype LongestKept = 40;

struct Known
{
    QByteArray bytes = {};
    QString text = {};
};

// Of the length, the first bytes and the last: enough to tell the names of messages apart.
size_t placeOf(QByteArrayView bytes)
{
    constexpr qsizetype Word = sizeof(quint64);
    const auto size = static_cast<quint64>(bytes.size());
    quint64 first = 0;
    quint64 last = 0;
    if (bytes.size() >= Word) {
        std::memcpy(&first, bytes.data(), Word);
        std::memcpy(&last, bytes.data() + bytes.size() - Word, Word);
    } else {
        for (const char c : bytes)
            first = (first << 8) | static_cast<uchar>(c);
    }
    const quint64 mixed = (first ^ (last * 3) ^ size) * 0x9E37'79B9'7F4A'7C15;
    return (mixed >> 40) % Places;
}

template<class Make>
QString kept(QByteArrayView bytes, Make make)
{
    if (bytes.size() > LongestKept)
        return make();
    thread_local std::array<Known, Places> all;
    Known &known = all[placeOf(bytes)];
    if (known.text.isNull() || QByteArrayView(known.bytes) != bytes) {
        known.text = make();
        known.bytes = bytes.toByteArray();
    }
    return known.text;
}

bool isAscii(QByteArrayView bytes)
{
    for (const char c : bytes) {
        if (static_cast<uchar>(c) > 0x7f)
            return false;
    }
    return true;
}

} // namespace

QString jsonName(QLatin1String name)
{
    const QByteArrayView bytes(name.data(), name.size());
    if (!isAscii(bytes)) // the same bytes mean something else in UTF-8
        return QString(name);
    return jsonName(bytes);
}

QString jsonName(QByteArrayView utf8)
{
    return kept(utf8, [&] { return QString::fromUtf8(utf8); });
}

} // namespace league::base
