// ShamPlayer: a player that does everything right, for a referee under test to play with.
//
// Owned by the RefereeCheckup, two of them. It accepts every invitation, always makes the same
// choice, and remembers what it was asked.
#pragma once

#include "agents/protocol/preflight_report.h"
#include "agents/protocol/report_messages.h"
#include "agents/transport/rpc_server.h"

#include <QObject>

namespace league::app {

class ShamPlayer final : public QObject, private transport::TrafficTap
{
    Q_OBJECT

public:
    // Wire and clock must outlive it.
    ShamPlayer(base::PlayerId id, protocol::Parity choice, transport::Wire &wire,
               base::Clock &clock);

    base::Result<QUrl> open(const QHostAddress &address, const QStringList &hosts);
    [[nodiscard]] const base::PlayerId &id() const { return m_id; }
    [[nodiscard]] const QString &token() const { return m_token; }
    [[nodiscard]] protocol::Parity choice() const { return m_choice; }
    [[nodiscard]] QUrl endpoint() const { return m_server.endpoint(); }

    [[nodiscard]] bool isInvited() const { return m_isInvited; }
    [[nodiscard]] bool isAsked() const { return m_isAsked; }
    // How the referee said that the match ended; none before it did.
    [[nodiscard]] const std::optional<protocol::GameOver> &result() const { return m_result; }
    // What it heard last, for evidence; empty when nobody called.
    [[nodiscard]] const protocol::PreflightEvidence &lastHeard() const { return m_lastHeard; }

Q_SIGNALS:
    // The referee has called.
    void called();

private:
    void exchanged(const transport::Exchange &exchange) override;
    void serve();

    base::PlayerId m_id;
    protocol::Parity m_choice;
    QString m_token;
    base::Clock &m_clock;
    transport::RpcServer m_server;
    bool m_isInvited = false;
    bool m_isAsked = false;
    std::optional<protocol::GameOver> m_result;
    protocol::PreflightEvidence m_lastHeard;
};

} // namespace league::app
