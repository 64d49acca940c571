// Screens that only a league has that is played now: the lobby and a person's seat, also at a table
// of Mafia.
//
// A real House plays in this program, without sockets and from a fixed seed. How long agents took
// is not the same every time, so the last word on that is said in the house's name.
#pragma once

#include "tests/pictures/screens.h"

namespace league::test {

[[nodiscard]] Screen lobbyScreen();
[[nodiscard]] Screen personScreen();
[[nodiscard]] Screen mafiaSeatScreen();

} // namespace league::test
