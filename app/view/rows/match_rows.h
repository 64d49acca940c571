// The rows of a list of matches: what a match card shows.
#pragma once

#include "app/view/story/league_story.h"

#include <QObject>

namespace league::app::view {

// One side of a match card.
struct SeatCell
{
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool hasJoined MEMBER hasJoined)
    Q_PROPERTY(bool hasChosen MEMBER hasChosen)
    Q_PROPERTY(int joinedAfterMs MEMBER joinedAfterMs)
    Q_PROPERTY(int retries MEMBER retries)
    Q_PROPERTY(QString choice MEMBER choice)
    Q_PROPERTY(QString outcome MEMBER outcome)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QString cause MEMBER cause)

public:
    QString playerId = {};
    QString name = {};
    int number = 0;
    bool hasJoined = false;
    bool hasChosen = false;
    int joinedAfterMs = -1;
    int retries = 0;
    QString choice = {};
    QString outcome = {};
    int points = 0;
    QString cause = {};

    friend bool operator==(const SeatCell &, const SeatCell &) = default;
};

struct MatchRow
{
    Q_GADGET
    Q_PROPERTY(QString matchId MEMBER matchId)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString referee MEMBER referee)
    Q_PROPERTY(QString stateWord MEMBER stateWord)
    Q_PROPERTY(QString brokenIn MEMBER brokenIn)
    Q_PROPERTY(int attempt MEMBER attempt)
    Q_PROPERTY(int stage MEMBER stage)
    Q_PROPERTY(league::app::view::SeatCell a MEMBER a)
    Q_PROPERTY(league::app::view::SeatCell b MEMBER b)
    Q_PROPERTY(int drawnNumber MEMBER drawnNumber)
    Q_PROPERTY(QString parity MEMBER parity)
    Q_PROPERTY(QString status MEMBER status)
    Q_PROPERTY(QString winner MEMBER winner)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool isCounted MEMBER isCounted)
    Q_PROPERTY(qint64 deadlineMs MEMBER deadlineMs)
    Q_PROPERTY(int windowMs MEMBER windowMs)
    Q_PROPERTY(int maxRetries MEMBER maxRetries)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(int day MEMBER day)
    Q_PROPERTY(int night MEMBER night)
    Q_PROPERTY(int alive MEMBER alive)
    Q_PROPERTY(int seats MEMBER seats)
    Q_PROPERTY(QString winnerTeam MEMBER winnerTeam)

public:
    QString matchId = {};
    int round = 0;
    QString referee = {};
    QString stateWord = {}; // of the match chart
    QString brokenIn = {};
    int attempt = 0;
    int stage = 0; // 0 CREATED … 5 FINISHED: how many of the six bars are passed
    SeatCell a = {};
    SeatCell b = {};
    int drawnNumber = -1; // -1 before the draw; 0 is a number like any other
    QString parity = {};
    QString status = {};
    QString winner = {};
    QString reason = {};
    bool isCounted = false;
    qint64 deadlineMs = 0; // of what is waited for; 0 for nothing
    int windowMs = 0; // how long that may take in all
    int maxRetries = 0;
    QString phase = {}; // of Mafia; empty in other games
    int day = 0;
    int night = 0;
    int alive = 0;
    int seats = 0; // how many play
    QString winnerTeam = {};

    [[nodiscard]] QString key() const { return matchId; }
    friend bool operator==(const MatchRow &, const MatchRow &) = default;
};

[[nodiscard]] MatchRow matchRow(const LeagueStory &story, const MatchTold &match);
// The matches of that round, -1 for the current one.
[[nodiscard]] QList<MatchRow> matchRows(const LeagueStory &story, int shownRound);

} // namespace league::app::view
