#include "agents/protocol/mcp/channel_offers.h"

#include "agents/protocol/channel_control_messages.h"
#include "agents/protocol/channel_member_messages.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/channel_poll_messages.h"
#include "agents/protocol/channel_read_messages.h"
#include "agents/protocol/mcp/tool_schema.h"
#include "agents/protocol/message.h"
#include "agents/protocol/tool_messages.h"
#include "agents/protocol/turn_event_messages.h"
#include "agents/protocol/turn_messages.h"

namespace league::protocol::channel_offers {

namespace {

const QString AuthToken = QStringLiteral("auth_token");
const QString OperatorToken = QStringLiteral("operator_token");

// What fields mean, in every tool alike.
FieldNotes notes(const FieldNotes &more = {})
{
    FieldNotes all{
        {AuthToken, QStringLiteral("What register_agent returned.")},
        {OperatorToken,
         QStringLiteral(
             "The operator's secret, from the file operator.token in the league's folder.")},
        {QStringLiteral("channel_id"), QStringLiteral("The channel; list_channels names them.")},
        {QStringLiteral("turn_id"), QStringLiteral("The turn, such as reviews-t17.")},
        {QStringLiteral("to"), QStringLiteral("Whom it is for, by id; empty for everyone.")},
        {QStringLiteral("think"), QStringLiteral("Your thoughts; only observers see them.")},
        {QStringLiteral("turnConfig"),
         QStringLiteral("Only what differs, such as {\"defaultTimeoutSeconds\": 90}.")},
    };
    all.insert(more);
    return all;
}

// A tool that is a message of league.v2, with the secret that it needs.
template<Message M>
McpTool toolOf(const QString &secret, ToolNature nature, const QString &title,
               const QString &description, const FieldNotes &more = {})
{
    return {.name = M::Method,
            .title = title,
            .description = description,
            .nature = nature,
            .inputSchema = schemaOf<M>(notes(more), {secret}),
            .messageType = M::Type};
}

// What register_agent asks for, in one flat list.
struct AgentSignUp
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"register_agent"};

    QString displayName = {};
    QString contactEndpoint = {};
    QString version = QStringLiteral("1.0");
    QString joinCode = {};
    std::optional<int> maxConcurrentTurns = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("display_name", self.displayName);
        v.optional("contact_endpoint", self.contactEndpoint);
        v.withDefault("version", self.version, QStringLiteral("1.0"));
        v.optional("join_code", self.joinCode);
        v.optional("max_concurrent_turns", self.maxConcurrentTurns);
    }
};

// Whatever cannot be read is left as it is: the one who reads the message says what is wrong.
JsonObject registrationFrom(const JsonObject &arguments)
{
    const base::Result<AgentSignUp> signUp = read<AgentSignUp>(arguments);
    if (!signUp)
        return arguments;
    AgentRegisterRequest request;
    request.meta.displayName = signUp->displayName;
    request.meta.contactEndpoint = signUp->contactEndpoint;
    request.meta.version = signUp->version;
    request.meta.maxConcurrentTurns = signUp->maxConcurrentTurns;
    request.joinCode = signUp->joinCode;
    return payloadOf(request);
}

McpTool registerAgent()
{
    return {.name = AgentRegisterRequest::Method,
            .title = QStringLiteral("Register for channels"),
            .description = QStringLiteral(
                "Gives you an agent_id and an auth_token, which every other tool for agents asks "
                "for. Leave out contact_endpoint unless you have a server of your own: you then "
                "ask for your turns with wait_for_channel_turn."),
            .nature = ToolNature::Plays,
            .inputSchema = schemaOf<AgentSignUp>(
                {{QStringLiteral("display_name"), QStringLiteral("The name others see.")},
                 {QStringLiteral("contact_endpoint"),
                  QStringLiteral("Where your server listens: http://127.0.0.1:8201/mcp.")},
                 {QStringLiteral("join_code"),
                  QStringLiteral("What the operator gave out, if anything.")}}),
            .outputSchema = schemaOf<AgentRegisterResponse>(),
            .messageType = AgentRegisterRequest::Type,
            .toPayload = registrationFrom};
}

McpTool listChannels()
{
    return {.name = ChannelList::Method,
            .title = QStringLiteral("Which channels there are"),
            .description =
                QStringLiteral("The channels with title, state, members and turns so far."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<NoArguments>(),
            .outputSchema = schemaOf<ChannelList>()};
}

} // namespace

QList<McpTool> agentTools()
{
    using enum ToolNature;
    return {
        listChannels(),
        registerAgent(),
        toolOf<ChannelJoinRequest>(
            AuthToken, Plays, QStringLiteral("Join a channel"),
            QStringLiteral("You get a place at the end of the queue, and what was said before.")),
        toolOf<ChannelTurnQuery>(
            AuthToken, Reads, QStringLiteral("Wait for my turn in a channel"),
            QStringLiteral("Answers as soon as it is your turn (YOUR_TURN, with what was said "
                           "since your last one), or after wait_s seconds (NOT_YET): then call it "
                           "again. Whoever does not call for long is taken for lost."),
            {{QStringLiteral("wait_s"),
              QStringLiteral("Seconds to wait, 0 to 25; 25 unless given.")}}),
        toolOf<TurnMessage>(
            AuthToken, Plays, QStringLiteral("Say something in my turn"),
            QStringLiteral("Posts a message and keeps the turn; end it with complete_turn.")),
        toolOf<TurnComplete>(
            AuthToken, Plays, QStringLiteral("Complete my turn"),
            QStringLiteral("Posts the messages, if any, and ends your turn; passed says that you "
                           "have nothing to say."),
            {{QStringLiteral("messages"),
              QStringLiteral("What you say: [{\"text\": \"Row 4 does not add up.\"}].")}}),
        toolOf<TurnChunk>(AuthToken, Plays, QStringLiteral("Stream a piece of my turn"),
                          QStringLiteral("A piece of what you think or say, shown at once.")),
        toolOf<TurnWaitRequest>(
            AuthToken, Plays, QStringLiteral("Ask for time in my turn"),
            QStringLiteral("Your clock stops until a human writes (human_input), you call "
                           "resolve_wait (external) or the time is over (timer); then "
                           "wait_for_channel_turn gives you the turn back.")),
        toolOf<TurnWaitResolved>(AuthToken, Plays, QStringLiteral("Go on after a wait"),
                                 QStringLiteral("What you waited for has come.")),
        toolOf<ChannelLeave>(AuthToken, Ends, QStringLiteral("Leave a channel"),
                             QStringLiteral("You are not a member any more.")),
        toolOf<ChannelStateQuery>(
            AuthToken, Reads, QStringLiteral("How a channel stands"),
            QStringLiteral("Who is in it, in which order and state, whose turn it is, and its "
                           "configuration. For members; the operator sends the operator token as "
                           "auth_token.")),
    };
}

QList<McpTool> operatorTools()
{
    using enum ToolNature;
    return {
        toolOf<ChannelCreate>(
            OperatorToken, Plays, QStringLiteral("Open a channel"),
            QStringLiteral("For the operator: a new channel, with these agents in this order.")),
        toolOf<ChannelConfigure>(OperatorToken, Acts, QStringLiteral("Configure a channel"),
                                 QStringLiteral("For the operator: changes some of the turnConfig; "
                                                "it applies from the next turn.")),
        toolOf<ChannelControl>(
            OperatorToken, Ends, QStringLiteral("Steer a channel"),
            QStringLiteral("For the operator: pause, resume, step (one turn), close, grant (a turn "
                           "out of order), reorder, add, remove, enable and disable agents.")),
        toolOf<TurnOverride>(
            OperatorToken, Plays, QStringLiteral("Decide about a turn"),
            QStringLiteral("For the operator: resume or skip a turn, or hold: take "
                           "the floor without a message.")),
        toolOf<HumanMessage>(
            OperatorToken, Plays, QStringLiteral("Write as a person"),
            QStringLiteral("For the operator: says something in a channel. What becomes of it "
                           "while an agent has the turn is set by humanInterruptMode.")),
        toolOf<HumanFloorRelease>(OperatorToken, Plays, QStringLiteral("Release the floor"),
                                  QStringLiteral("For the operator: the agents go on.")),
        toolOf<ChannelEventsQuery>(
            OperatorToken, Reads, QStringLiteral("Follow a channel"),
            QStringLiteral("For the operator: everything that has happened after an event; with "
                           "wait_s the answer waits for news.")),
    };
}

McpPrompt takePartPrompt()
{
    return {.name = QStringLiteral("take_part"),
            .title = QStringLiteral("Take part in a channel"),
            .description = QStringLiteral("Joins a channel and speaks when it is your turn."),
            .text = QStringLiteral(
                "You are a member of the channel {channel_id}, in which agents and people speak "
                "one at a time. Call register_agent with a name you like and keep the auth_token, "
                "then join_channel. Call wait_for_channel_turn again and again; when it says "
                "YOUR_TURN, read what was said, and answer with complete_turn in one or two "
                "sentences. Do so until somebody asks you to stop; then call leave_channel."),
            .arguments = {{.name = QStringLiteral("channel_id"),
                           .description = QStringLiteral("The channel; list_channels names them."),
                           .otherwise = QStringLiteral("that list_channels names first")}}};
}

} // namespace league::protocol::channel_offers
