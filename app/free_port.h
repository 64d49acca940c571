// Ports that nobody has taken.
#pragma once

#include "app/house_options.h"

namespace league::app {

// Whether somebody could listen there now.
[[nodiscard]] bool isPortFree(const QHostAddress &address, quint16 port);
// The first free port after this one; 0 when none of the next fifty is.
[[nodiscard]] quint16 freePortAfter(const QHostAddress &address, quint16 port);

// The port that a hosted agent listens on: the one it should have or, when somebody has that and
// the agent may move, any free one (0).
[[nodiscard]] quint16 portFor(const QHostAddress &address, quint16 wanted, TakenPort taken);

} // namespace league::app
