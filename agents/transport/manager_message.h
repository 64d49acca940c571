// onManagerMessage: serves a message that only the agent's own manager may send, and
// onManagerMessages: several that share one method.
//
// Like onMessage(), for referees and players. The manager may call an agent that has not read the
// answer to its registration yet, so the message waits for that; then whoever cannot prove to be
// the manager, although the manager promised to, gets E011 or E012.
#pragma once

#include "agents/protocol/error_messages.h"
#include "agents/transport/membership.h"
#include "agents/transport/message_handler.h"

namespace league::transport {

// Hands the message over once it is sure that the manager sent it.
template<protocol::Message M, class Handle>
void afterProof(Membership &membership, const Letter<M> &letter, const RpcResponder &respond,
                Handle handle)
{
    const auto take = [&membership, handle](const Letter<M> &decided, const RpcResponder &answer) {
        const base::Outcome manager = membership.isFromManager(decided.caller);
        if (!manager)
            return answer.error(protocol::rpcErrorFrom(manager.failure()));
        handle(decided, answer);
    };
    if (membership.isDecided()) // nearly always, and then there is nothing to keep
        return take(letter, respond);
    membership.whenDecided([take, letter, respond] { take(letter, respond); });
}

// The membership must live as long as the server.
template<protocol::Message M, class Handle>
void onManagerMessage(RpcServer &server, Membership &membership, const Refusal &refuse,
                      Handle handle)
{
    onMessage<M>(server, refuse,
                 [&membership, handle](const Letter<M> &letter, const RpcResponder &respond) {
                     afterProof(membership, letter, respond, handle);
                 });
}

// The same for messages that come by one method and are told apart by their message_type; `handle`
// takes a Letter of each. A type that is none of them is E003.
template<protocol::Message First, protocol::Message... Others, class Handle>
void onManagerMessages(RpcServer &server, Membership &membership, const Refusal &refuse,
                       Handle handle)
{
    // Each is found by its type; the method then finds the right one of them.
    const auto serveOne = [&]<class M>(std::type_identity<M>) {
        onManagerMessage<M>(server, membership, refuse, handle);
    };
    serveOne(std::type_identity<First>());
    (serveOne(std::type_identity<Others>()), ...);
    server.on(First::Method,
              [&membership, refuse, handle](const protocol::RpcRequest &request,
                                            const Caller &caller, const RpcResponder &respond) {
                  const QString type = protocol::messageTypeOf(request.params);
                  const auto tryOne = [&]<class M>(std::type_identity<M>) {
                      if (type != M::Type)
                          return false;
                      const base::Result<Letter<M>> letter = readLetter<M>(request, caller);
                      if (!letter)
                          refuse(request, letter.failure(), respond);
                      else
                          afterProof(membership, *letter, respond, handle);
                      return true;
                  };
                  if (tryOne(std::type_identity<First>())
                      || (tryOne(std::type_identity<Others>()) || ...))
                      return;
                  const base::Result<Letter<First>> wrong = readLetter<First>(request, caller);
                  refuse(request, wrong.failure(), respond);
              });
}

} // namespace league::transport
