// The line that shows how far a league is.
#pragma once

#include <QString>

namespace league::app {

// "Round 2  [##########..........]  3 of 6 matches", at most `columns` wide.
[[nodiscard]] QString progressLine(int round, int counted, int inAll, int columns);

} // namespace league::app
