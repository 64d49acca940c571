// What `agent-league chaos` was asked for.
#pragma once

#include "app/chaos/fault_kind.h"

namespace league::app {

struct ChaosOptions
{
    quint64 seed = 0;
    int minutes = 0; // leagues begin until this time is over; 0 is one league
    int players = 4;
    int referees = 2;
    QList<FaultKind> faults = {};
    QString dataFolder = {};

    [[nodiscard]] int matches() const { return players * (players - 1) / 2; }
};

} // namespace league::app
