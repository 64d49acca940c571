// ShamLeague: a manager that has no league, for agents under test to register with and report to.
//
// Owned by the Preflight. It gives every agent that registers an id and a token, hands out at most
// one match to whoever polls, and keeps what was reported; nothing is ever played or stored.
#pragma once

#include "agents/protocol/agent_address.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/preflight_report.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"
#include "agents/transport/rpc_server.h"

#include <QObject>

namespace league::app {

class ShamLeague final : public QObject, private transport::TrafficTap
{
    Q_OBJECT

public:
    // An agent that has registered.
    struct Member
    {
        protocol::Role role = protocol::Role::Player;
        QString id;
        QString token;
        QUrl endpoint;
        QString displayName;
        bool speaksOurs = false; // it says that it takes messages exactly as protocol.md has them
    };
    struct Report
    {
        protocol::MatchResultReport report;
        QString token;
    };

    // Wire and clock must outlive it.
    ShamLeague(transport::Wire &wire, base::Clock &clock);

    // Opens the port; a failure says why it could not.
    base::Result<QUrl> open(const QHostAddress &address, quint16 port, const QStringList &hosts);
    [[nodiscard]] transport::RpcServer &server() { return m_server; }
    [[nodiscard]] QUrl endpoint() const { return m_server.endpoint(); }
    [[nodiscard]] const base::LeagueId &id() const { return m_id; }

    // The agent that registered last; none before the first.
    [[nodiscard]] const std::optional<Member> &member() const { return m_member; }
    // What was reported last; none before the first report.
    [[nodiscard]] const std::optional<Report> &report() const { return m_report; }
    // The registration or report as it came, for evidence.
    [[nodiscard]] const protocol::PreflightEvidence &lastHeard() const { return m_lastHeard; }

    // Whoever asks for its matches from now on gets this one.
    void offer(const protocol::MatchAssignment &assignment) { m_offer = assignment; }

Q_SIGNALS:
    void registered();
    void reported();
    // Somebody has fetched the offered match.
    void polled();

private:
    void exchanged(const transport::Exchange &exchange) override;
    template<class Request, class Response, class AgentId>
    void admit(protocol::Role role, const QString &agentId, AgentId Response::*member);
    void serveReferees();

    base::Clock &m_clock;
    base::LeagueId m_id;
    transport::RpcServer m_server;
    std::optional<Member> m_member;
    std::optional<Report> m_report;
    std::optional<protocol::MatchAssignment> m_offer;
    protocol::PreflightEvidence m_lastHeard;
};

} // namespace league::app
