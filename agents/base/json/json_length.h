// How long a value is as a text, without writing it.
#pragma once

#include "agents/base/json/json.h"

namespace league::base {

// Whether the text of the value has at most so many bytes, whatever letters are in it. What is
// nearly that long may be taken for longer; a large value is looked at only until that is certain.
[[nodiscard]] bool isSurelyShorter(const JsonValue &value, qint64 bytes);

} // namespace league::base
