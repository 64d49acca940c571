#include "app/cli/config_options.h"

#include "app/manager_address.h"

#include <algorithm>

namespace league::app {

namespace {

namespace sets = store::config_sets;
using store::ConfigAgent;
using store::ConfigFolder;
using store::ConfigValue;

const QString ConfigOption = QStringLiteral("config");
const QString LeagueOption = QStringLiteral("config-league");
const QString AgentOption = QStringLiteral("agent");

QList<ConfigAgent> activeOnes(const QList<ConfigAgent> &agents)
{
    QList<ConfigAgent> active;
    std::ranges::copy_if(agents, std::back_inserter(active), &ConfigAgent::isActive);
    return active;
}

void suggestFound(OptionReader &options, const QString &option, const ConfigFolder &config,
                  QLatin1String word)
{
    if (const std::optional<ConfigValue> value = config.find(word))
        options.suggest(option, value->text, value->where());
}

// Where agents find the manager: as agents_config.json says, or from the network's host and port.
void suggestManager(OptionReader &options, const ConfigFolder &config)
{
    const QString option = QStringLiteral("manager");
    if (config.find(sets::ManagerEndpoint))
        return suggestFound(options, option, config, sets::ManagerEndpoint);
    const std::optional<ConfigValue> port = config.find(sets::ManagerPort);
    if (!port)
        return;
    const std::optional<ConfigValue> host = config.find(sets::Host);
    options.suggest(option,
                    QStringLiteral("http://%1:%2")
                        .arg(host ? host->text : QStringLiteral("127.0.0.1"), port->text),
                    port->where());
}

// The port of an endpoint; an endpoint that is no address is refused.
void suggestPortOf(OptionReader &options, const QString &endpoint, const QString &where)
{
    const std::optional<QUrl> url = managerAddress(endpoint);
    if (!url) {
        options.refuse(QStringLiteral("%1 must be an address such as http://127.0.0.1:8000/mcp, "
                                      "not \"%2\".")
                           .arg(where, endpoint));
        return;
    }
    if (url->port() > 0)
        options.suggest(QStringLiteral("port"), QString::number(url->port()), where);
}

// `localhost` is a name for people; a server listens on addresses.
void suggestBind(OptionReader &options, const ConfigFolder &config)
{
    const std::optional<ConfigValue> host = config.find(sets::Host);
    if (!host)
        return;
    const bool isLocal = host->text.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0;
    options.suggest(QStringLiteral("bind"), isLocal ? QStringLiteral("127.0.0.1") : host->text,
                    host->where());
}

// As many as are listed, and not fewer than the league needs.
void suggestCount(OptionReader &options, const QString &option,
                  const std::optional<ConfigValue> &least, const QList<ConfigAgent> &listed)
{
    const QList<ConfigAgent> active = activeOnes(listed);
    const int needed = least ? least->text.toInt() : 0;
    if (!active.isEmpty() && active.size() >= needed) {
        options.suggest(option, QString::number(active.size()), active.constFirst().where);
    } else if (least) {
        options.suggest(option, least->text, least->where());
    }
}

void suggestForManager(OptionReader &options, const ConfigFolder &config)
{
    suggestFound(options, QStringLiteral("name"), config, sets::LeagueName);
    suggestFound(options, QStringLiteral("game"), config, sets::Game);
    suggestFound(options, QStringLiteral("max-players"), config, sets::MaxPlayers);
    suggestBind(options, config);
    suggestFound(options, QStringLiteral("port"), config, sets::ManagerPort);
    if (const std::optional<ConfigValue> endpoint = config.find(sets::ManagerEndpoint))
        suggestPortOf(options, endpoint->text, endpoint->where());
    suggestCount(options, QStringLiteral("expect-players"), config.find(sets::MinPlayers),
                 config.players);
    suggestCount(options, QStringLiteral("expect-referees"), config.find(sets::MinReferees),
                 config.referees);
}

// Each with the strategy of its own, else the one of defaults/player.json.
void suggestStrategies(OptionReader &options, const ConfigFolder &config)
{
    const QString option = QStringLiteral("strategies");
    const std::optional<ConfigValue> usual = config.find(sets::Strategy);
    const QList<ConfigAgent> players = activeOnes(config.players);
    const bool anyOwn = std::ranges::any_of(
        players, [](const ConfigAgent &player) { return !player.strategy.isEmpty(); });
    if (!anyOwn)
        return suggestFound(options, option, config, sets::Strategy);
    QStringList names;
    for (const ConfigAgent &player : players) {
        names.append(!player.strategy.isEmpty() ? player.strategy
                         : usual                ? usual->text
                                                : QStringLiteral("random"));
    }
    options.suggest(option, names.join(u','), players.constFirst().where);
}

void suggestForRun(OptionReader &options, const ConfigFolder &config)
{
    suggestFound(options, QStringLiteral("game"), config, sets::Game);
    suggestFound(options, QStringLiteral("base-port"), config, sets::ManagerPort);
    suggestCount(options, QStringLiteral("players"), config.find(sets::MinPlayers), config.players);
    suggestCount(options, QStringLiteral("referees"), config.find(sets::MinReferees),
                 config.referees);
    suggestStrategies(options, config);
}

// What agents_config.json says about the one of --agent.
void suggestOwn(OptionReader &options, const QList<ConfigAgent> &among)
{
    if (!options.has(AgentOption))
        return;
    const std::optional<ConfigAgent> own = ConfigFolder::agent(among, options.text(AgentOption));
    if (!own) {
        QStringList ids;
        for (const ConfigAgent &agent : among)
            ids.append(agent.id);
        options.refuse(
            QStringLiteral("--agent: agents/agents_config.json lists no \"%1\"%2.")
                .arg(options.text(AgentOption),
                     ids.isEmpty()
                         ? QString()
                         : QStringLiteral(", only %1").arg(ids.join(QStringLiteral(", ")))));
        return;
    }
    if (!own->name.isEmpty())
        options.suggest(QStringLiteral("name"), own->name, own->where);
    if (!own->endpoint.isEmpty())
        suggestPortOf(options, own->endpoint, own->where);
    if (!own->strategy.isEmpty())
        options.suggest(QStringLiteral("strategy"), own->strategy, own->where);
    if (!own->maxMatches.isEmpty())
        options.suggest(QStringLiteral("max-matches"), own->maxMatches, own->where);
}

void suggestForReferee(OptionReader &options, const ConfigFolder &config)
{
    suggestManager(options, config);
    suggestFound(options, QStringLiteral("port"), config, sets::RefereePort);
    suggestFound(options, QStringLiteral("max-matches"), config,
                 QLatin1String("max_concurrent_matches"));
    suggestOwn(options, config.referees);
}

void suggestForPlayer(OptionReader &options, const ConfigFolder &config)
{
    suggestManager(options, config);
    suggestFound(options, QStringLiteral("port"), config, sets::PlayerPort);
    suggestFound(options, QStringLiteral("game"), config, sets::Game);
    suggestFound(options, QStringLiteral("strategy"), config, sets::Strategy);
    suggestOwn(options, config.players);
}

bool concerns(const ConfigValue &value, ConfigTaker taker)
{
    return !(value.concerns == store::ConfigFor::Referees && taker == ConfigTaker::Player)
        && !(value.concerns == store::ConfigFor::Players && taker == ConfigTaker::Referee);
}

// Words of the exercise for what is a rule of ours.
void suggestWordedRule(OptionReader &options, const std::optional<ConfigValue> &value,
                       const QString &rule, const QMap<QString, QString> &words)
{
    if (!value)
        return;
    if (!words.contains(value->text)) {
        options.refuse(
            QStringLiteral("%1 must be one of %2, not \"%3\".")
                .arg(value->where(), words.keys().join(QStringLiteral(", ")), value->text));
        return;
    }
    options.suggestRule({rule, words.value(value->text), value->where()});
}

void suggestRules(OptionReader &options, const ConfigFolder &config, ConfigTaker taker)
{
    suggestWordedRule(options, config.find(sets::Backoff), QStringLiteral("backoff_multiplier"),
                      {{QStringLiteral("exponential"), QStringLiteral("2")},
                       {QStringLiteral("fixed"), QStringLiteral("1")}});
    suggestWordedRule(options, config.find(sets::Format), QStringLiteral("double_round_robin"),
                      {{QStringLiteral("round_robin"), QStringLiteral("false")},
                       {QStringLiteral("double_round_robin"), QStringLiteral("true")}});
    for (const ConfigValue &value : config.values) {
        if (value.isRule && concerns(value, taker))
            options.suggestRule({value.sets, value.text, value.where()});
    }
}

// Other people's agents write "jsonl" for the same.
void suggestLog(OptionReader &options, const ConfigFolder &config)
{
    if (const std::optional<ConfigValue> format = config.find(sets::LogFormat)) {
        const bool isLines = format->text == QLatin1String("jsonl");
        options.suggest(QStringLiteral("log-format"),
                        isLines ? QStringLiteral("json") : format->text, format->where());
    }
    suggestFound(options, QStringLiteral("log-size"), config, sets::LogSize);
    suggestFound(options, QStringLiteral("log-files"), config, sets::LogFiles);
}

} // namespace

void declareConfig(QCommandLineParser &parser, ConfigTaker taker)
{
    parser.addOptions({
        {ConfigOption,
         QStringLiteral("Folder with system.json, agents/, leagues/, games/ and defaults/ as in "
                        "SHARED/config; what the command line says wins. AGENT_LEAGUE_CONFIG in "
                        "the environment does the same. \"agent-league config init\" writes one."),
         QStringLiteral("DIR")},
        {LeagueOption,
         QStringLiteral("With --config: which of its leagues; default_league_id or the only one "
                        "when left out."),
         QStringLiteral("ID")},
    });
    if (taker == ConfigTaker::Referee || taker == ConfigTaker::Player) {
        parser.addOption({AgentOption,
                          QStringLiteral("With --config: which agent of agents_config.json this "
                                         "is; its name, port and strategy are taken."),
                          QStringLiteral("ID")});
    }
}

std::optional<ConfigFolder> readConfig(OptionReader &options, ConfigTaker taker)
{
    const QString folder = options.has(ConfigOption) ? options.text(ConfigOption)
                                                     : qEnvironmentVariable("AGENT_LEAGUE_CONFIG");
    if (folder.isEmpty()) {
        const QStringList without = {LeagueOption, AgentOption};
        for (const QString &option : without) {
            const bool isDeclared = option == LeagueOption || taker == ConfigTaker::Referee
                || taker == ConfigTaker::Player;
            if (isDeclared && options.has(option))
                options.refuse(QStringLiteral("--%1 needs --config DIR.").arg(option));
        }
        return std::nullopt;
    }
    const base::Result<ConfigFolder> config =
        ConfigFolder::read(folder, options.text(LeagueOption));
    if (!config) {
        options.refuse(config.failure().sentence);
        return std::nullopt;
    }
    suggestRules(options, *config, taker);
    suggestLog(options, *config);
    switch (taker) {
    case ConfigTaker::Run:
        suggestForRun(options, *config);
        break;
    case ConfigTaker::Manager:
        suggestForManager(options, *config);
        break;
    case ConfigTaker::Referee:
        suggestForReferee(options, *config);
        break;
    case ConfigTaker::Player:
        suggestForPlayer(options, *config);
        break;
    }
    return *config;
}

QStringList activeNames(const QList<ConfigAgent> &agents)
{
    QStringList names;
    for (const ConfigAgent &agent : activeOnes(agents))
        names.append(agent.name.isEmpty() ? agent.id : agent.name);
    return names;
}

} // namespace league::app
