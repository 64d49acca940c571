// The course of a Mafia match: the deal, the phases, who is out, pauses, and the word that an
// answer counts (protocol.md §4.1 to §4.3, §4.8).
#pragma once

#include "agents/protocol/mafia/mafia_words.h"
#include "agents/protocol/mafia/match_stamp.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

struct MafiaRoleAssignment
{
    static constexpr QLatin1String Type{"MAFIA_ROLE_ASSIGNMENT"};
    static constexpr QLatin1String Method{"mafia_role_assignment"};

    MatchStamp stamp = {};
    base::PlayerId playerId = {};
    int seat = 0; // 1 to 10; holds where it differs from the invitation's
    MafiaRole role = MafiaRole::Villager;
    MafiaTeam team = MafiaTeam::Town;
    QList<base::PlayerId> teammates = {}; // of mafia
    QString roleBrief = {};
    QString objective = {};
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("player_id", self.playerId);
        v.required("seat", self.seat);
        v.required("role", self.role);
        v.required("team", self.team);
        v.optional("teammates", self.teammates);
        v.optional("role_brief", self.roleBrief);
        v.optional("objective", self.objective);
        v.optional("view_seq", self.viewSeq);
    }
};

struct PhaseChanged
{
    static constexpr QLatin1String Type{"PHASE_CHANGED"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    QString from = {};
    QString to = {};
    int dayNumber = 0;
    int nightNumber = 0;
    QString nextPhase = {};
    std::optional<Timestamp> deadline = {};
    QList<base::PlayerId> alive = {};
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("from", self.from);
        v.required("to", self.to);
        v.required("day_number", self.dayNumber);
        v.withDefault("night_number", self.nightNumber, 0);
        v.nullable("next_phase", self.nextPhase);
        v.nullable("deadline", self.deadline);
        v.withDefault("alive", self.alive, {});
        v.optional("view_seq", self.viewSeq);
    }
};

struct PlayerEliminated
{
    static constexpr QLatin1String Type{"PLAYER_ELIMINATED"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    base::PlayerId playerId = {};
    QString displayName = {};
    DeathCause cause = DeathCause::Night;
    Revealed revealed = Revealed::None;
    std::optional<MafiaRole> role = {};
    std::optional<MafiaTeam> team = {};
    int dayNumber = 0;
    int cycleNumber = 0;
    int aliveCount = 0;
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("player_id", self.playerId);
        v.optional("display_name", self.displayName);
        v.required("cause", self.cause);
        v.withDefault("revealed", self.revealed, Revealed::None);
        v.optional("role", self.role);
        v.optional("team", self.team);
        v.withDefault("day_number", self.dayNumber, 0);
        v.withDefault("cycle_number", self.cycleNumber, 0);
        v.withDefault("alive_count", self.aliveCount, 0);
        v.optional("view_seq", self.viewSeq);
    }
};

// All clocks of the match stand still.
struct MatchPaused
{
    static constexpr QLatin1String Type{"MATCH_PAUSED"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    std::optional<Timestamp> deadline = {};
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.nullable("deadline", self.deadline);
        v.optional("view_seq", self.viewSeq);
    }
};

// They go on; the deadline is the new one.
struct MatchResumed
{
    static constexpr QLatin1String Type{"MATCH_RESUMED"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    std::optional<Timestamp> deadline = {};
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.nullable("deadline", self.deadline);
        v.optional("view_seq", self.viewSeq);
    }
};

// What a player's own submission is answered with.
struct ActionAck
{
    static constexpr QLatin1String Type{"ACTION_ACK"};
    static constexpr QLatin1String Method{};

    bool accepted = true;
    bool final = false; // it cannot be changed any more

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("accepted", self.accepted);
        v.withDefault("final", self.final, false);
    }
};

} // namespace league::protocol
