#include "app/window/window.h"

#include "app/cli/command_line.h"
#include "app/cli/join_code.h"
#include "app/log_output.h"
#include "app/version.h"
#include "app/view/desk/preferences.h"
#include "app/window/bench/bench_command.h"
#include "app/window/first_window.h"
#include "app/window/opener.h"
#include "app/window/program_engine.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QSurfaceFormat>

#include <algorithm>
#include <array>

namespace league::app {

namespace {

// Rings and lines are drawn as geometry, which is jagged on a graphics card unless asked otherwise.
void smoothEdges()
{
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
}

// Without a graphics card OpenGL is imitated, which draws a frame in a tenth of a second; Qt
// Quick's own way of drawing needs none. Whoever has set one of Qt's variables has decided.
void drawWithoutCard()
{
    constexpr std::array decided{"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND",
                                 "LIBGL_ALWAYS_SOFTWARE"};
    constexpr std::array cards{"/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0"};
    const bool isDecided = std::ranges::any_of(
        decided, [](const char *name) { return qEnvironmentVariableIsSet(name); });
    const bool hasCard = std::ranges::any_of(
        cards, [](const char *file) { return QFileInfo::exists(QString::fromLatin1(file)); });
    if (!isDecided && !hasCard)
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

void introduceProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("agent-league"));
    QCoreApplication::setApplicationVersion(version());
    logToStderr();
}

} // namespace

// A server or a plain terminal has no screen; Qt would end the program there with its own words.
bool hasScreen()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY")
        || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

bool asksForWindow(int argc, char *argv[])
{
    const bool opens = argc == 2 && Opener::knows(QString::fromLocal8Bit(argv[1]));
    return (argc == 1 || opens) && hasScreen();
}

int runWindow(int &argc, char *argv[])
{
    smoothEdges();
    drawWithoutCard();
    const QGuiApplication app(argc, argv);
    introduceProgram();
    FirstWindow first(view::Preferences().dataFolder());
    const QString opened = Opener::carried(QCoreApplication::arguments().value(1));
    hideJoinCode(argc, argv);
    if (!first.isFirst(opened))
        return 0;
    ProgramEngine program;
    if (!program.window())
        return 1;
    Opener opener(*program.window());
    QObject::connect(&first, &FirstWindow::startedAgain, program.window(),
                     [&opener](const QString &again) { opener.openInFront(again); });
    opener.open(opened);
    return QCoreApplication::exec();
}

bool asksForWindowCommand(int argc, char *argv[])
{
    const auto is = [](const char *word) {
        return [word](const char *given) { return qstrcmp(given, word) == 0; };
    };
    return hasScreen() && argc > 2 && is("bench")(argv[1])
        && std::any_of(argv + 2, argv + argc, is("--gui"));
}

int runWindowCommand(int &argc, char *argv[])
{
    smoothEdges();
    drawWithoutCard();
    const QGuiApplication app(argc, argv);
    introduceProgram();
    return runCommandLine(QCoreApplication::arguments().mid(1), {benchCommand()});
}

} // namespace league::app
