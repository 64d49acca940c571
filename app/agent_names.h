// Names for hosted agents: players after people of science, referees as in the documents.
#pragma once

#include <QString>

namespace league::app {

// number counts from 0.
[[nodiscard]] QString playerName(int number);
[[nodiscard]] QString refereeName(int number);

} // namespace league::app
