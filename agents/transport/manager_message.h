// onManagerMessage: serves a message that only the agent's own manager may send.
//
// Like onMessage(), for referees and players. The manager may call an agent that has not read the
// answer to its registration yet, so the message waits for that; then whoever cannot prove to be
// the manager, although the manager promised to, gets E011 or E012.
#pragma once

#include "agents/protocol/error_messages.h"
#include "agents/transport/membership.h"
#include "agents/transport/message_handler.h"

namespace league::transport {

// The membership must live as long as the server.
template<protocol::Message M, class Handle>
void onManagerMessage(RpcServer &server, Membership &membership, const Refusal &refuse,
                      Handle handle)
{
    onMessage<M>(server, refuse,
                 [&membership, handle](const Letter<M> &letter, const RpcResponder &respond) {
                     membership.whenDecided([&membership, handle, letter, respond] {
                         const base::Outcome manager = membership.isFromManager(letter.caller);
                         if (!manager)
                             return respond.error(protocol::rpcErrorFrom(manager.failure()));
                         handle(letter, respond);
                     });
                 });
}

} // namespace league::transport
