#include "agents/base/json/json_names.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cstring>

namespace league::base {

namespace {

constexpr size_t Places = 1'024; // a power of two
constexpr qsizetype LongestKept = 40;

constexpr qsizetype Word = sizeof(quint64);

struct Known
{
    QByteArray bytes = {};
    QString text = {};
};

// Compares in words; nearly every name has at least one.
bool isSame(QByteArrayView a, QByteArrayView b)
{
    if (a.size() != b.size())
        return false;
    if (a.size() < Word)
        return std::equal(a.begin(), a.end(), b.begin());
    const auto wordsAreSame = [&](qsizetype from) {
        return std::memcmp(a.data() + from, b.data() + from, Word) == 0;
    };
    for (qsizetype from = 0; from + Word < a.size(); from += Word) {
        if (!wordsAreSame(from))
            return false;
    }
    return wordsAreSame(a.size() - Word);
}

// Of the length, the first bytes and the last: enough to tell the names of messages apart.
size_t placeOf(QByteArrayView bytes)
{
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
    if (known.text.isNull() || !isSame(known.bytes, bytes)) {
        known.text = make();
        known.bytes = bytes.toByteArray();
    }
    return known.text;
}

bool isAscii(QByteArrayView bytes)
{
    uchar all = 0;
    for (const char c : bytes)
        all |= static_cast<uchar>(c);
    return all <= 0x7f;
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
