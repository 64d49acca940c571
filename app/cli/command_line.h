// The command line as a whole: finds the command, parses its options, explains what is wrong.
#pragma once

#include <QStringList>

namespace league::app {

// Runs what the arguments ask for (without the program's name) and returns the exit code.
[[nodiscard]] int runCommandLine(const QStringList &arguments);

} // namespace league::app
