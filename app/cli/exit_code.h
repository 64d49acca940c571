// What the program tells the shell when it ends.
#pragma once

namespace league::app {

enum ExitCode : int {
    Done = 0, // the league was played, the command did its work
    Failed = 1, // the league or the command failed
    WrongUsage = 2, // the command line made no sense
    CannotReach = 3, // could not bind or reach
    Interrupted = 130,
};

} // namespace league::app
