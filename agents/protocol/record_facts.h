// What the record of a match and of a league says: the bodies of events and journal entries.
//
// Written by referees (into MATCH_EVENT) and by the manager (into the journal), read by
// projections, transcripts and screens. Messages are recorded without their secrets.
#pragma once

#include "agents/base/state_chart.h"
#include "agents/protocol/field_types.h"

namespace league::protocol {

// A chart has moved.
struct TransitionFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"transition"};

    QString chart = {};
    QString from = {};
    QString to = {};
    QString trigger = {};

    [[nodiscard]] static TransitionFact of(const base::Transition &transition)
    {
        return {transition.chart, transition.from, transition.to, transition.trigger};
    }

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("chart", self.chart);
        v.required("from", self.from);
        v.required("to", self.to);
        v.required("trigger", self.trigger);
    }
};

// A message has left or arrived.
struct MessageFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"message"};

    QString from = {}; // as senders are written: "referee:REF01"
    QString to = {};
    QString method = {}; // empty for an answer
    JsonObject message = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("from", self.from);
        v.required("to", self.to);
        v.optional("method", self.method);
        v.scrubbed("message", self.message);
    }
};

// A call got no answer that counts.
struct SilenceFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"no_answer"};

    QString from = {}; // who should have answered
    QString method = {};
    int sends = 0;
    QString reason = {};
    QString errorCode = {}; // empty where the other side answered clearly with a refusal

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("from", self.from);
        v.required("method", self.method);
        v.required("sends", self.sends);
        v.required("reason", self.reason);
        v.optional("error_code", self.errorCode);
    }
};

// An answer came that is none to what was asked; it is asked for again.
struct RejectionFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"answer_rejected"};

    QString from = {};
    QString method = {}; // of the call
    QString reason = {};
    QString errorCode = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("from", self.from);
        v.required("method", self.method);
        v.required("reason", self.reason);
        v.required("error_code", self.errorCode);
    }
};

// Something the game itself reports: a choice sealed, a number drawn.
struct GameFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"game"};

    QString what = {};
    JsonObject facts = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("what", self.what);
        v.required("facts", self.facts);
    }
};

// Something happened in the turn channel of a match; the body is that of channel_event.h.
inline constexpr QLatin1String ChannelEventKind("channel_event");

// The referee has bound itself to a seed (protocol.md §1.3).
struct CommitmentFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"seed_committed"};

    base::LeagueId leagueId = {};
    QString seedCommitment = {};
    int attempt = 1;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("league_id", self.leagueId);
        v.required("seed_commitment", self.seedCommitment);
        v.required("attempt", self.attempt);
    }
};

// It was found out what an agent understands (dialect/call_form.h).
struct DialectFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"dialect"};

    QString agentId = {};
    QString dialect = {}; // "superset", "tools_call", "mcp" …

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.required("dialect", self.dialect);
    }
};

} // namespace league::protocol
