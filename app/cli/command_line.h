// The command line as a whole: finds the command, parses its options, explains what is wrong.
#pragma once

#include "app/cli/command.h"

#include <QStringList>

namespace league::app {

// Runs what the arguments ask for (without the program's name) and returns the exit code. `more`
// are commands beside those of the table: the ones that know the window.
[[nodiscard]] int runCommandLine(const QStringList &arguments, const QList<Command> &more = {});

} // namespace league::app
