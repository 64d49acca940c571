#include "app/window/window.h"

#include "app/log_output.h"
#include "app/version.h"
#include "app/window/fonts.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
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
    loadFonts();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/League/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    return QCoreApplication::exec();
}

} // namespace league::app
