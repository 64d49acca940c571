#include "app/web/spectator_page.h"

#include "app/web/page_parts.h"

namespace league::app {

manager::WebPage spectatorPage()
{
    return joined(
        QStringLiteral("page.html"), {QStringLiteral("base.css"), QStringLiteral("page.css")},
        {QStringLiteral("words.js"), QStringLiteral("marks.js"), QStringLiteral("wishes.js"),
         QStringLiteral("mafia.js"), QStringLiteral("page.js")});
}

} // namespace league::app
