#include "tests/support/office_lab.h"

#include "agents/protocol/channel_member_messages.h"

namespace league::test {

ScriptedAgent &OfficeLab::addAgent(const QString &name)
{
    ScriptedAgent &agent = agents.emplace_back(wire, clock);
    agent.displayName = name;
    (void)registerAgent(agent, agent.endpoint().toString());
    return agent;
}

ScriptedAgent &OfficeLab::addPollingAgent(const QString &name)
{
    ScriptedAgent &agent = agents.emplace_back(wire, clock);
    agent.displayName = name;
    (void)registerAgent(agent, {});
    return agent;
}

JsonObject OfficeLab::registerAgent(ScriptedAgent &agent, const QString &endpoint)
{
    protocol::AgentRegisterRequest request;
    request.meta.displayName = agent.displayName;
    request.meta.version = QStringLiteral("1.0.0");
    request.meta.contactEndpoint = endpoint;
    const JsonObject answer = send(agent, request, QStringLiteral("agent:newcomer"), {});
    const auto response = readOrDie<protocol::AgentRegisterResponse>(answer);
    agent.id = response.agentId.text();
    agent.token = response.authToken;
    agent.sender = QStringLiteral("agent:") + agent.id;
    return answer;
}

JsonObject OfficeLab::open(const JsonObject &config, const QList<base::AgentId> &members)
{
    const JsonObject answer = order(protocol::ChannelCreate{
        base::ChannelId(Channel), QStringLiteral("Reviews"), config, members});
    settle();
    return answer;
}

void OfficeLab::openWith(int count, const JsonObject &config)
{
    QList<base::AgentId> members;
    while (static_cast<int>(agents.size()) < count)
        members.append(
            base::AgentId(addAgent(QStringLiteral("Agent %1").arg(agents.size() + 1)).id));
    (void)readOrDie<protocol::ChannelCreated>(open(config, members));
}

JsonObject OfficeLab::control(protocol::ChannelCommand command, const QString &agent)
{
    const JsonObject answer = order(
        protocol::ChannelControl{base::ChannelId(Channel), command, base::AgentId(agent), {}});
    settle();
    return answer;
}

JsonObject OfficeLab::say(const QString &text)
{
    const JsonObject answer = order(protocol::HumanMessage{base::ChannelId(Channel), text, {}});
    settle();
    return answer;
}

JsonObject OfficeLab::join(ScriptedAgent &agent)
{
    const JsonObject answer = send(agent, protocol::ChannelJoinRequest{base::ChannelId(Channel)});
    settle();
    return answer;
}

JsonObject OfficeLab::complete(ScriptedAgent &agent, const QString &text)
{
    const JsonObject answer = send(agent,
                                   protocol::TurnComplete{.channelId = base::ChannelId(Channel),
                                                          .turnId = turn(),
                                                          .messages = {{text, {}}}});
    settle();
    return answer;
}

void OfficeLab::speak(ScriptedAgent &agent, const QString &text)
{
    agent.on(TakeTurn, [text](const JsonObject &call, const transport::RpcResponder &respond) {
        const auto granted = readOrDie<protocol::TurnGranted>(call);
        respond.result(protocol::payloadOf(
            protocol::TurnComplete{.turnId = granted.turnId, .messages = {{text, {}}}}));
    });
}

const channel::ChannelState &OfficeLab::state()
{
    const auto room = manager->channels().room(base::ChannelId(Channel));
    if (!room)
        qFatal("%s", qPrintable(room.failure().sentence));
    return (*room)->state();
}

QString OfficeLab::stateOf(const ScriptedAgent &agent)
{
    return protocol::wireWord(state().stateOf(base::AgentId(agent.id)));
}

QString OfficeLab::speaker()
{
    return state().turn ? state().turn->agent.text() : QString();
}

base::TurnId OfficeLab::turn()
{
    return state().turn ? state().turn->id : base::TurnId();
}

QStringList OfficeLab::transcript()
{
    QStringList lines;
    for (const channel::TranscriptEntry &each : state().transcript) {
        if (each.entry.kind != protocol::SpeechKind::Notice)
            lines.append(each.entry.from + QStringLiteral(": ") + each.entry.text);
    }
    return lines;
}

bool OfficeLab::isOk(const JsonObject &answer)
{
    const auto reply = protocol::read<protocol::StatusReply>(answer);
    return reply && reply->status == QLatin1String("OK");
}

ScriptedAgent &OfficeLab::operatorsDesk()
{
    if (!m_operator)
        m_operator = std::make_unique<ScriptedAgent>(wire, clock);
    return *m_operator;
}

} // namespace league::test
