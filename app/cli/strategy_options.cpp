#include "app/cli/strategy_options.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/player/model_strategy.h"
#include "agents/player/script_strategy.h"
#include "agents/protocol/chat_completion.h"
#include "agents/store/league_folder.h"
#include "agents/store/safe_name.h"
#include "app/cli/terminal.h"

#include <QDir>

namespace league::app {

namespace {

using Maker = player::PlayerAgent::StrategyMaker;

const QString StrategyOption = QStringLiteral("strategy");
const QString SeedOption = QStringLiteral("seed");
const QString ExecOption = QStringLiteral("exec");
const QString VerboseOption = QStringLiteral("verbose");
const QString DataOption = QStringLiteral("data");
const QString UrlOption = QStringLiteral("llm-url");
const QString ModelOption = QStringLiteral("llm-model");
const QString FallbackOption = QStringLiteral("llm-fallback");
const QString Model = QStringLiteral("llm");
const QString GameType = QStringLiteral("even_odd");

QString builtIn()
{
    return player::strategyNames().join(QStringLiteral(", "));
}

Maker namedStrategy(OptionReader &options, const QString &option)
{
    const QString name = options.text(option);
    if (!player::strategyNames().contains(name)) {
        const bool isFallback = option == FallbackOption;
        options.refuse(QStringLiteral("--%1: there is no strategy \"%2\"%3. Known are: %4%5.")
                           .arg(option, name,
                                isFallback ? QStringLiteral(" to fall back on") : QString(),
                                builtIn(), isFallback ? QString() : QStringLiteral(", ") + Model));
        return {};
    }
    const QString secret = options.has(SeedOption) ? options.text(SeedOption) : base::randomHex(16);
    const quint64 seed = base::RandomStream::seedFromText(secret);
    return [name, seed](const base::PlayerId &self) {
        return std::move(player::makeStrategy(name, seed, self)).value();
    };
}

// Found again by the name, and by the port when it is always the same.
QString stderrLog(const OptionReader &options, const AgentPlace &place)
{
    const QString agent = place.port == 0
        ? place.name
        : QStringLiteral("%1-%2").arg(place.name, QString::number(place.port));
    return QDir(options.text(DataOption))
        .filePath(QStringLiteral("logs/%1.stderr.log").arg(store::safeName(agent)));
}

Maker scriptStrategy(OptionReader &options, const AgentPlace &place, base::Clock &clock)
{
    if (options.has(StrategyOption))
        options.refuse(QStringLiteral("Either --strategy or --exec, not both."));
    const base::Result<QStringList> command =
        player::ScriptProcess::parse(options.text(ExecOption));
    if (!command) {
        options.refuse(QStringLiteral("--exec: %1.").arg(command.failure().sentence));
        return {};
    }
    player::ScriptOptions script;
    script.command = *command;
    script.displayName = place.name;
    script.gameType = GameType;
    script.stderrLog = stderrLog(options, place);
    if (options.has(VerboseOption)) {
        script.onStderr = [program = QDir(command->constFirst()).dirName()](const QString &line) {
            Terminal::say(QStringLiteral("[%1] %2").arg(program, line));
        };
    }
    return [script, &clock](const base::PlayerId &self) {
        return std::make_unique<player::ScriptStrategy>(script, self, clock);
    };
}

QByteArray keyFromEnvironment()
{
    const QByteArray own = qgetenv("AGENT_LEAGUE_LLM_KEY");
    return (own.isEmpty() ? qgetenv("OPENAI_API_KEY") : own).trimmed();
}

Maker modelStrategy(OptionReader &options, transport::Wire &wire, base::Clock &clock)
{
    player::ModelOptions model;
    model.model = options.text(ModelOption);
    model.key = keyFromEnvironment();
    if (!options.has(UrlOption) || model.model.isEmpty()) {
        options.refuse(QStringLiteral("--strategy llm needs --llm-url and --llm-model: which "
                                      "server, and which of its models?"));
        return {};
    }
    const base::Result<QUrl> endpoint = protocol::chatEndpoint(options.text(UrlOption));
    if (!endpoint) {
        options.refuse(QStringLiteral("--llm-url %1.").arg(endpoint.failure().sentence));
        return {};
    }
    model.endpoint = *endpoint;
    const QHostAddress host(endpoint->host());
    const bool isHere = host.isLoopback() || endpoint->host() == QLatin1String("localhost");
    if (!model.key.isEmpty() && endpoint->scheme() == QLatin1String("http") && !isHere) {
        Terminal::say(QStringLiteral("The key travels to %1 without encryption; https would keep "
                                     "it secret.")
                          .arg(endpoint->host()));
    }
    const Maker fallback = namedStrategy(options, FallbackOption);
    return [model, fallback, &wire, &clock](const base::PlayerId &self) {
        return std::make_unique<player::ModelStrategy>(model, fallback(self), wire, clock);
    };
}

} // namespace

void declareStrategy(QCommandLineParser &parser)
{
    parser.addOptions({
        {StrategyOption,
         QStringLiteral("How it chooses: %1, or %2, which asks a language model.")
             .arg(builtIn(), Model),
         QStringLiteral("NAME"), QStringLiteral("random")},
        {SeedOption, QStringLiteral("Any text; the same text chooses the same way again."),
         QStringLiteral("TEXT")},
        {ExecOption,
         QStringLiteral("A program of your own chooses instead: it reads one JSON question per "
                        "line and writes one JSON answer per line. `agent-league starter script` "
                        "writes an example."),
         QStringLiteral("COMMAND")},
        {{QStringLiteral("v"), VerboseOption},
         QStringLiteral("Shows what the program of --exec writes to its stderr.")},
        {DataOption, QStringLiteral("Where that is kept, as logs/<name>.stderr.log."),
         QStringLiteral("DIR"), store::LeagueFolder::defaultDataFolder()},
        {UrlOption,
         QStringLiteral("For llm: a server with OpenAI's chat completions, such as "
                        "http://127.0.0.1:8080/v1. The key comes from AGENT_LEAGUE_LLM_KEY or "
                        "OPENAI_API_KEY in the environment."),
         QStringLiteral("URL")},
        {ModelOption, QStringLiteral("For llm: the model's name."), QStringLiteral("NAME")},
        {FallbackOption,
         QStringLiteral("For llm: the strategy that chooses when the model gives no choice in "
                        "time."),
         QStringLiteral("NAME"), QStringLiteral("random")},
    });
}

Maker readStrategy(OptionReader &options, const AgentPlace &place, transport::Wire &wire,
                   base::Clock &clock)
{
    const QString name = options.text(StrategyOption);
    if (name != Model && (options.has(UrlOption) || options.has(ModelOption)))
        options.refuse(QStringLiteral("--llm-url and --llm-model go with --strategy llm."));
    if (options.has(ExecOption))
        return scriptStrategy(options, place, clock);
    if (name == Model)
        return modelStrategy(options, wire, clock);
    return namedStrategy(options, StrategyOption);
}

} // namespace league::app
