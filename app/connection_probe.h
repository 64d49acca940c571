// ConnectionProbe: does the checks of a ConnectionTest, one after the other.
//
// Made, used and destroyed on the test's thread; one test at a time, a new one ends the old.
#pragma once

#include "agents/base/system_clock.h"
#include "agents/protocol/admission_messages.h"
#include "agents/transport/http_wire.h"
#include "agents/transport/rpc_client.h"
#include "agents/transport/rpc_server.h"
#include "app/connection_test.h"

namespace league::app {

class ConnectionProbe
{
public:
    // Told with every change, on the probe's thread.
    using Listener = std::function<void(const ConnectionReport &)>;

    ConnectionProbe();

    void start(const ConnectionPlan &plan, Listener listener);
    void cancel();

private:
    using State = ConnectionCheck::State;
    using Step = void (ConnectionProbe::*)();

    void pass(const QString &value);
    // It cannot be known; the test goes on.
    void leaveOpen(const QString &why);
    // The test ends here.
    void fail(const QString &cause, const QString &remedy);
    void next();
    void finish(ConnectionReport::State state);
    void publish();
    [[nodiscard]] ConnectionCheck &check() { return m_report.checks[m_current]; }
    [[nodiscard]] bool isSpectator() const { return m_plan.role == JoinRole::Spectator; }
    [[nodiscard]] QString place() const; // 192.168.1.20:8000

    void askManager();
    void readProtocol();
    void askGame();
    void openPort();
    void askAdmission();
    void readAdmission(const transport::RpcOutcome &outcome);
    void checkCode();
    void askEntries();
    void explainSilence(const transport::RpcOutcome &outcome);
    void call(const QString &method, const JsonObject &params,
              const transport::RpcClient::Done &done);

    base::SystemClock m_clock;
    transport::HttpWire m_wire;
    ConnectionPlan m_plan;
    Listener m_listener;
    ConnectionReport m_report;
    QList<Step> m_steps;
    qsizetype m_current = 0;
    QUrl m_manager;
    QUrl m_ownEndpoint;
    transport::RpcOutcome m_greeting; // how the manager answered the first call
    std::optional<protocol::AdmissionReport> m_admission;
    std::unique_ptr<transport::RpcServer> m_server; // where the agent would listen
    std::unique_ptr<transport::RpcClient> m_client;
    transport::RpcCall m_call;
};

} // namespace league::app
