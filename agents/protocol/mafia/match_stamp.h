// MatchStamp: which match a message is about; flat fields that every Mafia message has (§1).
//
// A message has a member `stamp` and calls describeStamp(), or describeSaidStamp() when a player
// sends it: an answer in the result of a call may leave out what the call has said.
#pragma once

#include "agents/protocol/attempt.h"
#include "agents/protocol/field_types.h"

namespace league::protocol {

struct MatchStamp
{
    base::LeagueId leagueId = {};
    std::optional<int> roundId = {};
    base::MatchId matchId = {};
    int attempt = 1;
    QString gameType = {};
};

struct SaidStamp
{
    base::MatchId matchId = {};
    std::optional<int> attempt = {};
    QString gameType = {};
    base::PlayerId playerId = {};
};

template<class Self, class V>
void describeStamp(Self &stamp, V &v)
{
    v.optional("league_id", stamp.leagueId);
    v.optional("round_id", stamp.roundId);
    v.required("match_id", stamp.matchId);
    describeAttempt(stamp, v);
    v.optional("game_type", stamp.gameType);
}

template<class Self, class V>
void describeSaidStamp(Self &stamp, V &v)
{
    v.optional("match_id", stamp.matchId);
    describeSaidAttempt(stamp, v);
    v.optional("game_type", stamp.gameType);
    v.optional("player_id", stamp.playerId);
}

} // namespace league::protocol
