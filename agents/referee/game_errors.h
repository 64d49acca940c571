// What the referee says to a player that answers late, wrongly or not at all: GAME_ERROR.
//
// Called by the MatchRunner, which adds the state of the match and sends it.
#pragma once

#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/transport/call_policy.h"

namespace league::referee {

// What a player that never answers brings about.
enum class Stake {
    TechnicalLoss,
    Cancellation // an invitation under the no-show policy "void" (L-03)
};

// E001, sent right before a call is repeated: which retry it is, of how many, and what follows when
// nothing comes (L-11). `awaited` is the message that did not come.
[[nodiscard]] protocol::GameError
warningBeforeRetry(const protocol::MatchAssignment &match, const base::PlayerId &player,
                   const QString &awaited, const transport::RetryNotice &notice, Stake stake);

// E004: the value is none that the game knows, and is not asked for again (L-09).
[[nodiscard]] protocol::GameError invalidAnswer(const protocol::MatchAssignment &match,
                                                const base::PlayerId &player,
                                                const QString &awaited);

// The answer does not count, for the reason that the game gave: E104 for a target that is none.
// Where the game wants another one, a new call follows.
[[nodiscard]] protocol::GameError refusedAnswer(const protocol::MatchAssignment &match,
                                                const base::PlayerId &player,
                                                const QString &awaited, const base::Failure &why);

} // namespace league::referee
