// What the journal has told of a league so far: its agents, rounds, matches and events.
//
// Plain values, made by LeagueStory and read by the boards behind the pages.
#pragma once

#include "agents/store/schedule_fact.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace league::app::view {

struct AgentTold
{
    QString id = {};
    QString name = {};
    QString role = {}; // "referee" or "player"
    QString endpoint = {};
    QString version = {};
    QString dialect = {};
    QString strategy = {}; // empty when the agent did not say
    int number = 0; // among those of its role, from 1: its colour and marker
    int maxMatches = 0; // of referees
    bool isAway = false; // a referee that does not answer
    bool isWithdrawn = false;
    QString reason = {}; // of being away or withdrawn
    qint64 registeredMs = 0;
    int errors = 0; // calls without an answer that counts

    friend bool operator==(const AgentTold &, const AgentTold &) = default;
};

struct SeatTold
{
    QString player = {};
    bool hasJoined = false;
    bool hasChosen = false;
    int joinedAfterMs = -1; // -1 when not known
    int chosenAfterMs = -1;
    int retries = 0; // repeated calls in the present state
    bool wasAskedAgain = false; // in any state
    QString choice = {}; // once it is revealed
    QString outcome = {}; // WIN, DRAW, LOSS or TECHNICAL_LOSS; empty before the end and when void
    int points = 0;
    QString cause = {}; // of a technical loss: NO_SHOW, TIMEOUT …

    friend bool operator==(const SeatTold &, const SeatTold &) = default;
};

struct MatchTold
{
    QString id = {};
    int round = 0;
    QString referee = {};
    int attempt = 0; // 0 before it was assigned
    QString state = {}; // of the match chart
    qint64 stateSinceMs = 0;
    qint64 askedMs = 0; // when the present question was put, or put again
    QString brokenIn = {}; // the state in which it went wrong, when it did
    QList<SeatTold> seats;
    std::optional<int> drawnNumber;
    QString parity = {}; // of the number
    QString status = {}; // of the result: WIN, DRAW, TECHNICAL_LOSS, CANCELLED …; empty before
    QString winner = {};
    QString reason = {};
    qint64 countedMs = 0; // when the result was counted; 0 before
    // Of a match of Mafia, as everybody is told it; the phase is empty in other games.
    QString phase = {};
    int day = 0;
    int night = 0;
    int alive = 0;
    qint64 phaseSinceMs = 0;
    qint64 phaseEndsMs = 0; // 0: no limit
    QString winnerTeam = {};

    [[nodiscard]] bool isCounted() const { return countedMs != 0; }
    friend bool operator==(const MatchTold &, const MatchTold &) = default;
};

struct RoundTold
{
    int id = 0;
    QString state = {}; // of the round chart
    QStringList matches = {};
    QStringList byes = {};

    friend bool operator==(const RoundTold &, const RoundTold &) = default;
};

struct EventTold
{
    enum class Kind {
        LeagueOpened, // endpoint
        AgentRegistered, // name, id
        LeagueStarted, // players, rounds
        RoundAnnounced, // round, players
        MatchAssigned, // match, referee
        Invited, // name, match, seconds
        ChoiceLocked, // name, match
        StateEntered, // match, state
        NumberDecided, // match, number, parity, winner, loser
        NumberDrew, // match, number, parity
        TechnicalLoss, // match, name, cause
        MatchVoid, // match
        NoAnswer, // name, method
        AnswerRejected, // name, error code
        MatchAborted, // match, reason
        PlayerWithdrawn, // name, reason
        RefereeAway, // name, reason
        RefereeBack, // name
        MafiaKilled, // match, name
        MafiaQuietNight, // match
        MafiaVotedOut, // match, name, role when it is revealed
        MafiaClaimed, // match, name, role
        MafiaEnded, // match, winning team
        StandingsSent, // round
        Ordered, // command
        LeagueResumed,
        LeagueCompleted // name of the champion
    };

    qint64 number = 0; // 1, 2, 3, …; an entry may tell more than one
    qint64 timeMs = 0;
    Kind kind = Kind::StateEntered;
    QStringList words;
    QString match = {}; // that it is about; empty for none
    int round = 0;
};

} // namespace league::app::view
