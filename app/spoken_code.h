// Join codes for people: short, and hard to misread.
#pragma once

#include <QString>

namespace league::app {

// K7M 4QX: by chance, without letters and digits that look like each other.
[[nodiscard]] QString newSpokenCode();

} // namespace league::app
