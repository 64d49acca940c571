#include "agents/base/json/json_names.h"

#include <QByteArray>
#include <QHash>

#include <algorithm>
#include <array>
#include <cstring>
#include <mutex>

namespace league::base {

namespace {

constexpr size_t Places = 1'024; // a power of two
constexpr qsizetype LongestKept = 40;

constexpr qsizetype Word = sizeof(quint64);

// The names that are written in the program, for all threads and for good. A copy of such a text
// counts nothing: counting would make threads wait that pass objects to one another.
class OwnNames
{
public:
    static OwnNames &all()
    {
        static OwnNames names;
        return names;
    }

    // Null when it is none of them.
    [[nodiscard]] QString find(QByteArrayView name)
    {
        const std::scoped_lock lock(m_mutex);
        const auto text = m_texts.constFind(bytesOf(name));
        return text == m_texts.cend() ? QString() : uncounted(*text);
    }

    [[nodiscard]] QString make(QByteArrayView name)
    {
        constexpr qsizetype Most = 10'000; // far more than the program has
        const std::scoped_lock lock(m_mutex);
        auto text = m_texts.find(bytesOf(name));
        if (text == m_texts.end()) {
            if (m_texts.size() >= Most)
                return QString::fromUtf8(name);
            text = m_texts.insert(name.toByteArray(), QString::fromUtf8(name));
        }
        return uncounted(*text);
    }

private:
    static QByteArray bytesOf(QByteArrayView name)
    {
        return QByteArray::fromRawData(name.data(), name.size());
    }

    static QString uncounted(const QString &text)
    {
        return QString::fromRawData(text.constData(), text.size());
    }

    std::mutex m_mutex;
    QHash<QByteArray, QString> m_texts; // never removed from
};

struct Known
{
    QByteArray bytes = {};
    QString text = {};
    bool isOwn = false;
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

// Where this thread remembers a name of these bytes; what is there may be another.
Known &knownFor(QByteArrayView bytes)
{
    thread_local std::array<Known, Places> all;
    return all[placeOf(bytes)];
}

bool isKnown(const Known &known, QByteArrayView bytes)
{
    return !known.text.isNull() && isSame(known.bytes, bytes);
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
    if (bytes.size() > LongestKept || !isAscii(bytes)) // which mean something else in UTF-8
        return QString(name);
    Known &known = knownFor(bytes);
    if (!known.isOwn || !isKnown(known, bytes))
        known = {bytes.toByteArray(), OwnNames::all().make(bytes), true};
    return known.text;
}

QString jsonName(JsonName name)
{
    struct Written
    {
        const char *at = nullptr;
        QString text = {};
    };
    thread_local std::array<Written, Places> all;
    const char *at = name.text.data();
    const auto mixed = reinterpret_cast<quintptr>(at) * 0x9E37'79B9'7F4A'7C15;
    Written &written = all[(mixed >> 40) % Places];
    if (written.at != at)
        written = {at, jsonName(name.text)};
    return written.text;
}

QString jsonName(QByteArrayView utf8)
{
    if (utf8.size() > LongestKept)
        return QString::fromUtf8(utf8);
    Known &known = knownFor(utf8);
    if (!isKnown(known, utf8)) {
        const QString own = OwnNames::all().find(utf8);
        const QString text = own.isNull() ? QString::fromUtf8(utf8) : own;
        known = {utf8.toByteArray(), text, !own.isNull()};
    }
    return known.text;
}

QString jsonWord(QByteArrayView utf8)
{
    if (utf8.size() > LongestKept)
        return QString::fromUtf8(utf8);
    Known &known = knownFor(utf8);
    if (!isKnown(known, utf8))
        known = {utf8.toByteArray(), QString::fromUtf8(utf8), false};
    return known.text;
}

} // namespace league::base
