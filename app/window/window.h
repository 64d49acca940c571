// The desktop application: the program when it is started without a command.
#pragma once

namespace league::app {

// Whether there is a screen to open a window on.
[[nodiscard]] bool hasScreen();

// Whether these arguments of main() ask for the window: none, or something to open
// (opener.h).
[[nodiscard]] bool asksForWindow(int argc, char *argv[]);

// Opens the window and returns the program's exit code when it is closed.
int runWindow(int &argc, char *argv[]);

// Whether they ask for a command that opens the window itself, and there is a screen.
[[nodiscard]] bool asksForWindowCommand(int argc, char *argv[]);

// Runs such a command and returns the program's exit code.
int runWindowCommand(int &argc, char *argv[]);

} // namespace league::app
