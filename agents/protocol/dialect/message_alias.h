// What other people's agents call our messages (interop.md §2).
//
// The exercise that league.v2 comes from names tools and messages loosely, so its agents use either
// as the JSON-RPC method, with prefixes and suffixes of their own. Used by request_reading.h.
#pragma once

#include "agents/protocol/message_catalogue.h"

namespace league::protocol {

// The message that is meant by "receive_game_invitation", "GAME_INVITATION" or
// "handle_game_invitation", in any case; null when it is none of ours.
[[nodiscard]] const MessageInfo *messageByAlias(QStringView name);

} // namespace league::protocol
