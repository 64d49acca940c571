#include "app/cli/config_command.h"

#include "app/cli/config_options.h"
#include "app/cli/manager_command.h"
#include "app/cli/rule_options.h"
#include "app/cli/wrong_usage.h"
#include "app/example_config.h"

namespace league::app {

namespace {

const QString LeagueOption = QStringLiteral("config-league");
const QString Usual = QStringLiteral("SHARED/config");

void declare(QCommandLineParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("what"),
        QStringLiteral("init writes a commented example; check tells what is wrong in a folder and "
                       "what it decides."),
        QStringLiteral("init|check"));
    parser.addPositionalArgument(QStringLiteral("folder"),
                                 QStringLiteral("The folder; %1 when left out.").arg(Usual),
                                 QStringLiteral("[DIR]"));
    parser.addOption({LeagueOption,
                      QStringLiteral("With check: which of the leagues; default_league_id or the "
                                     "only one when left out."),
                      QStringLiteral("ID")});
}

int init(const QString &folder)
{
    const base::Result<QStringList> written = ExampleConfig::writeTo(folder);
    if (!written) {
        Terminal::complain(written.failure().sentence);
        return Failed;
    }
    Terminal::print(written->join(u'\n'));
    Terminal::say(QStringLiteral("Try: agent-league run --config %1").arg(folder));
    return Done;
}

QString lineFor(const store::ConfigAgent &agent)
{
    return QStringLiteral("  %1  %2  %3  %4%5")
        .arg(agent.id, agent.name, agent.endpoint, agent.strategy,
             agent.isActive ? QString() : QStringLiteral("  (not active)"));
}

QString remarkOn(const store::ConfigValue &value)
{
    return value.sets == store::config_sets::LeagueId
        ? QStringLiteral(" (names this file; every league that is played has an id of its own)")
        : QString();
}

void print(const store::ConfigFolder &config)
{
    QString file;
    for (const store::ConfigValue &value : config.values) {
        if (value.file != file) {
            file = value.file;
            Terminal::print(file);
        }
        Terminal::print(
            value.isRule
                ? QStringLiteral("  %1: the rule %2 is %3").arg(value.key, value.sets, value.text)
                : QStringLiteral("  %1: %2%3").arg(value.key, value.text, remarkOn(value)));
    }
    for (const auto &[title, agents] : {std::pair(QStringLiteral("Referees"), config.referees),
                                        std::pair(QStringLiteral("Players"), config.players)}) {
        if (!agents.isEmpty())
            Terminal::print(title);
        for (const store::ConfigAgent &agent : agents)
            Terminal::print(lineFor(agent).trimmed().prepend(QStringLiteral("  ")));
    }
}

// What a manager would refuse although each file is right for itself.
QString refusalOf(const QStringList &arguments)
{
    QCommandLineParser parser;
    managerCommand().declare(parser);
    if (!parser.parse(QStringList{QString()} + arguments))
        return parser.errorText();
    OptionReader options(parser);
    const std::optional<store::ConfigFolder> config = readConfig(options, ConfigTaker::Manager);
    if (config) {
        const std::optional<store::ConfigValue> game = config->find(store::config_sets::Game);
        (void)readRules(options, game ? game->text : QStringLiteral("even_odd"));
    }
    return options.problem();
}

int check(const QString &folder, const QString &league)
{
    const base::Result<store::ConfigFolder> config = store::ConfigFolder::read(folder, league);
    if (!config) {
        Terminal::complain(config.failure().sentence);
        return Failed;
    }
    QStringList arguments{QStringLiteral("--config"), folder};
    if (!league.isEmpty())
        arguments << QStringLiteral("--config-league") << league;
    const QString refusal = refusalOf(arguments);
    if (!refusal.isEmpty()) {
        Terminal::complain(refusal);
        return Failed;
    }
    print(*config);
    return Done;
}

int run(const QCommandLineParser &parser)
{
    const QString command = QStringLiteral("config");
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty() || words.size() > 2)
        return wrongUsage(QStringLiteral("config takes init or check, and a folder."), command);
    const QString folder = words.value(1, Usual);
    if (folder.isEmpty())
        return wrongUsage(QStringLiteral("The name of the folder is empty."), command);
    if (words.constFirst() == QStringLiteral("init"))
        return init(folder);
    if (words.constFirst() == QStringLiteral("check"))
        return check(folder, parser.value(LeagueOption));
    return wrongUsage(QStringLiteral("config takes init or check, not \"%1\".")
                          .arg(Terminal::oneLine(words.constFirst())),
                      command);
}

} // namespace

Command configCommand()
{
    return {QStringLiteral("config"),
            QStringLiteral("Writes an example of a configuration folder, or checks one."), declare,
            run};
}

} // namespace league::app
