// Reads JSON texts quickly, with simdjson.
#pragma once

#include "agents/base/json/json.h"

#include <optional>

namespace league::base {

// The object or array that the text is. Nothing when it is neither, or when anything in it is so
// unusual that libraries differ about it: then JsonDocument asks Qt.
[[nodiscard]] std::optional<JsonValue> readJson(QByteArrayView text);

} // namespace league::base
