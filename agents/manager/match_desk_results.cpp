// How the MatchDesk takes what referees report; the rest of it is in match_desk.cpp.
#include "agents/manager/match_desk.h"
#include "agents/manager/result_judge.h"
#include "agents/manager/team_judge.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/error_codes.h"

namespace league::manager {

void MatchDesk::takeEvents(const base::RefereeId &referee, const protocol::MatchEvent &batch,
                           const Answer &answer)
{
    if (const base::Outcome ours = checkLeague(batch.leagueId); !ours)
        return answer(ours);
    const base::Result<OpenMatch *> match = m_open.ofReferee(referee, batch.matchId, batch.attempt);
    if (!match)
        return answer(match.failure());
    m_events.journal(**match, batch.events);
    // The referee forgets what is acknowledged, so it must not be lost with us.
    m_record.journal().whenDurable(m_record.journal().lastSeq(), this, answer);
}

void MatchDesk::takeReport(const base::RefereeId &referee,
                           const protocol::MatchResultReport &report, const Answer &answer)
{
    if (const base::Outcome ours = checkLeague(report.leagueId); !ours)
        return answer(ours);
    if (m_open.isCounted(referee, report.matchId, report.attempt))
        return answer(base::Done{}); // its acknowledgement was lost
    const base::Result<OpenMatch *> match =
        m_open.ofReferee(referee, report.matchId, report.attempt);
    if (!match)
        return answer(match.failure());
    base::Result<store::ResultFact> result = m_isTableGame
        ? judgeTeams(report, **match, (*match)->leftOut)
        : judge(report, (*match)->match, referee);
    if (!result)
        return answer(result.failure());
    result->roundId = (*match)->round;
    result->attempt = (*match)->attempt;
    result->gameType = m_options.gameType;
    if ((*match)->stage == Stage::Decided) {
        // The same report again while the first is on its way to the disk.
        return waitForDisk(m_record.journal().lastSeq(), report.matchId, *result, answer);
    }
    if ((*match)->stage == Stage::InDoubt)
        m_pool.occupy(referee);
    (*match)->stage = Stage::Decided;
    (*match)->overdue.cancel();
    m_events.journal(**match, report.events);
    const qint64 seq = m_record.write(*result, report.matchId.text(), store::Urgency::Prompt);
    waitForDisk(seq, report.matchId, *result, answer);
}

void MatchDesk::waitForDisk(qint64 seq, const base::MatchId &id, const store::ResultFact &result,
                            const Answer &answer)
{
    m_record.journal().whenDurable(seq, this, [=, this](const base::Outcome &kept) {
        if (!kept) {
            // The referee keeps it and tries again; the entry is still queued here.
            answer(base::Failure{kept.failure().sentence});
            return m_record.whenKept(seq, this, [=, this] { closeMatch(id, result); });
        }
        answer(base::Done{});
        closeMatch(id, result);
    });
}

void MatchDesk::closeMatch(const base::MatchId &id, const store::ResultFact &result)
{
    const OpenMatch *match = m_open.find(id);
    if (!match)
        return;
    m_pool.release(match->referee);
    m_open.close(id, result);
    Q_EMIT matchCounted(id, result);
    dispatch();
}

base::Outcome MatchDesk::checkLeague(const base::LeagueId &league) const
{
    if (league == m_options.leagueId || league.text() == protocol::Unsaid)
        return base::Done{};
    return base::Failure{QStringLiteral("This is league %1; nothing is played here for %2.")
                             .arg(m_options.leagueId.text(), league.text()),
                         protocol::error_code::StaleAttempt};
}

} // namespace league::manager
