// The discussion of a Mafia match (protocol.md §4.9).
//
// DISCUSSION_TURN_RESPONSE is the result of the call or comes by itself, after TURN_CHUNKs
// (turn_messages.h) or without them; then ACTION_ACK answers it.
#pragma once

#include "agents/protocol/channel_words.h"
#include "agents/protocol/mafia/match_stamp.h"
#include "agents/protocol/mafia/player_view.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

// The grant of the match's channel (§13).
struct DiscussionTurn
{
    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    int turnIndex = 0;
    int turnsRemaining = 0;
    QList<base::PlayerId> order = {};
    std::optional<Timestamp> timeoutAt = {}; // none: STEP

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("turn_index", self.turnIndex);
        v.withDefault("turns_remaining", self.turnsRemaining, 0);
        v.withDefault("order", self.order, {});
        v.nullable("timeout_at", self.timeoutAt);
    }
};

struct DiscussionTurnCall
{
    static constexpr QLatin1String Type{"DISCUSSION_TURN_CALL"};
    static constexpr QLatin1String Method{"mafia_discussion_turn"};

    MatchStamp stamp = {};
    std::optional<int> viewSeq = {};
    base::PlayerId playerId = {};
    DiscussionTurn turn = {};
    int maxSayChars = 1000;
    bool mayPass = true;
    bool streamingAllowed = true;
    std::optional<PlayerView> view = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.optional("view_seq", self.viewSeq);
        v.required("player_id", self.playerId);
        v.required("turn", self.turn);
        v.withDefault("max_say_chars", self.maxSayChars, 1000);
        v.withDefault("may_pass", self.mayPass, true);
        v.withDefault("streaming_allowed", self.streamingAllowed, true);
        v.optional("view", self.view);
    }
};

struct DiscussionTurnResponse
{
    static constexpr QLatin1String Type{"DISCUSSION_TURN_RESPONSE"};
    static constexpr QLatin1String Method{"submit_discussion_turn"};

    SaidStamp stamp = {};
    base::TurnId turnId = {}; // may be left out in the result of the call
    bool pass = false;
    QString think = {}; // for observers only; left out: the chunks are joined
    QString say = {};
    QList<SpeechAct> speechActs = {};
    QMap<base::PlayerId, int> suspicionScores = {}; // for observers only

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeSaidStamp(self.stamp, v);
        v.optional("turn_id", self.turnId);
        v.withDefault("pass", self.pass, false);
        v.optional("think", self.think);
        v.optional("say", self.say);
        v.optional("speech_acts", self.speechActs);
        v.must("speech_acts", self.speechActs.size() <= 100, "must be 100 acts or less");
        v.optional("suspicion_scores", self.suspicionScores);
    }
};

// A piece of a speech; the thoughts go to observers only.
struct AgentSayChunk
{
    static constexpr QLatin1String Type{"AGENT_SAY_CHUNK"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    base::TurnId turnId = {};
    base::PlayerId playerId = {};
    int chunkSeq = 0;
    QString text = {};
    bool final = false;
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("turn_id", self.turnId);
        v.required("player_id", self.playerId);
        v.withDefault("chunk_seq", self.chunkSeq, 0);
        v.required("text", self.text);
        v.withDefault("final", self.final, false);
        v.optional("view_seq", self.viewSeq);
    }
};

struct DiscussionStatement
{
    static constexpr QLatin1String Type{"DISCUSSION_STATEMENT"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    base::TurnId turnId = {};
    base::PlayerId playerId = {};
    QString displayName = {};
    int dayNumber = 0;
    int turnIndex = 0;
    QString say = {};
    bool pass = false;
    bool timedOut = false;
    bool truncated = false;
    QList<SpeechAct> speechActs = {};
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("turn_id", self.turnId);
        v.required("player_id", self.playerId);
        v.optional("display_name", self.displayName);
        v.required("day_number", self.dayNumber);
        v.withDefault("turn_index", self.turnIndex, 0);
        v.withDefault("say", self.say, {});
        v.withDefault("pass", self.pass, false);
        v.withDefault("timed_out", self.timedOut, false);
        v.withDefault("truncated", self.truncated, false);
        v.withDefault("speech_acts", self.speechActs, {});
        v.optional("view_seq", self.viewSeq);
    }
};

struct RoleClaimed
{
    static constexpr QLatin1String Type{"ROLE_CLAIMED"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    base::PlayerId playerId = {};
    MafiaRole claimedRole = MafiaRole::Villager;
    base::TurnId turnId = {};
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("player_id", self.playerId);
        v.required("claimed_role", self.claimedRole);
        v.optional("turn_id", self.turnId);
        v.optional("view_seq", self.viewSeq);
    }
};

} // namespace league::protocol
