// What everybody may look for in the `details` of a result, whatever the game.
#pragma once

#include "agents/base/ids.h"

#include <QJsonObject>
#include <QString>

namespace league::protocol {

// The one plain sentence that says why; empty when the referee sent none.
[[nodiscard]] inline QString reasonIn(const QJsonObject &details)
{
    return details.value(QLatin1String("reason")).toString();
}

// Why a player is at fault: NO_SHOW, UNREACHABLE, TIMEOUT …; empty when the referee did not say.
[[nodiscard]] inline QString causeIn(const QJsonObject &details, const base::PlayerId &player)
{
    return details.value(QLatin1String("causes")).toObject().value(player.text()).toString();
}

} // namespace league::protocol
