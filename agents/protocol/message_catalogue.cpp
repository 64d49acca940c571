#include "agents/protocol/message_catalogue.h"

#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/channel_control_messages.h"
#include "agents/protocol/channel_member_messages.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/channel_poll_messages.h"
#include "agents/protocol/channel_read_messages.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/field_names.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/mafia/discussion_messages.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/vote_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"
#include "agents/protocol/turn_call_messages.h"
#include "agents/protocol/turn_event_messages.h"
#include "agents/protocol/turn_messages.h"

#include <algorithm>
#include <array>

namespace league::protocol {

namespace {

using enum Role;

template<class M, class Answer = StatusReply>
constexpr MessageInfo call(RoleSet from, RoleSet to)
{
    return {M::Type, M::Method, MessageKind::Call, from, to, Answer::Type, &fieldNamesOf<M>};
}

template<class M>
constexpr MessageInfo notification(RoleSet from, RoleSet to)
{
    return {M::Type, M::Method,       MessageKind::Notification, from,
            to,      QLatin1String(), &fieldNamesOf<M>};
}

template<class M>
constexpr MessageInfo answer(RoleSet from, RoleSet to)
{
    return {M::Type, M::Method, MessageKind::Answer, from, to, QLatin1String(), &fieldNamesOf<M>};
}

// Turn channels: the manager or a referee hands out turns, anybody may be a member.
constexpr RoleSet Orchestrator{LeagueManager, Referee};
constexpr RoleSet Member{Agent, Player, Referee};

constexpr std::array Catalogue{
    call<RefereeRegisterRequest, RefereeRegisterResponse>({Referee}, {LeagueManager}),
    call<LeagueRegisterRequest, LeagueRegisterResponse>({Player}, {LeagueManager}),
    call<MatchAssignment, MatchAssignmentAck>({LeagueManager}, {Referee}),
    call<GetAssignedMatches, AssignedMatches>({Referee}, {LeagueManager}),
    notification<RoundAnnouncement>({LeagueManager}, {Player, Referee}),
    call<GameInvitation, GameJoinAck>({Referee}, {Player}),
    call<ChooseParityCall, ChooseParityResponse>({Referee}, {Player}),
    notification<GameOver>({Referee}, {Player}),
    notification<GameError>({Referee, LeagueManager}, {Player}),
    call<MatchResultReport>({Referee}, {LeagueManager}),
    notification<MatchEvent>({Referee}, {LeagueManager}),
    notification<LeagueStandingsUpdate>({LeagueManager}, {Player}),
    notification<RoundCompleted>({LeagueManager}, {Player}),
    notification<LeagueCompleted>({LeagueManager}, {Player, Referee}),
    call<LeagueQuery, LeagueQueryResponse>({Player, Referee, Human}, {LeagueManager}),
    call<GetStandings, LeagueQueryResponse>({Player, Referee, Human}, {LeagueManager}),
    call<MatchStateQuery, MatchState>({Player, LeagueManager, Human}, {Referee}),
    call<PlayerStateQuery, PlayerState>({LeagueManager, Referee, Human}, {Player}),
    call<StartLeague>({Human}, {LeagueManager}),
    call<LeagueControl>({Human}, {LeagueManager}),
    call<MatchControl>({LeagueManager, Human}, {Referee}),
    call<Heartbeat, HeartbeatAck>({LeagueManager, Referee},
                                  {LeagueManager, Referee, Player, Agent}),
    call<AgentRegisterRequest, AgentRegisterResponse>({Agent}, {LeagueManager}),
    call<ChannelCreate, ChannelCreated>({Human}, Orchestrator),
    call<ChannelConfigure>({Human}, Orchestrator),
    call<ChannelControl>({Human}, Orchestrator),
    call<ChannelJoinRequest, ChannelJoinResponse>(Member, Orchestrator),
    notification<ChannelAssigned>(Orchestrator, Member),
    call<ChannelLeave>(Member, Orchestrator),
    notification<ChannelRemoved>(Orchestrator, Member),
    // Answered with TURN_COMPLETE, TURN_WAIT_REQUEST or a status; those two also come by
    // themselves.
    call<TurnGranted>(Orchestrator, Member),
    call<TurnChunk>(Member, Orchestrator),
    call<TurnMessage>(Member, Orchestrator),
    call<TurnComplete>(Member, Orchestrator),
    call<TurnWaitRequest>(Member, Orchestrator),
    call<TurnWaitResolved>(Member, Orchestrator),
    notification<TurnPaused>(Orchestrator, Member),
    call<TurnResume>(Orchestrator, Member),
    notification<TurnTimeout>(Orchestrator, Member),
    notification<TurnEnded>(Orchestrator, Member),
    call<TurnOverride>({Human}, Orchestrator),
    call<HumanMessage>({Human}, Orchestrator),
    call<HumanFloorRelease>({Human}, Orchestrator),
    notification<ChannelMessage>(Orchestrator, Member),
    notification<ChannelNotice>(Orchestrator, Member),
    call<ChannelStateQuery, ChannelStateReport>({Agent, Player, Referee, Human}, Orchestrator),
    call<ChannelTurnQuery, ChannelTurnNews>(Member, {LeagueManager}),
    call<ChannelEventsQuery, ChannelEvents>({Human}, {LeagueManager}),
    // Mafia. The calls are answered with the RESPONSE or a status; the RESPONSEs also come by
    // themselves.
    notification<MafiaRoleAssignment>({Referee}, {Player}),
    notification<PhaseChanged>({Referee}, {Player}),
    call<NightActionCall>({Referee}, {Player}),
    call<NightActionResponse, ActionAck>({Player}, {Referee}),
    notification<MafiaTeamUpdate>({Referee}, {Player}),
    notification<InvestigationResult>({Referee}, {Player}),
    notification<NightResolved>({Referee}, {Player}),
    notification<PlayerEliminated>({Referee}, {Player}),
    call<DiscussionTurnCall>({Referee}, {Player}),
    call<DiscussionTurnResponse, ActionAck>({Player}, {Referee}),
    notification<AgentSayChunk>({Referee}, {Player}),
    notification<DiscussionStatement>({Referee}, {Player}),
    notification<RoleClaimed>({Referee}, {Player}),
    call<VoteCall>({Referee}, {Player}),
    call<VoteResponse, ActionAck>({Player}, {Referee}),
    notification<VoteCast>({Referee}, {Player}),
    notification<VoteResult>({Referee}, {Player}),
    notification<MatchPaused>({Referee}, {Player}),
    notification<MatchResumed>({Referee}, {Player}),
    answer<RefereeRegisterResponse>({LeagueManager}, {Referee}),
    answer<LeagueRegisterResponse>({LeagueManager}, {Player}),
    answer<MatchAssignmentAck>({Referee}, {LeagueManager}),
    answer<AssignedMatches>({LeagueManager}, {Referee}),
    answer<GameJoinAck>({Player}, {Referee}),
    answer<ChooseParityResponse>({Player}, {Referee}),
    answer<ActionAck>({Referee}, {Player}),
    answer<LeagueQueryResponse>({LeagueManager}, {Player, Referee, Human}),
    answer<MatchState>({Referee}, {Player, LeagueManager, Human}),
    answer<PlayerState>({Player}, {LeagueManager, Referee, Human}),
    answer<HeartbeatAck>({LeagueManager, Referee, Player, Agent}, {LeagueManager, Referee}),
    answer<AgentRegisterResponse>({LeagueManager}, {Agent}),
    answer<ChannelCreated>(Orchestrator, {Human}),
    answer<ChannelJoinResponse>(Orchestrator, Member),
    answer<ChannelStateReport>(Orchestrator, {Agent, Player, Referee, Human}),
    answer<ChannelTurnNews>({LeagueManager}, Member),
    answer<ChannelEvents>({LeagueManager}, {Human}),
    answer<AgentStateChanged>(Orchestrator, {Human}), // on the event stream
    answer<LeagueError>({LeagueManager}, {Player, Referee, Human}),
};

const MessageInfo *messageWhere(QLatin1String MessageInfo::*column, QStringView text)
{
    if (text.isEmpty())
        return nullptr;
    const auto row = std::find_if(Catalogue.begin(), Catalogue.end(),
                                  [&](const MessageInfo &info) { return text == info.*column; });
    return row == Catalogue.end() ? nullptr : &*row;
}

} // namespace

std::span<const MessageInfo> messageCatalogue()
{
    return Catalogue;
}

const MessageInfo *messageByMethod(QStringView method)
{
    return messageWhere(&MessageInfo::method, method);
}

const MessageInfo *messageByType(QStringView type)
{
    return messageWhere(&MessageInfo::type, type);
}

const MessageInfo *messageFor(QStringView method, const JsonObject &params)
{
    const QString type = messageTypeOf(params);
    const MessageInfo *named = messageByType(type);
    if (named && !method.isEmpty() && named->method == method)
        return named; // the turn events share a method, and so do the messages of a channel
    const MessageInfo *info = messageByMethod(method);
    return info ? info : named;
}

} // namespace league::protocol
