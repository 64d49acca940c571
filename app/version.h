// The program's version, from the build.
#pragma once

#include <QString>

namespace league::app {

[[nodiscard]] QString version();

} // namespace league::app
