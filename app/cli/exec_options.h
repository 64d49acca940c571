// --exec: a program of somebody else that decides or speaks for an agent, and what is kept of it.
#pragma once

#include "app/cli/agent_options.h"

#include <functional>

namespace league::app {

struct ExecPlan
{
    QStringList command; // empty: what was asked for makes no sense
    QString stderrLog; // the file
    std::function<void(const QString &)> onStderr; // with --verbose
};

// Declares --exec, --verbose and --data; the sentence says what the program is asked.
void declareExec(QCommandLineParser &parser, const QString &sentence);
// Whether a program is wanted.
[[nodiscard]] bool wantsExec(const OptionReader &options);
// What was chosen, checked: whatever is wrong with it is a problem of the options.
[[nodiscard]] ExecPlan readExec(OptionReader &options, const AgentPlace &place);

} // namespace league::app
