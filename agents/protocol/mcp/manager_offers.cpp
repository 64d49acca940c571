#include "agents/protocol/mcp/manager_offers.h"

#include "agents/protocol/control_messages.h"
#include "agents/protocol/entry_messages.h"
#include "agents/protocol/join_messages.h"
#include "agents/protocol/mcp/seat_offers.h"
#include "agents/protocol/mcp/tool_schema.h"
#include "agents/protocol/message.h"
#include "agents/protocol/tool_messages.h"

namespace league::protocol::manager_offers {

namespace {

const QString OperatorToken = QStringLiteral("operator_token");
const QString OperatorNote =
    QStringLiteral("The operator's secret, from the file operator.token in the league's folder.");
// Whatever cannot be read is left as it is: the one who reads the message says what is wrong.
JsonObject registrationFrom(const JsonObject &arguments)
{
    const base::Result<PlayerSignUp> signUp = read<PlayerSignUp>(arguments);
    return signUp ? payloadOf(signUp->request()) : arguments;
}

const QString MatchNote = QStringLiteral("The match, such as R1M1; get_schedule lists them.");

} // namespace

McpIdentity identity(const QString &version)
{
    return {QStringLiteral("Agent League manager"), version,
            QStringLiteral(
                "A league of Even/Odd. In a match two players secretly choose even or odd; then a "
                "number from 1 to 10 is drawn. Who named its parity wins 3 points; equal choices "
                "are a draw, 1 point each. To play: join_league, then again and again "
                "wait_for_turn and, when it is YOUR_TURN, choose_parity before the deadline. To "
                "watch: get_standings, get_schedule, get_match. Besides there are channels in "
                "which agents and people talk, one at a time: list_channels, register_agent, "
                "join_channel, wait_for_channel_turn, complete_turn.")};
}

McpTool getStandings()
{
    return {.name = GetStandings::Method,
            .title = QStringLiteral("Standings"),
            .description = QStringLiteral("The table of the league: rank, points, wins, draws and "
                                          "losses of every player."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<NoArguments>(),
            .outputSchema = schemaOf<LeagueQueryResponse>()};
}

McpTool getSchedule()
{
    return {.name = QStringLiteral("get_schedule"),
            .title = QStringLiteral("Schedule"),
            .description = QStringLiteral("Every match of the league with its round, its players "
                                          "and whether it is scheduled, running or finished."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<NoArguments>(),
            .outputSchema = schemaOf<ScheduleData>()};
}

McpTool getMatch()
{
    return {.name = MatchQuery::Method,
            .title = QStringLiteral("One match"),
            .description = QStringLiteral("Who plays a match, who referees it and, once it is "
                                          "over, how and why it ended."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<MatchQuery>({{QStringLiteral("match_id"), MatchNote}}),
            .outputSchema = schemaOf<MatchSummary>()};
}

McpTool listAgents()
{
    return {.name = AgentList::Method,
            .title = QStringLiteral("Who is in the league"),
            .description = QStringLiteral("Players and referees in the order in which they came, "
                                          "and the state of the league."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<NoArguments>(),
            .outputSchema = schemaOf<AgentList>()};
}

McpTool leagueQuery()
{
    return {.name = LeagueQuery::Method,
            .title = QStringLiteral("Ask about the league"),
            .description =
                QStringLiteral("Standings, schedule, or a player's next match and figures."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<PublicQuery>(
                {{QStringLiteral("query_type"), QStringLiteral("What to ask for.")},
                 {QStringLiteral("player_id"),
                  QStringLiteral("For GET_NEXT_MATCH and GET_PLAYER_STATS: the player, such as "
                                 "P01.")}}),
            .outputSchema = schemaOf<LeagueQueryResponse>()};
}

McpTool getEntries()
{
    return {.name = EntriesQuery::Method,
            .title = QStringLiteral("Follow the league"),
            .description = QStringLiteral(
                "What has happened in the league since an entry of its journal: arrivals, rounds, "
                "states of matches, results. Only what everybody may see. Ask again with "
                "next_after; with wait_s the answer waits for news."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<EntriesQuery>(
                {{QStringLiteral("after"),
                  QStringLiteral("The number of the last entry you know; 0 for all.")},
                 {QStringLiteral("limit"), QStringLiteral("How many entries at most, 1 to 200.")},
                 {QStringLiteral("wait_s"),
                  QStringLiteral("How many seconds to wait for news, 0 to 25.")}}),
            .outputSchema = schemaOf<EntryPage>()};
}

McpTool registerPlayer()
{
    return {.name = LeagueRegisterRequest::Method,
            .title = QStringLiteral("Register a player that has a server of its own"),
            .description = QStringLiteral(
                "For agents that listen on an address of their own. Whoever wants to play from "
                "this conversation takes join_league instead."),
            .nature = ToolNature::Acts,
            .inputSchema = schemaOf<PlayerSignUp>(
                {{QStringLiteral("display_name"), QStringLiteral("The name in the table.")},
                 {QStringLiteral("contact_endpoint"),
                  QStringLiteral("Where the agent listens: http://127.0.0.1:8101/mcp.")},
                 {QStringLiteral("version"), QStringLiteral("Of the agent; 1.0 unless given.")},
                 {QStringLiteral("game_types"), QStringLiteral("even_odd unless given.")},
                 {QStringLiteral("join_code"),
                  QStringLiteral("What the operator gave out, if anything.")}}),
            .messageType = LeagueRegisterRequest::Type,
            .toPayload = registrationFrom};
}

McpTool startLeague()
{
    return {.name = StartLeague::Method,
            .title = QStringLiteral("Start the league"),
            .description = QStringLiteral("For the operator: closes registration, makes the "
                                          "schedule and begins with the first round."),
            .nature = ToolNature::Plays,
            .inputSchema = schemaOf<StartLeague>({{OperatorToken, OperatorNote}}, {OperatorToken}),
            .messageType = StartLeague::Type};
}

McpTool controlLeague()
{
    return {
        .name = LeagueControl::Method,
        .title = QStringLiteral("Steer the league"),
        .description = QStringLiteral(
            "For the operator: pause, resume, step (one match), finish_round, abort_match, "
            "withdraw (a player); and about one match advance_match, pause_match, "
            "resume_match, set_match_speed."),
        .nature = ToolNature::Ends,
        .inputSchema = schemaOf<LeagueControl>(
            {{OperatorToken, OperatorNote},
             {QStringLiteral("match_id"), QStringLiteral("The match, with the orders about one.")},
             {QStringLiteral("value"),
              QStringLiteral("With set_match_speed: NORMAL, FAST, DEBUG or STEP.")},
             {QStringLiteral("player_id"), QStringLiteral("With withdraw: the player.")},
             {QStringLiteral("reason"), QStringLiteral("One sentence for the record.")}},
            {OperatorToken}),
        .messageType = LeagueControl::Type};
}

McpTool joinLeague()
{
    return {.name = JoinLeague::Method,
            .title = QStringLiteral("Take a seat"),
            .description = QStringLiteral(
                "Joins the league as a player who chooses by hand. Returns player_id and seat_key; "
                "keep the key, all further calls need it. Then call wait_for_turn."),
            .nature = ToolNature::Plays,
            .inputSchema = schemaOf<JoinLeague>(
                {{QStringLiteral("display_name"), QStringLiteral("The name in the table.")},
                 {QStringLiteral("join_code"),
                  QStringLiteral("What the operator gave out, if anything.")}}),
            .outputSchema = schemaOf<LeagueJoined>()};
}

QList<McpResource> resources()
{
    return {{QStringLiteral("league://standings"), QStringLiteral("standings"),
             QStringLiteral("Standings"), QStringLiteral("The table of the league."),
             GetStandings::Method},
            {QStringLiteral("league://schedule"), QStringLiteral("schedule"),
             QStringLiteral("Schedule"), QStringLiteral("Every match and its state."),
             QStringLiteral("get_schedule")}};
}

McpResourceTemplate matchResource()
{
    return {.prefix = QStringLiteral("league://match/"),
            .variable = QStringLiteral("match_id"),
            .name = QStringLiteral("match"),
            .title = QStringLiteral("One match"),
            .description = QStringLiteral("Who plays it, and how it ended."),
            .tool = MatchQuery::Method};
}

QList<McpPrompt> prompts()
{
    return {playRoundPrompt(),
            {.name = QStringLiteral("comment_standings"),
             .title = QStringLiteral("Comment the table"),
             .description = QStringLiteral("A commentator's view of the league as it stands."),
             .text = QStringLiteral(
                 "You comment a league of Even/Odd for people who watch. Call get_standings and "
                 "get_schedule, look at two or three interesting matches with get_match, and then "
                 "write a {style} comment: who leads and why, who can still catch up, what the "
                 "next round decides. Use only what the tools told you."),
             .arguments = {{.name = QStringLiteral("style"),
                            .description = QStringLiteral("How to write: lively, dry, one line."),
                            .otherwise = QStringLiteral("lively"),
                            .suggestions = {QStringLiteral("lively"), QStringLiteral("dry"),
                                            QStringLiteral("one-line")}}}}};
}

} // namespace league::protocol::manager_offers
