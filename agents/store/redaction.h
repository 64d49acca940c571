// Redaction: what is written down holds no secrets.
//
// Tokens and join codes open doors, so they never reach the journal, a log or a screen. Called by
// the JournalWriter for every entry, and by whoever else writes messages down.
#pragma once

#include "agents/base/json/json.h"

#include <QString>

namespace league::store {

// The same object with every auth_token, match_token, operator_token and join_code masked, at any
// depth and also inside text that holds JSON; and so is the text of every other field that is named
// after a token, and whatever has the form of one of our tokens. Hashes (token_sha256) stay. An
// object without secrets comes back unchanged and uncopied.
[[nodiscard]] JsonObject redact(const JsonObject &object);

// The same for text that may hold a message, such as a body that could not be parsed or a line of a
// log.
[[nodiscard]] QString redactText(const QString &text);

} // namespace league::store
