// How a match ended, for every seat and in one sentence.
//
// Made by a game, read by the referee, who tells the players and reports it to the manager.
#pragma once

#include "agents/base/ids.h"

#include <QList>
#include <QString>
#include <QVariantMap>

#include <optional>

namespace league::games {

enum class SeatResult {
    Win,
    Draw,
    Loss,
    TechnicalLoss,
    Void // the match does not count for this seat
};

struct MatchOutcome
{
    QString status; // WIN, DRAW, TECHNICAL_LOSS, CANCELLED
    std::optional<base::PlayerId> winner; // none in a draw, or when nobody was left to win
    QList<SeatResult> seats; // one per seat
    QList<int> points; // one per seat
    QString reason; // "P01 chose even and 8 is even, so P01 wins."
    QVariantMap details; // names of fact_names.h
};

} // namespace league::games
