// What must never be echoed, logged or shown (protocol.md §1.1): tokens and join codes.
#pragma once

#include <QJsonObject>
#include <QStringView>

namespace league::protocol {

// Whether a field of this name holds a secret, whatever message it stands in.
[[nodiscard]] bool isSecretField(QStringView name);
// The object without its secret fields, at any depth.
[[nodiscard]] QJsonObject withoutSecrets(const QJsonObject &object);

} // namespace league::protocol
