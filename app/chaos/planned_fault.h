// PlannedFault: what happens to whom, and when. A plain value of the ChaosPlan.
#pragma once

#include "app/chaos/fault_kind.h"

#include <chrono>

namespace league::app {

// When something happens: some time after the league's journal has come that far. Entries and
// results are what a league is made of, so these moments fall on registering, assigning, counting,
// round changes and completion, however fast the machine is.
struct Moment
{
    enum class Of {
        Elapsed, // milliseconds since the league was opened
        Entries, // entries in the journal
        Results // matches counted
    };

    Of of = Of::Elapsed;
    qint64 value = 0;
    std::chrono::milliseconds later{0};
};

struct PlannedFault
{
    Moment moment = {};
    FaultKind kind = FaultKind::KillManager;
    int victim = 0; // place of the process: 0 is the manager, then referees, then players
    std::chrono::milliseconds lasts{0}; // until it is started again, goes on, or is quiet again
    int hours = 0; // of a clock jump, forward or backward
};

} // namespace league::app
