#include "agents/base/quoting.h"

namespace league::base {

namespace {

bool isHarmless(QStringView text, qsizetype at)
{
    const QChar c = text[at];
    if (c.isHighSurrogate())
        return at + 1 < text.size() && text[at + 1].isLowSurrogate();
    if (c.isLowSurrogate())
        return at > 0 && text[at - 1].isHighSurrogate();
    const QChar::Category category = c.category();
    // The separators end a line for some readers, the formats turn the rest of it around.
    return category != QChar::Other_Control && category != QChar::Other_Format
        && category != QChar::Separator_Line && category != QChar::Separator_Paragraph;
}

} // namespace

QString quotable(QStringView text, qsizetype limit)
{
    const QStringView kept = text.left(limit);
    QString result = kept.toString();
    for (qsizetype i = 0; i < kept.size(); ++i) {
        if (!isHarmless(kept, i))
            result[i] = QChar::ReplacementCharacter;
    }
    if (kept.size() < text.size())
        result += u'…';
    return result;
}

} // namespace league::base
