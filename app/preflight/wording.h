// Sentences of the pre-flight that several checks share.
#pragma once

#include "agents/protocol/dialect/call_form.h"
#include "agents/protocol/dialect/match_offer.h"
#include "app/preflight/interview.h"

namespace league::app {

// Why there is no usable answer, and what to do; `what` is what was sent: "the invitation".
[[nodiscard]] QString whyNoAnswer(const Reply &reply, const QString &what,
                                  std::chrono::milliseconds limit);
// Why an agent could not be reached at all.
[[nodiscard]] QString whyUnreachable(const Reply &reply, const QUrl &agent);
// Whether it refused because we are not of its league.
[[nodiscard]] bool isForItsOwnLeague(const Reply &reply);
// "12 ms of 5000 ms"
[[nodiscard]] QString timeUsed(const Reply &reply, std::chrono::milliseconds limit);
// What the dialect means for its author.
[[nodiscard]] QString meaningOf(protocol::CallForm form);
[[nodiscard]] QString meaningOf(protocol::OfferForm form);
// Whether a token is one that somebody made up: too short for a secret, or a word of examples.
[[nodiscard]] bool isPlaceholder(const QString &token);

} // namespace league::app
