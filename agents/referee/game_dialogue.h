// GameDialogue: how a game's questions and outcomes are said in league.v2 messages.
//
// A game knows no messages and a match runner knows no game; this is the one place per game where
// the two meet. Stateless and shared. To add a game's dialogue: a class derived from this one and a
// line in dialogueFor().
#pragma once

#include "agents/games/match_outcome.h"
#include "agents/games/match_state.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/envelope.h"

namespace league::referee {

class GameDialogue
{
public:
    struct Call
    {
        QString method;
        QJsonObject params;
    };

    GameDialogue() = default;
    virtual ~GameDialogue() = default;
    GameDialogue(const GameDialogue &) = delete;
    GameDialogue &operator=(const GameDialogue &) = delete;

    // What the seat is called in an invitation: "PLAYER_A".
    [[nodiscard]] virtual QString roleOf(int seat) const = 0;
    // The seat's one opponent; empty where there is not exactly one.
    [[nodiscard]] virtual base::PlayerId opponentOf(const protocol::MatchAssignment &match,
                                                    int seat) const = 0;
    // The message that answers a question: "CHOOSE_PARITY_RESPONSE".
    [[nodiscard]] virtual QString answerType(const games::Question &question) const = 0;
    // The call that puts a question to a seat.
    [[nodiscard]] virtual Call ask(const protocol::MatchAssignment &match,
                                   const games::Question &question,
                                   const protocol::Envelope &envelope,
                                   qint64 deadlineUtcMs) const = 0;
    // The answer in a reply. A failure with the code E004 is an answer with an invalid value; any
    // other means that the reply is not an answer to this question and may be asked for again.
    [[nodiscard]] virtual base::Result<games::Answer>
    readAnswer(const protocol::MatchAssignment &match, int seat, const QJsonValue &reply) const = 0;
    // GAME_OVER as one seat gets it.
    [[nodiscard]] virtual Call gameOver(const protocol::MatchAssignment &match, int seat,
                                        const games::MatchOutcome &outcome,
                                        const protocol::Envelope &envelope) const = 0;
};

// The dialogue of a game; null for a game that has none.
[[nodiscard]] const GameDialogue *dialogueFor(QStringView gameType);

} // namespace league::referee
