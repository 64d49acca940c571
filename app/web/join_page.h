// The page of those who are invited, at /join of a manager: offers the league to the program, and
// says what to type where there is none.
//
// A phone or a computer without the program does not know agentleague: links; every one knows how
// to open this page. So it is what QR codes and copied links lead to.
#pragma once

#include "agents/manager/spectators/web_page.h"

#include <QUrl>

namespace league::app {

// With places in it that the manager fills (LeagueOptions::joinPage).
[[nodiscard]] manager::WebPage joinPage();

// Where the page of a manager is. The join code is in the fragment, which browsers keep for
// themselves: it is sent to nobody and in no log.
[[nodiscard]] QUrl joinPageAddress(const QUrl &manager, const QString &code);

} // namespace league::app
