#include "app/cli/strategy_options.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/games/game_registry.h"
#include "agents/player/model_strategy.h"
#include "agents/player/script_strategy.h"
#include "app/cli/exec_options.h"
#include "app/cli/model_options.h"

namespace league::app {

namespace {

using Maker = player::PlayerAgent::StrategyMaker;

const QString StrategyOption = QStringLiteral("strategy");
const QString SeedOption = QStringLiteral("seed");
const QString FallbackOption = QStringLiteral("llm-fallback");
const QString Model = QStringLiteral("llm");
const QString GameOption = QStringLiteral("game");

QString builtIn(const QString &game)
{
    return player::strategyNames(game).join(QStringLiteral(", "));
}

// What each game has, for the help: "random, even, odd; for mafia heuristic, random".
QString builtInOfAll()
{
    QStringList all{builtIn(player::UsualGame)};
    for (const QString &game : games::GameRegistry::ids()) {
        if (game != player::UsualGame)
            all.append(QStringLiteral("for %1 %2").arg(game, builtIn(game)));
    }
    return all.join(QStringLiteral("; "));
}

Maker namedStrategy(OptionReader &options, const QString &option)
{
    const QString game = readGame(options);
    const QString name =
        options.isDecided(option) ? options.text(option) : player::usualStrategy(game);
    if (!player::strategyNames(game).contains(name)) {
        const bool isFallback = option == FallbackOption;
        options.refuse(
            QStringLiteral("%1: there is no strategy \"%2\"%3%4. Known are: %5%6.")
                .arg(options.nameOf(option), name,
                     isFallback ? QStringLiteral(" to fall back on") : QString(),
                     game == player::UsualGame ? QString() : QStringLiteral(" for %1").arg(game),
                     builtIn(game), isFallback ? QString() : QStringLiteral(", ") + Model));
        return {};
    }
    const QString secret = options.has(SeedOption) ? options.text(SeedOption) : base::randomHex(16);
    const quint64 seed = base::RandomStream::seedFromText(secret);
    return [name, seed, game](const base::PlayerId &self) {
        return std::move(player::makeStrategy(name, seed, self, game)).value();
    };
}

Maker scriptStrategy(OptionReader &options, const AgentPlace &place, base::Clock &clock)
{
    if (options.has(StrategyOption))
        options.refuse(QStringLiteral("Either --strategy or --exec, not both."));
    const ExecPlan plan = readExec(options, place);
    player::ScriptOptions script;
    script.command = plan.command;
    script.displayName = place.name;
    script.gameType = readGame(options);
    script.stderrLog = plan.stderrLog;
    script.onStderr = plan.onStderr;
    return [script, &clock](const base::PlayerId &self) {
        return std::make_unique<player::ScriptStrategy>(script, self, clock);
    };
}

Maker modelStrategy(OptionReader &options, transport::Wire &wire, base::Clock &clock)
{
    const player::ModelOptions model = readModel(options, QStringLiteral("--strategy llm"));
    const Maker fallback = namedStrategy(options, FallbackOption);
    return [model, fallback, &wire, &clock](const base::PlayerId &self) {
        return std::make_unique<player::ModelStrategy>(model, fallback(self), wire, clock);
    };
}

} // namespace

void declareStrategy(QCommandLineParser &parser)
{
    parser.addOptions({
        {GameOption,
         QStringLiteral("The game it plays: %1.")
             .arg(games::GameRegistry::ids().join(QStringLiteral(", "))),
         QStringLiteral("GAME"), player::UsualGame},
        {StrategyOption,
         QStringLiteral("How it chooses: %1; or %2, which asks a language model. The usual one is "
                        "the first.")
             .arg(builtInOfAll(), Model),
         QStringLiteral("NAME")},
        {SeedOption, QStringLiteral("Any text; the same text chooses the same way again."),
         QStringLiteral("TEXT")},
    });
    declareExec(parser,
                QStringLiteral("A program of your own chooses instead: it reads one JSON question "
                               "per line and writes one JSON answer per line. `agent-league "
                               "starter script` writes an example."));
    declareModel(parser);
    parser.addOptions({
        {FallbackOption,
         QStringLiteral("For llm: the strategy that chooses when the model gives no choice in "
                        "time; the game's usual one unless given."),
         QStringLiteral("NAME")},
    });
}

QString readGame(OptionReader &options)
{
    return options.word(GameOption, games::GameRegistry::ids());
}

Maker readStrategy(OptionReader &options, const AgentPlace &place, transport::Wire &wire,
                   base::Clock &clock)
{
    const QString name = options.text(StrategyOption);
    if (name != Model && namesModel(options))
        options.refuse(QStringLiteral("--llm-url and --llm-model go with --strategy llm."));
    if (wantsExec(options))
        return scriptStrategy(options, place, clock);
    if (name == Model)
        return modelStrategy(options, wire, clock);
    return namedStrategy(options, StrategyOption);
}

} // namespace league::app
