// Where log lines go: to stderr, as short lines a person can read.
#pragma once

namespace league::app {

// Installs the handler; warnings and worse are shown, more with QT_LOGGING_RULES.
void logToStderr();

} // namespace league::app
