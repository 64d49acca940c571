// A league as one HTML page: table, chart, crosstable and matches, made to be read and printed.
//
// Self-contained and well-formed XML: no scripts, no fonts or pictures from elsewhere. Names come
// from strangers and are escaped.
#pragma once

#include "agents/store/league_record.h"

namespace league::store {

// The whole page, UTF-8.
[[nodiscard]] QByteArray leagueHtml(const LeagueRecord &record);
// Somebody else's text inside markup: escaped, without control characters.
[[nodiscard]] QString htmlText(const QString &foreign);

} // namespace league::store
