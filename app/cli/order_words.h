// The operator's orders as words: "pause", "abort R1M1", "withdraw P03 left early".
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/control_messages.h"

#include <QStringList>

#include <variant>

namespace league::app {

using Order = std::variant<protocol::StartLeague, protocol::LeagueControl>;

// The order that these words give; the failure names what is allowed.
[[nodiscard]] base::Result<Order> readOrder(const QStringList &words);
// One line per order, for help texts.
[[nodiscard]] QString ordersHelp();

} // namespace league::app
