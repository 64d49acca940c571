#include "app/connection_probe.h"

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/entry_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/tool_messages.h"
#include "app/free_port.h"
#include "app/manager_address.h"
#include "app/own_address.h"

namespace league::app {

using namespace std::chrono_literals;
using transport::RpcOutcome;

namespace {

constexpr std::chrono::milliseconds Patience = 5s;

QString inMs(qint64 elapsed)
{
    return QStringLiteral("%1 ms").arg(elapsed);
}

bool isUnknownMethod(const RpcOutcome &outcome)
{
    return outcome.kind == RpcOutcome::Kind::Refused
        && outcome.error.code == protocol::rpc_code::MethodNotFound;
}

} // namespace

ConnectionProbe::ConnectionProbe() : m_wire(m_clock) { }

void ConnectionProbe::cancel()
{
    m_call.cancel();
    m_client.reset();
    m_server.reset();
    m_listener = {};
}

void ConnectionProbe::start(const ConnectionPlan &plan, Listener listener)
{
    cancel();
    m_plan = plan;
    m_listener = std::move(listener);
    m_client = std::make_unique<transport::RpcClient>(m_wire, m_clock);
    m_admission.reset();
    m_report = {};
    m_report.state = ConnectionReport::State::Running;
    m_steps.clear();
    const auto add = [this](const char *id, const QString &title, Step step) {
        m_report.checks.append({.id = QLatin1String(id), .title = title});
        m_steps.append(step);
    };
    add("manager", ConnectionTest::tr("Manager answered"), &ConnectionProbe::askManager);
    add("protocol", ConnectionTest::tr("Protocol"), &ConnectionProbe::readProtocol);
    add("game", ConnectionTest::tr("Game offered"), &ConnectionProbe::askGame);
    if (isSpectator()) {
        add("spectators", ConnectionTest::tr("Spectators may watch"), &ConnectionProbe::askEntries);
    } else {
        add("port", ConnectionTest::tr("My port is free"), &ConnectionProbe::openPort);
        add("reachable", ConnectionTest::tr("This agent can be reached from the manager"),
            &ConnectionProbe::askAdmission);
        add("code", ConnectionTest::tr("Join code accepted"), &ConnectionProbe::checkCode);
    }
    m_current = -1;
    next();
}

void ConnectionProbe::next()
{
    if (++m_current == m_steps.size())
        return finish(ConnectionReport::State::Works);
    check().state = State::Running;
    publish();
    (this->*m_steps.at(m_current))();
}

void ConnectionProbe::pass(const QString &value)
{
    check().state = State::Passed;
    check().value = value;
    next();
}

void ConnectionProbe::leaveOpen(const QString &why)
{
    check().state = State::Unknown;
    check().cause = why;
    next();
}

void ConnectionProbe::fail(const QString &cause, const QString &remedy)
{
    check().state = State::Failed;
    check().cause = cause;
    check().remedy = remedy;
    m_report.failed = static_cast<int>(m_current);
    finish(ConnectionReport::State::Fails);
}

void ConnectionProbe::finish(ConnectionReport::State state)
{
    m_report.state = state;
    m_report.finishedUtcMs = m_clock.utcMs();
    m_server.reset(); // the port is needed for joining
    publish();
}

void ConnectionProbe::publish()
{
    if (m_listener)
        m_listener(m_report);
}

QString ConnectionProbe::place() const
{
    return m_manager.port() < 0
        ? m_manager.host()
        : QStringLiteral("%1:%2").arg(m_manager.host()).arg(m_manager.port());
}

void ConnectionProbe::call(const QString &method, const JsonObject &params,
                           const transport::RpcClient::Done &done)
{
    transport::CallPolicy policy;
    policy.timeout = Patience;
    policy.retries = {1, 200ms, 1.0};
    m_call = m_client->call(m_manager, method, params, policy, done);
}

void ConnectionProbe::askManager()
{
    const std::optional<QUrl> manager = managerAddress(m_plan.manager);
    if (!manager) {
        return fail(ConnectionTest::tr("This is not an address."),
                    ConnectionTest::tr(
                        "Type what the host's lobby shows, such as http://192.168.1.20:8000/mcp."));
    }
    m_manager = *manager;
    m_report.managerUrl = m_manager.toString();
    const protocol::Envelope envelope{
        .sender = protocol::senderOf(
            protocol::AgentAddress{protocol::Role::Human, QStringLiteral("visitor")}),
        .timestampMs = m_clock.utcMs(),
        .conversationId = protocol::conversationId(u"hello", base::randomHex(6))};
    call(protocol::Heartbeat::Method,
         protocol::write(envelope, protocol::Heartbeat{base::randomHex(8)}),
         [this](const RpcOutcome &outcome) {
             m_greeting = outcome;
             const bool answers = outcome.kind == RpcOutcome::Kind::Answered
                 || outcome.kind == RpcOutcome::Kind::Refused
                 || outcome.kind == RpcOutcome::Kind::Unreadable;
             if (answers)
                 return pass(inMs(outcome.elapsedMs));
             explainSilence(outcome);
         });
}

void ConnectionProbe::explainSilence(const RpcOutcome &outcome)
{
    const QString cause = outcome.kind == RpcOutcome::Kind::TimedOut
        ? ConnectionTest::tr("No answer after %1 s from %2.")
              .arg(outcome.elapsedMs / 1000)
              .arg(place())
        : ConnectionTest::tr("Nothing is listening at %1.").arg(place());
    fail(cause,
         ConnectionTest::tr(
             "Check that the host has opened the lobby and both computers are on the same network. "
             "On the host, allow port %1 through the firewall.")
             .arg(m_manager.port(80)));
}

void ConnectionProbe::readProtocol()
{
    const JsonObject answer = m_greeting.result.toObject();
    if (m_greeting.ok() && protocol::readEnvelope(answer))
        return pass(QString(protocol::SpeaksLeagueV2));
    const bool isJsonRpc = m_greeting.kind == RpcOutcome::Kind::Refused
        && m_greeting.httpStatus >= 200 && m_greeting.httpStatus < 300;
    if (m_greeting.ok() || isJsonRpc) {
        return leaveOpen(
            ConnectionTest::tr("The manager speaks a dialect of its own; joining will show whether "
                               "both understand each other."));
    }
    fail(ConnectionTest::tr("Something answers at %1, but it is no league manager.").arg(place()),
         ConnectionTest::tr("Check the port, and that the address ends in /mcp."));
}

void ConnectionProbe::askGame()
{
    call(QStringLiteral("get_registrations"), {}, [this](const RpcOutcome &outcome) {
        const auto list = protocol::read<protocol::AgentList>(outcome.result.toObject());
        if (!outcome.ok() || !list || list->gameType.isEmpty())
            return leaveOpen(ConnectionTest::tr("The manager does not say which game it plays."));
        m_report.leagueName = list->leagueName;
        m_report.gameType = list->gameType;
        m_report.leagueState = list->state;
        m_report.players = static_cast<int>(list->players.size());
        if (isSpectator() || m_plan.gameTypes.contains(list->gameType))
            return pass(list->gameType);
        fail(ConnectionTest::tr("This league plays %1, and this agent plays %2.")
                 .arg(list->gameType, m_plan.gameTypes.join(QStringLiteral(", "))),
             ConnectionTest::tr("Choose another league, or join it as a spectator."));
    });
}

void ConnectionProbe::openPort()
{
    const QHostAddress address = addressTowards(m_manager);
    m_server = std::make_unique<transport::RpcServer>(m_wire, m_clock);
    m_server->setAllowedHosts(hostsOf(address));
    m_server->on(QStringLiteral("ping"),
                 [](const auto &, const auto &, const transport::RpcResponder &respond) {
                     respond.result(protocol::payloadOf(protocol::StatusReply()));
                 });
    const base::Result<QUrl> endpoint = m_server->listen(address, m_plan.port);
    if (endpoint) {
        m_ownEndpoint = *endpoint;
        return pass(QString::number(endpoint->port()));
    }
    m_server.reset();
    check().freePort = m_plan.port == 0 ? quint16(0) : freePortAfter(address, m_plan.port);
    fail(ConnectionTest::tr("Port %1 is taken by another program on this computer.")
             .arg(m_plan.port),
         check().freePort == 0
             ? ConnectionTest::tr("Choose another port.")
             : ConnectionTest::tr("Port %1 is free: use that one.").arg(check().freePort));
}

void ConnectionProbe::askAdmission()
{
    protocol::AdmissionQuery query;
    query.role =
        m_plan.role == JoinRole::Referee ? QStringLiteral("referee") : QStringLiteral("player");
    query.contactEndpoint = m_ownEndpoint.toString();
    query.joinCode = m_plan.joinCode.trimmed();
    call(protocol::AdmissionQuery::Method, protocol::payloadOf(query),
         [this](const RpcOutcome &outcome) { readAdmission(outcome); });
}

void ConnectionProbe::readAdmission(const RpcOutcome &outcome)
{
    if (isUnknownMethod(outcome))
        return leaveOpen(ConnectionTest::tr("This manager cannot be asked; joining will show it."));
    const auto report = protocol::read<protocol::AdmissionReport>(outcome.result.toObject());
    if (!outcome.ok() || !report) {
        return fail(outcome.ok() ? report.failure().sentence : outcome.reason,
                    ConnectionTest::tr("Try again in a moment."));
    }
    m_admission = *report;
    if (report->isReachable)
        return pass(inMs(report->elapsedMs));
    fail(QStringLiteral("The manager could not call this computer back: %1")
             .arg(report->unreachableReason),
         ConnectionTest::tr("On this computer, allow port %1 through the firewall.")
             .arg(m_ownEndpoint.port()));
}

void ConnectionProbe::checkCode()
{
    if (!m_admission)
        return leaveOpen(ConnectionTest::tr("This manager cannot be asked; joining will show it."));
    if (!m_admission->isCodeRight) {
        return fail(m_plan.joinCode.trimmed().isEmpty()
                        ? ConnectionTest::tr("This league asks for a join code.")
                        : ConnectionTest::tr("The join code is not the one of this league."),
                    ConnectionTest::tr("Type the code that the host's lobby shows."));
    }
    if (!m_admission->isAdmitted) {
        return fail(m_admission->reason,
                    ConnectionTest::tr("Ask the host, or join as a spectator to watch."));
    }
    pass(QString());
}

void ConnectionProbe::askEntries()
{
    protocol::EntriesQuery query;
    query.limit = 1;
    call(protocol::EntriesQuery::Method, protocol::payloadOf(query),
         [this](const RpcOutcome &outcome) {
             if (outcome.ok())
                 return pass(QString());
             if (isUnknownMethod(outcome)) {
                 return fail(
                     ConnectionTest::tr("This manager is of a kind that cannot be followed."),
                     ConnectionTest::tr("Ask the host to show the league on a projector."));
             }
             fail(outcome.reason, ConnectionTest::tr("Ask the host to let spectators watch."));
         });
}

} // namespace league::app
