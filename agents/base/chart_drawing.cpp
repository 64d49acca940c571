#include "agents/base/chart_drawing.h"

#include <QStringList>

#include <algorithm>

namespace league::base {

namespace {

QString asText(const ChartTable &table, QLatin1String current)
{
    qsizetype stateWidth = 0;
    qsizetype triggerWidth = 0;
    for (const ChartRow &row : table.rows) {
        stateWidth = std::max(stateWidth, row.from.size());
        triggerWidth = std::max(triggerWidth, row.trigger.size());
    }
    QStringList lines{
        QStringLiteral("%1 (%2), starts in %3").arg(table.title, table.name, table.initial)};
    for (const QLatin1String state : table.states()) {
        const QChar mark = state == current ? QLatin1Char('*') : QLatin1Char(' ');
        if (table.isTerminal(state)) {
            lines.append(QStringLiteral(" %1 %2  end")
                             .arg(mark)
                             .arg(QString(state).leftJustified(stateWidth)));
            continue;
        }
        for (const ChartRow &row : table.rows) {
            if (row.from != state)
                continue;
            lines.append(QStringLiteral(" %1 %2  --%3-->  %4")
                             .arg(mark)
                             .arg(QString(row.from).leftJustified(stateWidth))
                             .arg(QString(row.trigger).leftJustified(triggerWidth, u'-'))
                             .arg(row.to));
        }
    }
    return lines.join(u'\n') + u'\n';
}

QString asDot(const ChartTable &table, QLatin1String current)
{
    QString out = QStringLiteral("digraph %1 {\n    label=\"%2\";\n    node [shape=box, style="
                                 "rounded];\n    start [shape=point];\n    start -> %3;\n")
                      .arg(table.name, table.title, table.initial);
    for (const QLatin1String state : table.states()) {
        if (table.isTerminal(state))
            out += QStringLiteral("    %1 [peripheries=2];\n").arg(state);
        if (state == current)
            out += QStringLiteral("    %1 [style=\"rounded,filled\"];\n").arg(state);
    }
    for (const ChartRow &row : table.rows)
        out += QStringLiteral("    %1 -> %2 [label=\"%3\"];\n").arg(row.from, row.to, row.trigger);
    return out + QStringLiteral("}\n");
}

QString asMermaid(const ChartTable &table, QLatin1String current)
{
    QString out = QStringLiteral("---\ntitle: %1\n---\nstateDiagram-v2\n    [*] --> %2\n")
                      .arg(table.title, table.initial);
    for (const ChartRow &row : table.rows)
        out += QStringLiteral("    %1 --> %2 : %3\n").arg(row.from, row.to, row.trigger);
    for (const QLatin1String state : table.states()) {
        if (table.isTerminal(state))
            out += QStringLiteral("    %1 --> [*]\n").arg(state);
    }
    if (!current.isEmpty()) {
        out += QStringLiteral("    classDef current font-weight:bold,stroke-width:4px\n"
                              "    class %1 current\n")
                   .arg(current);
    }
    return out;
}

} // namespace

QString drawChart(const ChartTable &table, ChartFormat format, QLatin1String current)
{
    switch (format) {
    case ChartFormat::Text:
        return asText(table, current);
    case ChartFormat::Dot:
        return asDot(table, current);
    case ChartFormat::Mermaid:
        return asMermaid(table, current);
    }
    return {};
}

} // namespace league::base
