// Writes JSON texts, byte for byte as Qt does.
#pragma once

#include "agents/base/json/json_document.h"

namespace league::base {

[[nodiscard]] QByteArray writeJson(const JsonValue &value, JsonDocument::JsonFormat format);

} // namespace league::base
