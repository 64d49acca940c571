// Tape: what went over the wire of one thread while a league was played.
//
// Made by a LeagueTrial, one for each thread of its House, and filled by the TapingWire there; read
// when that thread has ended. Bodies are shared with the wire, not copied.
#pragma once

#include "agents/transport/wire_headers.h"

#include <QSet>

#include <atomic>
#include <vector>

namespace league::app {

struct TapedExchange
{
    quint16 port = 0; // of the agent that was called
    QByteArray request = {};
    transport::Headers headers = {};
    QByteArray answer = {};
};

struct Tape
{
    std::atomic<bool> isRunning = false; // set when the league begins
    QSet<quint16> served = {}; // the ports of the agents on that thread
    qint64 calls = 0; // in all
    qint64 keptBytes = 0;
    std::vector<TapedExchange> kept = {}; // the first of them
};

} // namespace league::app
