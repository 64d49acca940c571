// Standings: the table of a league, counted match by match (L-30).
//
// Owned by the manager; also used to fold a journal into a table. Order: points, then wins, then
// points in matches between the tied players, then fewer technical losses, then registration order.
// "The tied players" are all who have the same points and the same wins: the matches among them are
// a small league of its own, counted once and not again for those who are still tied after it. In
// games of teams the win rate stands in for those matches.
#pragma once

#include "agents/base/result.h"
#include "agents/league/match_score.h"
#include "agents/league/roster.h"

#include <QMap>
#include <QSet>

#include <vector>

namespace league::tournament {

// What decides among players with the same points and wins.
enum class TieBreak {
    HeadToHead, // points in matches between them
    WinRate // wins by matches played, for games in which teams change (protocol.md §8.4)
};

// What a player did for one of the teams of a game.
struct TeamRecord
{
    int played = 0;
    int wins = 0; // of the player: a technical loss is none

    friend bool operator==(const TeamRecord &, const TeamRecord &) = default;
};

struct StandingRow
{
    int rank = 0; // unique, from 1
    base::PlayerId player;
    QString displayName;
    int played = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0; // technical losses included
    int points = 0;
    int technicalLosses = 0;
    QMap<QString, TeamRecord> byTeam = {}; // by team; only teams that it has played for
};

class Standings
{
public:
    explicit Standings(Roster roster, TieBreak tieBreak = TieBreak::HeadToHead);

    // Counts a match. Refused, with nothing changed, when the match was counted before (a result
    // stands; only a match that has not counted can be played again) or a seat does not fit.
    base::Outcome count(const MatchScore &score);
    [[nodiscard]] bool hasCounted(const base::MatchId &match) const;

    // The table, best first. Costs at most n² steps, whatever the number of matches.
    [[nodiscard]] QList<StandingRow> rows() const;

private:
    // Points by player number among those with the same points and wins; the more the better.
    [[nodiscard]] std::vector<int> tieBreakValues() const;
    [[nodiscard]] int tieBreakValue(int number, const std::vector<int> &tied) const;
    [[nodiscard]] const StandingRow &row(int number) const;
    [[nodiscard]] int &pointsAgainst(int number, int opponent);

    Roster m_roster;
    TieBreak m_tieBreak;
    std::vector<StandingRow> m_rows; // by player number, without ranks
    std::vector<int> m_pointsAgainst; // n × n: points of the row's player against the column's
    QSet<base::MatchId> m_counted;
};

} // namespace league::tournament
