// LeagueStory: a league as its journal tells it, folded entry by entry.
//
// Owned by a LeagueBoard on the window's thread and fed with entries in the order of their numbers,
// live, recorded or from elsewhere: it cannot tell. It decides nothing; the table is counted by the
// same class as the manager's. What it keeps grows with matches only by one small record each;
// messages are not kept.
#pragma once

#include "agents/league/crosstable.h"
#include "agents/league/league_rules.h"
#include "agents/league/standings.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/standings.h"
#include "agents/store/entry.h"
#include "agents/store/league_facts.h"
#include "agents/store/recovery_facts.h"
#include "app/view/story/told.h"

#include <QMap>
#include <QSet>

#include <deque>
#include <memory>
#include <utility>

namespace league::app::view {

class LeagueStory
{
public:
    // A match as the table counted it.
    struct Counted
    {
        int round = 0;
        tournament::MatchScore score;
    };

    // What an entry may have changed, for those who show only parts.
    enum Change {
        League = 1,
        Agents = 2,
        Rounds = 4, // see Touched
        Matches = 8, // see Touched
        Table = 16,
        Events = 32,
        Schedule = 64 // there are other rounds and matches than before
    };
    Q_DECLARE_FLAGS(Changes, Change)

    // Which of many have changed.
    struct Touched
    {
        QSet<QString> matches = {};
        QSet<int> rounds = {};
    };

    // Takes the next entry in; one that was taken before changes nothing.
    void apply(const store::Entry &entry);
    // What has changed since the last call.
    [[nodiscard]] Changes takeChanges() { return std::exchange(m_changes, Changes()); }
    [[nodiscard]] Touched takeTouched() { return std::exchange(m_touched, Touched()); }

    [[nodiscard]] const QString &leagueId() const { return m_leagueId; }
    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] const QString &gameType() const { return m_gameType; }
    [[nodiscard]] const QString &state() const { return m_state; }
    [[nodiscard]] const QString &endpoint() const { return m_endpoint; }
    [[nodiscard]] const tournament::LeagueRules &rules() const { return m_rules; }
    [[nodiscard]] bool isHeld() const { return m_isHeld; } // paused or stepping
    [[nodiscard]] qint64 startedMs() const { return m_startedMs; }
    [[nodiscard]] qint64 completedMs() const { return m_completedMs; }
    [[nodiscard]] qint64 lastSeq() const { return m_lastSeq; }
    [[nodiscard]] qint64 lastMs() const { return m_lastMs; }

    [[nodiscard]] const QList<AgentTold> &agents() const { return m_agents; }
    // The agent of that id; nullptr when it never registered.
    [[nodiscard]] const AgentTold *agent(const QString &id) const;
    // What people call it; the id itself when it is unknown.
    [[nodiscard]] QString nameOf(const QString &id) const;
    [[nodiscard]] int players() const { return count(QStringLiteral("player")); }
    [[nodiscard]] int referees() const { return count(QStringLiteral("referee")); }

    [[nodiscard]] const QList<RoundTold> &rounds() const { return m_rounds; }
    // The round of that number; nullptr when there is none.
    [[nodiscard]] const RoundTold *round(int id) const;
    // The round that is played or was played last; 0 before the first.
    [[nodiscard]] int currentRound() const { return m_currentRound; }
    [[nodiscard]] const MatchTold *match(const QString &id) const;
    // Also those that are not drawn yet.
    [[nodiscard]] int roundsInAll() const { return m_roundsInAll; }
    [[nodiscard]] int matchesInAll() const { return m_matchesInAll; }
    [[nodiscard]] int matchesCounted() const { return static_cast<int>(m_counted.size()); }
    [[nodiscard]] const QList<Counted> &counted() const { return m_counted; }

    // The table now, or as it was after that round (0: before the first, -1: now).
    [[nodiscard]] QList<tournament::StandingRow> table(int afterRound = -1) const;
    // Ranks by player after that round; empty when nobody has got its table yet.
    [[nodiscard]] QHash<QString, int> ranksAfter(int round) const { return m_ranks.value(round); }
    // How many rounds are over and told to everybody.
    [[nodiscard]] int roundsComplete() const { return m_roundsComplete; }
    // The player's results round by round: win, draw, loss, technical; none: it did not count.
    [[nodiscard]] QStringList formOf(const QString &player, int lastRound = -1) const;
    // The player's points by round, of rounds in which it has a result.
    [[nodiscard]] QMap<int, int> pointsOf(const QString &player) const;
    // Who met whom so far; nullptr before the start.
    [[nodiscard]] const tournament::Crosstable *crosstable() const { return m_crosstable.get(); }

    // The newest last; only the latest few hundred.
    [[nodiscard]] const std::deque<EventTold> &events() const { return m_events; }

private:
    // How those with the same points and wins are told apart in this game.
    [[nodiscard]] tournament::TieBreak tieBreak() const;
    template<class Fact, class Take>
    void tryAs(const store::Entry &entry, const Take &take);
    void takeAgent(const store::RegisteredFact &fact, const store::Entry &entry);
    void takeSchedule(const store::ScheduledFact &fact, const store::Entry &entry);
    void takeStandings(const store::StandingFact &fact, const store::Entry &entry);
    void takeRound(const store::RoundFact &fact, const store::Entry &entry);
    void takeAssignment(const store::AssignedFact &fact, const store::Entry &entry);
    void takeResult(const store::ResultFact &fact, const store::Entry &entry);
    void takeTransition(const protocol::TransitionFact &fact, const store::Entry &entry);
    void takeMessage(const protocol::MessageFact &fact, const store::Entry &entry);
    void takeGame(const protocol::GameFact &fact, const store::Entry &entry);
    // What everybody may know of a match of Mafia.
    void takeMafia(const protocol::GameFact &fact, MatchTold &match, const store::Entry &entry);
    void takeTrouble(const store::Entry &entry);
    void takeOrder(const store::ControlFact &fact, const store::Entry &entry);
    void tellDecision(const store::ResultFact &fact, const MatchTold &match,
                      const store::Entry &entry);
    // Writes down what happened; the newest few hundred are kept.
    void tell(const store::Entry &entry, EventTold::Kind kind, const QStringList &words,
              const QString &match = {}, int round = 0);

    [[nodiscard]] int count(const QString &role) const;
    AgentTold *findAgent(const QString &id);
    MatchTold *findMatch(const QString &id);
    static SeatTold *seatOf(MatchTold *match, const QString &player);

    // What a player has got out of its matches.
    struct Record
    {
        QMap<int, QStringList> results = {}; // by round
        QMap<int, int> points = {};
        QStringList form = {}; // all results in a row
    };
    void touch(const MatchTold &match);
    void writeDown(int round, const tournament::ScoredSeat &seat);

    Changes m_changes;
    Touched m_touched;
    QString m_leagueId;
    QString m_name;
    QString m_gameType;
    QString m_state;
    QString m_endpoint;
    tournament::LeagueRules m_rules;
    bool m_isHeld = false;
    qint64 m_startedMs = 0;
    qint64 m_completedMs = 0;
    qint64 m_lastSeq = 0;
    qint64 m_lastMs = 0;
    QList<AgentTold> m_agents;
    QHash<QString, qsizetype> m_agentAt;
    QList<RoundTold> m_rounds;
    int m_roundsInAll = 0;
    int m_matchesInAll = 0;
    int m_currentRound = 0;
    QHash<QString, MatchTold> m_matches;
    QList<Counted> m_counted;
    tournament::Roster m_roster;
    std::unique_ptr<tournament::Standings> m_standings;
    std::unique_ptr<tournament::Crosstable> m_crosstable;
    QHash<QString, Record> m_records;
    QHash<int, QHash<QString, int>> m_ranks; // by round
    int m_roundsComplete = 0;
    std::deque<EventTold> m_events;
    qint64 m_told = 0; // events so far
};

Q_DECLARE_OPERATORS_FOR_FLAGS(LeagueStory::Changes)

} // namespace league::app::view
