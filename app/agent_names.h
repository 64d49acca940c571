// Names for hosted agents, as the documents call theirs: Agent Alpha, Referee Beta.
#pragma once

#include <QString>

namespace league::app {

// number counts from 0.
[[nodiscard]] QString playerName(int number);
[[nodiscard]] QString refereeName(int number);

} // namespace league::app
