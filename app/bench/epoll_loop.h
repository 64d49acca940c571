// EpollLoop: one thread of a MachineTrial. It answers on its own port, and calls on its own
// connections; both with bytes that mean nothing but their number.
//
// A request begins with how long it is and how long its answer is to be. Made by the MachineTrial,
// and used on one thread at a time.
#pragma once

#include "agents/base/result.h"

#include <QtGlobal>

#include <atomic>
#include <map>
#include <memory>
#include <vector>

namespace league::app {

class EpollLoop
{
public:
    struct Exchange
    {
        quint16 port = 0; // of the loop that is called
        qint32 requestBytes = 0;
        qint32 answerBytes = 0;
    };

    EpollLoop();
    ~EpollLoop();
    EpollLoop(const EpollLoop &) = delete;
    EpollLoop &operator=(const EpollLoop &) = delete;

    // Opens the port.
    base::Outcome open();
    [[nodiscard]] quint16 port() const { return m_port; }
    // Makes so many of these exchanges, again and again in that order, so many of them at once, and
    // answers others meanwhile, until the whole trial has none left.
    base::Outcome run(const std::vector<Exchange> &exchanges, qint64 calls, int atOnce,
                      std::atomic<qint64> &leftInAll);

private:
    struct Connection;

    [[nodiscard]] Connection *connectTo(quint16 port);
    Connection *adopt(int socket);
    void watch(const Connection &connection, quint32 events, int operation);
    void accept();
    void callNext();
    // Reads what has come; true when that was the last of what is awaited.
    [[nodiscard]] bool receive(Connection &connection);
    void send(Connection &connection);
    void onEvent(Connection &connection, quint32 events);
    void onComplete(Connection &connection);

    int m_epoll = -1;
    int m_listener = -1;
    quint16 m_port = 0;
    std::vector<std::unique_ptr<Connection>> m_connections;
    std::map<quint16, std::vector<Connection *>> m_idle; // those that call, by whom they reach
    std::vector<char> m_bytes; // whatever is sent or received
    const std::vector<Exchange> *m_exchanges = nullptr;
    size_t m_next = 0;
    qint64 m_left = 0; // to be begun
    std::atomic<qint64> *m_leftInAll = nullptr;
    bool m_isBroken = false;
};

} // namespace league::app
