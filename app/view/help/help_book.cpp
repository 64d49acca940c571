#include "app/view/help/help_book.h"

#include "app/view/help/help_markdown.h"

#include <QFile>

namespace league::app::view {

namespace {

QString kindOf(const HelpBlock &block)
{
    switch (block.kind) {
    case HelpBlock::Kind::Title:
        return QStringLiteral("title");
    case HelpBlock::Kind::Heading:
        return QStringLiteral("heading");
    case HelpBlock::Kind::Paragraph:
        return QStringLiteral("paragraph");
    case HelpBlock::Kind::Item:
        return QStringLiteral("item");
    case HelpBlock::Kind::Code:
        return QStringLiteral("code");
    }
    return {};
}

QString written(const QString &name, const QString &language)
{
    QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

HelpBook::HelpBook(QObject *parent) : QObject(parent) { }

QVariantList HelpBook::page(const QString &name, const QString &language, const QString &codeFamily,
                            bool isRightToLeft)
{
    QString markdown = written(name, language);
    if (markdown.isEmpty())
        markdown = written(name, QStringLiteral("en"));
    QVariantList list;
    for (const HelpBlock &block : readHelp(markdown)) {
        const bool isCode = block.kind == HelpBlock::Kind::Code;
        list.append(QVariantMap{
            {QStringLiteral("kind"), kindOf(block)},
            {QStringLiteral("text"), block.text},
            {QStringLiteral("html"),
             isCode ? QString() : richHelp(block.text, codeFamily, isRightToLeft)},
            {QStringLiteral("mark"), block.mark},
        });
    }
    return list;
}

} // namespace league::app::view
