#include "agents/base/chart_table.h"

#include <algorithm>

namespace league::base {

QList<QLatin1String> ChartTable::states() const
{
    QList<QLatin1String> found{initial};
    for (const ChartRow &row : rows) {
        for (const QLatin1String state : {row.from, row.to}) {
            if (!found.contains(state))
                found.append(state);
        }
    }
    return found;
}

QList<QLatin1String> ChartTable::triggers() const
{
    QList<QLatin1String> found;
    for (const ChartRow &row : rows) {
        if (!found.contains(row.trigger))
            found.append(row.trigger);
    }
    return found;
}

const ChartRow *ChartTable::find(QLatin1String from, QLatin1String trigger) const
{
    const auto it = std::ranges::find_if(
        rows, [&](const ChartRow &row) { return row.from == from && row.trigger == trigger; });
    return it == rows.end() ? nullptr : &*it;
}

bool ChartTable::hasState(QLatin1String state) const
{
    return state == initial || std::ranges::any_of(rows, [&](const ChartRow &row) {
               return row.from == state || row.to == state;
           });
}

bool ChartTable::isTerminal(QLatin1String state) const
{
    return std::ranges::none_of(rows, [&](const ChartRow &row) { return row.from == state; });
}

} // namespace league::base
