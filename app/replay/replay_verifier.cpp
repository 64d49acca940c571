#include "app/replay/replay_verifier.h"

#include "agents/base/quoting.h"
#include "agents/protocol/canonical_json.h"
#include "agents/protocol/message.h"
#include "agents/store/replay/match_replay.h"
#include "app/replay/channel_rerun.h"
#include "app/replay/replay_summary.h"
#include "app/replay/rerun.h"

namespace league::app {

namespace {

using protocol::ReplayReport;

constexpr int FirstLine = 2; // behind the header
constexpr qsizetype LongestQuote = 300;

QString quoted(const QByteArray &line)
{
    return base::quotable(QString::fromUtf8(line), LongestQuote);
}

QString withLine(int line, const QString &what)
{
    return QStringLiteral("Line %1 %2").arg(line).arg(what);
}

QByteArray bytesOf(const store::ReplayLine &line)
{
    return std::visit([](const auto &part) { return store::lineOf(part); }, line);
}

QString typeOf(const store::ReplayLine &line)
{
    return std::visit([](const auto &part) { return part.type; }, line);
}

// Compares what is in the file with what the engine says, line by line.
class Comparison
{
public:
    Comparison(const store::Replay &replay, const Rerun &rerun) : m_replay(replay), m_rerun(rerun)
    {
    }

    // The first difference as a sentence; empty when there is none.
    QString first() const
    {
        for (qsizetype i = 0; i < m_replay.lines.size(); ++i) {
            const QString wrong = compare(i);
            if (!wrong.isEmpty())
                return withLine(FirstLine + static_cast<int>(i), wrong);
        }
        const int end = FirstLine + static_cast<int>(m_replay.lines.size());
        if (m_rerun.lines.size() > m_replay.lines.size()) {
            return withLine(end,
                            QStringLiteral("should be %1, which is missing from the file.")
                                .arg(typeOf(m_rerun.lines.at(m_replay.lines.size()))));
        }
        if (m_rerun.result ? !isSameResult() : wasDecided())
            return withLine(end, wrongResult());
        return {};
    }

private:
    QString compare(qsizetype index) const
    {
        const store::ReplayLine &found = m_replay.lines.at(index);
        if (index >= m_rerun.lines.size()) {
            return QStringLiteral("says that %1 happened, which the match run again does not have.")
                .arg(typeOf(found));
        }
        const store::ReplayLine &expected = m_rerun.lines.at(index);
        if (bytesOf(found) == bytesOf(expected))
            return {};
        return QStringLiteral("differs from the match run again: the file has %1, but it must be "
                              "%2.")
            .arg(quoted(bytesOf(found)), quoted(bytesOf(expected)));
    }

    // A match that the operator or the league ended has a result that no engine gave.
    bool wasDecided() const
    {
        return m_replay.result.status != QLatin1String("ABORTED")
            && m_replay.result.status != QLatin1String("CANCELLED");
    }

    // Bots have no points in a league, and who did not come has them without having played, so only
    // the points of those who sat at the table are compared.
    bool isSameResult() const
    {
        store::ReplayResult expected = *m_rerun.result;
        expected.score = m_replay.result.score;
        for (const store::ReplayPlayer &player : m_replay.header.players) {
            const bool isCounted =
                player.agent != QLatin1String("bot") || expected.score.contains(player.playerId);
            if (isCounted)
                expected.score.insert(player.playerId,
                                      m_rerun.result->score.value(player.playerId));
        }
        return expected == m_replay.result;
    }

    static QString inWords(const store::ReplayResult &result)
    {
        return quoted(protocol::canonicalJson(protocol::payloadOf(result)));
    }

    QString wrongResult() const
    {
        if (!m_rerun.result)
            return QStringLiteral("has a result, but the match run again does not end.");
        return QStringLiteral("has another result than the match run again: %1 instead of %2.")
            .arg(inWords(m_replay.result), inWords(*m_rerun.result));
    }

    const store::Replay &m_replay;
    const Rerun &m_rerun;
};

void problem(ReplayReport &report, const QString &sentence)
{
    report.verified = false;
    report.problem = sentence;
    report.line = lineIn(sentence);
}

// Commitment and events; the file itself has been looked at.
void checkMatch(ReplayReport &report, const store::Replay &replay)
{
    const store::ReplayHeader &header = replay.header;
    const base::Result<Rerun> rerun = runAgain(replay);
    if (!rerun)
        return problem(report, rerun.failure().sentence);
    if (!header.seedCommitment.isEmpty() && !header.seedText().isEmpty()) {
        const QString due = store::commitmentOf(header);
        report.commitmentFits = due == header.seedCommitment;
        if (!*report.commitmentFits) {
            return problem(report,
                           withLine(1,
                                    QStringLiteral("has a seed that does not fit its commitment: "
                                                   "it gives %1, but %2 was published before the "
                                                   "match.")
                                        .arg(due, header.seedCommitment)));
        }
    }
    const QString difference = Comparison(replay, *rerun).first();
    report.eventsFit = difference.isEmpty();
    if (!difference.isEmpty())
        problem(report, difference);
}

void checkChannel(ReplayReport &report, const store::Replay &replay)
{
    const base::Outcome folded = foldChannel(replay);
    report.eventsFit = folded.ok();
    if (!folded)
        problem(report, folded.failure().sentence);
}

} // namespace

ReplayReport verifyReplay(const store::ReadReplay &read)
{
    ReplayReport report = summaryOf(read.replay);
    report.verified = true;
    report.checksumFits = read.isIntact;
    if (read.replay.header.gameType == store::ReplayHeader::Channel)
        checkChannel(report, read.replay);
    else
        checkMatch(report, read.replay);
    if (read.isIntact)
        return report;
    // The line that was changed says more than the checksum, so it comes first.
    problem(report,
            report.problem.isEmpty()
                ? QStringLiteral("The checksum in the footer does not fit: the file was changed, "
                                 "though not in what decides the match. Export it again.")
                : report.problem
                    + QStringLiteral(" The checksum in the footer does not fit either, so the "
                                     "file was changed."));
    return report;
}

ReplayReport verifyTranscript(const store::MatchFile &file, const store::ReplayContext &context)
{
    const std::optional<store::Replay> replay = store::replayOf(file, context);
    if (!replay) {
        ReplayReport report;
        report.matchId = file.matchId;
        problem(report,
                QStringLiteral("The transcript of %1 does not say enough to run the match again: "
                               "its referee reported a result and no messages, or it has no "
                               "result yet.")
                    .arg(file.matchId));
        return report;
    }
    ReplayReport report = summaryOf(*replay);
    report.verified = true;
    checkMatch(report, *replay);
    if (report.line) { // of a file that was never written
        const QString line = QStringLiteral("Line %1").arg(*report.line);
        report.problem.replace(line, QStringLiteral("The transcript"));
        report.line.reset();
    }
    return report;
}

} // namespace league::app
