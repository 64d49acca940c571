#include "app/chaos/chaos_league.h"

#include "app/chaos/audit/auditor.h"
#include "app/chaos/chaos_plan.h"
#include "app/chaos/file_limit.h"

#include <QFileInfo>

#include <algorithm>

namespace league::app {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds LookEvery{15};
constexpr qint64 LongestStandstillMs = 90'000;

} // namespace

ChaosLeague::ChaosLeague(const ChaosOptions &options, quint64 seed, const QString &folder,
                         base::Clock &clock)
    : m_clock(clock), m_keeper(options, seed, folder, clock), m_plan(ChaosPlan::make(options, seed))
{
    m_tally.leagues = 1;
    connect(&m_keeper, &ProcessKeeper::leagueOpened, this, [this] {
        m_openedMs = m_clock.steadyMs();
        m_lastResultMs = m_openedMs;
        watch();
    });
    connect(&m_keeper, &ProcessKeeper::leagueOver, this, &ChaosLeague::onLeagueOver);
    connect(&m_keeper, &ProcessKeeper::everybodyHome, this, &ChaosLeague::finish);
    connect(&m_keeper, &ProcessKeeper::troubled, this,
            [this](const QString &sentence) { m_tally.findings << sentence; });
    connect(&m_keeper, &ProcessKeeper::gaveUp, this, &ChaosLeague::giveUp);
}

void ChaosLeague::play()
{
    if (const base::Outcome opened = m_keeper.open(); !opened)
        giveUp(opened.failure().sentence);
}

void ChaosLeague::watch()
{
    const LeagueProgress before = m_progress;
    const LeagueProgress now = LeagueProgress::of(m_keeper.league().journal());
    m_progress = {std::max(before.entries, now.entries), std::max(before.results, now.results)};
    if (m_progress.results > before.results)
        m_lastResultMs = m_clock.steadyMs();
    const auto first =
        std::stable_partition(m_plan.begin(), m_plan.end(), [this](const PlannedFault &fault) {
            return !isDue(fault.moment);
        });
    const QList<PlannedFault> due(first, m_plan.end());
    m_plan.erase(first, m_plan.end());
    for (const PlannedFault &fault : due) {
        m_strikes.push_back(m_clock.after(fault.moment.later, [this, fault] { strike(fault); }));
    }
    m_nextLook = m_clock.after(LookEvery, [this] { watch(); });
    checkThatItMoves();
}

bool ChaosLeague::isDue(const Moment &moment) const
{
    switch (moment.of) {
    case Moment::Of::Elapsed:
        return m_clock.steadyMs() - m_openedMs >= moment.value;
    case Moment::Of::Entries:
        return m_progress.entries >= moment.value;
    case Moment::Of::Results:
        return m_progress.results >= moment.value;
    }
    Q_UNREACHABLE();
}

void ChaosLeague::strike(const PlannedFault &fault)
{
    if (!strikeNow(fault))
        return; // the victim is down already
    ++m_tally.faults[fault.kind];
    Q_EMIT struck(QStringLiteral("%1 ms: %2 of %3 for %4 ms, with %5 entries and %6 results")
                      .arg(m_clock.steadyMs() - m_openedMs)
                      .arg(faultName(fault.kind), m_keeper.process(fault.victim).name())
                      .arg(fault.lasts.count())
                      .arg(m_progress.entries)
                      .arg(m_progress.results));
}

bool ChaosLeague::strikeNow(const PlannedFault &fault)
{
    switch (fault.kind) {
    case FaultKind::KillManager:
    case FaultKind::KillReferee:
    case FaultKind::KillPlayer:
        return m_keeper.kill(fault.victim, fault.lasts);
    case FaultKind::Stop:
        return m_keeper.halt(fault.victim, fault.lasts);
    case FaultKind::LoseAnswers:
        disturb(fault, NetworkFault::LoseAnswer);
        return true;
    case FaultKind::ResetConnections:
        disturb(fault, NetworkFault::Reset);
        return true;
    case FaultKind::DelayBytes:
        disturb(fault, NetworkFault::Delay);
        return true;
    case FaultKind::CutAnswers:
        disturb(fault, NetworkFault::CutAnswer);
        return true;
    case FaultKind::FullDisk:
        return fillDisk(fault);
    case FaultKind::ClockJump:
        m_keeper.time().jump(m_keeper.process(fault.victim).name(), fault.hours);
        return m_keeper.process(fault.victim).isRunning();
    }
    Q_UNREACHABLE();
}

void ChaosLeague::disturb(const PlannedFault &fault, NetworkFault what)
{
    m_keeper.proxy(fault.victim).disturb(what);
    m_quiet[fault.victim] = m_clock.after(fault.lasts, [this, place = fault.victim] {
        m_keeper.proxy(place).disturb(NetworkFault::None);
    });
}

bool ChaosLeague::fillDisk(const PlannedFault &fault)
{
    const qint64 pid = m_keeper.process(fault.victim).pid();
    if (pid == 0)
        return false;
    const QFileInfo log(m_keeper.league().journal() + QStringLiteral("-wal"));
    if (!limitFiles(pid, log.size()))
        return false; // it ended just now
    m_diskEnd = m_clock.after(fault.lasts, [this, pid, place = fault.victim] {
        if (m_keeper.process(place).pid() == pid)
            (void)liftFileLimit(pid);
    });
    return true;
}

void ChaosLeague::checkThatItMoves()
{
    if (m_clock.steadyMs() - m_lastResultMs < LongestStandstillMs)
        return;
    giveUp(QStringLiteral("The league stands still: %1 results, and none for %2 s.")
               .arg(m_progress.results)
               .arg(LongestStandstillMs / 1'000));
}

void ChaosLeague::stopStriking()
{
    m_nextLook.cancel();
    m_strikes.clear();
    m_quiet.clear();
}

void ChaosLeague::onLeagueOver()
{
    stopStriking();
    m_keeper.seeEverybodyHome();
}

void ChaosLeague::giveUp(const QString &sentence)
{
    m_tally.findings << sentence;
    finish();
}

void ChaosLeague::finish()
{
    if (std::exchange(m_isFinished, true))
        return;
    stopStriking();
    if (m_keeper.isOpen()) {
        const AuditReport report = Auditor(m_keeper.league(), m_keeper.refereeJournals()).audit();
        m_tally.matches = report.matches;
        m_tally.lost = report.lost;
        m_tally.doubled = report.doubled;
        m_tally.findings += report.findings;
    }
    m_tally.restartsUnasked = m_keeper.restartsUnasked();
    Q_EMIT finished(m_tally);
}

} // namespace league::app
