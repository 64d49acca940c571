// StackFloor: one thread of a StackTrial: servers that answer what was answered before, and a
// client that calls as was called before.
//
// Made, used and destroyed on its thread.
#pragma once

#include "agents/base/system_clock.h"
#include "agents/transport/http_wire.h"
#include "agents/transport/rpc_client.h"
#include "agents/transport/rpc_server.h"
#include "app/bench/tape.h"

#include <QHash>

#include <functional>
#include <memory>

namespace league::app {

class StackFloor
{
public:
    // The endpoints of the trial by the ports of the league.
    using Endpoints = QHash<quint16, QUrl>;

    StackFloor();

    // Opens a server for every agent that the tape's thread had; `tapes` tell what it answered.
    base::Outcome open(const Tape &own, const QList<const Tape *> &tapes);
    [[nodiscard]] const Endpoints &endpoints() const { return m_endpoints; }
    // Makes ready to call as the tape tells.
    void prepare(const Tape &own, const Endpoints &all);
    // Makes so many calls, so many of them at once, and says when the last is answered: how many of
    // them were not.
    void call(qint64 calls, int atOnce, std::function<void(qint64 failed)> done);

private:
    struct Call
    {
        QUrl endpoint;
        QString method;
        JsonObject params;
        transport::CallPolicy policy;
    };
    // What one agent answered to one method, again and again in that order.
    struct Answers
    {
        QList<JsonObject> all;
        qsizetype next = 0;
    };
    using AnswersByMethod = QHash<QString, Answers>;

    void callNext(size_t slot);

    base::SystemClock m_clock;
    transport::HttpWire m_wire;
    std::vector<std::unique_ptr<transport::RpcServer>> m_servers;
    Endpoints m_endpoints;
    std::vector<Call> m_calls;
    size_t m_next = 0;
    qint64 m_left = 0; // to be begun
    qint64 m_open = 0;
    qint64 m_failed = 0;
    std::function<void(qint64)> m_done;
    std::vector<transport::RpcCall> m_slots; // the calls under way
    transport::RpcClient m_client;
};

} // namespace league::app
