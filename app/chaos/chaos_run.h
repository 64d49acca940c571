// ChaosRun: leagues under chaos, one after the other, until the time is over or one goes wrong.
//
// Owned by the `chaos` command. League n of a run with seed S has the seed S + n, so that a league
// which went wrong can be played again alone.
#pragma once

#include "agents/base/clock.h"
#include "app/chaos/chaos_league.h"

#include <QObject>

namespace league::app {

class ChaosRun : public QObject
{
    Q_OBJECT

public:
    // The clock must outlive the run.
    ChaosRun(ChaosOptions options, base::Clock &clock);

    void start();
    // Ends every process of the league under way; nothing is emitted any more.
    void stop();

    [[nodiscard]] const ChaosTally &tally() const { return m_tally; }
    // The seed of the league under way, in the end of the last one.
    [[nodiscard]] quint64 seed() const { return m_options.seed + static_cast<quint64>(m_number); }
    // Where the leagues are, in order.
    [[nodiscard]] const QStringList &folders() const { return m_folders; }

Q_SIGNALS:
    void leagueBegins(quint64 seed, const QString &folder);
    void struck(const QString &sentence);
    void leagueFinished(quint64 seed, const league::app::ChaosTally &tally);
    // The time is over, or a league went wrong.
    void finished();

private:
    void playNext();
    void onLeagueFinished(const ChaosTally &tally);

    ChaosOptions m_options;
    base::Clock &m_clock;
    qint64 m_startedMs = 0;
    int m_number = 0;
    std::unique_ptr<ChaosLeague> m_league;
    ChaosTally m_tally;
    QStringList m_folders;
    base::Alarm m_next;
};

} // namespace league::app
