// JsonText: the bytes of a JSON text while they are put together.
#pragma once

#include "agents/base/byte_builder.h"

#include <QString>

namespace league::base {

class JsonText : public ByteBuilder
{
public:
    // The text in quotes. False, and nothing is added, when it has letters that are no ASCII or
    // that have to be escaped.
    [[nodiscard]] bool addQuoted(const QString &text)
    {
        char *to = room(text.size() + 2);
        *to++ = '"';
        unsigned unusual = 0;
        for (const QChar c : text) {
            unusual |= static_cast<unsigned>(c < u' ' || c > u'~' || c == u'"' || c == u'\\');
            *to++ = static_cast<char>(c.unicode());
        }
        if (unusual != 0)
            return false;
        *to = '"';
        written(text.size() + 2);
        return true;
    }

    // The text in quotes, byte for byte as Qt writes it.
    void addText(const QString &text)
    {
        if (!addQuoted(text))
            addUnusual(text);
    }

private:
    void addUnusual(const QString &text);
};

} // namespace league::base
