// Interpreter: a wire that speaks every agent's dialect, so that its users need only know ours.
//
// Owned by an agent that calls foreign agents; its RpcClients use it in the place of the wire it
// stands on. Calls to endpoints that are known to speak our own form pass untouched. To others a
// call goes out in the form that reaches the most of them and, when that is not understood, in
// others, all within the call's deadline; what worked is remembered. Answers come back in our form,
// also those that an agent sends as a request of its own (interop.md §2, §3).
#pragma once

#include "agents/base/clock.h"
#include "agents/base/json/json.h"
#include "agents/transport/dialect_book.h"
#include "agents/transport/mcp_client.h"
#include "agents/transport/wire.h"

#include <functional>
#include <unordered_map>

namespace league::transport {

class Interpreter final : public Wire
{
public:
    using Learned = std::function<void(const QUrl &endpoint, protocol::CallForm form)>;

    // Wire and clock must outlive the interpreter.
    Interpreter(Wire &wire, base::Clock &clock);
    ~Interpreter() override;

    // Says who listens at an endpoint and, where that is known, what it speaks.
    void introduce(const QUrl &endpoint, const QString &agentId,
                   std::optional<protocol::CallForm> form = {});
    // Hears of every endpoint whose form was found out.
    void onLearned(Learned learned) { m_learned = std::move(learned); }
    // Nothing before the first answered call.
    [[nodiscard]] std::optional<protocol::CallForm> formOf(const QUrl &endpoint) const;

    // An answer that the agent at the endpoint has sent as a request of its own, in our form. Who
    // sent it must be certain. True when a call was waiting for it.
    bool deliver(const QUrl &endpoint, const JsonObject &answer);

    [[nodiscard]] bool carriesValues() const override { return m_wire.carriesValues(); }
    PendingCall call(WireCall call, Done done) override;
    base::Result<std::unique_ptr<Listener>> serve(const QHostAddress &address, quint16 port,
                                                  Handler handler) override;

private:
    class Talk;

    void learn(const QUrl &endpoint, const QString &method, protocol::CallForm form);

    Wire &m_wire;
    base::Clock &m_clock;
    McpClient m_mcp;
    DialectBook m_book;
    Learned m_learned;
    std::unordered_map<Talk *, std::shared_ptr<Talk>> m_talks; // those under way
};

} // namespace league::transport
