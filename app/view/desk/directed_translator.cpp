#include "app/view/desk/directed_translator.h"

#include <algorithm>

namespace league::app::view {

namespace {

constexpr QChar RightToLeftMark(0x200F);
constexpr QChar FirstStrongIsolate(0x2068);
constexpr QChar PopIsolate(0x2069);

bool runsFromTheRight(QChar letter)
{
    return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
}

} // namespace

QString DirectedTranslator::translate(const char *context, const char *source, const char *comment,
                                      int number) const
{
    const QString text = QTranslator::translate(context, source, comment, number);
    return m_isRightToLeft ? directed(text) : text;
}

QString DirectedTranslator::directed(const QString &text)
{
    if (std::none_of(text.cbegin(), text.cend(), runsFromTheRight))
        return text;
    QString marked;
    marked.reserve(text.size() + 8);
    if (!runsFromTheRight(text.front()))
        marked.append(RightToLeftMark);
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isPlace = text[at] == u'%' && at + 1 < text.size() && text[at + 1].isDigit();
        if (!isPlace) {
            marked.append(text[at]);
            continue;
        }
        marked.append(FirstStrongIsolate).append(text[at]);
        while (at + 1 < text.size() && text[at + 1].isDigit())
            marked.append(text[++at]);
        marked.append(PopIsolate);
    }
    return marked;
}

} // namespace league::app::view
