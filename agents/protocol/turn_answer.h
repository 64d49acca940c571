// What an agent answers to take_turn and resume_turn (protocol.md §12.3, §12.6).
//
// Read by whoever gives the turns. The call has named channel and turn, so an answer may leave them
// out; one that names another turn is refused.
#pragma once

#include "agents/protocol/control_messages.h"
#include "agents/protocol/turn_call_messages.h"
#include "agents/protocol/turn_messages.h"

#include <variant>

namespace league::protocol {

// A StatusReply says that the agent goes on by itself: it streams, posts and completes.
using TurnAnswer = std::variant<TurnComplete, TurnWaitRequest, UseDraft, StatusReply>;

// The answer in a result; the failure says, for the record, what came instead.
[[nodiscard]] base::Result<TurnAnswer>
readTurnAnswer(const JsonValue &result, const base::ChannelId &channel, const base::TurnId &turn);

} // namespace league::protocol
