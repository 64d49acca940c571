#include "app/chaos/chaos_run.h"

namespace league::app {

ChaosRun::ChaosRun(ChaosOptions options, base::Clock &clock)
    : m_options(std::move(options)), m_clock(clock)
{
}

void ChaosRun::start()
{
    m_startedMs = m_clock.steadyMs();
    playNext();
}

void ChaosRun::stop()
{
    m_next.cancel();
    m_league.reset();
}

void ChaosRun::playNext()
{
    const QString folder = QStringLiteral("%1/seed-%2").arg(m_options.dataFolder).arg(seed());
    m_folders << folder;
    m_league = std::make_unique<ChaosLeague>(m_options, seed(), folder, m_clock);
    connect(m_league.get(), &ChaosLeague::struck, this, &ChaosRun::struck);
    connect(m_league.get(), &ChaosLeague::finished, this, &ChaosRun::onLeagueFinished);
    Q_EMIT leagueBegins(seed(), folder);
    m_league->play();
}

void ChaosRun::onLeagueFinished(const ChaosTally &tally)
{
    m_tally.add(tally);
    Q_EMIT leagueFinished(seed(), tally);
    const qint64 minutes = (m_clock.steadyMs() - m_startedMs) / 60'000;
    if (!tally.findings.isEmpty() || minutes >= m_options.minutes)
        return Q_EMIT finished();
    // Not from inside the league's own signal: it is destroyed for the next one.
    m_next = m_clock.after(std::chrono::milliseconds(0), [this] {
        ++m_number;
        playNext();
    });
}

} // namespace league::app
