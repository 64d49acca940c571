// How an agent without a server of its own comes to its turns: it asks, and the answer waits.
//
// An agent that registers without a contact_endpoint is told nothing by itself. Whatever it would
// have been called with or told lies ready for it; wait_for_channel_turn fetches it. Everything
// else it sends like any other member.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/channel_parts.h"

namespace league::protocol {

struct ChannelTurnQuery
{
    static constexpr QLatin1String Type{"CHANNEL_TURN_QUERY"};
    static constexpr QLatin1String Method{"wait_for_channel_turn"};
    static constexpr int MostSeconds = 25; // clients give up after 30 or 60

    base::ChannelId channelId = {}; // empty: whichever channel comes first
    int waitS = MostSeconds;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("channel_id", self.channelId);
        v.withDefault("wait_s", self.waitS, MostSeconds);
        v.must("wait_s", self.waitS >= 0 && self.waitS <= MostSeconds,
               "must be a number of seconds from 0 to 25");
    }
};

enum class PollStatus { YourTurn, NotYet };

constexpr auto wireWords(PollStatus)
{
    using enum PollStatus;
    return std::array{WireWord{YourTurn, QLatin1String("YOUR_TURN")},
                      WireWord{NotYet, QLatin1String("NOT_YET")}};
}

struct ChannelTurnNews
{
    static constexpr QLatin1String Type{"CHANNEL_TURN_NEWS"};
    static constexpr QLatin1String Method{};

    PollStatus status = PollStatus::NotYet;
    JsonObject turn = {}; // with YOUR_TURN: TURN_GRANTED or TURN_RESUME, as take_turn has it
    QList<JsonObject> letters = {}; // what was told since the last question, in order
    int lettersLost = 0; // that nobody fetched in time

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.optional("turn", self.turn);
        v.required("letters", self.letters);
        v.withDefault("letters_lost", self.lettersLost, 0);
    }
};

} // namespace league::protocol
