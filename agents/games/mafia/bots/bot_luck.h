// BotLuck: the random choices of a built-in player (protocol.md §14).
//
// Every use opens a stream of its own, by purpose and number, so that a player decides the same
// after a restart. What the mafia must decide alike comes from a stream that all of them share.
#pragma once

#include "agents/base/ids.h"
#include "agents/base/random_stream.h"

#include <QStringList>

namespace league::games::bots {

class BotLuck
{
public:
    BotLuck(quint64 seed, const base::MatchId &match, const base::PlayerId &player);

    [[nodiscard]] base::RandomStream own(QLatin1String purpose, int number) const;
    // For all who belong to this mafia, whatever their own seeds are.
    [[nodiscard]] base::RandomStream team(QStringList mafia, QLatin1String purpose,
                                          int number) const;
    // Whether this is one of that many cases in a hundred.
    [[nodiscard]] bool happens(int percent, QLatin1String purpose, int number) const;

private:
    quint64 m_seed;
    base::MatchId m_match;
    base::PlayerId m_player;
};

} // namespace league::games::bots
