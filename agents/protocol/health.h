// What GET /health answers on every agent (architecture.md §6).
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

struct HealthReport
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString role = {};
    QString id = {}; // empty before the registration
    QString state = {}; // of the agent's lifecycle
    QString version = {};
    QString status = QStringLiteral("ok");

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.required("role", self.role);
        v.nullable("id", self.id);
        v.required("lifecycle_state", self.state);
        v.required("version", self.version);
    }
};

} // namespace league::protocol
