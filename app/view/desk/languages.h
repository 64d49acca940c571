// Languages: which languages the window speaks, and which it speaks now.
//
// A singleton of QML. Changing the language needs no restart: translations are exchanged, the
// layout direction turns, and every text is read again.
#pragma once

#include "app/view/desk/directed_translator.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QQmlEngine;
class QJSEngine;

namespace league::app::view {

class Languages : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString current READ current NOTIFY changed)
    Q_PROPERTY(QString currentName READ currentName NOTIFY changed)
    Q_PROPERTY(bool isRightToLeft READ isRightToLeft NOTIFY changed)
    Q_PROPERTY(QVariantList all READ all CONSTANT)

public:
    explicit Languages(QQmlEngine *engine, QObject *parent = nullptr);
    static Languages *create(QQmlEngine *engine, QJSEngine *scripts);
    // The same as speak(), before anything is loaded: then nothing has to be said twice. The next
    // object of this class takes it over.
    static void speakFirst(QQmlEngine &engine, const QString &wanted);

    // en, he, ar, es, de, fr
    [[nodiscard]] static QStringList codes();

    // "system" takes the desktop's language when the window speaks it, else English.
    Q_INVOKABLE void speak(const QString &wanted);

    [[nodiscard]] const QString &current() const { return m_current; }
    // As its speakers call it: עברית
    [[nodiscard]] QString currentName() const;
    [[nodiscard]] bool isRightToLeft() const;
    // {code, name} of each
    [[nodiscard]] static QVariantList all();

Q_SIGNALS:
    void changed();

private:
    QQmlEngine *m_engine;
    std::unique_ptr<QTranslator> m_translator;
    QString m_current; // empty before the first call of speak()
};

} // namespace league::app::view
