// HelpBook: the pages of the built-in help, in the language of the window.
//
// A singleton of QML. The pages are resources/help/<language>/<page>.md; the README has the English
// ones word for word, and house.documents compares them.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class HelpBook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit HelpBook(QObject *parent = nullptr);

    // The blocks of a page: {kind, text, html, mark}. The kind is title, heading, paragraph, item
    // or code; html is the text for reading, with code in that font family. English where a
    // language has no such page; empty when there is none at all.
    Q_INVOKABLE [[nodiscard]] static QVariantList page(const QString &name, const QString &language,
                                                       const QString &codeFamily,
                                                       bool isRightToLeft);
};

} // namespace league::app::view
