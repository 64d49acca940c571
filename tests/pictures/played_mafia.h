// A match of Mafia that ten built-in players have played, for pictures of what is told of it.
//
// The same every time: seeds and the time that each takes for an answer are fixed.
#pragma once

#include "agents/store/entry.h"

#include <QList>

namespace league::test {

// The journal of a league of that one match, R1M1.
[[nodiscard]] QList<store::Entry> playedMafia();

} // namespace league::test
