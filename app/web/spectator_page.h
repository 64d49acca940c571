// The page that spectators see in a browser, at the manager's address.
#pragma once

#include "agents/manager/spectators/web_page.h"

namespace league::app {

[[nodiscard]] manager::WebPage spectatorPage();

} // namespace league::app
