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
};

struct MatchSetup
{
    base::MatchId match;
    int attempt = 1; // counts up when a match is restarted
    QList<Seat> seats;
    QVariantMap rules = {}; // names of fact_names.h; what is absent takes the game's default
    QString seed; // 64 hex digits for system draws, a decimal number for seeded ones
};

} // namespace league::games
