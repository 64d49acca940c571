#include "app/manager_address.h"

namespace league::app {

std::optional<QUrl> managerAddress(const QString &typed)
{
    const QString given = typed.trimmed();
    QUrl url(given.contains(QStringLiteral("://")) ? given : QStringLiteral("http://") + given,
             QUrl::StrictMode);
    if (given.isEmpty() || !url.isValid() || url.scheme() != QStringLiteral("http")
        || url.host().isEmpty())
        return std::nullopt;
    if (url.path().isEmpty() || url.path() == QStringLiteral("/"))
        url.setPath(QStringLiteral("/mcp"));
    return url;
}

} // namespace league::app
