// What the fuzz targets share that read JSON: a secret that must not come out anywhere, and what
// every refusal owes to the person who reads it.
#pragma once

#include "agents/base/json/json.h"
#include "agents/base/result.h"

#include <QByteArray>

#include <optional>

namespace league::test {

// Text that no input holds by chance.
inline const QString PlantedSecret = QStringLiteral("s3cr3t-7f1e9a");

// The object in these bytes; nothing when there is none.
[[nodiscard]] std::optional<JsonObject> objectIn(const QByteArray &bytes);
// The same object with the planted secret as the value of every field that holds secrets, at any
// depth, and of an auth_token of its own.
[[nodiscard]] JsonObject withPlantedSecrets(const JsonObject &object);
// Whether the secret stands anywhere in the object.
[[nodiscard]] bool tellsSecret(const JsonObject &object);

// A refusal is one readable line of bounded length, tells no secret, and has a code.
void mustBeGoodRefusal(const base::Failure &failure);
// The same for a sentence alone.
void mustBeGoodSentence(const QString &sentence);

} // namespace league::test
