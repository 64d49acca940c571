#include "agents/protocol/message_catalogue.h"

#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/field_names.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"

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
    answer<RefereeRegisterResponse>({LeagueManager}, {Referee}),
    answer<LeagueRegisterResponse>({LeagueManager}, {Player}),
    answer<MatchAssignmentAck>({Referee}, {LeagueManager}),
    answer<AssignedMatches>({LeagueManager}, {Referee}),
    answer<GameJoinAck>({Player}, {Referee}),
    answer<ChooseParityResponse>({Player}, {Referee}),
    answer<LeagueQueryResponse>({LeagueManager}, {Player, Referee, Human}),
    answer<MatchState>({Referee}, {Player, LeagueManager, Human}),
    answer<PlayerState>({Player}, {LeagueManager, Referee, Human}),
    answer<HeartbeatAck>({LeagueManager, Referee, Player, Agent}, {LeagueManager, Referee}),
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

const MessageInfo *messageFor(QStringView method, const QJsonObject &params)
{
    const MessageInfo *info = messageByMethod(method);
    return info ? info : messageByType(messageTypeOf(params));
}

} // namespace league::protocol
