// The rows of the channel page: who is there, whose turn it is, and what moved.
#pragma once

#include <QObject>
#include <QString>

namespace league::app::view {

// A channel in the menu of all channels.
struct ChannelRow
{
    Q_GADGET
    Q_PROPERTY(QString channelId MEMBER channelId)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString runWord MEMBER runWord)
    Q_PROPERTY(int members MEMBER members)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent)

public:
    QString channelId = {};
    QString title = {};
    QString runWord = {}; // RUNNING, PAUSED or CLOSED
    int members = 0;
    bool isCurrent = false;

    [[nodiscard]] QString key() const { return channelId; }
    friend bool operator==(const ChannelRow &, const ChannelRow &) = default;
};

// An agent, in the queue or beside it (T-081).
struct MemberRow
{
    Q_GADGET
    Q_PROPERTY(QString agentId MEMBER agentId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int position MEMBER position)
    Q_PROPERTY(QString stateWord MEMBER stateWord)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(int seconds MEMBER seconds)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent)
    Q_PROPERTY(bool isDisabled MEMBER isDisabled)
    Q_PROPERTY(bool isMember MEMBER isMember)
    Q_PROPERTY(bool isQueued READ isQueued)

public:
    QString agentId = {};
    QString name = {};
    int number = 0; // gives the hue
    int position = 0; // in the queue, from 1; 0: not in it
    QString stateWord = {}; // of the turn chart
    // has_turn, paused, next, reads, waits, parked, lost, disabled, idle
    QString standing = {};
    int seconds = -1; // left of a turn or wait, since when it is lost; -1: no time
    bool isCurrent = false;
    bool isDisabled = false;
    bool isMember = true; // false: it is online and in another channel or in none

    [[nodiscard]] bool isQueued() const { return position > 0; }
    [[nodiscard]] QString key() const { return agentId; }
    friend bool operator==(const MemberRow &, const MemberRow &) = default;
};

// A transition, or something that went wrong; newest first.
struct TransitionRow
{
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString agentId MEMBER agentId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString fromWord MEMBER fromWord)
    Q_PROPERTY(QString toWord MEMBER toWord)
    Q_PROPERTY(QString trigger MEMBER trigger)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(int seconds MEMBER seconds)
    Q_PROPERTY(QString trouble MEMBER trouble)

public:
    int number = 0; // of the event
    QString agentId = {};
    QString name = {};
    QString fromWord = {}; // empty: nothing moved, see trouble
    QString toWord = {};
    QString trigger =
        {}; // as the log has it; of trouble: refused, warning, crash, deferred, engine
    QString time = {}; // 20:59:50
    int seconds = 0; // the limit of a turn that timed out
    QString trouble = {}; // what went wrong, as the engine says it

    [[nodiscard]] QString key() const { return QString::number(number); }
    friend bool operator==(const TransitionRow &, const TransitionRow &) = default;
};

// The turn that runs, for the head of the page. Without one, isRunning is false.
struct TurnShown
{
    Q_GADGET
    Q_PROPERTY(bool isRunning MEMBER isRunning)
    Q_PROPERTY(QString turnId MEMBER turnId)
    Q_PROPERTY(QString agentId MEMBER agentId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString stateWord MEMBER stateWord)
    Q_PROPERTY(int limitSeconds MEMBER limitSeconds)
    Q_PROPERTY(int totalMs MEMBER totalMs)
    Q_PROPERTY(int leftMs MEMBER leftMs)
    Q_PROPERTY(bool isHeld MEMBER isHeld)
    Q_PROPERTY(bool isInterrupted MEMBER isInterrupted)
    Q_PROPERTY(QString waitFor MEMBER waitFor)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool hasDraft MEMBER hasDraft)
    Q_PROPERTY(QString nextName MEMBER nextName)

public:
    bool isRunning = false;
    QString turnId = {};
    QString agentId = {};
    QString name = {};
    int number = 0;
    QString stateWord = {}; // ACTIVE or WAITING
    int limitSeconds = 0; // 0: no limit
    int totalMs = 0; // of the ring: the turn, or the wait
    int leftMs = 0; // … when it was told last; the ring runs on
    bool isHeld = false;
    bool isInterrupted = false;
    QString waitFor = {}; // human_input, external or timer
    QString reason = {}; // of the wait, in the agent's words
    bool hasDraft = false;
    QString nextName = {}; // who has the next turn; empty: nobody

    friend bool operator==(const TurnShown &, const TurnShown &) = default;
};

} // namespace league::app::view
