// About: which program this is and what it is made of, for the about dialog.
//
// A singleton of QML; constants only.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class About : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT)

public:
    explicit About(QObject *parent = nullptr) : QObject(parent) { }

    // Of this program: 0.4.0
    [[nodiscard]] static QString version();
    // Of the Qt it runs with: 6.4.2
    [[nodiscard]] static QString qtVersion();
};

} // namespace league::app::view
