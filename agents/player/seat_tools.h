// The tools of seats that are played by hand: wait_for_turn and my_matches, and what answers: in
// Even/Odd choose_parity, in Mafia submit_night_action, submit_discussion_turn and submit_vote.
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

// Those of the games that can be played. The clock must outlive the desk.
void offerSeatTools(transport::McpDesk &mcp, const FindGuest &find, const base::Clock &clock,
                    const QStringList &gameTypes);

} // namespace league::player
