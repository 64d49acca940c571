// The two lines that every command says when its options make no sense.
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/terminal.h"

namespace league::app {

inline int wrongUsage(const QString &problem, const QString &command)
{
    Terminal::complain(problem);
    Terminal::say(QStringLiteral("Try: agent-league %1 --help").arg(command));
    return WrongUsage;
}

} // namespace league::app
