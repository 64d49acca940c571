// How agents enter and leave channels (protocol.md §12.1, §12.2). CHANNEL_ASSIGNED and
// CHANNEL_REMOVED share one method and are told apart by message_type.
#pragma once

#include "agents/protocol/channel_parts.h"
#include "agents/protocol/registration_messages.h"

namespace league::protocol {

// What an agent without a game says of itself.
struct AgentMeta
{
    QString displayName = {};
    QString version = {};
    QStringList gameTypes = {};
    QString contactEndpoint = {}; // empty: it asks for its turns (channel_poll_messages.h)
    QString protocolVersion = {};
    QStringList capabilities = {};
    std::optional<int> maxConcurrentTurns = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("display_name", self.displayName);
        v.must("display_name", !self.displayName.trimmed().isEmpty(), "must not be empty");
        v.required("version", self.version);
        v.optional("game_types", self.gameTypes);
        v.optional("contact_endpoint", self.contactEndpoint);
        v.must("contact_endpoint",
               self.contactEndpoint.isEmpty() || looksLikeEndpoint(self.contactEndpoint),
               "must be an address such as http://localhost:8201/mcp");
        v.optional("protocol_version", self.protocolVersion);
        v.optional("capabilities", self.capabilities);
        limitSizes(self, v);
        v.optional("max_concurrent_turns", self.maxConcurrentTurns);
        const int turns = self.maxConcurrentTurns.value_or(1);
        v.must("max_concurrent_turns", turns >= 1 && turns <= 100, "must be from 1 to 100");
    }
};

struct AgentRegisterRequest
{
    static constexpr QLatin1String Type{"AGENT_REGISTER_REQUEST"};
    static constexpr QLatin1String Method{"register_agent"};

    AgentMeta meta = {};
    QString joinCode = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_meta", self.meta);
        v.optional("join_code", self.joinCode);
    }
};

struct AgentRegisterResponse
{
    static constexpr QLatin1String Type{"AGENT_REGISTER_RESPONSE"};
    static constexpr QLatin1String Method{};

    RegistrationStatus status = RegistrationStatus::Rejected;
    base::AgentId agentId = {};
    QString authToken = {};
    QString reason = {}; // empty when accepted
    std::optional<bool> managerProof = {}; // see LeagueRegisterResponse
    std::optional<int> retryAfterMs = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        const bool rejected = self.status == RegistrationStatus::Rejected;
        v.optional("agent_id", self.agentId);
        v.must("agent_id", rejected || !self.agentId.isEmpty(), "is needed with ACCEPTED");
        v.optional("auth_token", self.authToken);
        v.must("auth_token", rejected || !self.authToken.isEmpty(), "is needed with ACCEPTED");
        v.nullable("reason", self.reason);
        v.optional("manager_proof", self.managerProof);
        v.optional("retry_after_ms", self.retryAfterMs);
    }
};

struct ChannelJoinRequest
{
    static constexpr QLatin1String Type{"CHANNEL_JOIN_REQUEST"};
    static constexpr QLatin1String Method{"join_channel"};

    base::ChannelId channelId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
    }
};

struct ChannelJoinResponse
{
    static constexpr QLatin1String Type{"CHANNEL_JOIN_RESPONSE"};
    static constexpr QLatin1String Method{};

    RegistrationStatus status = RegistrationStatus::Accepted;
    base::ChannelId channelId = {};
    TurnState state = TurnState::Queued;
    int position = 0; // in the ring, from 1
    QList<ChannelEntry> history = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.required("channel_id", self.channelId);
        v.required("state", self.state);
        v.required("position", self.position);
        v.required("history", self.history);
    }
};

struct ChannelAssigned
{
    static constexpr QLatin1String Type{"CHANNEL_ASSIGNED"};
    static constexpr QLatin1String Method{"notify_channel_assignment"};

    base::ChannelId channelId = {};
    int position = 0;
    QList<MemberState> members = {};
    QList<ChannelEntry> history = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("position", self.position);
        v.required("members", self.members);
        v.required("history", self.history);
    }
};

struct ChannelLeave
{
    static constexpr QLatin1String Type{"CHANNEL_LEAVE"};
    static constexpr QLatin1String Method{"leave_channel"};

    base::ChannelId channelId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
    }
};

struct ChannelRemoved
{
    static constexpr QLatin1String Type{"CHANNEL_REMOVED"};
    static constexpr QLatin1String Method{"notify_channel_assignment"};

    base::ChannelId channelId = {};
    QString reason = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("reason", self.reason);
    }
};

} // namespace league::protocol
