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
        char *const to = room(text.size() + 2);
        to[0] = '"';
        // Not utf16(): that gives a text which is part of the program, as names are, memory of its
        // own, and does so behind the back of everybody who shares it.
        if (!copyUsual(text.constData(), text.size(), to + 1))
            return false;
        to[text.size() + 1] = '"';
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
    // False when a letter is no ASCII or has to be escaped; what was copied is of no use then.
    [[nodiscard]] static bool copyUsual(const QChar *from, qsizetype size, char *to);
    void addUnusual(const QString &text);
};

} // namespace league::base
