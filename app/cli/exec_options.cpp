#include "app/cli/exec_options.h"

#include "agents/player/script_process.h"
#include "agents/store/league_folder.h"
#include "agents/store/safe_name.h"
#include "app/cli/terminal.h"

#include <QDir>

namespace league::app {

namespace {

const QString ExecOption = QStringLiteral("exec");
const QString VerboseOption = QStringLiteral("verbose");
const QString DataOption = QStringLiteral("data");

// Found again by the name, and by the port when it is always the same.
QString stderrLog(const OptionReader &options, const AgentPlace &place)
{
    const QString agent = place.port == 0
        ? place.name
        : QStringLiteral("%1-%2").arg(place.name, QString::number(place.port));
    return QDir(options.text(DataOption))
        .filePath(QStringLiteral("logs/%1.stderr.log").arg(store::safeName(agent)));
}

} // namespace

void declareExec(QCommandLineParser &parser, const QString &sentence)
{
    parser.addOptions({
        {ExecOption, sentence, QStringLiteral("COMMAND")},
        {{QStringLiteral("v"), VerboseOption},
         QStringLiteral("Shows what the program of --exec writes to its stderr.")},
        {DataOption, QStringLiteral("Where that is kept, as logs/<name>.stderr.log."),
         QStringLiteral("DIR"), store::LeagueFolder::defaultDataFolder()},
    });
}

bool wantsExec(const OptionReader &options)
{
    return options.has(ExecOption);
}

ExecPlan readExec(OptionReader &options, const AgentPlace &place)
{
    const base::Result<QStringList> command =
        player::ScriptProcess::parse(options.text(ExecOption));
    if (!command) {
        options.refuse(QStringLiteral("--exec: %1.").arg(command.failure().sentence));
        return {};
    }
    ExecPlan plan{*command, stderrLog(options, place), {}};
    if (options.has(VerboseOption)) {
        plan.onStderr = [program = QDir(command->constFirst()).dirName()](const QString &line) {
            Terminal::say(QStringLiteral("[%1] %2").arg(program, line));
        };
    }
    return plan;
}

} // namespace league::app
