// What the journal tells about one match, attempt by attempt: states, messages, and the draw.
//
// Plain values, folded from the entries whose subject is the match; MatchBoard folds them again for
// every moment it shows, so that a replay can stand anywhere. A match has a few dozen entries.
#pragma once

#include "agents/base/json/json.h"
#include "agents/store/entry.h"
#include "agents/store/league_facts.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <optional>

namespace league::app::view {

// The match was in this state for a while.
struct StateVisit
{
    QString state = {};
    qint64 enteredMs = 0;
    qint64 leftMs = 0; // 0: still there
};

// Something that was said, or should have been.
struct TalkTold
{
    enum class Kind {
        Message, // between the referee and a player
        Silence, // a call that got no answer that counts
        Rejection, // an answer that is none to what was asked
        Drawn, // the moment of the draw; not a message
        Reported, // the result reached the manager
        Decided, // the manager decided the match itself
        Aborted // the attempt ended without a result
    };

    Kind kind = Kind::Message;
    qint64 seq = 0;
    qint64 timeMs = 0;
    QString from = {}; // id of the agent; empty for the manager
    QString to = {};
    QString method = {}; // of JSON-RPC; empty for answers
    QString type = {}; // of the message
    JsonObject body = {}; // the message, or the fact as the journal has it
};

// All that is known about the draw.
struct DrawTold
{
    QString commitment = {}; // as it was journalled before the invitations
    qint64 committedMs = 0;
    QHash<QString, QString> invitedWith = {}; // the commitment each player was sent
    qint64 firstChoiceMs = 0; // when the first choice came in; 0 before
    qint64 lastChoiceMs = 0;
    QStringList sealedBy = {}; // players with a valid choice
    QHash<QString, QString> choices = {}; // by player, once they are revealed
    std::optional<int> number = {};
    QString parity = {};
    std::optional<int> index = {};
    QHash<QString, QString> entropySent = {}; // by player, from its GAME_JOIN_ACK
    QHash<QString, QString> entropyRevealed = {}; // by player, from the result
    QString seed = {};
    QString source = {}; // "system" or "seeded"
    qint64 revealedMs = 0; // when the seed was made known; 0 before
};

struct AttemptTold
{
    int attempt = 1;
    QString referee = {};
    QStringList players = {}; // by seat
    QString conversation = {};
    QList<StateVisit> visits = {};
    QList<TalkTold> talk = {};
    DrawTold draw = {};
    QHash<QString, int> decided = {}; // points by player, as the game decided
    std::optional<store::ResultFact> result = {}; // as the manager counted
    QString abortedBecause = {};
    bool isAborted = false;

    // Where the match stands; CREATED before anything has happened.
    [[nodiscard]] QString state() const;
    [[nodiscard]] bool isOver() const;
};

// Every attempt in the order of their numbers; entries of other subjects must not be among them.
[[nodiscard]] QList<AttemptTold> attemptsIn(const QList<store::Entry> &entries);

} // namespace league::app::view
