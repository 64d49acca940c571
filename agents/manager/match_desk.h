// MatchDesk: gives matches to referees and takes their results.
//
// Owned by the LeagueManager. A round is planned over the referees, assigned as they have room, and
// a result counts once, when it is on disk. Every assignment has an attempt number; what belongs to
// an older attempt is refused (E109), so that a result can never be counted twice.
#pragma once

#include "agents/base/clock.h"
#include "agents/league/match_score.h"
#include "agents/manager/agent_book.h"
#include "agents/manager/league_options.h"
#include "agents/manager/league_record.h"
#include "agents/manager/referee_pool.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/report_messages.h"
#include "agents/store/league_facts.h"
#include "agents/transport/rpc_client.h"

#include <QObject>

#include <map>

namespace league::manager {

class MatchDesk : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void(base::Outcome)>;
    // A player's figures so far, which the referee passes on with the question.
    using RecordOf = std::function<protocol::PlayerRecord(const base::PlayerId &)>;

    MatchDesk(const LeagueOptions &options, const AgentBook &book, LeagueRecord &record,
              transport::RpcClient &client, base::Clock &clock, RecordOf recordOf);

    void addReferee(const RefereeRecord &referee);
    // Decides who referees which match; nothing is sent yet.
    void planRound(const store::ScheduledRound &round);
    // Who is planned for a match; null when there is no referee left.
    [[nodiscard]] const RefereeRecord *refereeOf(const base::MatchId &match) const;
    // Sends the assignments that the referees have room for.
    void dispatch();
    [[nodiscard]] bool isOpen(const base::MatchId &match) const;

    // Journals what a referee saw in a running match.
    [[nodiscard]] base::Outcome takeEvents(const base::RefereeId &referee,
                                           const protocol::MatchEvent &batch);
    // Answers when the result is on disk, or with why it is not wanted.
    void takeReport(const base::RefereeId &referee, const protocol::MatchResultReport &report,
                    const Answer &answer);

Q_SIGNALS:
    // A referee has taken the match: it leaves CREATED.
    void matchStarted(const league::base::MatchId &match);
    // The result is on disk.
    void matchCounted(const league::base::MatchId &match, const league::store::ResultFact &result);
    void noRefereeLeft();

private:
    struct OpenMatch
    {
        int round = 0;
        store::ScheduledMatch match;
        base::RefereeId referee;
        int attempt = 0; // 0 until it is assigned
        qint64 lastEvent = 0;
        bool resultTaken = false; // on its way to the disk
        transport::RpcCall assignment;
    };

    void assign(OpenMatch &match);
    [[nodiscard]] protocol::MatchAssignment assignmentFor(const OpenMatch &match) const;
    void onAssignmentOutcome(const base::MatchId &id, const transport::RpcOutcome &outcome);
    void takeAwayFrom(const base::RefereeId &referee, const QString &why);
    // A referee's outbox may hold what belongs to a league of last week, with the same match ids.
    [[nodiscard]] base::Outcome checkLeague(const base::LeagueId &league) const;
    [[nodiscard]] base::Result<OpenMatch *> openMatchOf(const base::RefereeId &referee,
                                                        const base::MatchId &match, int attempt);
    void journalEvents(OpenMatch &match, const QList<protocol::MatchEventEntry> &events);
    void waitForDisk(qint64 seq, const base::MatchId &id, const store::ResultFact &result,
                     const Answer &answer);
    // The result is on disk: it counts, and the referee has room again.
    void closeMatch(const base::MatchId &id, const store::ResultFact &result);

    const LeagueOptions &m_options;
    const AgentBook &m_book;
    LeagueRecord &m_record;
    transport::RpcClient &m_client;
    base::Clock &m_clock;
    RecordOf m_recordOf;
    QJsonObject m_rules;
    RefereePool m_pool;
    std::map<base::MatchId, OpenMatch> m_open;
    QHash<base::MatchId, int> m_countedAttempts;
};

} // namespace league::manager
