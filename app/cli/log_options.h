// `--log-format`, `--log-file` and how logs are rotated: for programs that run unattended.
#pragma once

#include "agents/base/result.h"
#include "app/cli/option_reader.h"

namespace league::app {

// Declares --log-format, --log-file, --log-size and --log-files.
void declareLog(QCommandLineParser &parser);
// Takes them into effect; call it when all other options are read and none is wrong. What is wrong
// with these goes to the reader's problem.
void applyLog(OptionReader &options);

} // namespace league::app
