// Asking whether one could join: check_admission. Nothing is registered by it.
//
// Sent by the join dialog of this program, answered by the manager. Read and written like messages,
// but without an envelope.
#pragma once

#include "agents/protocol/registration_messages.h"

namespace league::protocol {

struct AdmissionQuery
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"check_admission"};

    QString role = {}; // "player" or "referee"
    QString contactEndpoint = {}; // where the agent would listen, and does for this question
    QString joinCode = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("role", self.role);
        v.must("role",
               self.role == QLatin1String("player") || self.role == QLatin1String("referee"),
               "must be player or referee");
        v.required("contact_endpoint", self.contactEndpoint);
        v.must("contact_endpoint",
               looksLikeEndpoint(self.contactEndpoint) && self.contactEndpoint.size() <= 2000,
               "must be an address such as http://localhost:8101/mcp");
        v.optional("join_code", self.joinCode);
    }
};

struct AdmissionReport
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    bool isReachable = false; // the agent answered when the manager called it
    int elapsedMs = 0; // what that took
    QString unreachableReason = {}; // empty when it answered
    bool isCodeRight = false; // also when the league asks for none
    bool isAdmitted = false; // a registration would be accepted now
    QString reason = {}; // why it would not be

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("reachable", self.isReachable);
        v.withDefault("elapsed_ms", self.elapsedMs, 0);
        v.optional("unreachable_reason", self.unreachableReason);
        v.required("code_right", self.isCodeRight);
        v.required("admitted", self.isAdmitted);
        v.optional("reason", self.reason);
    }
};

} // namespace league::protocol
