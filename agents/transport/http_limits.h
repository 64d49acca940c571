// HttpLimits: what a peer may take from us. The defaults suit a league; tests set smaller ones.
#pragma once

#include <QtGlobal>

#include <chrono>

namespace league::transport {

struct HttpLimits
{
    // Serving
    qint64 maxHeaderBytes = 16 * 1024; // request line and header lines together
    qint64 maxTargetBytes = 4 * 1024; // the path and query alone
    qint64 maxBodyBytes = 1024 * 1024; // with chunks their framing counts too
    // More than the system keeps waiting at the door (512), so that even when all of those come in
    // at once nobody has to go before its first request was looked at.
    int maxConnections = 1024;
    // Unfinished requests and unread answers of all connections together. What they cost is up to
    // twice as much: they have room to grow.
    qint64 maxHeldBytes = 16 * 1024 * 1024;
    int maxConnectionsPerAddress = 0; // 0: only maxConnections counts; for ports open to a network
    int maxPipelined = 64; // requests of one connection that wait for their answers
    qint64 maxOutputBytes = 4 * 1024 * 1024; // answers of one connection that it has not read
    std::chrono::milliseconds requestTimeout{10'000}; // from its first byte to its last
    std::chrono::milliseconds idleTimeout{60'000}; // between requests, and for reading answers
    std::chrono::milliseconds lingerTimeout{2'000}; // for reading a refusal before we hang up

    // Calling
    qint64 maxResponseBytes = 1024 * 1024;
    int maxConnectionsPerHost = 8;
    int maxOutgoingConnections = 1024;
};

} // namespace league::transport
