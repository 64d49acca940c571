// How much memory this process has, as Linux tells it.
#pragma once

namespace league::app {

// Resident memory in MB: now, and at its greatest; 0 where the system does not tell.
[[nodiscard]] double memoryMb();
[[nodiscard]] double peakMemoryMb();
// What there is now becomes the greatest so far.
void forgetPeakMemory();

} // namespace league::app
