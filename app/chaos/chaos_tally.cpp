#include "app/chaos/chaos_tally.h"

namespace league::app {

void ChaosTally::add(const ChaosTally &other)
{
    leagues += other.leagues;
    matches += other.matches;
    lost += other.lost;
    doubled += other.doubled;
    restartsUnasked += other.restartsUnasked;
    for (auto it = other.faults.begin(); it != other.faults.end(); ++it)
        faults[it.key()] += it.value();
    findings += other.findings;
}

} // namespace league::app
