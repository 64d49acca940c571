// MatchDesk: gives matches to referees and takes their results.
//
// Owned by the LeagueManager. A round is planned over the referees, assigned as they have room, and
// a result counts once, when it is on disk. Every assignment has an attempt number; what belongs to
// an older attempt is refused (E109), so that a result can never be counted twice. A match whose
// referee is lost starts over with another one (L-24); a match between two of whom one is withdrawn
// is decided here without a referee (L-23), while at a table others take that seat.
#pragma once

#include "agents/base/clock.h"
#include "agents/manager/assignment_maker.h"
#include "agents/manager/heartbeat_desk.h"
#include "agents/manager/league_record.h"
#include "agents/manager/match_events.h"
#include "agents/manager/open_matches.h"
#include "agents/manager/referee_pool.h"
#include "agents/protocol/report_messages.h"
#include "agents/transport/rpc_client.h"

#include <QObject>
#include <QSet>

namespace league::manager {

class MatchDesk : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void(base::Outcome)>;
    // An assignment as a referee of another dialect gets it; see PlayerRelay.
    using Relayed = std::function<protocol::MatchAssignment(const RefereeRecord &,
                                                            const protocol::MatchAssignment &)>;

    MatchDesk(const LeagueOptions &options, const AgentBook &book, LeagueRecord &record,
              transport::RpcClient &client, base::Clock &clock, AssignmentMaker assignments,
              Relayed relayed);

    // What was assigned and counted before a crash.
    void restore(const LeagueHistory &history) { m_open.restore(history); }

    // The referee takes matches, from now on or again.
    void addReferee(const RefereeRecord &referee);
    // The referee has gone before the league began.
    void forgetReferee(const base::RefereeId &referee) { (void)m_pool.remove(referee); }
    // The referee is lost: its matches start over with others.
    void loseReferee(const base::RefereeId &referee, const QString &why);
    // The referee has registered once more: what it was playing may be gone.
    void noteReturn(const base::RefereeId &referee) { m_returned.insert(referee); }
    // The referee is alive; `held` tells what it has, `askedMs` when it was asked. Matches that it
    // should have and has not start over.
    void noteHeartbeat(const base::RefereeId &referee, const HeartbeatDesk::Held &held,
                       qint64 askedMs);

    // Decides who referees which match of a round; those that are counted already are left out.
    // Nothing is sent yet. Returns how many are to be played.
    int planRound(const store::ScheduledRound &round);
    // Who is planned for a match; null when there is no referee left.
    [[nodiscard]] const RefereeRecord *refereeOf(const base::MatchId &match) const;
    // Sends the assignments that the referees have room for.
    void dispatch();
    // After a crash: referees that did not answer have lost what they were playing.
    void closeRollCall();
    [[nodiscard]] bool isOpen(const base::MatchId &match) const { return m_open.find(match); }
    [[nodiscard]] bool isRunning(const base::MatchId &match) const;

    // Nothing new is begun until proceed(); what is under way goes on.
    void hold() { m_isHeld = true; }
    void proceed();
    // While held: begins one match. Fails when none is waiting or its referee has no room.
    base::Outcome step();
    // The operator ends a match without a result (L-03, L-06): nobody gets points.
    base::Outcome abort(const base::MatchId &match, const QString &why);

    // Journals what a referee saw in a running match; answers when it is on disk.
    void takeEvents(const base::RefereeId &referee, const protocol::MatchEvent &batch,
                    const Answer &answer);
    // A referee asks for its matches itself (interop.md §3): to ask is to take them.
    [[nodiscard]] QList<protocol::MatchAssignment> askedFor(const base::RefereeId &referee);
    // Answers when the result is on disk, or with why it is not wanted.
    void takeReport(const base::RefereeId &referee, const protocol::MatchResultReport &report,
                    const Answer &answer);

Q_SIGNALS:
    // A referee has taken the match: it leaves CREATED.
    void matchStarted(const league::base::MatchId &match);
    // The attempt is void; another follows. The players must hear of it (E120).
    void matchRestarted(const league::store::ScheduledMatch &match, int attempt,
                        const QString &why);
    // The operator has ended it; the referee must hear of it.
    void matchAborted(const league::base::MatchId &match, const league::base::RefereeId &referee,
                      const QString &why);
    // The result is on disk.
    void matchCounted(const league::base::MatchId &match, const league::store::ResultFact &result);
    void refereeLost(const league::base::RefereeId &referee, const QString &why);
    // It was found out what a referee understands (dialect/match_offer.h).
    void dialectFound(const QString &agentId, const QString &dialect);
    // A referee has found it out of a player (dialect/call_form.h), and it is in the journal.
    void dialectReported(const QString &agentId, const QString &dialect);
    // Matches wait, and nobody is there to referee them.
    void refereeNeeded();

private:
    using Stage = OpenMatch::Stage;

    // Finds a referee for it, now or as soon as one is there.
    void plan(OpenMatch &match);
    // Writes down that the match is given to its referee, then sends it there.
    void assign(OpenMatch &match);
    void send(const protocol::MatchAssignment &assignment);
    void onReply(const base::MatchId &id, const AssignmentTalk::Reply &reply);
    // The referee has it.
    void begin(OpenMatch &match);
    // A referee of another dialect does not finish what it begins: it gets no more matches.
    void giveUp(const base::RefereeId &referee);
    // The attempt is given up and everybody told; another one follows.
    void restart(OpenMatch &match, const QString &why);
    // The referee did not want the match: it gets no more until its next heartbeat.
    void setAside(const base::RefereeId &referee, OpenMatch &declined, const QString &why);
    // Takes the referee out of the pool.
    void dismiss(const base::RefereeId &referee, const QString &why);
    // Its players that play no more.
    [[nodiscard]] QList<base::PlayerId> withdrawnFrom(const OpenMatch &match) const;
    // Somebody who should play is out and nobody can fill in: it is decided without a referee.
    [[nodiscard]] bool isForfeit(const OpenMatch &match) const;
    // Writes a result that no referee reported, and counts it when it is on disk.
    void decide(OpenMatch &match, store::ResultFact result);
    // A referee's outbox may hold what belongs to a league of last week, with the same match ids.
    [[nodiscard]] base::Outcome checkLeague(const base::LeagueId &league) const;
    void waitForDisk(qint64 seq, const base::MatchId &id, const store::ResultFact &result,
                     const Answer &answer);
    // The result is on disk: it counts, and the referee has room again.
    void closeMatch(const base::MatchId &id, const store::ResultFact &result);

    const LeagueOptions &m_options;
    const AgentBook &m_book;
    LeagueRecord &m_record;
    transport::RpcClient &m_client;
    base::Clock &m_clock;
    AssignmentMaker m_assignments;
    Relayed m_relayed;
    bool m_isTableGame;
    RefereePool m_pool;
    OpenMatches m_open;
    MatchEvents m_events;
    QSet<base::RefereeId> m_returned;
    QSet<base::RefereeId> m_unsuitable; // understand no form of assignment
    bool m_isHeld = false;
};

} // namespace league::manager
