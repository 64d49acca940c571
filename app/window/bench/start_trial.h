// StartTrial: how long a fresh process of this program takes to its first frame.
//
// Owned by the bench. It starts the program several times, one after the other, and waits for each
// to say that its window is shown.
#pragma once

#include "agents/base/result.h"
#include "app/bench/times.h"

namespace league::app {

struct StartTrial
{
    // What the process says when its first frame is shown, before its memory in MB.
    static constexpr const char *Word = "first-frame";

    Times times;
    double memoryMb = 0; // of the last one

    // Blocks until all of them have ended.
    base::Outcome run(int starts);
};

} // namespace league::app
