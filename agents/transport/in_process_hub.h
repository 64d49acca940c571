// InProcessHub: who listens where, for wires without sockets.
//
// One per simulation, shared by the InProcessWires of all its threads, which it must outlive. Every
// function may be called from any thread.
#pragma once

#include "agents/base/result.h"

#include <QHostAddress>
#include <QMutex>
#include <QUrl>

#include <map>
#include <memory>

namespace league::transport {

class InProcessDoor;

class InProcessHub
{
public:
    InProcessHub();
    ~InProcessHub();
    InProcessHub(const InProcessHub &) = delete;
    InProcessHub &operator=(const InProcessHub &) = delete;

    // Opens a port for a door, or says that it is taken. Port 0 picks a free one. Returns the port.
    base::Result<quint16> open(const QHostAddress &address, quint16 port,
                               std::shared_ptr<InProcessDoor> door);
    void close(quint16 port);
    // The door behind an endpoint; null when nobody listens there.
    [[nodiscard]] std::shared_ptr<InProcessDoor> find(const QUrl &endpoint) const;

private:
    struct Entry
    {
        QHostAddress address;
        std::shared_ptr<InProcessDoor> door;
        mutable QString knownAs = {}; // the last host name that led here
    };

    [[nodiscard]] quint16 freePort();

    mutable QMutex m_mutex;
    std::map<quint16, Entry> m_open;
    quint16 m_lastPicked = 49'151; // the last number before the dynamic ports
};

} // namespace league::transport
