// UTC timestamps as league.v2 writes them (L-33): 2026-03-01T18:00:00.120Z.
//
// Read by hand and strictly, because QDateTime::fromString takes much that is not UTC. Written by
// base::Clock::utcText. Used by the envelope and by every message field that is a moment.
#pragma once

#include "agents/base/result.h"

#include <QString>

#include <compare>
#include <optional>

namespace league::protocol {

// Milliseconds since 1970 of `YYYY-MM-DDTHH:MM:SS[.f…]` with 1 to 9 decimals, ending in `Z` or
// `+00:00`; nothing for any other text. Decimals after the third are cut off.
[[nodiscard]] std::optional<qint64> parseUtc(QStringView text);

// The same; a refusal (E021) says what is wrong with the text.
[[nodiscard]] base::Result<qint64> readUtc(QStringView text);

// A field that is a moment.
struct Timestamp
{
    qint64 utcMs = 0;

    static constexpr QLatin1String Expectation{"a UTC timestamp such as 2026-03-01T18:00:00Z"};
    [[nodiscard]] static base::Result<Timestamp> fromWire(QStringView text);
    [[nodiscard]] QString toWire() const;

    friend auto operator<=>(const Timestamp &, const Timestamp &) = default;
};

} // namespace league::protocol
