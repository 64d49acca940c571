#include "tests/support/scripted_agent.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/control_messages.h"
#include "tests/support/event_wait.h"

namespace league::test {

namespace {

int nextOrder()
{
    static int last = 0;
    return ++last;
}

} // namespace

ScriptedAgent::ScriptedAgent(transport::Wire &wire, base::Clock &clock)
    : ScriptedAgent(wire, clock, QHostAddress(QHostAddress::LocalHost), 0)
{
}

ScriptedAgent::ScriptedAgent(transport::Wire &wire, base::Clock &clock, const QHostAddress &address,
                             quint16 port)
    : m_clock(clock), m_server(wire, clock), m_client(wire, clock), m_address(address)
{
    m_server.otherwise(
        [this](const protocol::RpcRequest &request, const transport::Caller &caller,
               const transport::RpcResponder &respond) { receive(request, caller, respond); });
    m_server.setAllowedHosts({address.toString()});
    listen(port);
}

void ScriptedAgent::comeBack()
{
    listen(static_cast<quint16>(m_endpoint.port()));
}

void ScriptedAgent::listen(quint16 port)
{
    const base::Result<QUrl> endpoint = m_server.listen(m_address, port);
    if (!endpoint)
        qFatal("%s", qPrintable(endpoint.failure().sentence));
    m_endpoint = *endpoint;
}

void ScriptedAgent::on(const QString &method, Script script)
{
    m_scripts.insert(method, std::move(script));
}

void ScriptedAgent::once(const QString &method, Script script)
{
    m_once[method].enqueue(std::move(script));
}

void ScriptedAgent::hold(const QString &method)
{
    on(method, [this, method](const JsonObject &, const transport::RpcResponder &respond) {
        m_held[method].enqueue(respond);
    });
}

QList<Received> ScriptedAgent::received(const QString &method) const
{
    QList<Received> matching;
    for (const Received &each : m_received) {
        if (each.method == method)
            matching.append(each);
    }
    return matching;
}

JsonObject ScriptedAgent::last(const QString &method) const
{
    const QList<Received> matching = received(method);
    return matching.isEmpty() ? JsonObject() : matching.last().message;
}

QStringList ScriptedAgent::methods() const
{
    QStringList methods;
    for (const Received &each : m_received)
        methods.append(each.method);
    return methods;
}

QList<qint64> ScriptedAgent::times(const QString &method) const
{
    QList<qint64> times;
    for (const Received &each : received(method))
        times.append(each.atMs);
    return times;
}

QByteArray ScriptedAgent::allText() const
{
    QByteArray text;
    for (const Received &each : m_received)
        text += JsonDocument(each.message).toJson();
    return text;
}

transport::RpcOutcome ScriptedAgent::ask(const QUrl &whom, const QString &method,
                                         const JsonObject &message)
{
    transport::CallPolicy policy;
    policy.retries = transport::RetryPolicy::none();
    policy.headers = headers;
    std::optional<transport::RpcOutcome> outcome;
    const transport::RpcCall call =
        m_client.call(whom, method, message, policy,
                      [&outcome](const transport::RpcOutcome &done) { outcome = done; });
    if (!eventually([&outcome] { return outcome.has_value(); }))
        qFatal("Nobody answered %s.", qPrintable(method));
    return *outcome;
}

void ScriptedAgent::receive(const protocol::RpcRequest &request, const transport::Caller &caller,
                            const transport::RpcResponder &respond)
{
    m_received.append(
        {request.method, request.params, m_clock.steadyMs(), nextOrder(), caller.headers});
    QQueue<Script> &once = m_once[request.method];
    const Script script = once.isEmpty() ? m_scripts.value(request.method) : Script(once.dequeue());
    if (script)
        return script(request.params, respond);
    respond.result(protocol::payloadOf(protocol::StatusReply()));
}

} // namespace league::test
