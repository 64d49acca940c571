// Secrets inside text: bodies that could not be parsed, JSON inside JSON, queries, log lines.
//
// Used by redaction. Read by hand and not with a regular expression, because a value may be as long
// as its sender likes, and an expression that gives up on it would let it through.
#pragma once

#include <QString>

namespace league::store {

// Whether a field of this name holds a secret.
[[nodiscard]] bool isSecretKey(QStringView key);

// The text with `mask` in place of the value of every secret key. A key is followed by a colon or
// an equals sign; its value stands in quotes (escaped ones too), or ends at a separator or a blank.
// A value that is a list or an object hides all that follows. null and empty values stay.
[[nodiscard]] QString withSecretsMasked(const QString &text, QStringView mask);

} // namespace league::store
