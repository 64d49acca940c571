// OpenMatches: the matches of a league that are not counted yet, and which attempts were.
//
// Owned by the MatchDesk, which moves them from stage to stage; this is the table only.
#pragma once

#include "agents/manager/assignment_talk.h"
#include "agents/manager/league_history.h"

#include <map>

namespace league::manager {

struct OpenMatch
{
    enum class Stage {
        Waiting, // for a referee, or for room at one
        InDoubt, // assigned before a crash; its referee may still have the result
        Assigning, // the referee has not answered yet
        Running,
        Decided, // the result is on its way to the disk
    };

    int round = 0;
    store::ScheduledMatch match;
    QList<base::PlayerId> substitutes = {}; // who may fill in, in that order (MR-36)
    QList<base::PlayerId> leftOut = {}; // had left the league when the match was given out
    base::RefereeId referee;
    int attempt = 0; // 0 until it is assigned
    Stage stage = Stage::Waiting;
    qint64 acceptedMs = 0; // steady time since when it is Running
    qint64 lastEvent = 0; // number of the newest event that was journalled
    std::unique_ptr<AssignmentTalk> assignment; // null until it is assigned
    base::Alarm overdue; // of referees that do not tell what they play

    // Whether it has a seat, or may get one.
    [[nodiscard]] bool hasPlayer(const base::PlayerId &player) const
    {
        return match.players.contains(player) || substitutes.contains(player);
    }
    // A referee has it: it takes up room there.
    [[nodiscard]] bool isUnderWay() const
    {
        return stage == Stage::Assigning || stage == Stage::Running;
    }
};

class OpenMatches
{
public:
    // What was assigned and counted before a crash.
    void restore(const LeagueHistory &history);

    // Opens a match of a round; null when it is counted already. What was assigned before a crash
    // is InDoubt.
    OpenMatch *open(const store::ScheduledMatch &match, int round);
    // The match is counted with this result.
    void close(const base::MatchId &match, const store::ResultFact &result);

    // Null when the match is not open.
    [[nodiscard]] OpenMatch *find(const base::MatchId &match);
    [[nodiscard]] const OpenMatch *find(const base::MatchId &match) const;
    // The match whose attempt this referee is playing, whichever it is when it does not say; E109
    // for an attempt that is not, E211 when it is another referee's.
    [[nodiscard]] base::Result<OpenMatch *> ofReferee(const base::RefereeId &referee,
                                                      const base::MatchId &match,
                                                      const std::optional<int> &attempt);
    // This very attempt was reported by this referee and counted.
    [[nodiscard]] bool isCounted(const base::RefereeId &referee, const base::MatchId &match,
                                 const std::optional<int> &attempt) const;

    // In the order of their ids.
    [[nodiscard]] std::map<base::MatchId, OpenMatch> &all() { return m_open; }

private:
    struct Counted
    {
        base::RefereeId referee; // empty when the manager decided the match itself
        int attempt = 0;
    };

    std::map<base::MatchId, OpenMatch> m_open;
    QHash<base::MatchId, Counted> m_counted;
    QHash<base::MatchId, int> m_attemptsBefore;
    QHash<base::MatchId, base::RefereeId> m_refereesBefore;
    QHash<base::MatchId, QList<base::PlayerId>> m_seatedBefore;
    QHash<base::MatchId, qint64> m_eventsBefore;
};

} // namespace league::manager
