// Ids of new leagues.
#pragma once

#include <QString>

namespace league::app {

// even_odd-20260301-180000-9f2c: sorts by time and is never used twice.
[[nodiscard]] QString newLeagueId(const QString &gameType);

} // namespace league::app
