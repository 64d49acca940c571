// Completing messages of other dialects: their names for our fields, and what they leave out.
//
// Each function takes a message as it was unpacked and gives it back in the canonical form. Nothing
// that is there and wrong is put right: a bad value is refused later, by name. An identity or a
// token is never made up.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/message_catalogue.h"

namespace league::protocol {

// Stands where an agent said nothing and something must stand: a sender, the id of a league.
inline constexpr QLatin1String Unsaid{"unsaid"};

// Whether the five fields that every message has are there.
[[nodiscard]] bool hasWholeEnvelope(const JsonObject &message);

// The message as `info` wants it.
[[nodiscard]] JsonObject completed(const MessageInfo &info, const JsonObject &message,
                                   qint64 nowMs);

// The same for an answer to a call of ours. What it leaves out about match and player is known: a
// synchronous answer belongs to the endpoint that was called.
[[nodiscard]] JsonObject completedAnswer(const MessageInfo &info, const JsonObject &answer,
                                         const JsonObject &call, qint64 nowMs);

} // namespace league::protocol
