#include "agents/transport/separate_answers.h"

#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/transport/machine_address.h"
#include "agents/transport/message_handler.h"

namespace league::transport {

SeparateAnswers::SeparateAnswers(RpcServer &server, Interpreter &interpreter, SenderOf senderOf)
    : m_interpreter(interpreter), m_senderOf(std::move(senderOf))
{
    serve<protocol::GameJoinAck>(server);
    serve<protocol::ChooseParityResponse>(server);
}

template<class M>
void SeparateAnswers::serve(RpcServer &server)
{
    server.onMessageType(M::Type,
                         [this](const protocol::RpcRequest &request, const Caller &caller,
                                const RpcResponder &respond) {
                             const base::Result<Letter<M>> letter = readLetter<M>(request, caller);
                             if (!letter)
                                 return respond.error(protocol::rpcErrorFrom(letter.failure()));
                             const base::Result<QUrl> sender =
                                 m_senderOf({letter->message.matchId, letter->message.playerId,
                                             letter->envelope.authToken, caller.address});
                             if (!sender)
                                 return respond.error(protocol::rpcErrorFrom(sender.failure()));
                             // Also when it comes twice or late: it has been seen.
                             respond.result(protocol::payloadOf(protocol::StatusReply()));
                             (void)m_interpreter.deliver(*sender, request.params);
                         });
}

bool SeparateAnswers::isFromMachineOf(const QUrl &endpoint, const Claim &claim)
{
    const std::optional<QHostAddress> there = literalAddress(endpoint.host());
    return claim.token.isEmpty() && there && isSameMachine(*there, claim.from);
}

base::Failure SeparateAnswers::unproven(const Claim &claim)
{
    return {QStringLiteral("An answer that comes by itself must carry the auth_token that %1 got "
                           "when it registered.")
                .arg(claim.player.text()),
            claim.token.isEmpty() ? protocol::error_code::AuthTokenMissing
                                  : protocol::error_code::AuthTokenInvalid};
}

} // namespace league::transport
