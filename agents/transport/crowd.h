// Crowd: everybody who is inside one listener, and who has to go when there is no more room.
//
// Owned by a ConnectionGate and shared by its connections, which tell it what they are doing. A
// connection either waits for its peer, or has a request that is being answered. When a newcomer
// finds the house full, the one that has been waiting longest without a complete request goes: so
// clients that come and then say nothing, or say it slowly, cannot lock others out, from whatever
// address they come. Nobody goes whose request is being answered. When all together hold too much
// memory, the one that holds most goes.
#pragma once

#include "agents/transport/http_limits.h"

#include <atomic>
#include <list>
#include <unordered_map>

namespace league::transport {

class HttpConnection;

class Crowd
{
public:
    explicit Crowd(const HttpLimits &limits);

    // Somebody comes in, and waits.
    void enter(HttpConnection &connection);
    // Somebody is gone; it does no harm to say so twice.
    void leave(HttpConnection &connection);
    // It is the peer's turn from now on: the last in the line of those who wait.
    void beginWaiting(HttpConnection &connection);
    // It is our turn: there is a request to be answered.
    void endWaiting(HttpConnection &connection);
    // The peer has heard its last answer and may be sent away before all others.
    void dismiss(HttpConnection &connection);
    // How much memory the connection takes, now. Somebody may have to go, also this one.
    void hold(HttpConnection &connection, qint64 bytes);

    [[nodiscard]] bool isFull() const;
    // How many are inside all the listeners of this program together.
    [[nodiscard]] static int inAllHouses() { return s_inAllHouses; }
    // Sends away the first in the line; false when nobody waits.
    bool makeRoom();

private:
    using Line = std::list<HttpConnection *>;
    struct Member
    {
        Line::iterator place; // end() while its request is being answered
        qint64 heldBytes = 0;
    };

    void standAt(HttpConnection &connection, Line::iterator before);
    void sendAway(HttpConnection &connection);
    [[nodiscard]] HttpConnection &greediest() const;

    static inline std::atomic<int> s_inAllHouses = 0;

    HttpLimits m_limits;
    std::unordered_map<HttpConnection *, Member> m_members;
    Line m_line; // the one that has been waiting longest comes first
    qint64 m_heldBytes = 0;
};

} // namespace league::transport
