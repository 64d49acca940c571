// The night of a Mafia match (protocol.md §4.4 to §4.7).
//
// NIGHT_ACTION_RESPONSE is the result of the call or comes by itself; then ACTION_ACK answers it.
#pragma once

#include "agents/protocol/mafia/match_stamp.h"
#include "agents/protocol/mafia/player_view.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

// Whom a member of the mafia wants out.
struct TeamAction
{
    base::PlayerId playerId = {};
    base::PlayerId targetId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("target_id", self.targetId);
    }
};

struct NightActionCall
{
    static constexpr QLatin1String Type{"NIGHT_ACTION_CALL"};
    static constexpr QLatin1String Method{"mafia_night_action"};

    MatchStamp stamp = {};
    std::optional<int> viewSeq = {};
    base::PlayerId playerId = {};
    int nightNumber = 0;
    int dayNumber = 0;
    NightAction actionType = NightAction::Kill;
    QList<base::PlayerId> validTargets = {}; // in seat order
    QList<base::PlayerId> teammates = {}; // of mafia
    QList<TeamAction> teamActions = {};
    std::optional<int> consultation = {}; // 1 when the mafia are asked again (MR-07)
    base::PlayerId lastProtected = {}; // of the doctor
    int callNumber = 1;
    std::optional<Timestamp> deadline = {}; // none: STEP
    std::optional<PlayerView> view = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.optional("view_seq", self.viewSeq);
        v.required("player_id", self.playerId);
        v.required("night_number", self.nightNumber);
        v.withDefault("day_number", self.dayNumber, 0);
        v.required("action_type", self.actionType);
        v.required("valid_targets", self.validTargets);
        v.optional("teammates", self.teammates);
        v.optional("team_actions", self.teamActions);
        v.optional("consultation", self.consultation);
        v.nullable("last_protected", self.lastProtected);
        v.withDefault("call_number", self.callNumber, 1);
        v.nullable("deadline", self.deadline);
        v.optional("view", self.view);
    }
};

struct NightActionResponse
{
    static constexpr QLatin1String Type{"NIGHT_ACTION_RESPONSE"};
    static constexpr QLatin1String Method{"submit_night_action"};

    SaidStamp stamp = {};
    std::optional<int> nightNumber = {};
    std::optional<NightAction> actionType = {};
    base::PlayerId targetId = {};
    base::PlayerId secondChoiceId = {};
    QString think = {}; // for observers only
    QMap<base::PlayerId, int> suspicionScores = {}; // likewise

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeSaidStamp(self.stamp, v);
        v.optional("night_number", self.nightNumber);
        v.optional("action_type", self.actionType);
        v.required("target_id", self.targetId);
        v.optional("second_choice_id", self.secondChoiceId);
        v.optional("think", self.think);
        v.optional("suspicion_scores", self.suspicionScores);
    }
};

// To living mafia after every accepted KILL.
struct MafiaTeamUpdate
{
    static constexpr QLatin1String Type{"MAFIA_TEAM_UPDATE"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    int nightNumber = 0;
    QList<TeamAction> submissions = {};
    base::PlayerId provisionalTarget = {};
    Agreement agreement = Agreement::Provisional;
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("night_number", self.nightNumber);
        v.required("submissions", self.submissions);
        v.nullable("provisional_target", self.provisionalTarget);
        v.required("agreement", self.agreement);
        v.optional("view_seq", self.viewSeq);
    }
};

struct InvestigationResult
{
    static constexpr QLatin1String Type{"INVESTIGATION_RESULT"};
    static constexpr QLatin1String Method{"mafia_investigation_result"};

    MatchStamp stamp = {};
    base::PlayerId sheriffId = {};
    base::PlayerId targetId = {};
    bool isMafia = false;
    int nightNumber = 0;
    bool defaulted = false; // the sheriff had not chosen
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("sheriff_id", self.sheriffId);
        v.required("target_id", self.targetId);
        v.required("is_mafia", self.isMafia);
        v.required("night_number", self.nightNumber);
        v.withDefault("defaulted", self.defaulted, false);
        v.optional("view_seq", self.viewSeq);
    }
};

struct NightVictim
{
    base::PlayerId playerId = {};
    QString displayName = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.optional("display_name", self.displayName);
    }
};

struct NightResolved
{
    static constexpr QLatin1String Type{"NIGHT_RESOLVED"};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};
    int nightNumber = 0;
    std::optional<NightVictim> killed = {};
    bool prevented = false;
    QString announcement = {};
    std::optional<int> viewSeq = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
        v.required("night_number", self.nightNumber);
        v.nullable("killed", self.killed);
        v.required("prevented", self.prevented);
        v.required("announcement", self.announcement);
        v.optional("view_seq", self.viewSeq);
    }
};

} // namespace league::protocol
