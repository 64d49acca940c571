// MatchVerdict: how a match must have ended, judged anew from its transcript.
//
// Used by the Auditor. It trusts no result: choices, entropy and commitment come from the messages,
// the number is drawn again, and the points follow. What the referee announced in GAME_OVER must
// agree.
#pragma once

#include "agents/games/even_odd/fair_draw.h"
#include "agents/protocol/vocabulary.h"
#include "agents/store/match_file.h"

#include <QMap>
#include <QSet>

namespace league::app {

struct MatchVerdict
{
    protocol::ResultStatus status = protocol::ResultStatus::Aborted;
    base::PlayerId winner = {};
    QMap<base::PlayerId, int> score = {};
    QSet<base::PlayerId> technical = {}; // who lost for technical reasons
    QString commitment = {}; // what the players were told
};

// What is judged: an attempt, who played, and the range of numbers.
struct MatchCase
{
    base::MatchId match;
    int attempt = 1;
    QList<base::PlayerId> players; // A, then B
    games::DrawRange range = {};
};

// Judges the entries of one attempt; the failure says what does not fit.
[[nodiscard]] base::Result<MatchVerdict> judgeAgain(const MatchCase &match,
                                                    const QList<store::TranscriptEntry> &entries);

} // namespace league::app
