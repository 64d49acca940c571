// What everybody may look for in the `details` of a result, whatever the game.
#pragma once

#include "agents/base/ids.h"
#include "agents/base/json/json.h"

#include <QMap>
#include <QString>

#include <optional>

namespace league::protocol {

// The one plain sentence that says why; empty when the referee sent none.
[[nodiscard]] inline QString reasonIn(const JsonObject &details)
{
    return details.value(QLatin1String("reason")).toString();
}

// Why a player is at fault: NO_SHOW, UNREACHABLE, TIMEOUT …; empty when the referee did not say.
[[nodiscard]] inline QString causeIn(const JsonObject &details, const base::PlayerId &player)
{
    return details.value(QLatin1String("causes")).toObject().value(player.text()).toString();
}

// The number that was drawn; none when the referee did not say, or the game draws none.
[[nodiscard]] inline std::optional<int> drawnNumberIn(const JsonObject &details)
{
    const JsonValue number = details.value(QLatin1String("drawn_number"));
    return number.isDouble() ? std::optional(number.toInt()) : std::nullopt;
}

// The roles that were dealt, by player; empty where there are none.
[[nodiscard]] inline QMap<base::PlayerId, QString> rolesIn(const JsonObject &details)
{
    QMap<base::PlayerId, QString> roles;
    const JsonObject dealt = details.value(QLatin1String("roles")).toObject();
    for (auto role = dealt.constBegin(); role != dealt.constEnd(); ++role)
        roles.insert(base::PlayerId(role.key()), role.value().toString());
    return roles;
}

} // namespace league::protocol
