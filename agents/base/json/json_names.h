// Names of fields, kept: the few hundred that messages have come again and again.
#pragma once

#include <QLatin1String>
#include <QString>

namespace league::base {

// A name that is written in the program: JsonName("match_id").
struct JsonName
{
    QLatin1String text;

    template<size_t N>
    explicit consteval JsonName(const char (&name)[N]) : text(name, static_cast<qsizetype>(N) - 1)
    {
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
