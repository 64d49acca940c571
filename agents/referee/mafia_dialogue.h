// MafiaDialogue: Mafia in messages: night, discussion and vote calls, letters, GAME_OVER
// (protocol.md §4). The game's maps already have the words of the protocol; here they get their
// envelope.
//
// Seats are dealt from the final roster, and the invitations go out before that is known. They name
// the seats as they would be dealt from the roster as it is then; MAFIA_ROLE_ASSIGNMENT names the
// seat that counts, which differs only when somebody was replaced.
#pragma once

#include "agents/referee/game_dialogue.h"

namespace league::referee {

class MafiaDialogue final : public GameDialogue
{
public:
    [[nodiscard]] QString roleOf(int seatNumber) const override;
    [[nodiscard]] base::PlayerId opponentOf(const protocol::MatchAssignment &match,
                                            int seat) const override;
    void addTerms(protocol::GameInvitation &invitation,
                  const games::MatchSetup &setup) const override;
    [[nodiscard]] base::PlayerId knownAs(const games::MatchSetup &setup, int seat) const override;
    [[nodiscard]] QString answerType(const games::Question &question) const override;
    [[nodiscard]] QString conversation(const protocol::MatchAssignment &match,
                                       const games::Question &question) const override;
    [[nodiscard]] Call ask(const protocol::MatchAssignment &match, const games::Question &question,
                           const protocol::Envelope &envelope, qint64 deadlineUtcMs) const override;
    [[nodiscard]] QVariantMap onlyNews(const QVariantMap &facts,
                                       const QVariantMap &known) const override;
    [[nodiscard]] base::Result<games::Answer> readAnswer(const protocol::MatchAssignment &match,
                                                         const games::Question &question,
                                                         const JsonValue &reply) const override;
    [[nodiscard]] bool isPutOff(const JsonValue &reply) const override;
    [[nodiscard]] bool isFinal(const games::Answer &answer,
                               const std::optional<games::Question> &question) const override;
    [[nodiscard]] Call tell(const protocol::MatchAssignment &match, const games::Letter &letter,
                            const protocol::Envelope &envelope) const override;
    [[nodiscard]] base::PlayerId goneSilent(const games::GameEvent &event) const override;
    [[nodiscard]] Call gameOver(const protocol::MatchAssignment &match,
                                const games::MatchSetup &setup, int seat,
                                const games::MatchOutcome &outcome,
                                const protocol::Envelope &envelope) const override;
};

} // namespace league::referee
