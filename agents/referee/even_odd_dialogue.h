// EvenOddDialogue: Even/Odd in messages: CHOOSE_PARITY_CALL, CHOOSE_PARITY_RESPONSE, GAME_OVER.
#pragma once

#include "agents/referee/game_dialogue.h"

namespace league::referee {

class EvenOddDialogue final : public GameDialogue
{
public:
    [[nodiscard]] QString roleOf(int seatNumber) const override;
    [[nodiscard]] base::PlayerId opponentOf(const protocol::MatchAssignment &match,
                                            int seat) const override;
    [[nodiscard]] QString answerType(const games::Question &question) const override;
    [[nodiscard]] Call ask(const protocol::MatchAssignment &match, const games::Question &question,
                           const protocol::Envelope &envelope, qint64 deadlineUtcMs) const override;
    [[nodiscard]] base::Result<games::Answer> readAnswer(const protocol::MatchAssignment &match,
                                                         const games::Question &question,
                                                         const JsonValue &reply) const override;
    [[nodiscard]] Call gameOver(const protocol::MatchAssignment &match,
                                const games::MatchSetup &setup, int seat,
                                const games::MatchOutcome &outcome,
                                const protocol::Envelope &envelope) const override;
};

} // namespace league::referee
