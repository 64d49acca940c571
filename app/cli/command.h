// Command: one subcommand of agent-league, for example `run`.
//
// The table of all commands stands in command_table.cpp; main() looks a command up there and runs
// it. Options are declared to a QCommandLineParser; the parsing, the errors and --help are the same
// for all of them.
#pragma once

#include "app/cli/exit_code.h"

#include <QCommandLineParser>
#include <QString>

#include <functional>

namespace league::app {

struct Command
{
    QString name;
    QString summary; // one line for the overview
    // Declares options and positional arguments.
    std::function<void(QCommandLineParser &)> declare;
    // Does the work; the parser has accepted the command line.
    std::function<int(const QCommandLineParser &)> run;
};

// All commands, in the order of the overview.
[[nodiscard]] const QList<Command> &allCommands();

} // namespace league::app
