// How long something took, as the pages say it: 42 ms, 11.8 s, 2 min 05 s.
#pragma once

#include <QString>

namespace league::app::view {

[[nodiscard]] QString spanText(qint64 ms);
// 10:42:05.004, UTC
[[nodiscard]] QString momentText(qint64 utcMs);

} // namespace league::app::view
