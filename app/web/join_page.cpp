#include "app/web/join_page.h"

#include "app/web/page_parts.h"

namespace league::app {

manager::WebPage joinPage()
{
    return joined(QStringLiteral("join.html"),
                  {QStringLiteral("base.css"), QStringLiteral("join.css")},
                  {QStringLiteral("words.js"), QStringLiteral("marks.js"),
                   QStringLiteral("wishes.js"), QStringLiteral("join.js")});
}

QUrl joinPageAddress(const QUrl &manager, const QString &code)
{
    QUrl page = manager;
    page.setPath(QStringLiteral("/join"));
    if (!code.isEmpty())
        page.setFragment(QString::fromLatin1(QUrl::toPercentEncoding(code)), QUrl::StrictMode);
    return page;
}

} // namespace league::app
