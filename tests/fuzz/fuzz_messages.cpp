// Every message of the catalogue: what reads comes back the same, what does not is refused by the
// name of its field, and no secret leaves in an error.
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/channel_control_messages.h"
#include "agents/protocol/channel_member_messages.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/channel_poll_messages.h"
#include "agents/protocol/channel_read_messages.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/health.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/mafia/discussion_messages.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/stream_events.h"
#include "agents/protocol/mafia/vote_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/match_rules.h"
#include "agents/protocol/message_catalogue.h"
#include "agents/protocol/query_data.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"
#include "agents/protocol/turn_call_messages.h"
#include "agents/protocol/turn_event_messages.h"
#include "agents/protocol/turn_messages.h"

#include "tests/fuzz/described_trial.h"

using namespace league;
using namespace league::protocol;

namespace {

bool tryCatalogued(const JsonObject &object)
{
    return test::tryNamed<
        RefereeRegisterRequest, RefereeRegisterResponse, LeagueRegisterRequest,
        LeagueRegisterResponse, MatchAssignment, MatchAssignmentAck, GetAssignedMatches,
        AssignedMatches, RoundAnnouncement, GameInvitation, GameJoinAck, ChooseParityCall,
        ChooseParityResponse, GameOver, GameError, MatchResultReport, MatchEvent,
        LeagueStandingsUpdate, RoundCompleted, LeagueCompleted, LeagueQuery, LeagueQueryResponse,
        GetStandings, MatchStateQuery, MatchState, PlayerStateQuery, PlayerState, StartLeague,
        MatchControl, LeagueControl, Heartbeat, HeartbeatAck, LeagueError, AgentRegisterRequest,
        AgentRegisterResponse, ChannelCreate, ChannelCreated, ChannelConfigure, ChannelControl,
        ChannelJoinRequest, ChannelJoinResponse, ChannelAssigned, ChannelLeave, ChannelRemoved,
        TurnGranted, TurnChunk, TurnMessage, TurnComplete, TurnWaitRequest, TurnWaitResolved,
        TurnPaused, TurnResume, TurnTimeout, TurnEnded, TurnOverride, HumanMessage,
        HumanFloorRelease, ChannelMessage, ChannelNotice, ChannelStateQuery, ChannelStateReport,
        ChannelTurnQuery, ChannelTurnNews, ChannelEventsQuery, ChannelEvents, AgentStateChanged,
        MafiaRoleAssignment, PhaseChanged, NightActionCall, NightActionResponse, MafiaTeamUpdate,
        InvestigationResult, NightResolved, PlayerEliminated, DiscussionTurnCall,
        DiscussionTurnResponse, AgentSayChunk, DiscussionStatement, RoleClaimed, VoteCall,
        VoteResponse, VoteCast, VoteResult, MatchPaused, MatchResumed, ActionAck>(object);
}

// Demands it, so that nobody adds a message and forgets to try it here.
bool triesTheWholeCatalogue()
{
    for (const MessageInfo &info : messageCatalogue()) {
        test::mustHold(tryCatalogued({{QStringLiteral("message_type"), QString(info.type)}}),
                       "every message of the catalogue is tried", info.type);
    }
    return true;
}

// What stands inside messages without a type of its own.
void tryParts(const JsonObject &object)
{
    test::tryEach<StatusReply, UseDraft, MatchRules, HealthReport, QueryParams, ScheduleData,
                  NextMatchData, StandingsData, PlayerStatsData, PlayerView, AgentThinkChunk,
                  PlayerInactive>(object);
}

// Errors pass on what others said, so they are what could pass on a token.
void tryErrors(const JsonObject &object)
{
    const base::Failure failure{QStringLiteral("It was refused."), error_code::AuthTokenInvalid};
    const LeagueError leagueError =
        leagueErrorFrom(failure, QStringLiteral("LEAGUE_QUERY"), object);
    test::mustHold(!test::tellsSecret(payloadOf(leagueError)), "a LEAGUE_ERROR tells no secret");
    test::mustHold(!test::tellsSecret(rpcErrorFrom(failure, object).data),
                   "a JSON-RPC error tells no secret");
    if (const auto error = read<GameError>(object))
        test::mustHold(!test::tellsSecret(payloadOf(*error)), "a GAME_ERROR tells no secret");
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const std::optional<JsonObject> parsed = objectIn(input);
    if (!parsed)
        return;
    const JsonObject object = withPlantedSecrets(*parsed);
    static const bool isComplete = triesTheWholeCatalogue();
    if (!isComplete || !tryCatalogued(object))
        tryParts(object);
    tryErrors(object);
}
