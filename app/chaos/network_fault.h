// What can happen to one exchange (a request and its answer) on its way through a FaultProxy.
#pragma once

#include <chrono>

namespace league::app {

enum class NetworkFault {
    None,
    LoseAnswer, // the request arrives; the connection closes before a byte of the answer
    Reset, // the connection breaks before the request arrives
    Delay, // every byte comes late
    CutAnswer, // half of an answer, then the connection closes
};

// What was drawn for one exchange.
struct ExchangeFate
{
    NetworkFault fault = NetworkFault::None;
    std::chrono::milliseconds delay{0}; // of everything that passes
};

} // namespace league::app
