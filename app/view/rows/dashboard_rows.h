// The rows of the dashboard's lists: table, rounds, points, events; the matches are in
// match_rows.h.
//
// Each is a Q_GADGET whose properties are the roles of a Rows model; key() says which row is which.
// The functions make them from a LeagueStory; `shownRound` is the round the time machine stands at,
// -1 for now.
#pragma once

#include "app/view/story/league_story.h"

#include <QObject>
#include <QVariantList>

namespace league::app::view {

struct StandingsRow
{
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString strategy MEMBER strategy)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(int movement MEMBER movement)
    Q_PROPERTY(int played MEMBER played)
    Q_PROPERTY(int wins MEMBER wins)
    Q_PROPERTY(int draws MEMBER draws)
    Q_PROPERTY(int losses MEMBER losses)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QStringList form MEMBER form)
    Q_PROPERTY(bool isPlaying MEMBER isPlaying)
    Q_PROPERTY(bool isWithdrawn MEMBER isWithdrawn)

public:
    QString playerId = {};
    QString name = {};
    QString strategy = {};
    int number = 0; // its colour and marker
    int rank = 0;
    int movement = 0; // places won since the end of the last complete round
    int played = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int points = 0;
    QStringList form = {}; // round by round: win, draw, loss, technical; none: it did not count
    bool isPlaying = false; // in a match right now
    bool isWithdrawn = false;

    [[nodiscard]] QString key() const { return playerId; }
    friend bool operator==(const StandingsRow &, const StandingsRow &) = default;
};

struct RoundRow
{
    Q_GADGET
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString stateWord MEMBER stateWord)
    Q_PROPERTY(int done MEMBER done)
    Q_PROPERTY(int matches MEMBER matches)
    Q_PROPERTY(QStringList pips MEMBER pips)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent)
    Q_PROPERTY(bool isShown MEMBER isShown)

public:
    int round = 0;
    QString stateWord = {}; // PENDING, ANNOUNCED, IN_PROGRESS or COMPLETED
    int done = 0;
    int matches = 0;
    QStringList pips = {}; // a word per match: done, live, pending, technical
    bool isCurrent = false;
    bool isShown = false; // the time machine stands here

    [[nodiscard]] QString key() const { return QString::number(round); }
    friend bool operator==(const RoundRow &, const RoundRow &) = default;
};

struct EventRow
{
    Q_GADGET
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString matchId MEMBER matchId)
    Q_PROPERTY(qint64 number MEMBER number)

public:
    QString symbol = {}; // name of the icon
    QString tone = {}; // token of its colour: accent, good, warn, bad, violet, cyan, text3
    QString sentence = {}; // names in <b>, constants in <code>; safe to show as styled text
    QString time = {}; // 10:42:17
    QString matchId = {};
    qint64 number = 0;

    [[nodiscard]] QString key() const { return QString::number(number); }
    friend bool operator==(const EventRow &, const EventRow &) = default;
};

[[nodiscard]] QList<StandingsRow> standingsRows(const LeagueStory &story, int shownRound);
// The players in a match of the current round right now.
[[nodiscard]] QSet<QString> playingNow(const LeagueStory &story);
[[nodiscard]] RoundRow roundRow(const LeagueStory &story, const RoundTold &round, int shownRound);
[[nodiscard]] QList<RoundRow> roundRows(const LeagueStory &story, int shownRound);
// Points after each round that was played, by player, best first; the top four are highlighted. Of
// a large league only the best.
[[nodiscard]] QVariantList pointSeries(const LeagueStory &story, int shownRound);
// In the language the program speaks now.
[[nodiscard]] EventRow eventRow(const EventTold &event);
// The newest first, of those with greater numbers.
[[nodiscard]] QList<EventRow> eventRows(const LeagueStory &story, int shownRound, int limit,
                                        qint64 after = 0);

} // namespace league::app::view
