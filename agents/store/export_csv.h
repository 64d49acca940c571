// A league as tables for spreadsheets: RFC 4180, UTF-8 with a byte order mark, so that Excel reads
// names in every script.
//
// Names come from strangers: a cell that a spreadsheet would run as a formula gets a quote in
// front.
#pragma once

#include "agents/store/league_record.h"

namespace league::store {

// One line per player, best first.
[[nodiscard]] QByteArray standingsCsv(const LeagueRecord &record);
// One line per match, in the order of the schedule.
[[nodiscard]] QByteArray matchesCsv(const LeagueRecord &record);
// One cell, quoted where RFC 4180 asks for it.
[[nodiscard]] QString csvCell(const QString &text);

} // namespace league::store
