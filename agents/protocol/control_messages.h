// Steering and watching: the operator's commands, heartbeats, and the plain acknowledgement.
#pragma once

#include "agents/protocol/attempt.h"
#include "agents/protocol/field_types.h"
#include "agents/protocol/vocabulary.h"

namespace league::protocol {

// The operator starts the league (L-25). Acknowledged with a StatusReply.
struct StartLeague
{
    static constexpr QLatin1String Type{"START_LEAGUE"};
    static constexpr QLatin1String Method{"start_league"};

    base::LeagueId leagueId = {}; // empty: the league that the manager runs

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("league_id", self.leagueId);
    }
};

// The operator steers a match (protocol.md §3). Acknowledged with a StatusReply.
struct MatchControl
{
    static constexpr QLatin1String Type{"MATCH_CONTROL"};
    static constexpr QLatin1String Method{"control_match"};

    base::MatchId matchId = {};
    MatchCommand command = MatchCommand::Pause;
    QString value = {}; // the speed mode of set_speed, the reason of abort

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("command", self.command);
        v.optional("value", self.value);
        v.must("value", self.command != MatchCommand::SetSpeed || !self.value.isEmpty(),
               "must name the speed with set_speed");
    }
};

// The operator steers the league. Acknowledged with a StatusReply.
struct LeagueControl
{
    static constexpr QLatin1String Type{"LEAGUE_CONTROL"};
    static constexpr QLatin1String Method{"control_league"};

    LeagueCommand command = LeagueCommand::Pause;
    base::MatchId matchId = {}; // of the orders about a match
    base::PlayerId playerId = {}; // of withdraw
    QString reason = {}; // of abort_match and withdraw, for the record
    QString value = {}; // of set_match_speed: NORMAL, FAST, DEBUG or STEP

    // The same order as a referee gets it; nothing when it is not about how a match is played.
    [[nodiscard]] std::optional<MatchCommand> forReferee() const
    {
        switch (command) {
        case LeagueCommand::AdvanceMatch:
            return MatchCommand::Advance;
        case LeagueCommand::PauseMatch:
            return MatchCommand::Pause;
        case LeagueCommand::ResumeMatch:
            return MatchCommand::Resume;
        case LeagueCommand::SetMatchSpeed:
            return MatchCommand::SetSpeed;
        default:
            return std::nullopt;
        }
    }

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("command", self.command);
        v.optional("match_id", self.matchId);
        v.optional("player_id", self.playerId);
        v.optional("reason", self.reason);
        v.optional("value", self.value);
        v.must("match_id", self.command != LeagueCommand::AbortMatch || !self.matchId.isEmpty(),
               "must name the match with abort_match");
        v.must("match_id", !self.forReferee() || !self.matchId.isEmpty(),
               "must name the match that the order is about");
        v.must("value", self.command != LeagueCommand::SetMatchSpeed || !self.value.isEmpty(),
               "must name the speed with set_match_speed");
        v.must("player_id", self.command != LeagueCommand::Withdraw || !self.playerId.isEmpty(),
               "must name the player with withdraw");
    }
};

struct Heartbeat
{
    static constexpr QLatin1String Type{"HEARTBEAT"};
    static constexpr QLatin1String Method{"heartbeat"};

    QString nonce = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("nonce", self.nonce);
    }
};

// A match that a referee has in its hands.
struct HeldMatch
{
    base::LeagueId leagueId = {};
    base::MatchId matchId = {};
    int attempt = 1;
    HeldState state = HeldState::Running;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("match_id", self.matchId);
        describeAttempt(self, v);
        v.required("state", self.state);
    }
};

struct HeartbeatAck
{
    static constexpr QLatin1String Type{"HEARTBEAT_ACK"};
    static constexpr QLatin1String Method{};

    QString nonce = {}; // the one that was asked with
    QString lifecycleState = {};
    double load = 0; // matches or turns under way
    // Of referees: what they play and what they have not reported yet. A match that is missing here
    // was lost in a crash. Absent from agents that do not say.
    std::optional<QList<HeldMatch>> matches = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("nonce", self.nonce);
        v.required("lifecycle_state", self.lifecycleState);
        v.withDefault("load", self.load, 0);
        v.optional("matches", self.matches);
    }
};

// What a notification is answered with: {"status":"OK"}, without an envelope. Use payloadOf().
struct StatusReply
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString status = QStringLiteral("OK");

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
    }
};

} // namespace league::protocol
