#include "app/view/desk/recent_leagues.h"

#include "agents/base/charts/league_chart.h"

#include <QDateTime>
#include <QPointer>

#include <algorithm>

namespace league::app::view {

namespace {

QString kindOf(const store::LeagueSummary &league)
{
    if (!league.problem.isEmpty())
        return QStringLiteral("broken");
    if (league.state == base::league_chart::Completed)
        return QStringLiteral("finished");
    return league.matches > 0 ? QStringLiteral("interrupted") : QStringLiteral("open");
}

RecentRow rowOf(const store::LeagueSummary &league, qint64 nowMs)
{
    RecentRow row;
    row.leagueId = league.leagueId;
    row.path = league.path;
    row.name = league.name.isEmpty() ? league.leagueId : league.name;
    row.game = league.gameType;
    row.kind = kindOf(league);
    row.players = static_cast<int>(league.players);
    row.rounds = static_cast<int>(league.rounds);
    row.round = std::min(league.round + 1, row.rounds);
    row.matchesSafe = static_cast<int>(league.results);
    row.matches = static_cast<int>(league.matches);
    row.leader = league.leader;
    row.points = league.leaderPoints;
    row.changedMs = league.changedMs;
    const QDate then = QDateTime::fromMSecsSinceEpoch(league.changedMs).date();
    row.daysAgo = static_cast<int>(then.daysTo(QDateTime::fromMSecsSinceEpoch(nowMs).date()));
    row.isHosted = league.isHosted;
    row.problem = league.problem;
    return row;
}

} // namespace

RecentLeagues::RecentLeagues(base::Clock &clock, QObject *parent)
    : QObject(parent), m_clock(clock), m_thread(QStringLiteral("recent leagues"))
{
}

RecentLeagues::~RecentLeagues() = default;

void RecentLeagues::refresh(const QString &dataFolder)
{
    m_thread.post([list = QPointer(this), dataFolder] {
        const QList<store::LeagueSummary> leagues = store::leagues(dataFolder);
        QMetaObject::invokeMethod(
            list, [list, leagues] { list->take(leagues); }, Qt::QueuedConnection);
    });
}

void RecentLeagues::setCurrent(const QString &leagueId)
{
    m_current = leagueId;
}

void RecentLeagues::take(const QList<store::LeagueSummary> &leagues)
{
    QList<RecentRow> rows;
    for (const store::LeagueSummary &league : leagues) {
        if (league.leagueId != m_current)
            rows.append(rowOf(league, m_clock.utcMs()));
    }
    // An interrupted league is offered first.
    std::ranges::stable_partition(
        rows, [](const RecentRow &row) { return row.kind == QLatin1String("interrupted"); });
    m_rows.show(rows);
    m_isKnown = true;
    Q_EMIT refreshed();
}

} // namespace league::app::view
