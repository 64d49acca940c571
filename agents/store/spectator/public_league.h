// PublicLeague: a league as everybody may see it, folded from its journal entry by entry.
//
// Owned by whoever shows a league to strangers: the manager's spectators desk. Every entry passes
// publicView() on its way in, so that nothing else can come out. What it keeps grows with matches
// only by one small record each; what was said at tables is kept for the latest two rounds.
#pragma once

#include "agents/protocol/record_facts.h"
#include "agents/protocol/spectator_league.h"
#include "agents/store/league_facts.h"
#include "agents/store/spectator/public_table.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace league::store {

class PublicLeague
{
public:
    // The kinds of entries that tell it something; others need not be read.
    [[nodiscard]] static QStringList kinds();

    // Takes the next entry in; one that is hidden from the public changes nothing.
    void take(const Entry &entry);

    // Everything, with the table as it is counted now. Before the start the players stand in the
    // order they came.
    [[nodiscard]] protocol::SpectatorLeague
    league(const QList<protocol::StandingRow> &standings) const;
    [[nodiscard]] int currentRound() const { return m_league.currentRound; }
    // The matches of a round; nothing when that round is not drawn.
    [[nodiscard]] std::optional<protocol::SpectatorMatches> matches(int round) const;
    // One match; nothing when there is none of that id.
    [[nodiscard]] std::optional<protocol::SpectatorMatchPage> match(const QString &id) const;

private:
    struct Placing
    {
        int rank = 0;
        int points = 0;
    };

    void takePlayer(const RegisteredFact &fact);
    void takeSchedule(const ScheduledFact &fact, qint64 timeMs);
    void takeRound(const RoundFact &fact);
    void takeAssignment(const AssignedFact &fact, const QString &match);
    void takeTransition(const Entry &entry);
    void takeGame(const Entry &entry);
    void takeResult(const ResultFact &fact, const QString &match);
    void noteMeeting(const protocol::SpectatorMatch &match);
    void takeStandings(const StandingFact &fact);
    void enterRound(int round);

    [[nodiscard]] bool isMafia() const;
    [[nodiscard]] protocol::SpectatorMatch *find(const QString &id);
    [[nodiscard]] protocol::SpectatorMatch seen(const protocol::SpectatorMatch &match) const;
    [[nodiscard]] QList<protocol::SpectatorStanding>
    standings(const QList<protocol::StandingRow> &rows) const;
    [[nodiscard]] QList<protocol::SpectatorCrossRow> crosstable() const;

    protocol::SpectatorLeague m_league; // without what is added when it is asked for
    QSet<QString> m_referees;
    QHash<QString, protocol::SpectatorMatch> m_matches;
    QHash<int, QStringList> m_matchesOf; // by round
    QHash<QString, int> m_attempts; // by match
    QHash<QString, PublicTable> m_tables; // by match
    QHash<QString, QString> m_form; // by player
    QHash<std::pair<QString, QString>, QString> m_meetings; // from the first one's side
    QMap<int, QHash<QString, Placing>> m_placings; // after that round, by player
};

} // namespace league::store
