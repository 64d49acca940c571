// StarterShelf: the small agents people can begin with, offered by the settings page.
//
// A singleton of QML over app/starter_kit.h.
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class StarterShelf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariantList kits READ kits CONSTANT)

public:
    explicit StarterShelf(QObject *parent = nullptr) : QObject(parent) { }

    // {name, summary, tryIt} of each
    [[nodiscard]] static QVariantList kits();
    // Writes a kit into a new folder starter-<kit> inside `folder`; written() or failed() follows.
    Q_INVOKABLE void write(const QString &kit, const QUrl &folder);

Q_SIGNALS:
    // Where it is now, and the command that tries it.
    void written(const QString &folder, const QString &tryIt);
    void failed(const QString &sentence);
};

} // namespace league::app::view
