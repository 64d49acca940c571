// Names of fields, kept: the few hundred that messages have come again and again.
#pragma once

#include <QLatin1String>
#include <QString>

namespace league::base {

// A name that is written in the program, in ASCII: JsonName("match_id").
struct JsonName
{
    QLatin1String text;
    quint64 beginning = 0; // the first letters as a number, for comparisons

    template<size_t N>
    explicit consteval JsonName(const char (&name)[N]) : text(name, static_cast<qsizetype>(N) - 1)
    {
        for (size_t i = 0; i < sizeof beginning; ++i)
            beginning = (beginning << 8) | (i < N ? static_cast<uchar>(name[i]) : 0);
    }

    // Below zero when this one stands before the other, zero when they are the same.
    [[nodiscard]] int compare(const JsonName &other) const
    {
        if (beginning != other.beginning)
            return beginning < other.beginning ? -1 : 1;
        return text.compare(other.text);
    }
};

// The name, which is written in the program, as a text. It is made once for all threads and kept;
// the text is as cheap to copy as a QStringLiteral.
[[nodiscard]] QString jsonName(QLatin1String name);
// Likewise, and found by where it is written.
[[nodiscard]] QString jsonName(JsonName name);
// A name that came from elsewhere, as UTF-8: the program's own where it has that, else shared with
// the last one that was the same on this thread.
[[nodiscard]] QString jsonName(QByteArrayView utf8);
// A word that came from elsewhere, as UTF-8: likewise shared with the last that was the same.
[[nodiscard]] QString jsonWord(QByteArrayView utf8);

} // namespace league::base
