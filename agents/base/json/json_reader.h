// Reads JSON texts quickly, with simdjson.
#pragma once

#include "agents/base/json/json.h"

#include <optional>

namespace league::base {

// The object or array that the text is. Nothing when it is neither, or when anything in it is so
// unusual that libraries differ about it: then JsonDocument asks Qt.
[[nodiscard]] std::optional<JsonValue> readJson(QByteArrayView text);

// One field of an object, without making the others: for long texts of which only one number is
// wanted. Nothing as well when there is no such field.
[[nodiscard]] std::optional<JsonValue> readJsonField(QByteArrayView text, QLatin1String name);

} // namespace league::base
