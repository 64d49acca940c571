#include "app/view/help/help_markdown.h"

#include <QRegularExpression>

namespace league::app::view {

namespace {

const QString Fence = QStringLiteral("```");

HelpBlock readLine(const QString &line)
{
    static const QRegularExpression item(QStringLiteral("^(-|\\d+\\.) +(.*)$"));
    if (line.startsWith(QLatin1String("# ")))
        return {HelpBlock::Kind::Title, line.mid(2)};
    if (line.startsWith(QLatin1String("## ")))
        return {HelpBlock::Kind::Heading, line.mid(3)};
    if (const auto match = item.match(line); match.hasMatch()) {
        const QString mark = match.captured(1);
        return {HelpBlock::Kind::Item, match.captured(2),
                mark == QLatin1String("-") ? QStringLiteral("•") : mark};
    }
    return {HelpBlock::Kind::Paragraph, line};
}

} // namespace

QList<HelpBlock> readHelp(const QString &markdown)
{
    QList<HelpBlock> blocks;
    bool isCode = false;
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith(Fence)) {
            isCode = !isCode;
            if (isCode)
                blocks.append({HelpBlock::Kind::Code, {}});
        } else if (isCode) {
            QString &text = blocks.last().text;
            text += text.isEmpty() ? line : u'\n' + line;
        } else if (!line.trimmed().isEmpty()) {
            blocks.append(readLine(line.trimmed()));
        }
    }
    return blocks;
}

QString richHelp(const QString &line, const QString &codeFamily, bool isRightToLeft)
{
    static const QRegularExpression strong(QStringLiteral("\\*\\*(.+?)\\*\\*"));
    static const QRegularExpression code(QStringLiteral("`(.+?)`"));
    QString html = line.toHtmlEscaped();
    html.replace(strong, QStringLiteral("<b>\\1</b>"));
    html.replace(
        code,
        QStringLiteral("<span style=\"font-family:'%1'\">\u2066\\1\u2069</span>").arg(codeFamily));
    return QStringLiteral("<p dir=\"%1\">%2</p>")
        .arg(isRightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr"), html);
}

} // namespace league::app::view
