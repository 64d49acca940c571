// The fair draw of protocol.md §1.3: a number nobody could choose and everybody can check.
//
// The referee publishes the commitment to a secret seed before anybody chooses; each player may add
// entropy; afterwards the seed is revealed and anyone can recompute the number with a checksum
// tool. Used by the Even/Odd match, by `replay --verify` and by the match page.
#pragma once

#include "agents/base/ids.h"
#include "agents/base/result.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace league::games {

enum class DrawSource {
    System, // the seed is secret: 64 hex digits
    Seeded // the seed is a number known beforehand (protocol.md §9), for demos and tests
};

// Both ends are included.
struct DrawRange
{
    int min = 1;
    int max = 10;
};

// Everything that fixes the number.
struct DrawTerms
{
    QString seed;
    base::MatchId match;
    int attempt = 1;
    QStringList entropies = {}; // in seat order; the seeded source does not use them
    DrawRange range = {};
    DrawSource source = DrawSource::System;
};

struct DrawnNumber
{
    int number = 0;
    int index = 0; // the k of §1.3 at which the number was found
};

namespace fair_draw {

inline constexpr int MaxEntropyLength = 64;

// Hex SHA-256 of `<seed>:<match_id>:<attempt>`.
[[nodiscard]] QString commitment(const QString &seed, const base::MatchId &match, int attempt);
// SHA-256 of `<seed>:<match_id>:<attempt>:<entropy_A>:<entropy_B>:<k>`.
[[nodiscard]] QByteArray digest(const DrawTerms &terms, int k);
// x mod n, or nothing when x lies in the last, incomplete run of n below 2^64, which would make the
// low numbers likelier.
[[nodiscard]] std::optional<quint64> unbiased(quint64 x, quint64 n);

// Whether the seed has the form its source needs.
[[nodiscard]] base::Outcome checkSeed(QStringView seed, DrawSource source);
// Whether a player's entropy is ASCII of at most 64 characters.
[[nodiscard]] base::Outcome checkEntropy(QStringView entropy);

// The number; the seed must have passed checkSeed and the range must not be empty.
[[nodiscard]] DrawnNumber draw(const DrawTerms &terms);

// Checks a draw that somebody else made. The failure says in words which part does not fit: the
// seed, the commitment, the number or the draw index (where one was given).
[[nodiscard]] base::Outcome verify(const QString &published, const DrawTerms &terms, int number,
                                   std::optional<int> index = std::nullopt);

} // namespace fair_draw

} // namespace league::games
