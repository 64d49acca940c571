// The final table as text for a terminal.
#pragma once

#include "agents/protocol/standings.h"

#include <QString>

namespace league::app {

// Aligned columns, one line per player, without a trailing line feed.
[[nodiscard]] QString standingsTable(const QList<protocol::StandingRow> &rows);

} // namespace league::app
