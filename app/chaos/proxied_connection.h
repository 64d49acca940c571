// ProxiedConnection: one connection through a FaultProxy, and what happens to it.
//
// Owned by its FaultProxy; removes itself when both ends are closed. It knows nothing of HTTP:
// bytes from the client after bytes from the server begin a new exchange, whose fate is asked for
// then.
#pragma once

#include "app/chaos/delayed_lane.h"
#include "app/chaos/network_fault.h"

#include <QObject>

#include <functional>
#include <memory>

namespace league::app {

class ProxiedConnection : public QObject
{
    Q_OBJECT

public:
    using NextFate = std::function<ExchangeFate()>;

    // Takes the client's socket; connects to the target port on this machine.
    ProxiedConnection(std::unique_ptr<QTcpSocket> client, quint16 target, NextFate nextFate,
                      base::Clock &clock, QObject *parent);
    ~ProxiedConnection() override;

private:
    void onRequestBytes();
    void onAnswerBytes();
    void breakOff();

    std::unique_ptr<QTcpSocket> m_client;
    QTcpSocket m_server;
    NextFate m_nextFate;
    DelayedLane m_toServer;
    DelayedLane m_toClient;
    ExchangeFate m_fate;
    bool m_answering = true; // so that the first bytes begin an exchange
};

} // namespace league::app
