// What a match starts from: who sits where, by which rules, with which seed.
//
// Made by the referee after the invitations are answered (entropy comes with the answers) and
// handed to Game::newMatch. The same setup and the same answers always give the same match.
#pragma once

#include "agents/base/ids.h"

#include <QList>
#include <QString>
#include <QVariantMap>

namespace league::games {

struct Seat
{
    base::PlayerId player;
    QString entropy = {}; // the player's own part of the draw: ASCII, at most 64 characters
    QString displayName = {}; // for games in which players speak of each other
    bool isBot = false; // fills the seat and has no part in the league (M-153)
    bool wantsSayChunks = false; // is told what others say piece by piece (`say_chunks`)
};

struct MatchSetup
{
    base::MatchId match;
    int attempt = 1; // counts up when a match is restarted
    QList<Seat> seats;
    QVariantMap rules = {}; // names of fact_names.h; what is absent takes the game's default
    QString seed; // 64 hex digits for system draws, a decimal number for seeded ones
    // Games with a deal (protocol.md §3, §8.3): salt of the commitment, which deal it is, and the
    // roles by player where the manager gives them.
    QString seedSalt = {};
    int dealIndex = 0;
    QVariantMap rolePlan = {};
    qint64 startedAtMs = 0; // UTC of match time 0, for the deadlines in messages
};

} // namespace league::games
