// TrafficTap: somebody who looks at every exchange: the traffic inspector, a log, a test.
//
// Given as a pointer to an RpcServer or RpcClient, which it must outlive. Called on their thread,
// once an exchange is over. Without a tap nothing is copied.
#pragma once

#include <QByteArray>
#include <QString>

namespace league::transport {

struct Exchange
{
    enum class Direction { In, Out };

    Direction direction = Direction::In;
    QString agent = {}; // whose tap saw it, when somebody collects from several
    QString peer; // the endpoint called, or the address that called us
    QString method; // of JSON-RPC; empty when the request could not be read
    QByteArray request = {};
    QByteArray reply = {};
    int status = 0; // of HTTP; 0 without an answer
    QString outcome = {}; // answered, refused, timed_out, unreachable, unreadable, cancelled, …
    qint64 startedUtcMs = 0;
    qint64 elapsedMs = 0;
};

class TrafficTap
{
public:
    virtual ~TrafficTap() = default;
    virtual void exchanged(const Exchange &exchange) = 0;
};

} // namespace league::transport
