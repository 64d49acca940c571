// What a Seat tells: where it stands, what a person is asked, how matches ended.
//
// Plain values that travel from the seat's thread to the window.
#pragma once

#include "agents/base/ids.h"
#include "agents/base/json/json.h"
#include "agents/protocol/query_messages.h"

#include <QMetaType>
#include <QStringList>
#include <QUrl>
#include <QVariantMap>

namespace league::app {

enum class SeatPhase {
    Joining, // registering for the first time
    Joined, // registered; the league has not begun
    Playing,
    Reconnecting, // the manager does not answer; see `retryAtUtcMs`
    Over, // the league is
    Failed, // `sentence` says why and what to do
    Left,
};

struct SeatStatus
{
    SeatPhase phase = SeatPhase::Joining;
    QString lifecycle = QStringLiteral("INIT"); // of the agent lifecycle chart
    QString id = {}; // P01, REF01; empty before
    QString leagueId = {};
    QUrl endpoint = {}; // where this agent listens
    QString sentence = {}; // what went wrong, and what is done about it; empty when all is well
    qint64 retryAtUtcMs = 0; // while reconnecting: when the manager is tried again; 0: right now
    int attempts = 0; // how often it has been tried in vain

    friend bool operator==(const SeatStatus &, const SeatStatus &) = default;
};

// A choice that a person has to make.
struct SeatTurn
{
    base::MatchId match = {};
    int attempt = 1; // of the match; later ones are dealt anew
    int round = 0;
    base::PlayerId opponent = {};
    QString opponentName = {}; // empty while no table has told it
    QStringList options = {}; // "even", "odd"
    qint64 deadlineUtcMs = 0; // by this machine's clock
    qint64 windowMs = 0; // the whole time, for a ring
    QString kind = {}; // choose_parity; night_action, discussion_turn, vote
    QString id = {}; // tells one question of a match from the next
    QVariantMap facts = {}; // the referee's call with the player's view, in games that have one

    friend bool operator==(const SeatTurn &, const SeatTurn &) = default;
};

// What the referee told this player of a match, in games that tell: a vote, a death, a speech.
struct SeatEvent
{
    base::MatchId match = {};
    int attempt = 1;
    QString what = {}; // the type of the message
    JsonObject facts = {};
    qint64 heardUtcMs = 0; // by this machine's clock
};

// An invitation that was accepted: the match will begin.
struct SeatMatch
{
    base::MatchId match = {};
    int attempt = 1;
    int round = 0;
    base::PlayerId opponent = {};
    QString opponentName = {};
};

} // namespace league::app

Q_DECLARE_METATYPE(league::app::SeatStatus)
Q_DECLARE_METATYPE(league::app::SeatTurn)
Q_DECLARE_METATYPE(league::app::SeatEvent)
Q_DECLARE_METATYPE(league::app::SeatMatch)
