// Ballot: one vote of the town, from the first voice to who is eliminated (M-080 to M-094).
//
// Owned by a MafiaMatch while the phase lasts. It checks, keeps and counts votes; time limits and
// messages are the match's business. The table must outlive it.
#pragma once

#include "agents/base/result.h"
#include "agents/games/mafia/deal.h"
#include "agents/games/mafia/mafia_rules.h"

#include <QMap>
#include <QVariantMap>

namespace league::games::mafia {

struct Vote
{
    base::PlayerId voter;
    base::PlayerId target; // empty: abstains
    qint64 atMs = 0;
    bool isChanged = false;
};

struct VoteResult
{
    base::PlayerId eliminated = {}; // empty: nobody
    QStringList leaders = {}; // who share the highest count, in seat order
    bool isTie = false;
    bool isDrawn = false; // by the seeded pick
    QLatin1String noElimination = {}; // why nobody is eliminated
    bool isMajority = false;
};

class Ballot
{
public:
    Ballot(int day, const Table &table) : m_day(day), m_table(table) { }

    [[nodiscard]] int day() const { return m_day; }
    [[nodiscard]] QStringList validTargets(const Player &voter) const;
    // Why this vote does not count: E104 or E106 (M-081, M-082). An empty target abstains.
    [[nodiscard]] base::Outcome check(const Player &voter, const QString &target,
                                      const MafiaRules &rules) const;

    // Takes a vote, in place of an earlier one (M-083).
    void cast(const Player &voter, const QString &target, qint64 atMs);
    // Null when the player has not voted.
    [[nodiscard]] const Vote *voteOf(const Player &voter) const;

    // Votes with a target, in the seat order of the voters.
    [[nodiscard]] QList<Vote> votes() const;
    // How many have voted, abstentions included.
    [[nodiscard]] int cast() const { return static_cast<int>(m_votes.size()); }
    // Votes by target (M-085).
    [[nodiscard]] QVariantMap tally() const;
    // Who has no valid vote, in seat order (M-094).
    [[nodiscard]] QStringList abstained() const;
    // M-086
    [[nodiscard]] int neededForMajority() const;

    // protocol.md §4.11, step by step.
    [[nodiscard]] VoteResult count(NoElimination rule, const Streams &streams) const;

private:
    [[nodiscard]] int votesFor(const Player &target) const;

    int m_day;
    const Table &m_table;
    QMap<int, Vote> m_votes; // by seat
};

} // namespace league::games::mafia
