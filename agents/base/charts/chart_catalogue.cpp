#include "agents/base/charts/chart_catalogue.h"

#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/charts/channel_chart.h"
#include "agents/base/charts/circuit_breaker_chart.h"
#include "agents/base/charts/league_chart.h"
#include "agents/base/charts/mafia_match_chart.h"
#include "agents/base/charts/mafia_phase_chart.h"
#include "agents/base/charts/match_chart.h"
#include "agents/base/charts/player_chart.h"
#include "agents/base/charts/round_chart.h"
#include "agents/base/charts/turn_chart.h"

#include <algorithm>

namespace league::base {

const QList<ChartTable> &allCharts()
{
    static const QList<ChartTable> charts{
        agent_lifecycle_chart::Table, league_chart::Table,      round_chart::Table,
        match_chart::Table,           mafia_match_chart::Table, player_chart::Table,
        circuit_breaker_chart::Table, mafia_phase_chart::Table, turn_chart::Table,
        channel_chart::Table,
    };
    return charts;
}

const ChartTable *findChart(QStringView name)
{
    const auto it = std::ranges::find_if(
        allCharts(), [name](const ChartTable &table) { return table.name == name; });
    return it == allCharts().end() ? nullptr : &*it;
}

} // namespace league::base
