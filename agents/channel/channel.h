// Channel: the turn engine; one room in which agents speak one at a time and people may join in.
//
// Owned by an orchestrator: the manager for channels of their own, a referee for the discussion of
// a game. It passes on what agents and people send by calling the functions below, and carries out
// what the channel asks of its ChannelHost. No network and no disk in here; time comes from the
// clock. Everything that happens is an event, and the state is the fold of the events.
//
// Calls that come from agents and people return a Failure with the protocol's error code; what they
// asked for has then not happened. Functions about turns that are over do nothing: a late timer or
// a late answer has no effect (T-077). An id must not be a part of state(): pass a copy of it.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/state_chart.h"
#include "agents/channel/channel_host.h"
#include "agents/channel/channel_state.h"
#include "agents/channel/newcomer.h"
#include "agents/protocol/turn_messages.h"

#include <functional>
#include <map>
#include <memory>

namespace league::channel {

class Channel
{
public:
    // Opens a new channel; it is RUNNING and empty. The clock and the host must outlive it.
    Channel(const base::ChannelId &id, const QString &title, const protocol::TurnConfig &config,
            const protocol::ChannelTraits &traits, base::Clock &clock, ChannelHost &host);
    // Goes on with a channel that a ChannelHistory has told; call recover() next.
    Channel(ChannelState state, base::Clock &clock, ChannelHost &host);
    ~Channel();
    Channel(const Channel &) = delete;
    Channel &operator=(const Channel &) = delete;

    [[nodiscard]] const ChannelState &state() const { return m_state; }

    // After a crash of the orchestrator: an unfinished turn ends and what was streamed or drafted
    // in it is kept, everybody is OFFLINE until memberBack() or join(), the floor is free.
    void recover();

    // --- members (channel_members.cpp) ---
    // An agent asks to come in, or comes again. E208 for a member, E211 for a disabled one.
    base::Result<protocol::ChannelJoinResponse> join(const Newcomer &newcomer);
    // The operator puts an agent in; it is told by CHANNEL_ASSIGNED.
    base::Outcome assign(const Newcomer &newcomer);
    // It leaves, or is taken out (TR-18: of this channel only).
    base::Outcome leave(const base::AgentId &agent);
    base::Outcome remove(const base::AgentId &agent, const QString &reason);
    // The agent is gone without a word (T-019, T-015, T-023, T-030).
    void memberLost(const base::AgentId &agent, const Loss &loss);
    // It ends in good order.
    void memberStopped(const base::AgentId &agent);
    // It runs again: IDLE, and not in the ring until it joins or is assigned (T-031).
    void memberBack(const base::AgentId &agent);
    base::Outcome disable(const base::AgentId &agent);
    base::Outcome enable(const base::AgentId &agent);
    // T-073.
    base::Outcome reorder(const QList<base::AgentId> &order);
    // A game's new day: exactly these, in this order, from the first. Whoever is not named
    // is removed, whoever is OFFLINE or unknown is left out of the ring.
    base::Outcome rebuild(const QList<Newcomer> &order);

    // --- what agents send in their turns (channel_posts.cpp, channel_waits.cpp) ---
    base::Outcome post(const base::AgentId &agent, const protocol::TurnMessage &message);
    base::Outcome takeChunk(const base::AgentId &agent, const protocol::TurnChunk &chunk);
    base::Outcome complete(const base::AgentId &agent, const protocol::TurnComplete &answer);
    base::Outcome useDraft(const base::AgentId &agent, const base::TurnId &turn);
    base::Outcome requestWait(const base::AgentId &agent, const protocol::TurnWaitRequest &wait);
    base::Outcome resolveWait(const base::AgentId &agent, const protocol::TurnWaitResolved &done);
    // take_turn or resume_turn was answered with an error.
    void turnFailed(const base::TurnId &turn, const QString &error);
    // It could not be delivered: tried once more after a second, then the agent is lost (TR-11).
    void callFailed(const base::TurnId &turn, const QString &error);
    // T-074: an agent that was passed over may have a turn now.
    void turnFreed();

    // --- people (channel_people.cpp) ---
    // requirements.md §4.5; says what became of the message. E211 where the game forbids it.
    base::Result<protocol::Delivery> humanMessage(const QString &from, const QString &text,
                                                  const QList<base::AgentId> &to = {});
    // A person takes the floor, or keeps it, without a word: a running turn pauses.
    base::Outcome holdFloor();
    base::Outcome releaseFloor();

    // --- orders (channel_orders.cpp) ---
    // T-053: the interrupt mode applies at once, the rest from the next turn.
    base::Outcome configure(const JsonObject &changes);
    void setTraits(const protocol::ChannelTraits &traits);
    // A turn that runs may end; no further one is granted.
    base::Outcome pause();
    base::Outcome resume();
    // Grants one turn in a paused channel.
    base::Outcome step();
    // STEP of a game: ends the running turn, or grants the next.
    base::Outcome advance();
    // This agent is next, out of order; at once when no turn runs.
    base::Outcome grant(const base::AgentId &agent);
    // Ends a turn that runs or waits.
    base::Outcome skip(const base::TurnId &turn);
    // Ends a wait or an interrupt in favour of the agent.
    base::Outcome resumeTurn(const base::TurnId &turn);
    // Everybody is removed; nothing leads out of it.
    base::Outcome close();

private:
    class Step;
    enum class Granting { Automatic, ByHand };
    enum class Invitation { Own, ByOperator };
    enum class Streamed { Whole, CutOff };
    enum class Resolving { Any, OnlyAddressed };

    // channel.cpp
    void record(protocol::ChannelFact fact);
    bool move(const base::AgentId &agent, QLatin1String trigger, const base::TurnId &turn = {});
    base::Outcome moveRun(QLatin1String trigger);
    base::StateChart &chartOf(const base::AgentId &agent);
    void tell(const base::AgentId &agent, const Letter &letter);
    void tellAll(const Letter &letter, const base::AgentId &except = {});
    void notice(protocol::NoticeKind kind, const QString &text, const base::AgentId &agent = {});
    [[nodiscard]] QString nameOf(const base::AgentId &agent) const;
    [[nodiscard]] bool isIn(const base::AgentId &agent, protocol::TurnState state) const;
    [[nodiscard]] const protocol::TurnConfig &rules() const;
    void flush();
    // channel_members.cpp
    base::Result<protocol::ChannelJoinResponse> enter(const Newcomer &newcomer, Invitation how);
    void introduce(const Newcomer &newcomer);
    void takeOut(const base::AgentId &agent);
    void drop(const base::AgentId &agent, QLatin1String trigger);
    void unpark(QLatin1String trigger);
    void changeRing(const QString &change, const TurnRing &ring, const base::AgentId &agent = {});

    // channel_turns.cpp
    void goAhead(const base::AgentId &finisher = {}, Granting granting = Granting::Automatic);
    std::optional<TurnRing::Next> nextInRing();
    bool beginCycle(Granting granting);
    void grantTo(const NextUp &next);
    void sendGrant(const base::TurnId &turn);
    void sendCall(const base::TurnId &turn, const std::function<void()> &call);
    void endTurn(const base::TurnId &turn, QLatin1String trigger, const QString &think = {});
    void turnTimedOut(const base::TurnId &turn);
    void autoDetectedEnd(const base::TurnId &turn);
    void armTurn(std::optional<qint64> timeMs);
    void armSilence();
    void disarm(const base::TurnId &turn);
    void tellEmpty();

    // channel_posts.cpp
    [[nodiscard]] std::optional<base::Failure> objection(const base::AgentId &agent,
                                                         const base::TurnId &turn) const;
    base::Failure refuse(const base::AgentId &agent, const base::TurnId &turn, QLatin1String type,
                         const QString &text, const base::Failure &failure);
    [[nodiscard]] bool isTooLong(const QString &text) const;
    void speak(const base::TurnId &turn, const protocol::TurnText &words,
               protocol::AgentSpoke marks);
    void keepStreamed(const base::TurnId &turn, Streamed streamed);
    void postDraft(const base::TurnId &turn);
    void finish(const base::AgentId &agent, const base::TurnId &turn, const QString &think = {});

    // channel_waits.cpp
    void hold(protocol::TurnHeld how, QLatin1String trigger);
    void goOn(const base::TurnId &turn, QLatin1String trigger);
    void waitTimedOut(const base::TurnId &turn);
    [[nodiscard]] std::optional<qint64> remainingMs() const;

    // channel_people.cpp
    protocol::Delivery duringTurn(protocol::HumanSpoke words);
    protocol::Delivery betweenTurns(const protocol::HumanSpoke &words);
    void interrupt(protocol::HumanSpoke words);
    void pauseForHuman();
    void deliver(protocol::HumanSpoke words);
    void tellHuman(const protocol::HumanSpoke &words);
    void deliverHeld();
    void resolveHumanWaits(const QList<base::AgentId> &addressed, Resolving which);
    void takeFloor();
    void freeFloor(const QString &by);
    [[nodiscard]] QList<base::AgentId> addressees(const QString &text) const;

    base::Clock &m_clock;
    ChannelHost &m_host;
    ChannelState m_state;
    std::map<base::AgentId, std::unique_ptr<base::StateChart>> m_charts;
    base::StateChart m_runChart;

    base::Alarm m_turnAlarm;
    base::Alarm m_silenceAlarm;
    base::Alarm m_retryAlarm;
    base::Alarm m_floorAlarm;
    std::map<base::TurnId, base::Alarm> m_waitAlarms;
    std::optional<qint64> m_turnDueMs; // on the steady clock
    std::function<void()> m_lastCall; // what callFailed() tries once more
    bool m_isRetried = false;
    QList<base::AgentId> m_deferred; // told since the last grant
    QList<std::function<void()>> m_outbox;
    int m_depth = 0;
};

} // namespace league::channel
