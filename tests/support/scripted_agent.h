// ScriptedAgent: a player, referee or manager whose every answer the test writes.
//
// Owned by a test or one of its labs. It is a real RpcServer on the lab's wire: it remembers what
// it received and when, and answers as scripted; what has no script is acknowledged with
// {"status":"OK"}. Its client calls others in its name.
#pragma once

#include "agents/protocol/message.h"
#include "agents/transport/rpc_client.h"
#include "agents/transport/rpc_server.h"

#include <QHash>
#include <QQueue>

namespace league::test {

struct Received
{
    QString method;
    JsonObject message;
    qint64 atMs = 0; // steady time of the clock
    int order = 0; // among everything that any scripted agent of this program received
    transport::Headers headers = {};
};

class ScriptedAgent
{
public:
    using Script =
        std::function<void(const JsonObject &message, const transport::RpcResponder &respond)>;

    // Listens at once, on a port of the wire's choice.
    ScriptedAgent(transport::Wire &wire, base::Clock &clock);
    // The same at an address that the test chooses.
    ScriptedAgent(transport::Wire &wire, base::Clock &clock, const QHostAddress &address,
                  quint16 port);

    // How a method is answered from now on.
    void on(const QString &method, Script script);
    // The next call of a method is answered by this one, the calls after it as before.
    void once(const QString &method, Script script);
    // Calls of the method wait until the test answers what held() gives it; forever, if it does
    // not.
    void hold(const QString &method);
    QQueue<transport::RpcResponder> &held(const QString &method) { return m_held[method]; }
    // Nobody listens any more.
    void leave() { m_server.close(); }
    // Listens again, where it did before.
    void comeBack();

    [[nodiscard]] QUrl endpoint() const { return m_endpoint; }
    [[nodiscard]] const QList<Received> &received() const { return m_received; }
    [[nodiscard]] QList<Received> received(const QString &method) const;
    [[nodiscard]] qsizetype count(const QString &method) const { return received(method).size(); }
    // The last message of a method; empty when there was none.
    [[nodiscard]] JsonObject last(const QString &method) const;
    // The methods in the order in which they were called.
    [[nodiscard]] QStringList methods() const;
    // When a method was called.
    [[nodiscard]] QList<qint64> times(const QString &method) const;
    // Everything received, as one text to search in.
    [[nodiscard]] QByteArray allText() const;

    // Calls somebody once and runs the event loop until the answer is there.
    [[nodiscard]] transport::RpcOutcome ask(const QUrl &whom, const QString &method,
                                            const JsonObject &message);
    [[nodiscard]] transport::RpcClient &client() { return m_client; }

    // Who it is once it is registered; set by whoever registers it.
    QString id;
    QString sender; // as envelopes name it: "player:P01"
    QString token;
    QString displayName;
    transport::Headers headers; // that ask() sends along

private:
    void listen(quint16 port);
    void receive(const protocol::RpcRequest &request, const transport::Caller &caller,
                 const transport::RpcResponder &respond);

    base::Clock &m_clock;
    transport::RpcServer m_server;
    transport::RpcClient m_client;
    QHostAddress m_address;
    QUrl m_endpoint;
    QHash<QString, Script> m_scripts;
    QHash<QString, QQueue<Script>> m_once;
    QHash<QString, QQueue<transport::RpcResponder>> m_held;
    QList<Received> m_received;
};

// The message of that type in a reply; fails the test program when it is another one.
template<protocol::Message M>
[[nodiscard]] M readOrDie(const JsonObject &object)
{
    const base::Result<M> message = protocol::read<M>(object);
    if (!message)
        qFatal("%s", qPrintable(message.failure().sentence));
    return *message;
}

} // namespace league::test
