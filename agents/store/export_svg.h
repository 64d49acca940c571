// A league as SVG drawings, for the HTML report.
#pragma once

#include "agents/store/league_record.h"

namespace league::store {

// Points over rounds: an <svg> element; empty before the first round is over. The best players have
// colours and markers, the others are quiet lines.
[[nodiscard]] QString pointsSvg(const LeagueRecord &record);
// What came of everybody's matches, a bar for each player: won, drawn, lost. Empty before the first
// match is decided.
[[nodiscard]] QString resultsSvg(const LeagueRecord &record);

} // namespace league::store
