// GameDialogue: how a game's questions, letters and outcomes are said in league.v2 messages.
//
// A game knows no messages and a match runner knows no game; this is the one place per game where
// the two meet. Stateless and shared. To add a game's dialogue: a class derived from this one and a
// line in dialogueFor(). What has a body here is for games with phases.
#pragma once

#include "agents/games/match_outcome.h"
#include "agents/games/match_setup.h"
#include "agents/games/match_state.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/match_messages.h"

namespace league::referee {

class GameDialogue
{
public:
    struct Call
    {
        QString method;
        JsonObject params;
    };

    GameDialogue() = default;
    virtual ~GameDialogue() = default;
    GameDialogue(const GameDialogue &) = delete;
    GameDialogue &operator=(const GameDialogue &) = delete;

    // What the seat of this number, from 1, is called in an invitation: "PLAYER_A".
    [[nodiscard]] virtual QString roleOf(int seatNumber) const = 0;
    // The seat's one opponent; empty where there is not exactly one.
    [[nodiscard]] virtual base::PlayerId opponentOf(const protocol::MatchAssignment &match,
                                                    int seat) const = 0;
    // What an invitation says of the rules.
    virtual void addTerms(protocol::GameInvitation &invitation,
                          const games::MatchSetup &setup) const
    {
        Q_UNUSED(invitation)
        Q_UNUSED(setup)
    }

    // What the players of the match call this one; its id, where nobody hides it (`seat_alias`).
    [[nodiscard]] virtual base::PlayerId knownAs(const games::MatchSetup &setup, int seat) const
    {
        return setup.seats.at(seat).player;
    }

    // The message that answers a question: "CHOOSE_PARITY_RESPONSE".
    [[nodiscard]] virtual QString answerType(const games::Question &question) const = 0;
    // The conversation in which a question is asked; empty: the one of the match.
    [[nodiscard]] virtual QString conversation(const protocol::MatchAssignment &match,
                                               const games::Question &question) const
    {
        Q_UNUSED(match)
        Q_UNUSED(question)
        return {};
    }
    // The call that puts a question to a seat. The deadline is for questions that are asked again;
    // others say their own.
    [[nodiscard]] virtual Call ask(const protocol::MatchAssignment &match,
                                   const games::Question &question,
                                   const protocol::Envelope &envelope,
                                   qint64 deadlineUtcMs) const = 0;
    // The facts of a question without what the player knows from another one, for players that want
    // only what is new (`context` of protocol.md §2).
    [[nodiscard]] virtual QVariantMap onlyNews(const QVariantMap &facts,
                                               const QVariantMap &known) const
    {
        Q_UNUSED(known)
        return facts;
    }
    // The answer in a reply. A failure with the code E004 is an answer with an invalid value; any
    // other means that the reply is not an answer to this question.
    [[nodiscard]] virtual base::Result<games::Answer>
    readAnswer(const protocol::MatchAssignment &match, const games::Question &question,
               const JsonValue &reply) const = 0;
    // Whether the reply only says that the answer will come by itself.
    [[nodiscard]] virtual bool isPutOff(const JsonValue &reply) const
    {
        Q_UNUSED(reply)
        return false;
    }
    // Whether an accepted answer cannot be changed any more; `question` is the last of its kind
    // that the seat was asked, if any.
    [[nodiscard]] virtual bool isFinal(const games::Answer &answer,
                                       const std::optional<games::Question> &question) const
    {
        Q_UNUSED(answer)
        Q_UNUSED(question)
        return true;
    }

    // What a seat is told; games without letters are never asked.
    [[nodiscard]] virtual Call tell(const protocol::MatchAssignment &match,
                                    const games::Letter &letter,
                                    const protocol::Envelope &envelope) const
    {
        Q_UNUSED(match)
        Q_UNUSED(letter)
        Q_UNUSED(envelope)
        return {};
    }
    // Who plays no longer for itself since this event (MR-35); empty for all other events.
    [[nodiscard]] virtual base::PlayerId goneSilent(const games::GameEvent &event) const
    {
        Q_UNUSED(event)
        return {};
    }

    // GAME_OVER as one seat gets it; the setup says who sat where in the end.
    [[nodiscard]] virtual Call gameOver(const protocol::MatchAssignment &match,
                                        const games::MatchSetup &setup, int seat,
                                        const games::MatchOutcome &outcome,
                                        const protocol::Envelope &envelope) const = 0;
};

// The dialogue of a game; null for a game that has none.
[[nodiscard]] const GameDialogue *dialogueFor(QStringView gameType);

} // namespace league::referee
