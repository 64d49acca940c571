// Messages of a game that come as maps: what the game says already has the words of the protocol
// (protocol.md §4), and what a player says is for the game to judge.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/mafia/match_stamp.h"

namespace league::protocol {

// Envelope, stamp and facts in one flat object. What only observers may see never leaves this way.
[[nodiscard]] JsonObject stampedMessage(const Envelope &envelope, const QString &type,
                                        const MatchStamp &stamp, const JsonObject &facts);

// What a player says of the match in an answer; all of it may be missing in the result of a call.
struct Submission
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    SaidStamp stamp = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeSaidStamp(self.stamp, v);
    }

    // Of any answer, whatever its message_type.
    [[nodiscard]] static base::Result<Submission> in(JsonObject message);
};

// The same answer without envelope, stamp and secrets, as it is judged and kept.
[[nodiscard]] JsonObject saidIn(const JsonObject &message);

// Whether the reply to a call only says that the answer comes later: {"status":"PENDING"}.
[[nodiscard]] bool isPutOff(const JsonObject &reply);

// A message as it is recorded: the view repeats what was told before and would be the most of it.
[[nodiscard]] JsonObject withoutView(JsonObject message);

// The channel of a match, and the match of a channel; an empty id for other channels (§13).
[[nodiscard]] base::ChannelId townChannel(const base::MatchId &match);
[[nodiscard]] base::MatchId matchOfTown(const base::ChannelId &channel);

} // namespace league::protocol
