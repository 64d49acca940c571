// ChaosTally: what came of a league, or of many, under chaos. A plain value.
#pragma once

#include "app/chaos/fault_kind.h"

#include <QMap>

namespace league::app {

struct ChaosTally
{
    int leagues = 0;
    int matches = 0; // that were to be counted
    int lost = 0; // without a result
    int doubled = 0; // with more than one
    int restartsUnasked = 0;
    QMap<FaultKind, int> faults = {}; // that really happened
    QStringList findings = {}; // everything that is wrong, as sentences

    void add(const ChaosTally &other);
};

} // namespace league::app
