#include "app/window/window.h"

#include "app/cli/command_line.h"
#include "app/log_output.h"
#include "app/version.h"
#include "app/window/bench/bench_command.h"
#include "app/window/program_engine.h"

#include <QGuiApplication>
#include <QSurfaceFormat>

#include <algorithm>

namespace league::app {

namespace {

// Rings and lines are drawn as geometry, which is jagged on a graphics card unless asked otherwise.
void smoothEdges()
{
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
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
    Q_UNUSED(argv)
    return argc == 1 && hasScreen();
}

int runWindow(int &argc, char *argv[])
{
    smoothEdges();
    const QGuiApplication app(argc, argv);
    introduceProgram();
    const ProgramEngine program;
    if (!program.window())
        return 1;
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
    const QGuiApplication app(argc, argv);
    introduceProgram();
    return runCommandLine(QCoreApplication::arguments().mid(1), {benchCommand()});
}

} // namespace league::app
