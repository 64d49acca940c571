// MatchState: one match in play. Pure: it knows neither network nor disk, and of time only what it
// is told.
//
// Made by Game::newMatch, owned by the referee's match runner, who asks the pending questions,
// hands in what comes back and reports what time or the network spoiled:
//
//     state->begin();
//     for (const Question &question : state->pending())
//         ask(question);                      // later: state->accept(seat, answer)
//                                             //    or state->expire(seat, Fault::Timeout)
//     for (const GameEvent &event : state->takeEvents())
//         journal(event);
//     for (const Letter &letter : state->takeLetters())
//         send(letter);
//     if (const auto outcome = state->outcome())
//         report(*outcome);
//     else if (const auto due = state->dueMs())
//         wakeAt(*due);                       // then: state->passTime(now)
//
// Whatever is handed in may change all of it: what is pending, what is told, when it wants to be
// woken. A game that is one simultaneous question needs only the functions without a body of their
// own; the others belong to games with phases.
//
// Match time is counted in milliseconds from begin(). Every input carries it, so the same setup and
// the same inputs in the same order always give the same match (M-140).
#pragma once

#include "agents/base/result.h"
#include "agents/games/fault.h"
#include "agents/games/match_outcome.h"
#include "agents/protocol/channel_event.h"

#include <QStringList>
#include <QVariantMap>

#include <chrono>
#include <optional>

namespace league::games {

// How a referee insists on an answer.
enum class Patience {
    // Every send has the whole window; silence is asked again, then the seat expires (L-11).
    Retries,
    // Asked once; only a failed connection is tried again. The game itself ends the question when
    // its time is over, by no longer having it in pending() (MR-37).
    UntilClosed
};

// Something a seat has to answer now.
struct Question
{
    int seat = 0;
    QString kind; // "choose_parity", "night_action", "discussion_turn", "vote"
    std::chrono::milliseconds window{0}; // Retries: how long each send may wait for the answer
    QStringList options = {};
    // Tells one question to a seat from the next: "n1-p06-2". Empty where a seat is asked only
    // once.
    QString id = {};
    Patience patience = Patience::Retries;
    std::optional<qint64> closesAtMs = {}; // UntilClosed: match time; none when nothing presses
    QVariantMap facts = {}; // what the call says beyond that, in the words of the protocol
};

struct Answer
{
    QString choice = {};
    QVariantMap extra = {}; // what a game needs beyond the choice
    QString kind = {}; // of the question it answers; empty where there is only one kind
};

// Something that happened, for the journal.
struct GameEvent
{
    QString kind;
    QString trigger; // the trigger to fire in the match's state chart, empty for none
    QVariantMap facts; // may hold what only observers see, under fact::ObserverPart
    QString visibility; // protocol.md §6.1
    qint64 atMs = 0; // match time
};

// Something that a seat is told: the copy of an event that it may see, and nothing else.
struct Letter
{
    int seat = 0;
    QString kind;
    QVariantMap facts;
};

// What the operator does to a running match (MATCH_CONTROL).
struct MatchOrderFact
{
    QString command; // pause, resume, advance, set_speed
    QString value = {};
};

// Everything that was handed in, as a replay file keeps it (protocol.md §10).
struct MatchInput
{
    qint64 atMs = 0;
    QString source; // "player:P06", "clock", "operator", "link"
    QString type; // NIGHT_ACTION_RESPONSE, PHASE_DEADLINE, …
    QVariantMap data;
    QString errorCode = {}; // empty when it was accepted
    qsizetype eventsBefore = 0; // how many events there were when it came
};

class MatchState
{
public:
    MatchState() = default;
    virtual ~MatchState() = default;
    MatchState(const MatchState &) = delete;
    MatchState &operator=(const MatchState &) = delete;

    // The match begins; its time is 0.
    virtual void begin() { }

    // What is to be asked now; empty when the match is over, or only time can change it. A seat
    // that has answered or is at fault does not appear.
    [[nodiscard]] virtual QList<Question> pending() const = 0;
    // Takes a seat's answer, also one that nobody asked for: a changed vote, a piece of a speech. A
    // failure says why it does not count; with the code E004 the answer was invalid and the seat is
    // now at fault, with any other the match is as it was before.
    virtual base::Outcome accept(int seat, const Answer &answer, qint64 nowMs) = 0;
    // The seat will not answer any more. Ignored for a seat that is not asked anything.
    virtual void expire(int seat, Fault fault, qint64 nowMs) = 0;

    // When it wants to be told of the time next; nothing when time changes nothing.
    [[nodiscard]] virtual std::optional<qint64> dueMs() const { return std::nullopt; }
    virtual void passTime(qint64 nowMs) { Q_UNUSED(nowMs) }
    // The seat was lost, or is back.
    virtual void linkChanged(int seat, bool isConnected, qint64 nowMs)
    {
        Q_UNUSED(seat)
        Q_UNUSED(isConnected)
        Q_UNUSED(nowMs)
    }
    // The operator steers. A failure says why that is not possible here.
    virtual base::Outcome obey(const MatchOrderFact &order, qint64 nowMs);

    // What happened since the last call, in order.
    [[nodiscard]] virtual QList<GameEvent> takeEvents() = 0;
    // What the seats are to be told since the last call, in order for each seat.
    [[nodiscard]] virtual QList<Letter> takeLetters() { return {}; }
    // What happened since the last call in the match's own turn channel, for that channel's log.
    [[nodiscard]] virtual QList<protocol::ChannelEvent> takeChannelEvents() { return {}; }
    // Every input so far, for games whose matches can be run again.
    [[nodiscard]] virtual QList<MatchInput> inputs() const { return {}; }
    // Hands in what another match has recorded. A new match of the same setup that begins and is
    // fed all inputs in order has the same events.
    virtual void feed(const MatchInput &input) { Q_UNUSED(input) }
    // How the match ended; nothing while it runs.
    [[nodiscard]] virtual std::optional<MatchOutcome> outcome() const = 0;
    // What a seat may see, or an observer when no seat is given. No one sees what is hidden from
    // it, until the end.
    [[nodiscard]] virtual QVariantMap observation(std::optional<int> viewer) const = 0;
};

} // namespace league::games
