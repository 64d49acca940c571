// Auditor: compares what referees and manager have on disk after a league, and finds what is wrong.
//
// Used by a ChaosLeague when all processes have ended. Every scheduled match must have exactly one
// result; it must follow from the transcript of its attempt; what a referee was told is settled
// must be what counts; no token may be used twice; the standings must follow from the transcripts.
#pragma once

#include "agents/store/league_folder.h"
#include "app/chaos/audit/league_account.h"
#include "app/chaos/audit/match_verdict.h"
#include "app/chaos/audit/referee_account.h"

namespace league::app {

struct AuditReport
{
    int matches = 0;
    int lost = 0; // scheduled and without a result
    int doubled = 0; // with more than one
    QStringList findings = {}; // sentences; empty when everything is right
};

class Auditor
{
public:
    Auditor(store::LeagueFolder folder, QStringList refereeJournals);

    [[nodiscard]] AuditReport audit();

private:
    void checkResults();
    void checkTokens();
    void checkMatch(const store::ScheduledMatch &match, const WrittenResult &result);
    [[nodiscard]] QList<store::TranscriptEntry> entriesOf(const base::MatchId &match,
                                                          const WrittenResult &result);
    void judgeWithoutReferee(const store::ScheduledMatch &match, const WrittenResult &result);
    void compare(const base::MatchId &match, const store::ResultFact &result,
                 const MatchVerdict &verdict);
    void checkReferees();
    void checkReport(const KeptReport &kept);
    void checkStandings();
    void find(const QString &sentence) { m_report.findings << sentence; }

    store::LeagueFolder m_folder;
    QStringList m_refereeJournals;
    LeagueAccount m_account;
    QMap<base::MatchId, MatchVerdict> m_verdicts;
    AuditReport m_report;
};

} // namespace league::app
