// How much of what it knows a player wants with every call (`context` of protocol.md §2).
#pragma once

#include <QLatin1String>

namespace league::protocol {

// Only what is new since the last call it answered. As a word of the capabilities it tells a
// referee so; without it calls carry the whole view.
inline constexpr QLatin1String DeltaContext("delta");

} // namespace league::protocol
