// What the pages for browsers are made of: each is one file that needs nothing from elsewhere.
//
// Joined from resources/web, where the parts can be read and changed. The browser is told to run
// and to show nothing but these very parts, by their hashes, and to ask nobody but the manager.
#pragma once

#include "agents/manager/spectators/web_page.h"

#include <QStringList>

namespace league::app {

// The file `html` with the styles and scripts in it, one after the other.
[[nodiscard]] manager::WebPage joined(const QString &html, const QStringList &styles,
                                      const QStringList &scripts);

} // namespace league::app
