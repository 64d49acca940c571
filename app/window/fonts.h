// The fonts inside the program, made known to Qt.
//
// Called once by runWindow(), and by tests that draw, after the application object exists.
#pragma once

namespace league::app {

// Loads every file of :/fonts, sets the application's font, and says which families step in where
// one has no letters: Hebrew and Arabic beside Inter and JetBrains Mono. False when a file is bad.
bool loadFonts();

} // namespace league::app
