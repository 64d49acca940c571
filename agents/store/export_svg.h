// Points over rounds as an SVG drawing, for the HTML report.
#pragma once

#include "agents/store/league_record.h"

namespace league::store {

// An <svg> element; empty before the first round is over. The best players have colours and
// markers, the others are quiet lines.
[[nodiscard]] QString pointsSvg(const LeagueRecord &record);

} // namespace league::store
