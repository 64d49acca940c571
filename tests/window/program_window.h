// ProgramWindow: the whole window of the program in a test, driven by keys and clicks.
//
// Made by tests; folders and preferences are its own. Every warning of Qt or of the engine is kept
// in `warnings`.
#pragma once

#include "app/view/boards/lobby_board.h"
#include "app/view/boards/person_board.h"
#include "app/view/desk/desk.h"
#include "app/view/desk/join_desk.h"
#include "app/window/fonts.h"
#include "tests/support/event_wait.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

namespace league::test {

class ProgramWindow
{
public:
    ProgramWindow()
    {
        qputenv("AGENT_LEAGUE_DATA", folder.filePath(QStringLiteral("data")).toLocal8Bit());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        app::view::Preferences preferences;
        preferences.setTheme(QStringLiteral("dark"));
        preferences.setLanguage(QStringLiteral("en"));
        preferences.setBasePort(0);
        preferences.setSpeed(QStringLiteral("MAX"));
        preferences.setReducedMotion(true);
        static const bool isPrepared = prepare();
        Q_UNUSED(isPrepared)
        warnings().clear();
        m_before = qInstallMessageHandler(keepWarnings);
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/League/Main.qml")));
        if (m_engine.rootObjects().isEmpty())
            qFatal("The window could not be made.");
        window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
        window->requestActivate();
        if (!eventually([this] { return window->isActive() && window->isExposed(); }))
            qFatal("The window did not come up.");
    }
    ~ProgramWindow() { qInstallMessageHandler(m_before); }

    // The singleton of that name of League.View.
    template<class T>
    [[nodiscard]] T *board(const char *name)
    {
        return m_engine.singletonInstance<T *>(qmlTypeId("League.View", 1, 0, name));
    }
    // The visible item of that objectName, also in a dialog; null for none.
    [[nodiscard]] QQuickItem *item(const QString &name) const
    {
        return below(window->contentItem(), name);
    }
    [[nodiscard]] bool shows(const QString &name) const
    {
        return eventually([&] { return item(name) != nullptr; });
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) const
    {
        QTest::keyClick(window, key, with);
    }
    void type(const QString &text) const
    {
        for (const QChar letter : text)
            QTest::keyClick(window, letter.toLatin1());
    }
    // Goes on by Tab until the item has the focus.
    [[nodiscard]] bool tabTo(const QString &name) const
    {
        for (int tries = 0; tries < 60; ++tries) {
            const QQuickItem *wanted = item(name);
            if (wanted && wanted->hasActiveFocus())
                return true;
            press(Qt::Key_Tab);
        }
        return false;
    }
    [[nodiscard]] static QStringList &warnings()
    {
        static QStringList kept;
        return kept;
    }

    QTemporaryDir folder;
    QQuickWindow *window = nullptr;

private:
    // Once in a program: as it is drawn without a graphics card, with our fonts.
    static bool prepare()
    {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        return app::loadFonts();
    }
    static void keepWarnings(QtMsgType type, const QMessageLogContext &, const QString &message)
    {
        if (type == QtWarningMsg || type == QtCriticalMsg)
            warnings().append(message);
    }
    static QQuickItem *below(QQuickItem *from, const QString &name)
    {
        if (!from->isVisible())
            return nullptr;
        if (from->objectName() == name)
            return from;
        for (QQuickItem *child : from->childItems()) {
            if (QQuickItem *found = below(child, name))
                return found;
        }
        return nullptr;
    }

    QQmlApplicationEngine m_engine;
    QtMessageHandler m_before = nullptr;
};

} // namespace league::test
