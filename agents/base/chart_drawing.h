// Drawings of a ChartTable as text: for people, for Graphviz and for Mermaid.
#pragma once

#include "agents/base/chart_table.h"

#include <QString>

namespace league::base {

enum class ChartFormat { Text, Dot, Mermaid };

// `current` marks one state, for a chart that runs; leave it empty for none.
[[nodiscard]] QString drawChart(const ChartTable &table, ChartFormat format,
                                QLatin1String current = {});

} // namespace league::base
