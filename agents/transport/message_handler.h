// onMessage: serves one league.v2 message, typed, on an RpcServer.
//
//     onMessage<protocol::GameInvitation>(server, refuse, [this](const auto &letter, auto respond)
//     {
//         respond.result(accept(letter.message));
//     });
//
// The handler sees only messages whose envelope and fields are valid; anything else goes to
// `refuse`, with a failure that names the field. The message is found by its method or, when the
// method is unknown, by its message_type (L-34).
#pragma once

#include "agents/protocol/message.h"
#include "agents/transport/rpc_server.h"

#include <optional>

namespace league::transport {

// A message that has arrived.
template<protocol::Message M>
struct Letter
{
    protocol::Envelope envelope;
    M message;
    Caller caller;
};

// How an agent answers what it cannot take; manager and players differ in the form.
using Refusal = std::function<void(const protocol::RpcRequest &request,
                                   const base::Failure &failure, const RpcResponder &respond)>;

template<protocol::Message M>
[[nodiscard]] base::Result<Letter<M>> readAnew(const protocol::RpcRequest &request,
                                               const Caller &caller)
{
    const base::Result<protocol::Envelope> envelope = protocol::readEnvelope(request.params);
    if (!envelope)
        return envelope.failure();
    const base::Result<M> message = protocol::read<M>(request.params);
    if (!message)
        return message.failure();
    return Letter<M>{*envelope, *message, caller};
}

// What goes to all is read for one of them and kept for the next agent of this thread (see
// protocol/recent_news.h).
template<protocol::Message M>
[[nodiscard]] base::Result<Letter<M>> readNews(const protocol::RpcRequest &request,
                                               const Caller &caller)
{
    struct Latest
    {
        JsonObject params;
        protocol::Envelope envelope;
        M message;
    };
    thread_local std::optional<Latest> latest;
    if (latest && latest->params.isSharedWith(request.params))
        return Letter<M>{latest->envelope, latest->message, caller};
    const base::Result<Letter<M>> letter = readAnew<M>(request, caller);
    if (letter)
        latest = Latest{request.params, letter->envelope, letter->message};
    return letter;
}

// The message in a request; a failure names the field that is wrong.
template<protocol::Message M>
[[nodiscard]] base::Result<Letter<M>> readLetter(const protocol::RpcRequest &request,
                                                 const Caller &caller)
{
    constexpr bool GoesToAll = requires
    {
        M::GoesToAll;
    };
    if constexpr (GoesToAll)
        return readNews<M>(request, caller);
    else
        return readAnew<M>(request, caller);
}

template<protocol::Message M, class Handle>
void onMessage(RpcServer &server, const Refusal &refuse, Handle handle)
{
    const auto receive = [refuse, handle](const protocol::RpcRequest &request, const Caller &caller,
                                          const RpcResponder &respond) {
        const base::Result<Letter<M>> letter = readLetter<M>(request, caller);
        if (!letter)
            return refuse(request, letter.failure(), respond);
        handle(*letter, respond);
    };
    server.on(M::Method, receive);
    server.onMessageType(M::Type, receive);
}

} // namespace league::transport
