// What the manager writes into its journal about turn channels: who registered for them, and every
// event of every channel.
//
// A channel is the fold of its events (agents/channel/channel_history.h). They have a kind and
// subjects of their own, so that a channel that is called like a match is not taken for it.
#pragma once

#include "agents/protocol/channel_event.h"
#include "agents/protocol/channel_messages.h"
#include "agents/store/entry.h"

#include <optional>

namespace league::store {

// An agent without a game (protocol.md §12.1).
struct ChannelAgentFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"channel_agent"};

    base::AgentId id = {};
    QString displayName = {};
    QString version = {};
    QString contactEndpoint = {}; // empty: it asks for its turns
    int maxConcurrentTurns = 1;
    QString tokenSha256 = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.id);
        v.required("display_name", self.displayName);
        v.withDefault("version", self.version, {});
        v.optional("contact_endpoint", self.contactEndpoint);
        v.withDefault("max_concurrent_turns", self.maxConcurrentTurns, 1);
        v.required("token_sha256", self.tokenSha256);
    }
};

namespace kind {
inline const QString ChannelEvent = QStringLiteral("channel_event");
// OFFLINE to IDLE and back of an agent that no channel speaks for (T-010, T-012).
inline const QString ChannelAgentState = QStringLiteral("channel_agent_state");
} // namespace kind

// What entries about a channel are about: "channel:reviews".
[[nodiscard]] QString channelSubject(const base::ChannelId &channel);

// The entry for an event, and the event of such an entry; nothing for an entry of another kind, or
// about the channel inside a match, which belongs to its referee and begins anew with every
// attempt. A failure says what is wrong with it.
[[nodiscard]] Entry entryOf(const protocol::ChannelEvent &event, const QString &actor);
[[nodiscard]] std::optional<base::Result<protocol::ChannelEvent>>
channelEventIn(const Entry &entry);
// The same for the log, which has the channels of matches, too.
[[nodiscard]] std::optional<base::Result<protocol::ChannelEvent>> loggedEventIn(const Entry &entry);
// Every event of channels among these entries, in order; for those who follow a journal.
[[nodiscard]] QList<protocol::ChannelEvent> channelEventsIn(const QList<Entry> &entries);

} // namespace league::store
