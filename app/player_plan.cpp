#include "app/player_plan.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/player/model_strategy.h"
#include "agents/player/script_strategy.h"
#include "agents/player/strategies/person_strategy.h"
#include "agents/protocol/chat_completion.h"
#include "agents/store/safe_name.h"

#include <QDir>

namespace league::app {

namespace {

using Maker = player::PlayerAgent::StrategyMaker;

base::Result<Maker> builtIn(const PlayerPlan &plan, const QString &game)
{
    const QString name = plan.strategy.isEmpty() ? player::usualStrategy(game) : plan.strategy;
    const QString secret = plan.seed.isEmpty() ? base::randomHex(16) : plan.seed;
    const quint64 seed = base::RandomStream::seedFromText(secret);
    if (const auto known = player::makeStrategy(name, seed, base::PlayerId(), game); !known)
        return known.failure();
    return Maker([name, seed, game](const base::PlayerId &self) {
        return std::move(player::makeStrategy(name, seed, self, game)).value();
    });
}

base::Result<Maker> script(const PlayerPlan &plan, const MindMeans &means)
{
    const base::Result<QStringList> command = player::ScriptProcess::parse(plan.command);
    if (!command)
        return command.failure();
    player::ScriptOptions options;
    options.command = *command;
    options.displayName = plan.name;
    options.gameType = means.gameType;
    if (!means.dataFolder.isEmpty()) {
        options.stderrLog = stderrLogOf(means.dataFolder, plan.name);
    }
    return Maker([options, &clock = means.clock](const base::PlayerId &self) {
        return std::make_unique<player::ScriptStrategy>(options, self, clock);
    });
}

base::Result<Maker> model(const PlayerPlan &plan, const MindMeans &means)
{
    player::ModelOptions options;
    options.model = plan.modelName.trimmed();
    if (options.model.isEmpty())
        return base::Failure{QStringLiteral("Which model of the server is to play? Name it.")};
    const base::Result<QUrl> endpoint = protocol::chatEndpoint(plan.modelUrl.trimmed());
    if (!endpoint) {
        return base::Failure{QStringLiteral("The address of the model's server %1.")
                                 .arg(endpoint.failure().sentence)};
    }
    options.endpoint = *endpoint;
    options.key = plan.modelKey.isEmpty() ? modelKeyFromEnvironment() : plan.modelKey;
    const base::Result<Maker> fallback = builtIn(plan, means.gameType);
    if (!fallback)
        return fallback;
    return Maker([options, fallback = *fallback, &wire = means.wire,
                  &clock = means.clock](const base::PlayerId &self) {
        return std::make_unique<player::ModelStrategy>(options, fallback(self), wire, clock);
    });
}

} // namespace

QString stderrLogOf(const QString &dataFolder, const QString &name)
{
    return QDir(dataFolder)
        .filePath(QStringLiteral("logs/%1.stderr.log").arg(store::safeName(name)));
}

QByteArray modelKeyFromEnvironment()
{
    const QByteArray own = qgetenv("AGENT_LEAGUE_LLM_KEY");
    return (own.isEmpty() ? qgetenv("OPENAI_API_KEY") : own).trimmed();
}

QString mindWord(Mind mind)
{
    switch (mind) {
    case Mind::BuiltIn:
        break;
    case Mind::Script:
        return QStringLiteral("script");
    case Mind::Model:
        return QStringLiteral("model");
    case Mind::Person:
        return QStringLiteral("person");
    }
    return QStringLiteral("built_in");
}

Mind mindFrom(QStringView word)
{
    for (const Mind mind : {Mind::Script, Mind::Model, Mind::Person}) {
        if (word == mindWord(mind))
            return mind;
    }
    return Mind::BuiltIn;
}

QString PlayerPlan::strategyWord(const QString &gameType) const
{
    switch (mind) {
    case Mind::BuiltIn:
        break;
    case Mind::Script:
        return QStringLiteral("script");
    case Mind::Model:
        return QStringLiteral("llm");
    case Mind::Person:
        return QStringLiteral("human");
    }
    return strategy.isEmpty() ? player::usualStrategy(gameType) : strategy;
}

base::Result<Maker> makeMind(const PlayerPlan &plan, const MindMeans &means)
{
    switch (plan.mind) {
    case Mind::BuiltIn:
        break;
    case Mind::Script:
        return script(plan, means);
    case Mind::Model:
        return model(plan, means);
    case Mind::Person:
        return Maker([seat = means.seat](const base::PlayerId &) {
            return std::make_unique<player::PersonStrategy>(seat);
        });
    }
    return builtIn(plan, means.gameType);
}

} // namespace league::app
