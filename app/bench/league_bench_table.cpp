#include "app/bench/league_bench_table.h"

namespace league::app {

namespace {

constexpr int NameWidth = 40;
constexpr int FigureWidth = 12;

QString figure(double value, int digits = 1)
{
    return QString::number(value, 'f', digits).rightJustified(FigureWidth);
}

QString heads(const QString &name, const QStringList &columns)
{
    QString line = name.leftJustified(NameWidth);
    for (const QString &column : columns)
        line += column.rightJustified(FigureWidth);
    return line;
}

QString paceLine(const QString &name, const protocol::PaceSummary &pace)
{
    return name.leftJustified(NameWidth) + figure(pace.matchesPerSecond)
        + figure(pace.requestsPerSecond, 0) + figure(pace.processorUs);
}

QString leagueLine(const QString &name, const protocol::LeaguePaceSummary &league)
{
    return paceLine(name, league.pace) + figure(league.matchMs50) + figure(league.matchMs99)
        + figure(league.peakMemoryMb) + figure(league.filesMs, 0);
}

QString line(const QString &name, const QString &value)
{
    return name.leftJustified(NameWidth) + value;
}

QString ratioLine(const QString &name, double ratio)
{
    return name.leftJustified(NameWidth) + figure(ratio, 3);
}

QStringList expenseLines(const protocol::ExpenseSummary &expenses)
{
    const QList<QPair<QString, double>> all{
        {QStringLiteral("  HTTP server"), expenses.httpServer},
        {QStringLiteral("  HTTP client"), expenses.httpClient},
        {QStringLiteral("  JSON"), expenses.json},
        {QStringLiteral("  state charts"), expenses.charts},
        {QStringLiteral("  journal"), expenses.journal},
        {QStringLiteral("  rest: the league, event loops"), expenses.rest}};
    QStringList lines;
    for (const auto &[name, us] : all)
        lines.append(name.leftJustified(NameWidth) + figure(us));
    return lines;
}

} // namespace

QString leagueBenchTable(const protocol::BenchSummary &s)
{
    QStringList lines{
        line(QStringLiteral("players, referees"),
             QStringLiteral("%1, %2").arg(s.players).arg(s.referees)),
        line(QStringLiteral("matches, exchanges for each"),
             QStringLiteral("%1, %2").arg(s.matches).arg(s.exchangesPerMatch)),
        line(QStringLiteral("turns"), QString::number(s.repeats)),
        QString(),
        heads(QString(),
              {QStringLiteral("matches/s"), QStringLiteral("requests/s"), QStringLiteral("CPU us"),
               QStringLiteral("p50 ms"), QStringLiteral("p99 ms"), QStringLiteral("peak MB"),
               QStringLiteral("files ms")}),
        leagueLine(QStringLiteral("league over HTTP, journal on disk"), s.http),
        paceLine(QStringLiteral("bare stack: its exchanges, no league"), s.stack),
        paceLine(QStringLiteral("bare machine: its bytes, plain epoll"), s.machine),
        leagueLine(QStringLiteral("league in process, without sockets"), s.inProcess),
        QString(),
        ratioLine(QStringLiteral("league to bare stack"), s.ratioToStack),
        ratioLine(QStringLiteral("league to bare machine"), s.ratioToMachine),
        ratioLine(QStringLiteral("in process to HTTP"), s.inProcessToHttp),
        QString(),
        QStringLiteral("Where the processor time of a match goes, in us"),
    };
    lines += expenseLines(s.expenses);
    if (s.growth.isEmpty())
        return lines.join(u'\n');
    lines += {QString(),
              heads(QStringLiteral("players"),
                    {QStringLiteral("matches"), QStringLiteral("us/match"),
                     QStringLiteral("CPU us"), QStringLiteral("peak MB")})};
    for (const protocol::GrowthSummary &size : s.growth) {
        lines.append(QString::number(size.players).leftJustified(NameWidth)
                     + QString::number(size.matches).rightJustified(FigureWidth)
                     + figure(size.matchUs) + figure(size.processorUs) + figure(size.peakMemoryMb));
    }
    return lines.join(u'\n');
}

} // namespace league::app
