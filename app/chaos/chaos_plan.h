// ChaosPlan: the seeded list of everything that will go wrong in one league.
//
// Made once per league; the same seed and options make the same plan.
#pragma once

#include "app/chaos/chaos_options.h"
#include "app/chaos/planned_fault.h"

namespace league::app {

class ChaosPlan
{
public:
    // As many faults as the league has matches, six at least; none when no kind is wanted.
    [[nodiscard]] static QList<PlannedFault> make(const ChaosOptions &options, quint64 seed);
};

} // namespace league::app
