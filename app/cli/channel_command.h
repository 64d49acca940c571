// `agent-league channel`: a chat with a turn channel, for people without a window.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command channelCommand();

} // namespace league::app
