// Reads a page of the built-in help: the little Markdown that resources/help is written in.
//
// A page is headings, paragraphs, lists and commands in fences. What stands in a line may be
// **strong** or `code`; anything else is shown as it is.
#pragma once

#include <QList>
#include <QString>

namespace league::app::view {

struct HelpBlock
{
    enum class Kind {
        Title,
        Heading,
        Paragraph,
        Item, // of a list
        Code,
    };

    Kind kind = Kind::Paragraph;
    QString text; // of Code all lines; otherwise one, as it is written
    QString mark = {}; // of Item: "1." or a dot
};

[[nodiscard]] QList<HelpBlock> readHelp(const QString &markdown);
// A line as HTML for Text. Code keeps its direction inside right-to-left sentences.
[[nodiscard]] QString richHelp(const QString &line, const QString &codeFamily, bool isRightToLeft);

} // namespace league::app::view
