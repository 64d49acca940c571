// FaultProxy: stands before an agent and hands its connections on, some of them broken.
//
// Owned by the ProcessKeeper, one for each process; agents announce the proxy's address as their
// own. In quiet times it only slows everything down a little, so that a league lasts long enough to
// be hit; while it is disturbed, most exchanges suffer the fault. What happens to which exchange
// comes from a seeded stream.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/random_stream.h"
#include "agents/base/result.h"
#include "app/chaos/network_fault.h"

#include <QObject>
#include <QTcpServer>
#include <QUrl>

namespace league::app {

class FaultProxy : public QObject
{
    Q_OBJECT

public:
    // `name` chooses the stream of random numbers; the clock must outlive the proxy.
    FaultProxy(const QString &name, quint64 seed, base::Clock &clock);

    // Opens a port of the system's choice on loopback.
    base::Outcome listen();
    // What others call; valid after listen().
    [[nodiscard]] QUrl url() const;
    // Where the agent itself listens; connections that come before are refused.
    void setTarget(quint16 port) { m_target = port; }

    // From now on exchanges suffer this fault; None is quiet again.
    void disturb(NetworkFault fault) { m_fault = fault; }
    // How many exchanges have suffered so far.
    [[nodiscard]] int injected() const { return m_injected; }

private:
    void onConnection();
    [[nodiscard]] ExchangeFate nextFate();

    base::Clock &m_clock;
    base::RandomStream m_random;
    QTcpServer m_server;
    quint16 m_target = 0;
    NetworkFault m_fault = NetworkFault::None;
    int m_injected = 0;
};

} // namespace league::app
