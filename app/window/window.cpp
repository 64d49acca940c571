#include "app/window/window.h"

#include "app/log_output.h"
#include "app/version.h"
#include "app/view/desk/preferences.h"
#include "app/window/first_window.h"
#include "app/window/fonts.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSurfaceFormat>

namespace league::app {

namespace {

// A server or a plain terminal has no screen; Qt would end the program there with its own words.
bool hasScreen()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY")
        || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

// Rings and lines are drawn as geometry, which is jagged on a graphics card unless asked otherwise.
void smoothEdges()
{
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
}

} // namespace

bool asksForWindow(int argc, char *argv[])
{
    Q_UNUSED(argv)
    return argc == 1 && hasScreen();
}

int runWindow(int &argc, char *argv[])
{
    smoothEdges();
    const QGuiApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("agent-league"));
    QCoreApplication::setApplicationVersion(version());
    logToStderr();
    FirstWindow first(view::Preferences().dataFolder());
    if (!first.isFirst())
        return 0;
    loadFonts();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/League/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    if (auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst())) {
        QObject::connect(&first, &FirstWindow::startedAgain, window, [window] {
            if (window->visibility() == QWindow::Minimized)
                window->showNormal();
            window->raise();
            window->requestActivate();
        });
    }
    return QCoreApplication::exec();
}

} // namespace league::app
