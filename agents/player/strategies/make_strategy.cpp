#include "agents/games/game_registry.h"
#include "agents/player/strategies/adaptive_strategy.h"
#include "agents/player/strategies/alternating_strategy.h"
#include "agents/player/strategies/bot_strategy.h"
#include "agents/player/strategies/fixed_strategy.h"
#include "agents/player/strategies/pattern_strategy.h"
#include "agents/player/strategies/random_strategy.h"

#include <array>

namespace league::player {

namespace {

using Maker = std::unique_ptr<Strategy> (*)(quint64 seed, const base::PlayerId &self);

struct Entry
{
    QLatin1String name;
    Maker make;
};

template<class S>
std::unique_ptr<Strategy> make(quint64 seed, const base::PlayerId &self)
{
    return std::make_unique<S>(seed, self);
}

constexpr std::array<Entry, 6> Entries{{
    {QLatin1String("random"), make<RandomStrategy>},
    {parity::Even,
     [](quint64 seed, const base::PlayerId &self) -> std::unique_ptr<Strategy> {
         return std::make_unique<FixedStrategy>(parity::Even, seed, self);
     }},
    {parity::Odd,
     [](quint64 seed, const base::PlayerId &self) -> std::unique_ptr<Strategy> {
         return std::make_unique<FixedStrategy>(parity::Odd, seed, self);
     }},
    {QLatin1String("alternating"), make<AlternatingStrategy>},
    {QLatin1String("pattern"), make<PatternStrategy>},
    {QLatin1String("adaptive"), make<AdaptiveStrategy>},
}};

} // namespace

base::Result<std::unique_ptr<Strategy>>
makeStrategy(QStringView name, quint64 seed, const base::PlayerId &self, const QString &game)
{
    if (game != UsualGame && strategyNames(game).contains(name))
        return std::unique_ptr<Strategy>(
            std::make_unique<BotStrategy>(*games::GameRegistry::find(game), name.toString(), seed));
    for (const Entry &entry : Entries) {
        if (game == UsualGame && entry.name == name)
            return entry.make(seed, self);
    }
    return base::Failure{QStringLiteral("There is no strategy \"%1\". Known are: %2.")
                             .arg(name, strategyNames(game).join(QStringLiteral(", ")))};
}

QStringList strategyNames(const QString &game)
{
    if (game != UsualGame) {
        const games::Game *known = games::GameRegistry::find(game);
        return known ? known->botNames() : QStringList();
    }
    QStringList names;
    for (const Entry &entry : Entries)
        names.append(entry.name);
    return names;
}

QString usualStrategy(const QString &game)
{
    return strategyNames(game).value(0);
}

} // namespace league::player
