#include "agents/games/mafia/bots/bot_luck.h"

namespace league::games::bots {

namespace {

// Shared choices must not depend on anybody's own seed.
constexpr quint64 TeamSeed = 0;

} // namespace

BotLuck::BotLuck(quint64 seed, const base::MatchId &match, const base::PlayerId &player)
    : m_seed(seed), m_match(match), m_player(player)
{
}

base::RandomStream BotLuck::own(QLatin1String purpose, int number) const
{
    return {m_seed,
            QStringLiteral("bot/%1/%2/%3/%4")
                .arg(m_match.text(), m_player.text(), purpose, QString::number(number))};
}

base::RandomStream BotLuck::team(QStringList mafia, QLatin1String purpose, int number) const
{
    mafia.sort();
    return {TeamSeed,
            QStringLiteral("team/%1/%2/%3/%4")
                .arg(m_match.text(), mafia.join(u','), purpose, QString::number(number))};
}

bool BotLuck::happens(int percent, QLatin1String purpose, int number) const
{
    return own(purpose, number).uniform(100) < static_cast<quint64>(percent);
}

} // namespace league::games::bots
