// A call of Mafia as a language model is told it: bounded, so that no talkative player can fill the
// model's memory.
#pragma once

#include <QString>
#include <QVariantMap>

namespace league::protocol {

// The call as JSON in one line; names and what was said are shortened, and of very long talks only
// the latest is told.
[[nodiscard]] QString toldCall(const QVariantMap &call);
// The role of the one who is called, as its view says; empty when it does not.
[[nodiscard]] QString roleInCall(const QVariantMap &call);
// How the answer to a question of this kind looks.
[[nodiscard]] QString answerForm(const QString &kind);

} // namespace league::protocol
