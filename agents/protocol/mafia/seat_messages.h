// What somebody who plays Mafia by hand answers with, from an MCP client.
//
// The same three answers as on the wire, with the seat_key in place of the envelope; see also
// ../seat_messages.h.
#pragma once

#include "agents/protocol/mafia/speech_act.h"

namespace league::protocol {

struct SeatNightAction
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"submit_night_action"};

    QString seatKey = {};
    QString targetId = {};
    QString think = {};
    base::MatchId matchId = {}; // empty: the most urgent turn

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seat_key", self.seatKey);
        v.required("target_id", self.targetId);
        v.optional("think", self.think);
        v.optional("match_id", self.matchId);
    }
};

struct SeatSpeech
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"submit_discussion_turn"};

    QString seatKey = {};
    QString say = {};
    bool pass = false;
    QString think = {};
    QList<SpeechAct> speechActs = {};
    base::MatchId matchId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seat_key", self.seatKey);
        v.withDefault("say", self.say, {});
        v.withDefault("pass", self.pass, false);
        v.optional("think", self.think);
        v.optional("speech_acts", self.speechActs);
        v.optional("match_id", self.matchId);
    }
};

struct SeatVote
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"submit_vote"};

    QString seatKey = {};
    QString targetId = {}; // empty: abstains
    QString think = {};
    base::MatchId matchId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seat_key", self.seatKey);
        v.nullable("target_id", self.targetId);
        v.optional("think", self.think);
        v.optional("match_id", self.matchId);
    }
};

struct AnswerTaken
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::MatchId matchId = {};
    QString kind = {}; // of the question: night_action, discussion_turn, vote
    bool inTime = true;
    QString advice = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("kind", self.kind);
        v.required("in_time", self.inTime);
        v.required("message", self.advice);
    }
};

} // namespace league::protocol
