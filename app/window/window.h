// The desktop application: the program when it is started without a command.
#pragma once

namespace league::app {

// Whether these arguments of main() ask for the window: none, or the window's own options.
[[nodiscard]] bool asksForWindow(int argc, char *argv[]);

// Opens the window and returns the program's exit code when it is closed.
int runWindow(int &argc, char *argv[]);

} // namespace league::app
