// Small moves on JSON objects that the completion of messages is made of.
#pragma once

#include "agents/base/json/json.h"

#include <initializer_list>

namespace league::protocol {

// The first of these fields that is there and not null.
[[nodiscard]] JsonValue firstOf(const JsonObject &object,
                                std::initializer_list<QLatin1String> names);
// Sets a field that is missing or null; nothing happens for an undefined value.
void fill(JsonObject &object, QLatin1String name, const JsonValue &value);
// Ids come as numbers too; numbers become text.
void makeText(JsonObject &object, std::initializer_list<QLatin1String> names);
// "R1", "round_1" or "1" become 1.
void makeRoundNumber(JsonObject &object, QLatin1String name);
// A point in time in one of the ways seen becomes ours; anything else stays as it is.
void makeTimestamp(JsonObject &object, QLatin1String name);

} // namespace league::protocol
