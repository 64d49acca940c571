// What whoever calls over HTTP knows of a call before it is made, and says when it fails.
#pragma once

#include "agents/transport/wire_call.h"

#include <optional>

namespace league::transport {

// Why this cannot be called over HTTP at all; empty when it can.
[[nodiscard]] QString whyNotCallable(const WireCall &call);
// The URL for a sentence: a redirect may have made it as long as a stranger likes.
[[nodiscard]] QString nameOf(const QUrl &endpoint);
// The port of the URL, or the one of its scheme.
[[nodiscard]] int portOf(const QUrl &url);
// Where an answer sends the call on: with 307 and 308 only, and only to the same host.
[[nodiscard]] std::optional<QUrl> redirectIn(const WireAnswer &answer, const QUrl &from);

// How often a call may be sent on.
inline constexpr int MaxRedirects = 3;
// Kept connections are given up before servers of ours do it, after 60 s.
inline constexpr std::chrono::seconds MaxIdle{50};

// What became of a call that has no answer.
namespace no_answer {
[[nodiscard]] WireAnswer nobodyListens(const QUrl &endpoint);
[[nodiscard]] WireAnswer brokenOff(const QUrl &endpoint);
[[nodiscard]] WireAnswer notHttp(const QUrl &endpoint);
[[nodiscard]] WireAnswer tooLarge(const QUrl &endpoint, qint64 limit);
[[nodiscard]] WireAnswer late(const QUrl &endpoint);
// Anything else, in a sentence of whoever knows.
[[nodiscard]] WireAnswer trouble(const QString &sentence);
} // namespace no_answer

} // namespace league::transport
