// Answers of Mafia as programs, language models and people write them, read generously.
//
// Only for what decides on behalf of a player of ours; the answer that goes to the referee is made
// of it. A target may be written as an id or as a name, whatever its case; `target`, `choice`,
// `vote` and `message`, `reasoning`, `note` are understood as well. What is not valid fails with a
// clause that says what was expected: "it named "P99" instead of P03 or P04".
#pragma once

#include "agents/base/json/json.h"
#include "agents/base/result.h"

#include <QVariantMap>

namespace league::protocol {

// What is asked: the kind of the question (question_kind.h) and its call.
struct AskedTurn
{
    QString kind;
    QVariantMap call;
};

// The answer in the words of the protocol: target_id, think; or turn_id, pass, say, speech_acts,
// think.
[[nodiscard]] base::Result<QVariantMap> readSaidAnswer(const JsonObject &said,
                                                       const AskedTurn &asked);
// The same from a line that is no object: an id or name, a sentence to say, "pass", "abstain".
[[nodiscard]] base::Result<QVariantMap> readSaidWord(const QString &said, const AskedTurn &asked);
// The same from a text that a language model wrote: the last object in it, also inside a code fence
// or a sentence.
[[nodiscard]] base::Result<QVariantMap> readSaidText(const QString &text, const AskedTurn &asked);

// Whether an answer to it may be replaced while its phase is open: a vote (M-083), and whom the
// mafia kill (M-029).
[[nodiscard]] bool mayBeChanged(const AskedTurn &asked);

// The answer with the day or night that was asked about, so that one which is late on its way does
// not count for the next.
[[nodiscard]] QVariantMap withMoment(QVariantMap answer, const AskedTurn &asked);

// The answer with other private reasoning.
[[nodiscard]] QVariantMap withThought(QVariantMap answer, const QString &think);

} // namespace league::protocol
