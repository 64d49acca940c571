// The guide to the turn protocol for authors of agents (T-082), kept inside the program.
#pragma once

#include <QString>

namespace league::app {

// As Markdown; the file is resources/guide/turn-channels.md.
[[nodiscard]] QString turnGuide();

} // namespace league::app
