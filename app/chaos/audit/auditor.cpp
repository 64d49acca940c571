#include "app/chaos/audit/auditor.h"

#include "agents/league/league_rules.h"
#include "agents/protocol/message.h"
#include "app/chaos/audit/standings_recount.h"

#include <QFile>

namespace league::app {

namespace {

games::DrawRange rangeOf(const store::LeagueFact &league)
{
    tournament::LeagueRules rules;
    for (auto it = league.rules.begin(); it != league.rules.end(); ++it)
        (void)rules.set(it.key(), it.value());
    return {rules.drawMin, rules.drawMax};
}

} // namespace

Auditor::Auditor(store::LeagueFolder folder, QStringList refereeJournals)
    : m_folder(std::move(folder)), m_refereeJournals(std::move(refereeJournals))
{
}

AuditReport Auditor::audit()
{
    m_report = {};
    m_verdicts.clear();
    base::Result<LeagueAccount> account = LeagueAccount::read(m_folder);
    if (!account) {
        find(account.failure().sentence);
        return m_report;
    }
    m_account = *std::move(account);
    m_report.findings += m_account.unreadable;
    if (!m_account.isCompleted())
        find(QStringLiteral("The league was not completed; it is in state %1.")
                 .arg(m_account.state));
    checkResults();
    checkTokens();
    checkReferees();
    checkStandings();
    return m_report;
}

void Auditor::checkResults()
{
    const QList<store::ScheduledMatch> matches = m_account.matches();
    m_report.matches = static_cast<int>(matches.size());
    if (matches.isEmpty())
        find(QStringLiteral("The league has no schedule."));
    QSet<base::MatchId> scheduled;
    for (const store::ScheduledMatch &match : matches) {
        scheduled.insert(match.matchId);
        const QList<WrittenResult> results = m_account.results.value(match.matchId);
        if (results.isEmpty()) {
            ++m_report.lost;
            find(QStringLiteral("%1 has no result.").arg(match.matchId.text()));
            continue;
        }
        if (results.size() > 1) {
            ++m_report.doubled;
            find(
                QStringLiteral("%1 has %2 results.").arg(match.matchId.text()).arg(results.size()));
        }
        checkMatch(match, results.constFirst());
    }
    for (auto it = m_account.results.begin(); it != m_account.results.end(); ++it) {
        if (!scheduled.contains(it.key()))
            find(QStringLiteral("%1 has a result but is not scheduled.").arg(it.key().text()));
    }
}

void Auditor::checkMatch(const store::ScheduledMatch &match, const WrittenResult &result)
{
    const QList<store::TranscriptEntry> entries = entriesOf(match.matchId, result);
    if (result.fact.refereeId.isEmpty())
        return judgeWithoutReferee(match, result);
    if (entries.isEmpty())
        return find(
            QStringLiteral("%1 has a result without a match before it.").arg(match.matchId.text()));
    const MatchCase judged{match.matchId, result.fact.attempt, match.players,
                           rangeOf(m_account.league)};
    const base::Result<MatchVerdict> verdict = judgeAgain(judged, entries);
    if (!verdict)
        return find(verdict.failure().sentence);
    m_verdicts.insert(match.matchId, *verdict);
    compare(match.matchId, result.fact, *verdict);
}

void Auditor::judgeWithoutReferee(const store::ScheduledMatch &match, const WrittenResult &result)
{
    MatchVerdict verdict;
    verdict.status = result.fact.status;
    for (const base::PlayerId &player : match.players) {
        const bool isOut = m_account.withdrawn.value(player, result.seq) < result.seq;
        verdict.score.insert(player, isOut ? 0 : 3);
        if (isOut)
            verdict.technical.insert(player);
        else
            verdict.winner = player;
    }
    if (verdict.technical.isEmpty())
        return find(QStringLiteral("%1 was decided without a referee, but nobody was withdrawn.")
                        .arg(match.matchId.text()));
    if (verdict.status == protocol::ResultStatus::Cancelled) { // the rules may say so
        verdict.winner = {};
        for (const base::PlayerId &player : match.players)
            verdict.score.insert(player, 0);
    } else {
        verdict.status = protocol::ResultStatus::TechnicalLoss;
    }
    m_verdicts.insert(match.matchId, verdict);
    compare(match.matchId, result.fact, verdict);
}

QList<store::TranscriptEntry> Auditor::entriesOf(const base::MatchId &match,
                                                 const WrittenResult &result)
{
    const base::Result<store::MatchFile> file =
        store::MatchFile::read(m_folder.match(match.text()));
    if (!file) {
        find(file.failure().sentence);
        return {};
    }
    if (file->result != result.body)
        find(QStringLiteral("The file of %1 has another result than the journal.")
                 .arg(match.text()));
    QList<qint64> numbers;
    for (const store::TranscriptEntry &entry : file->transcript)
        numbers.append(entry.seq);
    if (numbers != m_account.entries.value(match))
        find(
            QStringLiteral("The file of %1 has other entries than the journal.").arg(match.text()));

    const QList<AssignedAttempt> attempts = m_account.attempts.value(match);
    qint64 begin = 0;
    qint64 newest = 0;
    for (const AssignedAttempt &attempt : attempts) {
        if (attempt.fact.attempt <= newest)
            find(QStringLiteral("%1 was assigned as attempt %2 after attempt %3.")
                     .arg(match.text())
                     .arg(attempt.fact.attempt)
                     .arg(newest));
        newest = attempt.fact.attempt;
        if (attempt.fact.attempt == result.fact.attempt)
            begin = attempt.seq;
    }
    const bool wasPlayed = !result.fact.refereeId.isEmpty();
    if (wasPlayed && (begin == 0 || newest != result.fact.attempt)) {
        find(
            QStringLiteral("%1 counted attempt %2, but attempt %3 was the last that was given out.")
                .arg(match.text())
                .arg(result.fact.attempt)
                .arg(newest));
    }
    QList<store::TranscriptEntry> entries;
    for (const store::TranscriptEntry &entry : file->transcript) {
        if (entry.seq > begin && entry.seq < result.seq)
            entries.append(entry);
    }
    return entries;
}

void Auditor::compare(const base::MatchId &match, const store::ResultFact &result,
                      const MatchVerdict &verdict)
{
    if (result.status == verdict.status && result.winner == verdict.winner
        && result.score == verdict.score)
        return;
    find(QStringLiteral("%1 counted as %2 with winner \"%3\", but its transcript says %4 with "
                        "winner \"%5\".")
             .arg(match.text(), protocol::wireWord(result.status), result.winner.text(),
                  protocol::wireWord(verdict.status), verdict.winner.text()));
}

void Auditor::checkTokens()
{
    QMap<QString, QString> usedFor;
    const auto use = [&](const QString &fingerprint, const QString &purpose) {
        if (fingerprint.isEmpty())
            return find(QStringLiteral("%1 has no token.").arg(purpose));
        if (usedFor.contains(fingerprint))
            find(
                QStringLiteral("%1 has the token of %2.").arg(purpose, usedFor.value(fingerprint)));
        usedFor.insert(fingerprint, purpose);
    };
    for (const store::RegisteredFact &fact : std::as_const(m_account.registrations))
        use(fact.tokenSha256, QStringLiteral("the registration of %1").arg(fact.id));
    for (auto it = m_account.attempts.begin(); it != m_account.attempts.end(); ++it) {
        for (const AssignedAttempt &attempt : it.value()) {
            use(attempt.fact.matchTokenSha256,
                QStringLiteral("%1, attempt %2").arg(it.key().text()).arg(attempt.fact.attempt));
        }
    }
}

void Auditor::checkReferees()
{
    QMap<QString, QString> committed; // what each commitment is for
    // A referee that the manager hosts writes into the league's own journal.
    const QStringList journals = m_refereeJournals + QStringList{m_folder.journal()};
    for (const QString &journal : journals) {
        if (!QFile::exists(journal))
            continue; // it was killed before it could write anything
        const base::Result<RefereeAccount> account = RefereeAccount::read(journal);
        if (!account) {
            find(account.failure().sentence);
            continue;
        }
        m_report.findings += account->contradictions;
        for (const KeptCommitment &kept : account->commitments) {
            const QString purpose =
                QStringLiteral("%1/%2").arg(kept.match.text()).arg(kept.fact.attempt);
            if (committed.contains(kept.fact.seedCommitment))
                find(QStringLiteral("%1 and %2 have the same seed.")
                         .arg(purpose, committed.value(kept.fact.seedCommitment)));
            committed.insert(kept.fact.seedCommitment, purpose);
        }
        for (const KeptReport &kept : account->reports)
            checkReport(kept);
    }
    for (auto it = m_verdicts.begin(); it != m_verdicts.end(); ++it) {
        const store::ResultFact &result = m_account.results.value(it.key()).constFirst().fact;
        const QString purpose = QStringLiteral("%1/%2").arg(it.key().text()).arg(result.attempt);
        if (!it->commitment.isEmpty() && committed.value(it->commitment) != purpose)
            find(QStringLiteral("No referee wrote down the seed commitment that the players of %1 "
                                "were told.")
                     .arg(purpose));
    }
}

void Auditor::checkReport(const KeptReport &kept)
{
    const base::MatchId match = kept.report.matchId;
    const QList<WrittenResult> results = m_account.results.value(match);
    if (results.isEmpty()) {
        if (kept.isSettled)
            find(QStringLiteral("The referee was told that its report of %1 has arrived, but it "
                                "was never counted.")
                     .arg(match.text()));
        return;
    }
    const store::ResultFact &counted = results.constFirst().fact;
    const int reported = kept.report.attempt.value_or(counted.attempt);
    if (reported > counted.attempt)
        return find(QStringLiteral("%1 counted attempt %2 although attempt %3 was played and "
                                   "reported.")
                        .arg(match.text())
                        .arg(counted.attempt)
                        .arg(reported));
    if (reported < counted.attempt)
        return; // it came too late and was refused
    if (kept.report.result.winner != counted.winner || kept.report.result.score != counted.score
        || kept.report.result.status != counted.status)
        find(QStringLiteral("%1 counted otherwise than its referee reported.").arg(match.text()));
}

void Auditor::checkStandings()
{
    const QList<MatchVerdict> verdicts = m_verdicts.values();
    const QList<protocol::StandingRow> counted = recount(m_account.players(), verdicts);
    if (const QString difference = differenceBetween(counted, m_account.standings.standings);
        !difference.isEmpty())
        find(QStringLiteral("The final table in the journal is wrong: %1.").arg(difference));
    const base::Result<JsonObject> file = store::readJsonFile(m_folder.standings());
    if (!file)
        return find(file.failure().sentence);
    const auto table = protocol::read<store::StandingFact>(*file);
    if (!table)
        return find(table.failure().sentence);
    if (const QString difference = differenceBetween(counted, table->standings);
        !difference.isEmpty())
        find(QStringLiteral("standings.json is wrong: %1.").arg(difference));
}

} // namespace league::app
