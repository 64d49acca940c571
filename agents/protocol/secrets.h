// What must never be echoed, logged or shown (protocol.md §1.1): tokens and join codes.
#pragma once

#include "agents/base/json/json.h"

#include <QStringView>

namespace league::protocol {

// Whether a field of this name holds a secret, whatever message it stands in.
[[nodiscard]] bool isSecretField(QStringView name);
// The object without its secret fields, at any depth.
[[nodiscard]] JsonObject withoutSecrets(const JsonObject &object);

} // namespace league::protocol
