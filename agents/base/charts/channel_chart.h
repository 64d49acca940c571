// Whether a channel hands out turns (protocol.md §12.1: RUNNING, PAUSED, CLOSED).
//
// A turn that runs when the channel is paused may still end; no further one is granted. Nothing
// leads out of CLOSED.
#pragma once

#include "agents/base/chart_table.h"

namespace league::base::channel_chart {

inline constexpr QLatin1String Running("RUNNING");
inline constexpr QLatin1String Paused("PAUSED");
inline constexpr QLatin1String Closed("CLOSED");

namespace trigger {
inline constexpr QLatin1String Pause("PAUSE");
inline constexpr QLatin1String SilentCycles("SILENT_CYCLES"); // T-075
inline constexpr QLatin1String Resume("RESUME");
inline constexpr QLatin1String Close("CLOSE");
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Running, trigger::Pause, Paused},  {Running, trigger::SilentCycles, Paused},
    {Paused, trigger::Resume, Running}, {Running, trigger::Close, Closed},
    {Paused, trigger::Close, Closed},
};

inline constexpr ChartTable Table{QLatin1String("channel"), QLatin1String("Channel"), Running,
                                  Rows};

} // namespace league::base::channel_chart
