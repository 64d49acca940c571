#include "agents/protocol/mcp/agent_offers.h"

#include "agents/protocol/match_messages.h"
#include "agents/protocol/mcp/tool_schema.h"
#include "agents/protocol/report_messages.h"
#include "agents/protocol/seat_messages.h"
#include "agents/protocol/tool_messages.h"

namespace league::protocol {

namespace {

const QString AuthToken = QStringLiteral("auth_token");
const FieldNotes MatchTokenNote{
    {AuthToken, QStringLiteral("The match token that the referee got from the manager.")}};

// A message of a referee to a player, as a tool. Every player of a machine shares the schema.
template<class M>
McpTool refereeMessage(const QString &title, const QString &description)
{
    static const JsonObject schema = schemaOf<M>(MatchTokenNote, {AuthToken});
    return {.name = M::Method,
            .title = title,
            .description = description,
            .nature = ToolNature::Acts,
            .inputSchema = schema,
            .messageType = M::Type};
}

} // namespace

McpIdentity referee_offers::identity(const QString &version)
{
    return {QStringLiteral("Agent League referee"), version,
            QStringLiteral("A referee of a league: it invites players, collects their choices, "
                           "draws the number and reports the result. list_matches tells what it "
                           "plays now, get_match_state how far a match is.")};
}

McpTool referee_offers::getMatchState()
{
    return {.name = MatchStateQuery::Method,
            .title = QStringLiteral("State of a match"),
            .description = QStringLiteral("How far a match is that is being played here. Choices "
                                          "are not shown before both are in."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<MatchStateQuery>(
                {{QStringLiteral("match_id"),
                  QStringLiteral("The match, such as R1M1; list_matches lists them.")},
                 {QStringLiteral("attempt"), QStringLiteral("The latest unless given.")}}),
            .outputSchema = schemaOf<MatchState>(),
            .messageType = MatchStateQuery::Type};
}

McpTool referee_offers::listMatches()
{
    return {.name = MatchList::Method,
            .title = QStringLiteral("Matches here"),
            .description = QStringLiteral("What this referee plays now, and results that the "
                                          "manager has not acknowledged yet."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<NoArguments>(),
            .outputSchema = schemaOf<MatchList>()};
}

McpResource referee_offers::matchesResource()
{
    return {QStringLiteral("league://matches"), QStringLiteral("matches"),
            QStringLiteral("Matches here"), QStringLiteral("What this referee plays now."),
            MatchList::Method};
}

McpResourceTemplate referee_offers::matchResource()
{
    return {.prefix = QStringLiteral("league://match/"),
            .variable = QStringLiteral("match_id"),
            .name = QStringLiteral("match"),
            .title = QStringLiteral("One match"),
            .description = QStringLiteral("How far a match is that is played here."),
            .tool = MatchStateQuery::Method};
}

McpPrompt referee_offers::commentMatchPrompt()
{
    return {.name = QStringLiteral("comment_match"),
            .title = QStringLiteral("Comment a match"),
            .description = QStringLiteral("Tells people what happens in a match right now."),
            .text = QStringLiteral(
                "You comment a match of Even/Odd for people who watch: {match_id}. Call "
                "list_matches to see what is played, get_match_state for how far it is, and tell "
                "in two sentences what happens and what comes next."),
            .arguments = {{.name = QStringLiteral("match_id"),
                           .description = QStringLiteral("The match, such as R1M1."),
                           .otherwise = QStringLiteral("the one that is played now")}}};
}

McpIdentity player_offers::identity(const QString &version)
{
    return {QStringLiteral("Agent League player"), version,
            QStringLiteral("A player of a league of Even/Odd. get_player_state and my_matches tell "
                           "what it has played; the other tools are for its referees.")};
}

McpTool player_offers::getPlayerState()
{
    static const JsonObject state = schemaOf<PlayerState>();
    return {.name = PlayerStateQuery::Method,
            .title = QStringLiteral("State of this player"),
            .description = QStringLiteral("Its id, what it is doing, its matches and figures."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<NoArguments>(),
            .outputSchema = state,
            .messageType = PlayerStateQuery::Type};
}

McpTool player_offers::myMatches()
{
    static const JsonObject matches = schemaOf<MyMatches>();
    return {.name = MyMatches::Method,
            .title = QStringLiteral("Matches of this player"),
            .description = QStringLiteral("What it has played, with both choices and the drawn "
                                          "number."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<NoArguments>(),
            .outputSchema = matches};
}

McpTool player_offers::handleGameInvitation()
{
    return refereeMessage<GameInvitation>(
        QStringLiteral("Invite to a match"),
        QStringLiteral("For referees: the player says whether it comes."));
}

McpTool player_offers::chooseParity()
{
    return refereeMessage<ChooseParityCall>(
        QStringLiteral("Ask for even or odd"),
        QStringLiteral("For referees: the player chooses, once for a match it was invited to."));
}

McpTool player_offers::notifyMatchResult()
{
    return refereeMessage<GameOver>(QStringLiteral("Tell the result"),
                                    QStringLiteral("For referees: how the match ended."));
}

McpResource player_offers::stateResource()
{
    return {QStringLiteral("league://player"), QStringLiteral("player"),
            QStringLiteral("This player"), QStringLiteral("Its state, matches and figures."),
            PlayerStateQuery::Method};
}

McpPrompt player_offers::explainPlayPrompt()
{
    return {.name = QStringLiteral("explain_play"),
            .title = QStringLiteral("Explain how this player plays"),
            .description = QStringLiteral("A look at its matches, for people."),
            .text = QStringLiteral("Call my_matches and explain in a few {style} sentences how "
                                   "this player chooses, and how an opponent could use that."),
            .arguments = {{.name = QStringLiteral("style"),
                           .description = QStringLiteral("How to write: plain or technical."),
                           .otherwise = QStringLiteral("plain"),
                           .suggestions = {QStringLiteral("plain"), QStringLiteral("technical")}}}};
}

} // namespace league::protocol
