#include "app/bench/stack_floor.h"

#include "agents/protocol/json_rpc.h"

#include <algorithm>

namespace league::app {

StackFloor::StackFloor() : m_wire(m_clock), m_client(m_wire, m_clock) { }

base::Outcome StackFloor::open(const Tape &own, const QList<const Tape *> &tapes)
{
    QHash<quint16, std::shared_ptr<AnswersByMethod>> answers;
    for (const quint16 port : own.served)
        answers.insert(port, std::make_shared<AnswersByMethod>());
    for (const Tape *tape : tapes) {
        for (const TapedExchange &exchange : tape->kept) {
            const auto agent = answers.value(exchange.port);
            const auto request = protocol::parseRpcRequest(exchange.request);
            const auto reply = protocol::parseRpcReply(exchange.answer);
            const auto *asked = std::get_if<protocol::RpcRequest>(&request);
            const auto *told = std::get_if<protocol::RpcReply>(&reply);
            if (agent && asked && told && !told->isError())
                (*agent)[asked->method].all.append(told->result().toObject());
        }
    }
    for (auto agent = answers.cbegin(); agent != answers.cend(); ++agent) {
        auto server = std::make_unique<transport::RpcServer>(m_wire, m_clock);
        server->otherwise([answers = agent.value()](const protocol::RpcRequest &request,
                                                    const transport::Caller &,
                                                    const transport::RpcResponder &respond) {
            Answers &known = (*answers)[request.method];
            if (known.all.isEmpty())
                return respond.result({});
            respond.result(known.all.at(known.next));
            known.next = (known.next + 1) % known.all.size();
        });
        const base::Result<QUrl> endpoint =
            server->listen(QHostAddress(QHostAddress::LocalHost), 0);
        if (!endpoint)
            return endpoint.failure();
        m_endpoints.insert(agent.key(), *endpoint);
        m_servers.push_back(std::move(server));
    }
    return base::Done{};
}

void StackFloor::prepare(const Tape &own, const Endpoints &all)
{
    for (const TapedExchange &exchange : own.kept) {
        const auto request = protocol::parseRpcRequest(exchange.request);
        const auto *asked = std::get_if<protocol::RpcRequest>(&request);
        if (!asked || !all.contains(exchange.port))
            continue;
        Call call{all.value(exchange.port), asked->method, asked->params, {}};
        call.policy.headers = exchange.headers;
        m_calls.push_back(call);
    }
}

void StackFloor::call(qint64 calls, int atOnce, std::function<void(qint64)> done)
{
    m_done = std::move(done);
    m_left = m_calls.empty() ? 0 : calls;
    m_failed = 0;
    m_slots.resize(static_cast<size_t>(std::min<qint64>(m_left, atOnce)));
    m_open = std::ssize(m_slots);
    if (m_open == 0)
        return m_done(0);
    for (size_t slot = 0; slot < m_slots.size(); ++slot)
        callNext(slot);
}

void StackFloor::callNext(size_t slot)
{
    if (m_left == 0) {
        if (--m_open == 0)
            m_done(m_failed);
        return;
    }
    --m_left;
    const Call &call = m_calls[m_next];
    m_next = (m_next + 1) % m_calls.size();
    m_slots[slot] = m_client.call(call.endpoint, call.method, call.params, call.policy,
                                  [this, slot](const transport::RpcOutcome &outcome) {
                                      m_failed += outcome.ok() ? 0 : 1;
                                      callNext(slot);
                                  });
}

} // namespace league::app
