// What MCP tools take and give where league.v2 has no message for it.
//
// Read and written like messages, but without an envelope: a person or a model fills them in.
#pragma once

#include "agents/protocol/control_messages.h"
#include "agents/protocol/query_data.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/registration_messages.h"

namespace league::protocol {

struct NoArguments
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    template<class Self, class V>
    static void describe(Self &, V &)
    {
    }
};

// league_query for whoever is in no league: what it tells is public.
struct PublicQuery
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"league_query"};

    QueryType queryType = QueryType::Standings;
    base::PlayerId playerId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("query_type", self.queryType);
        v.optional("player_id", self.playerId);
    }
};

struct MatchQuery
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"get_match"};

    base::MatchId matchId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
    }
};

struct MatchSummary
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    ScheduleItem match = {};
    base::RefereeId refereeId = {}; // empty until somebody has it
    JsonObject result = {}; // empty until it is counted

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match", self.match);
        v.optional("referee_id", self.refereeId);
        v.optional("result", self.result);
    }
};

// A member of the league, as everybody may see it: no address, no token.
struct AgentItem
{
    QString id = {};
    QString displayName = {};
    QString version = {};
    bool isWithdrawn = false;
    QString dialect = {}; // what it understands, once that is known (dialect/call_form.h)
    QString strategy = {}; // how it decides, when it says so

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("id", self.id);
        v.required("display_name", self.displayName);
        v.required("version", self.version);
        v.withDefault("withdrawn", self.isWithdrawn, false);
        v.optional("dialect", self.dialect);
        v.optional("strategy", self.strategy);
    }
};

struct AgentList
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"list_agents"};

    base::LeagueId leagueId = {};
    QString leagueName = {}; // empty when nobody gave it one
    QString gameType = {};
    QString state = {}; // of the league
    QList<AgentItem> players = {};
    QList<AgentItem> referees = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.optional("league_name", self.leagueName);
        v.optional("game_type", self.gameType);
        v.required("state", self.state);
        v.required("players", self.players);
        v.required("referees", self.referees);
    }
};

// What a referee plays and has not reported yet.
struct MatchList
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"list_matches"};

    base::RefereeId refereeId = {};
    QList<HeldMatch> matches = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.nullable("referee_id", self.refereeId);
        v.required("matches", self.matches);
    }
};

// register_player in one flat object; the message has the same in player_meta.
struct PlayerSignUp
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"register_player"};

    QString displayName = {};
    QString contactEndpoint = {};
    QString version = {};
    QStringList gameTypes = {};
    QString joinCode = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("display_name", self.displayName);
        v.required("contact_endpoint", self.contactEndpoint);
        v.withDefault("version", self.version, QStringLiteral("1.0"));
        v.withDefault("game_types", self.gameTypes, {QStringLiteral("even_odd")});
        v.optional("join_code", self.joinCode);
    }

    [[nodiscard]] LeagueRegisterRequest request() const
    {
        LeagueRegisterRequest message;
        message.meta.displayName = displayName;
        message.meta.contactEndpoint = contactEndpoint;
        message.meta.version = version;
        message.meta.gameTypes = gameTypes;
        message.joinCode = joinCode;
        return message;
    }
};

} // namespace league::protocol
