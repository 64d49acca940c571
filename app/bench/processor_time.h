// How much processor time this process has taken, all threads together.
#pragma once

#include <QtGlobal>

namespace league::app {

[[nodiscard]] qint64 processorUs();

} // namespace league::app
