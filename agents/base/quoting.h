// What a stranger sent, fit to stand in a sentence of ours.
//
// Sentences go to terminals, logs and screens. Whoever quotes in one what came from outside does it
// through here, so that nobody can write a second line into a log or a megabyte into an error.
#pragma once

#include <QString>

namespace league::base {

// The text, or its beginning with "…" when it is longer than the limit; control characters and
// halves of characters become "\uFFFD".
[[nodiscard]] QString quotable(QStringView text, qsizetype limit = 60);

} // namespace league::base
