// ChaosLeague: one league of real processes to which everything in a plan happens, and its audit.
//
// Made by the `chaos` command, one after the other. It fires each fault when its moment has come,
// waits until the league is played and all processes have ended by themselves, and audits what they
// left on disk.
#pragma once

#include "app/chaos/chaos_tally.h"
#include "app/chaos/league_progress.h"
#include "app/chaos/planned_fault.h"
#include "app/chaos/process_keeper.h"

#include <QObject>

#include <list>
#include <map>

namespace league::app {

class ChaosLeague : public QObject
{
    Q_OBJECT

public:
    // Everything goes into `folder`; options and clock must outlive the league.
    ChaosLeague(const ChaosOptions &options, quint64 seed, const QString &folder,
                base::Clock &clock);

    // Begins; finished() comes from the event loop.
    void play();

Q_SIGNALS:
    // A fault has struck, in words.
    void struck(const QString &sentence);
    void finished(const league::app::ChaosTally &tally);

private:
    void watch();
    [[nodiscard]] bool isDue(const Moment &moment) const;
    void strike(const PlannedFault &fault);
    [[nodiscard]] bool strikeNow(const PlannedFault &fault);
    void disturb(const PlannedFault &fault, NetworkFault what);
    [[nodiscard]] bool fillDisk(const PlannedFault &fault);
    void checkThatItMoves();
    void stopStriking();
    void onLeagueOver();
    void giveUp(const QString &sentence);
    void finish();

    base::Clock &m_clock;
    ProcessKeeper m_keeper;
    QList<PlannedFault> m_plan; // what has not struck yet
    ChaosTally m_tally;
    LeagueProgress m_progress;
    qint64 m_openedMs = 0;
    qint64 m_lastResultMs = 0;
    bool m_isFinished = false;
    base::Alarm m_nextLook;
    std::list<base::Alarm> m_strikes; // faults whose moment has come, a little later
    std::map<int, base::Alarm> m_quiet; // ends of network faults, by place
    base::Alarm m_diskEnd;
};

} // namespace league::app
