// SocketCaller: the calling half of an HttpWire for plain HTTP to a numeric address or localhost,
// which is nearly every call of a league.
//
// Owned by the wire, on whose thread it lives; may be destroyed inside the callback of a call. It
// keeps connections for the next calls, a few to each host. Names and https are the CurlCaller's.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/http_limits.h"
#include "agents/transport/socket_connection.h"
#include "agents/transport/wire.h"

#include <QObject>

#include <deque>
#include <list>
#include <map>
#include <unordered_set>

namespace league::transport {

class SocketCaller
{
public:
    // The clock must outlive the caller.
    SocketCaller(base::Clock &clock, const HttpLimits &limits);
    ~SocketCaller();
    SocketCaller(const SocketCaller &) = delete;
    SocketCaller &operator=(const SocketCaller &) = delete;

    [[nodiscard]] static bool canCall(const WireCall &call);

    // As Wire::call(); only for what it can call.
    PendingCall call(WireCall call, Wire::Done done);

private:
    class Exchange;
    using Open = std::shared_ptr<Exchange>;
    // A connection and whose exchange it carries.
    struct Line
    {
        std::unique_ptr<SocketConnection> connection;
        Open exchange; // null: it waits for the next one
    };
    using Lines = std::list<Line>;
    struct Host
    {
        QList<QHostAddress> addresses;
        Lines lines = {};
        std::deque<Open> waiting = {}; // for a line
    };

    [[nodiscard]] Host &hostOf(const QUrl &endpoint);
    void start(const Open &exchange);
    [[nodiscard]] std::optional<Lines::iterator> keptLine(Host &host);
    void openLine(Host &host, const Open &exchange);
    void ask(Lines::iterator line, const Open &exchange);
    void onEnded(Host &host, Lines::iterator line, SocketConnection::End how);
    [[nodiscard]] WireAnswer answerIn(const Exchange &exchange, ResponseReader &reader) const;
    void onNotConnected(const Open &exchange);
    // Gives up a line that nobody uses, because another is wanted; false when all are used.
    [[nodiscard]] bool makeRoom();
    void giveUp(Host &host, Lines::iterator line);
    // A line has become free: for those who wait for one.
    void serveWaiting(Host &host);
    void failSoon(const Open &exchange, const WireAnswer &answer);
    void tell(const Open &exchange, WireAnswer answer);
    void drop(const Open &exchange);

    base::Clock &m_clock;
    HttpLimits m_limits;
    std::map<QString, Host> m_hosts; // by "address:port"
    bool m_isCrowded = false; // somebody waits because all hosts together have too many lines
    int m_lines = 0; // to all hosts
    std::unordered_set<Open> m_open;
    std::unique_ptr<QObject> m_context; // for what is told later
};

} // namespace league::transport
