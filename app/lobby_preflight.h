// LobbyPreflight: looks at strangers' players as they arrive in a lobby, each once.
//
// Owned by the LobbyBoard, on its thread; the sham matches are played on a thread of its own, with
// one agent at a time. What was found is told on the owner's thread.
#pragma once

#include "app/host_thread.h"
#include "app/preflight/preflight.h"

#include <QQueue>

namespace league::app {

class LobbyPreflight : public QObject
{
    Q_OBJECT

public:
    explicit LobbyPreflight(QObject *parent = nullptr);
    ~LobbyPreflight() override;

    // Puts a player at the end of the queue. Role, address and hosts of the options are found here.
    void check(const QString &agentId, PreflightOptions options);
    // Forgets those who wait; the one that is looked at is left in peace.
    void stop();

Q_SIGNALS:
    void begun(const QString &agentId);
    // The report is complete; an agent that could not be looked at has the status UNREACHABLE.
    void checked(const QString &agentId, const league::protocol::PreflightReport &report);

private:
    struct Guest
    {
        QString agentId;
        PreflightOptions options;
    };
    struct Room; // wire, clock and the preflight under way: lives on the thread

    void next();
    void look(const Guest &guest);

    QQueue<Guest> m_waiting;
    quint64 m_number = 0; // of the look that counts
    bool m_isBusy = false;
    HostThread m_thread;
    std::unique_ptr<Room> m_room;
};

} // namespace league::app
