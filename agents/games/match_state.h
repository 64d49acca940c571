// MatchState: one match in play. Pure: it knows neither time nor network nor disk.
//
// Made by Game::newMatch, owned by the referee's match runner, who asks the pending questions,
// hands in what comes back and reports what time or the network spoiled:
//
//     for (const Question &question : state->pending())
//         ask(question);                      // later: state->accept(seat, answer)
//                                             //    or state->expire(seat, Fault::Timeout)
//     for (const GameEvent &event : state->takeEvents())
//         journal(event);
//     if (const auto outcome = state->outcome())
//         report(*outcome);
#pragma once

#include "agents/base/result.h"
#include "agents/games/fault.h"
#include "agents/games/match_outcome.h"

#include <QStringList>
#include <QVariantMap>

#include <chrono>
#include <optional>

namespace league::games {

// Something a seat has to answer now.
struct Question
{
    int seat = 0;
    QString kind; // "choose_parity"
    std::chrono::milliseconds window; // how long each send may wait for the answer
    QStringList options;
};

struct Answer
{
    QString choice;
    QVariantMap extra = {}; // what a game needs beyond the choice
};

// Something that happened, for the journal.
struct GameEvent
{
    QString kind;
    QString trigger; // the trigger to fire in the match's state chart, empty for none
    QVariantMap facts;
    QString visibility; // protocol.md §6.1
};

class MatchState
{
public:
    MatchState() = default;
    virtual ~MatchState() = default;
    MatchState(const MatchState &) = delete;
    MatchState &operator=(const MatchState &) = delete;

    // What is to be asked now; empty when the match is over. A seat that has answered or is at
    // fault does not appear.
    [[nodiscard]] virtual QList<Question> pending() const = 0;
    // Takes a seat's answer. A failure says why it does not count; with the code E004 the answer
    // was invalid and the seat is now at fault, with any other the match is as it was before.
    virtual base::Outcome accept(int seat, const Answer &answer) = 0;
    // The seat will not answer any more. Ignored for a seat that is not asked anything.
    virtual void expire(int seat, Fault fault) = 0;
    // What happened since the last call, in order.
    [[nodiscard]] virtual QList<GameEvent> takeEvents() = 0;
    // How the match ended; nothing while it runs.
    [[nodiscard]] virtual std::optional<MatchOutcome> outcome() const = 0;
    // What a seat may see, or an observer when no seat is given. No one sees a sealed choice but
    // the seat that made it, until the end.
    [[nodiscard]] virtual QVariantMap observation(std::optional<int> viewer) const = 0;
};

} // namespace league::games
