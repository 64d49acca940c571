#include "app/view/rows/chart_rows.h"

#include "agents/base/charts/match_chart.h"
#include "app/view/rows/span_text.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace league::app::view {

namespace {

namespace chart = base::match_chart;

constexpr qsizetype CrowdedFrom = 4; // states that lead to one; more lines would cover the rest

// Where translators find the labels.
struct MatchChart
{
    Q_DECLARE_TR_FUNCTIONS(MatchChart)
};

// The straight way through: the first row of every state.
QList<QLatin1String> wayThrough(const base::ChartTable &table)
{
    QList<QLatin1String> way{table.initial};
    while (true) {
        const auto next = std::ranges::find(table.rows, way.constLast(), &base::ChartRow::from);
        if (next == table.rows.end() || way.contains(next->to))
            return way;
        way.append(next->to);
    }
}

QString scoreOf(const AttemptTold &attempt)
{
    if (!attempt.result || attempt.players.size() != 2)
        return MatchChart::tr("%1 : %2").arg(0).arg(3);
    const auto points = [&](int seat) {
        return attempt.result->score.value(base::PlayerId(attempt.players.at(seat)));
    };
    return MatchChart::tr("%1 : %2").arg(points(0)).arg(points(1));
}

QString labelOf(const ChartEdge &edge, const AttemptTold &attempt,
                const tournament::LeagueRules &rules)
{
    const auto seconds = [](std::chrono::milliseconds span) { return spanText(span.count()); };
    if (edge.to == chart::WaitingForPlayers)
        return MatchChart::tr("invite");
    if (edge.to == chart::CollectingChoices)
        return MatchChart::tr("both joined");
    if (edge.to == chart::DrawingNumber)
        return MatchChart::tr("both chose");
    if (edge.to == chart::Evaluating)
        return MatchChart::tr("compare");
    if (edge.to == chart::Cancelled)
        return MatchChart::tr("no join in %1").arg(seconds(rules.joinTimeout));
    if (edge.to == chart::TimeoutError) {
        return MatchChart::tr("%1, %n retries", "how long a choice may take", rules.maxRetries)
            .arg(seconds(rules.choiceTimeout));
    }
    if (edge.from == chart::Evaluating)
        return MatchChart::tr("report");
    if (edge.from == chart::TimeoutError) {
        return MatchChart::tr("technical loss, %1")
            .arg(scoreOf(edge.isPassed ? attempt : AttemptTold()));
    }
    if (edge.from == chart::Cancelled && edge.isPassed && attempt.result)
        return MatchChart::tr("no-show, %1").arg(scoreOf(attempt));
    return {};
}

} // namespace

QList<ChartNode> chartNodes(const base::ChartTable &table, const QString &current)
{
    const QList<QLatin1String> way = wayThrough(table);
    QList<ChartNode> nodes;
    for (const QLatin1String state : table.states()) {
        ChartNode node;
        node.state = state;
        node.isCurrent = state == current;
        node.column = static_cast<int>(way.indexOf(state));
        if (node.column < 0) {
            const auto leads = std::ranges::find(table.rows, state, &base::ChartRow::to);
            node.column = std::max(0, static_cast<int>(way.indexOf(leads->from)));
            node.line = 1;
        }
        nodes.append(node);
    }
    return nodes;
}

QList<ChartEdge> chartEdges(const base::ChartTable &table)
{
    QHash<QString, QSet<QString>> before;
    for (const base::ChartRow &row : table.rows)
        before[row.to].insert(row.from);
    QList<ChartEdge> edges;
    for (const base::ChartRow &row : table.rows) {
        ChartEdge edge;
        edge.from = row.from;
        edge.to = row.to;
        edge.isQuiet = before.value(row.to).size() >= CrowdedFrom;
        const bool isThere = std::ranges::any_of(
            edges, [&](const ChartEdge &other) { return other.key() == edge.key(); });
        if (!isThere)
            edges.append(edge);
    }
    return edges;
}

QList<ChartNode> matchNodes(const AttemptTold &attempt, qint64 nowMs)
{
    QList<ChartNode> nodes = chartNodes(chart::Table, attempt.state());
    for (ChartNode &node : nodes) {
        qint64 spentMs = 0;
        bool isTimed = false;
        for (const StateVisit &visit : attempt.visits) {
            if (visit.state != node.state)
                continue;
            node.isVisited = true;
            const bool isEnd = chart::Table.isTerminal(QLatin1String(node.state.toLatin1()));
            const qint64 until = visit.leftMs != 0 ? visit.leftMs : nowMs;
            if (isEnd || until == 0)
                continue;
            isTimed = true;
            spentMs += std::max<qint64>(until - visit.enteredMs, 0);
        }
        if (isTimed)
            node.spent = spanText(spentMs);
        node.isVisited = node.isVisited || node.isCurrent;
    }
    return nodes;
}

QList<ChartEdge> matchEdges(const AttemptTold &attempt, const tournament::LeagueRules &rules)
{
    QList<ChartEdge> edges = chartEdges(chart::Table);
    for (ChartEdge &edge : edges) {
        for (qsizetype i = 1; i < attempt.visits.size(); ++i) {
            if (attempt.visits.at(i - 1).state == edge.from
                && attempt.visits.at(i).state == edge.to)
                edge.isPassed = true;
        }
        edge.label = labelOf(edge, attempt, rules);
    }
    return edges;
}

} // namespace league::app::view
