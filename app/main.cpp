#include "app/bench/charging_application.h"
#include "app/cli/command_line.h"
#include "app/cli/join_code.h"
#include "app/log_output.h"
#include "app/version.h"
#include "app/window/bench/bench_command.h"
#include "app/window/window.h"

#include <QCoreApplication>

#include <csignal>
#include <memory>
#include <sys/resource.h>

namespace {

// A league of 200 needs more than the usual 1024 open files, and runs out without an error.
void raiseOpenFileLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

// A file that may not grow is an error of that write, as on a full disk, and not our end.
void takeFileLimitsAsErrors()
{
    std::signal(SIGXFSZ, SIG_IGN);
}

std::unique_ptr<QCoreApplication> makeApplication(int &argc, char *argv[])
{
    if (argc > 1 && qstrcmp(argv[1], "bench") == 0)
        return std::make_unique<league::app::ChargingApplication>(argc, argv);
    return std::make_unique<QCoreApplication>(argc, argv);
}

} // namespace

int main(int argc, char *argv[])
{
    raiseOpenFileLimit();
    takeFileLimitsAsErrors();
    if (league::app::asksForWindow(argc, argv))
        return league::app::runWindow(argc, argv);
    if (league::app::asksForWindowCommand(argc, argv))
        return league::app::runWindowCommand(argc, argv);
    qputenv("QT_NO_GLIB", "1"); // without a window Qt's own event loop is a quarter faster
    const std::unique_ptr<QCoreApplication> app = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("agent-league"));
    QCoreApplication::setApplicationVersion(league::app::version());
    league::app::logToStderr();
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    league::app::hideJoinCode(argc, argv);
    return league::app::runCommandLine(arguments, {league::app::benchCommand()});
}
