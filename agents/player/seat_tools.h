// The tools of seats that are played by hand: wait_for_turn, choose_parity and my_matches.
//
// Offered by a hosted player on its own /mcp, and by the manager for all its guests; the seat_key
// in the arguments says whose seat it is.
#pragma once

#include "agents/transport/mcp_desk.h"

#include <functional>

namespace league::player {

class PlayerAgent;

// The player whose seat has that key; null when there is none.
using FindGuest = std::function<PlayerAgent *(const QString &seatKey)>;

// The clock must outlive the desk.
void offerSeatTools(transport::McpDesk &mcp, const FindGuest &find, const base::Clock &clock);

} // namespace league::player
