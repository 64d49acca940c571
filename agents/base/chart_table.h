// ChartTable: a state machine written down once, as rows of {from, trigger, to}.
//
// The tables are constexpr and stand in agents/base/charts, one header each, in the words of the
// source documents. The running chart, the tests, `agent-league machines` and the diagrams on
// screen all read the same rows.
#pragma once

#include <QLatin1String>
#include <QList>

#include <span>

namespace league::base {

struct ChartRow
{
    QLatin1String from;
    QLatin1String trigger;
    QLatin1String to;
};

struct ChartTable
{
    QLatin1String name; // how people ask for it: "match"
    QLatin1String title; // what stands above the drawing
    QLatin1String initial;
    std::span<const ChartRow> rows;

    // Every state once, in the order in which the rows name them, the initial one first.
    [[nodiscard]] QList<QLatin1String> states() const;
    // Every trigger once, in the order of the rows.
    [[nodiscard]] QList<QLatin1String> triggers() const;
    // The row that a state takes on a trigger; nullptr when it knows none.
    [[nodiscard]] const ChartRow *find(QLatin1String from, QLatin1String trigger) const;
    [[nodiscard]] bool hasState(QLatin1String state) const;
    // A state that nothing leads out of.
    [[nodiscard]] bool isTerminal(QLatin1String state) const;
};

} // namespace league::base
