// What everybody may look for in the `details` of a result, whatever the game.
#pragma once

#include <QJsonObject>
#include <QString>

namespace league::protocol {

// The one plain sentence that says why; empty when the referee sent none.
[[nodiscard]] inline QString reasonIn(const QJsonObject &details)
{
    return details.value(QLatin1String("reason")).toString();
}

} // namespace league::protocol
