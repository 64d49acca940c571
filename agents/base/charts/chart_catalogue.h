// Every chart of the program, for `agent-league machines`, the diagrams and the tests.
#pragma once

#include "agents/base/chart_table.h"

#include <QStringView>

namespace league::base {

// All tables, in the order of the source documents.
[[nodiscard]] const QList<ChartTable> &allCharts();
// The table of that name; nullptr when there is none.
[[nodiscard]] const ChartTable *findChart(QStringView name);

} // namespace league::base
