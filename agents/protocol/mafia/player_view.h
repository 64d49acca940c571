// PlayerView: everything that one player knows of a match, so that an agent without a memory can
// play (protocol.md §4.14). Part of every call, and what MATCH_STATE shows.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/protocol/mafia/speech_act.h"

namespace league::protocol {

// The player itself.
struct ViewSelf
{
    base::PlayerId playerId = {};
    int seat = 0;
    MafiaRole role = MafiaRole::Villager;
    MafiaTeam team = MafiaTeam::Town;
    bool alive = true;
    QList<base::PlayerId> teammates = {}; // of mafia

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("seat", self.seat);
        v.required("role", self.role);
        v.required("team", self.team);
        v.withDefault("alive", self.alive, true);
        v.withDefault("teammates", self.teammates, {});
    }
};

// Somebody at the table.
struct ViewPlayer
{
    base::PlayerId playerId = {};
    QString displayName = {};
    int seat = 0;
    bool alive = true;
    std::optional<DeathCause> cause = {};
    std::optional<int> cycleNumber = {}; // of its death
    std::optional<MafiaRole> role = {}; // where it was revealed
    std::optional<MafiaTeam> team = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.optional("display_name", self.displayName);
        v.required("seat", self.seat);
        v.required("alive", self.alive);
        v.optional("cause", self.cause);
        v.optional("cycle_number", self.cycleNumber);
        v.optional("role", self.role);
        v.optional("team", self.team);
    }
};

struct ViewStatement
{
    int dayNumber = 0;
    base::TurnId turnId = {};
    base::PlayerId playerId = {};
    QString say = {};
    bool pass = false;
    bool timedOut = false;
    QList<SpeechAct> speechActs = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("day_number", self.dayNumber);
        v.optional("turn_id", self.turnId);
        v.required("player_id", self.playerId);
        v.withDefault("say", self.say, {});
        v.withDefault("pass", self.pass, false);
        v.withDefault("timed_out", self.timedOut, false);
        v.withDefault("speech_acts", self.speechActs, {});
    }
};

struct ViewClaim
{
    base::PlayerId playerId = {};
    MafiaRole claimedRole = MafiaRole::Villager;
    int dayNumber = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("claimed_role", self.claimedRole);
        v.required("day_number", self.dayNumber);
    }
};

struct ViewVote
{
    int dayNumber = 0;
    base::PlayerId voterId = {};
    base::PlayerId targetId = {}; // empty: abstained

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("day_number", self.dayNumber);
        v.required("voter_id", self.voterId);
        v.nullable("target_id", self.targetId);
    }
};

struct ViewAnnouncement
{
    int nightNumber = 0;
    QString text = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("night_number", self.nightNumber);
        v.required("text", self.text);
    }
};

struct PlayerView
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    ViewSelf you = {};
    QString phase = {};
    int dayNumber = 0;
    int nightNumber = 0;
    QList<ViewPlayer> players = {};
    QList<ViewStatement> statements = {};
    QList<ViewClaim> claims = {};
    QList<ViewVote> votes = {};
    QList<ViewAnnouncement> announcements = {};
    // By role: teammates and team_actions, last_protected and my_actions, investigations.
    JsonObject secrets = {};
    int lastViewSeq = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("you", self.you);
        v.required("phase", self.phase);
        v.withDefault("day_number", self.dayNumber, 0);
        v.withDefault("night_number", self.nightNumber, 0);
        v.withDefault("players", self.players, {});
        v.withDefault("statements", self.statements, {});
        v.withDefault("claims", self.claims, {});
        v.withDefault("votes", self.votes, {});
        v.withDefault("announcements", self.announcements, {});
        v.withDefault("private", self.secrets, {});
        v.withDefault("last_view_seq", self.lastViewSeq, 0);
    }
};

} // namespace league::protocol
