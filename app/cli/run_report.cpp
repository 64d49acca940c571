#include "app/cli/run_report.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/message.h"
#include "app/cli/progress_bar.h"
#include "app/cli/standings_table.h"
#include "app/cli/terminal.h"

#include <utility>

namespace league::app {

void RunReport::started(int rounds, int matches)
{
    m_startedMs = m_clock.steadyMs();
    Terminal::say(
        QStringLiteral("The league begins: %1 rounds, %2 matches.").arg(rounds).arg(matches));
}

void RunReport::roundAnnounced(int round)
{
    m_round = round;
}

void RunReport::matchCounted(int counted, int inAll)
{
    m_counted = counted;
    if (elapsedMs() - m_lastLineMs < 40 && counted != inAll)
        return; // a terminal cannot show more
    m_lastLineMs = elapsedMs();
    Terminal::progress(progressLine(m_round, counted, inAll, Terminal::columns()));
}

void RunReport::completed(const protocol::LeagueCompleted &league)
{
    m_summary.league = league;
    m_playedMs = elapsedMs();
}

void RunReport::printCompleted(const QString &folder)
{
    if (std::exchange(m_isOver, true))
        return;
    Terminal::say(QStringLiteral("Everything is in %1").arg(folder));
    if (m_form == Form::Json)
        return printJson(QStringLiteral("COMPLETED"), {});
    const protocol::LeagueCompleted &league = m_summary.league;
    Terminal::print(standingsTable(league.finalStandings));
    Terminal::print(
        QStringLiteral("\n%1 (%2) is the champion with %3 points after %4 matches.")
            .arg(Terminal::oneLine(league.champion.displayName), league.champion.playerId.text())
            .arg(league.champion.points)
            .arg(league.totalMatches));
}

void RunReport::printFailed(const base::Failure &reason)
{
    if (std::exchange(m_isOver, true))
        return;
    Terminal::complain(reason.sentence);
    if (m_form == Form::Json)
        printJson(QStringLiteral("FAILED"), reason.sentence);
}

void RunReport::printInterrupted(const QString &folder, const QString &command)
{
    if (std::exchange(m_isOver, true))
        return;
    Terminal::say(QStringLiteral("Interrupted after %1 matches; their results are safe in %2")
                      .arg(m_counted)
                      .arg(folder));
    Terminal::say(QStringLiteral("Go on with: %1").arg(command));
    if (m_form == Form::Json) {
        m_summary.resumeCommand = command;
        printJson(QStringLiteral("INTERRUPTED"), QStringLiteral("Stopped by hand."));
    }
}

qint64 RunReport::elapsedMs() const
{
    return m_startedMs ? m_clock.steadyMs() - *m_startedMs : 0;
}

void RunReport::printJson(const QString &status, const QString &reason)
{
    m_summary.status = status;
    m_summary.reason = reason;
    m_summary.durationMs = m_playedMs.value_or(elapsedMs());
    if (m_summary.durationMs > 0) {
        m_summary.matchesPerSecond =
            static_cast<double>(m_counted) * 1000.0 / static_cast<double>(m_summary.durationMs);
    }
    const JsonDocument document(protocol::payloadOf(m_summary));
    Terminal::print(QString::fromUtf8(document.toJson(JsonDocument::Compact)));
}

} // namespace league::app
