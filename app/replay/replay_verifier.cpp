#include "app/replay/replay_verifier.h"

#include "agents/base/quoting.h"
#include "agents/store/replay/match_replay.h"
#include "app/replay/channel_rerun.h"
#include "app/replay/replay_summary.h"
#include "app/replay/rerun.h"

namespace league::app {

namespace {

using protocol::ReplayReport;
using store::ReplayEvent;
using store::ReplayInput;

constexpr int FirstLine = 2; // behind the header
constexpr qsizetype LongestQuote = 300;

struct Difference
{
    int line = 0;
    QString sentence;
};

QString quoted(const QByteArray &line)
{
    return base::quotable(QString::fromUtf8(line), LongestQuote);
}

QString withLine(int line, const QString &what)
{
    return QStringLiteral("Line %1 %2").arg(line).arg(what);
}

// Compares what is in the file with what the engine says, line by line.
class Comparison
{
public:
    Comparison(const store::Replay &replay, const Rerun &rerun) : m_replay(replay), m_rerun(rerun)
    {
    }

    std::optional<Difference> first()
    {
        for (const store::ReplayLine &line : m_replay.lines) {
            const auto found = std::visit([this](const auto &part) { return compare(part); }, line);
            if (found)
                return found;
            ++m_line;
        }
        if (m_event < m_rerun.events.size())
            return missing();
        if (m_rerun.result ? *m_rerun.result != m_replay.result : wasDecided())
            return Difference{m_line, withLine(m_line, wrongResult())};
        return std::nullopt;
    }

private:
    std::optional<Difference> compare(const ReplayInput &input)
    {
        if (m_event < m_rerun.events.size() && m_rerun.events.at(m_event).afterInput < input.n)
            return missing();
        if (m_input >= m_rerun.inputs.size())
            return std::nullopt;
        const ReplayInput expected = m_rerun.inputs.at(m_input++);
        if (store::lineOf(expected) == store::lineOf(input))
            return std::nullopt;
        return differs(store::lineOf(input), store::lineOf(expected));
    }

    std::optional<Difference> compare(const ReplayEvent &event)
    {
        if (m_event >= m_rerun.events.size()) {
            return Difference{m_line,
                              withLine(m_line,
                                       QStringLiteral("says that %1 happened, but the match run "
                                                      "again has no such event.")
                                           .arg(event.type))};
        }
        const ReplayEvent expected = m_rerun.events.at(m_event++);
        if (store::lineOf(expected) == store::lineOf(event))
            return std::nullopt;
        return differs(store::lineOf(event), store::lineOf(expected));
    }

    Difference differs(const QByteArray &found, const QByteArray &expected) const
    {
        return {m_line,
                withLine(m_line,
                         QStringLiteral("differs from the match run again: the file has %1, "
                                        "but it must be %2.")
                             .arg(quoted(found), quoted(expected)))};
    }

    Difference missing() const
    {
        return {m_line,
                withLine(m_line,
                         QStringLiteral("should be the event %1, which is missing from the file.")
                             .arg(m_rerun.events.at(m_event).type))};
    }

    // A match that the operator or the league ended has a result that no engine gave.
    bool wasDecided() const
    {
        return m_replay.result.status != QLatin1String("ABORTED")
            && m_replay.result.status != QLatin1String("CANCELLED");
    }

    QString wrongResult() const
    {
        if (!m_rerun.result)
            return QStringLiteral("has a result, but the match run again does not end.");
        return QStringLiteral("has another result than the match run again: \"%1\" instead of "
                              "\"%2\".")
            .arg(m_replay.result.reason, m_rerun.result->reason);
    }

    const store::Replay &m_replay;
    const Rerun &m_rerun;
    int m_line = FirstLine;
    qsizetype m_input = 0;
    qsizetype m_event = 0;
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
    const std::optional<Difference> difference = Comparison(replay, *rerun).first();
    report.eventsFit = !difference;
    if (difference)
        problem(report, difference->sentence);
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
