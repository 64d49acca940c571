// ChannelState: everything that is true of a channel, as a fold of its events.
//
// A plain value. The live Channel changes its state only by applying the event that it reports, so
// a replay of the events gives the same state, turn by turn. Views and resume-after-crash fold the
// same way; see ChannelHistory.
#pragma once

#include "agents/channel/turn_ring.h"
#include "agents/protocol/channel_control_messages.h"
#include "agents/protocol/channel_event.h"
#include "agents/protocol/turn_config.h"

namespace league::channel {

// An agent that the channel knows. Those who are lost or disabled are OFFLINE and not in the ring;
// an only member that has nothing to answer is IDLE and stays in it ("parked", TR-04).
struct Member
{
    base::AgentId id;
    QString name;
    QString sender; // "agent:A01"
    protocol::TurnState state = protocol::TurnState::Idle;
    bool isDisabled = false;
    int seenSeq = 0; // the last entry that it knew when its last turn ended

    friend bool operator==(const Member &, const Member &) = default;
};

// A turn that was granted and has not ended.
struct Turn
{
    base::TurnId id;
    int number = 0;
    base::AgentId agent;
    protocol::TurnConfig rules; // a change applies from the next turn (T-053)
    qint64 grantedAtMs = 0;
    std::optional<qint64> timeoutAtMs; // UTC; none: no limit
    int waits = 0;
    int posts = 0;

    bool isHeld = false; // its agent is WAITING
    bool isInterrupted = false; // … because a person has the floor
    std::optional<protocol::WaitFor> waitFor; // … because it asked to
    std::optional<qint64> remainingMs;
    qint64 heldUntilMs = 0; // UTC
    int heldAtSeq = 0; // what came later is told on resume

    bool hasDraft = false;
    QList<protocol::TurnText> draft;
    QString draftThink;

    int chunks = 0;
    bool hasBegunToSay = false; // think is closed
    QString thought;
    QString said; // streamed and not posted yet

    friend bool operator==(const Turn &, const Turn &) = default;
};

// Who is granted before the ring goes on.
struct NextUp
{
    base::AgentId agent;
    std::optional<qint64> remainingMs; // none: the full time
    int waits = 0;
    bool isContinued = false; // the rest of a turn that had yielded: the cursor stays

    friend bool operator==(const NextUp &, const NextUp &) = default;
};

struct HeldMessage
{
    int number = 0;
    protocol::SpeechKind kind = protocol::SpeechKind::Human;
    QString from;
    QString text;
    QList<base::AgentId> addressedTo;

    friend bool operator==(const HeldMessage &, const HeldMessage &) = default;
};

struct TranscriptEntry
{
    protocol::ChannelEntry entry; // of a notice: from is empty
    qint64 utcMs = 0;
    base::TurnId turn; // in which turn an agent said it
    QString think;

    friend bool operator==(const TranscriptEntry &, const TranscriptEntry &) = default;
};

struct ChannelState
{
    static constexpr qsizetype MostEntries = 5'000; // of the transcript
    static constexpr qsizetype MostChars = 4'000'000;

    base::ChannelId id;
    QString title;
    protocol::TurnConfig config;
    protocol::ChannelTraits traits;
    protocol::RunState run = protocol::RunState::Running;
    int events = 0;

    QList<Member> members; // in the order in which they came
    TurnRing ring;
    bool isRingNew = true; // the next grant begins a cycle
    int cycle = 0;
    int silentCycles = 0;
    bool hasSpoken = false; // an agent, in this cycle

    std::optional<Turn> turn;
    QList<Turn> yielded; // turns that wait while others have theirs
    QList<NextUp> nextUp;
    int turns = 0; // granted so far

    // The latest of what was said; what is older stands in the journal. So much is kept that
    // everybody finds in it what it has not read yet.
    QList<TranscriptEntry> transcript;
    qsizetype transcriptChars = 0;
    int lastSeq = 0;
    QList<HeldMessage> held;
    int humanMessages = 0;
    bool humanHasFloor = false;
    qint64 floorUntilMs = 0;
    bool isEmptyTold = false;

    // Takes one event further.
    void apply(const protocol::ChannelEvent &event);

    [[nodiscard]] const Member *member(const base::AgentId &agent) const;
    // OFFLINE for an agent that the channel does not know.
    [[nodiscard]] protocol::TurnState stateOf(const base::AgentId &agent) const;
    // The running or yielded turn of that id; null when it is over.
    [[nodiscard]] const Turn *findTurn(const base::TurnId &id) const;
    // The unfinished turn of that agent, running or yielded; null when it has none.
    [[nodiscard]] const Turn *turnOf(const base::AgentId &agent) const;
    // What that agent may read after an entry: what others said, and side messages meant for it.
    [[nodiscard]] QList<protocol::ChannelEntry> readingFor(const base::AgentId &agent,
                                                           int afterSeq) const;
    // Where the history of a newcomer begins, so that it has at most `historyLimit` entries.
    [[nodiscard]] int historyStart() const;
    // As CHANNEL_STATE tells it.
    [[nodiscard]] protocol::ChannelStateReport report() const;

    friend bool operator==(const ChannelState &, const ChannelState &) = default;
};

} // namespace league::channel
