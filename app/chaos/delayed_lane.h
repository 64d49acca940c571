// DelayedLane: bytes on their way to one socket, in order, some time later.
//
// A ProxiedConnection owns two, one for each direction.
#pragma once

#include "agents/base/clock.h"

#include <QByteArray>
#include <QTcpSocket>

namespace league::app {

class DelayedLane
{
public:
    // Socket and clock must outlive the lane.
    DelayedLane(QTcpSocket &out, base::Clock &clock) : m_out(out), m_clock(clock) { }

    // Passes the bytes on after this time, behind those that still wait.
    void send(const QByteArray &bytes, std::chrono::milliseconds delay);
    // Closes the socket once everything has been passed on.
    void finish();

private:
    void release();

    QTcpSocket &m_out;
    base::Clock &m_clock;
    QByteArray m_held;
    bool m_finishing = false;
    base::Alarm m_alarm;
};

} // namespace league::app
