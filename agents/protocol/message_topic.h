// What a message is about, whatever its type: for those who sort and search traffic.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

enum class Topic { Registration, Rounds, Matches, Errors, Queries };

// Where a type belongs; what no document names, and what only keeps agents informed, is a query.
[[nodiscard]] Topic topicOf(QStringView messageType);

// Who speaks in a message and about what, as far as it says so.
struct MessageSubject
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString messageType = {};
    QString sender = {};
    QString conversationId = {};
    QString timestamp = {}; // as it was written
    base::MatchId matchId = {};
    std::optional<int> roundId = {};
    std::optional<int> attempt = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("message_type", self.messageType);
        v.optional("sender", self.sender);
        v.optional("conversation_id", self.conversationId);
        v.optional("timestamp", self.timestamp);
        v.optional("match_id", self.matchId);
        v.optional("round_id", self.roundId);
        v.optional("attempt", self.attempt);
    }

    // Nothing is demanded: from the first field that is not what it should be, the rest is empty.
    [[nodiscard]] static MessageSubject in(const JsonObject &message);
};

} // namespace league::protocol
