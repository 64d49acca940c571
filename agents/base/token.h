// Tokens: secrets that say who is calling.
//
// A token is 256 random bits from the operating system, as text. Whoever checks a token keeps only
// its fingerprint, the hex SHA-256, so that a journal or an assignment never holds the secret.
#pragma once

#include <QString>

namespace league::base {

// A new secret; the prefix tells people what it is for ("tok", "mt") and adds no security.
[[nodiscard]] QString newToken(QStringView prefix);
// Lower-case hex SHA-256 of the token's UTF-8 bytes.
[[nodiscard]] QString tokenFingerprint(QStringView token);
// Whether a token has this fingerprint; takes the same time wherever the difference is.
[[nodiscard]] bool tokenMatches(QStringView token, QStringView fingerprint);
// Random lower-case hex digits from the operating system.
[[nodiscard]] QString randomHex(int bytes);

} // namespace league::base
