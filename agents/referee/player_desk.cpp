#include "agents/referee/player_desk.h"

#include "agents/protocol/control_messages.h"
#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/mafia/discussion_messages.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/stamped_message.h"
#include "agents/protocol/mafia/vote_messages.h"
#include "agents/protocol/turn_messages.h"
#include "agents/transport/message_handler.h"

namespace league::referee {

using transport::Caller;
using transport::RpcResponder;

PlayerDesk::PlayerDesk(transport::RpcServer &server, FindMatch find, MakeEnvelope answerTo)
    : m_find(std::move(find)), m_answerTo(std::move(answerTo))
{
    serve<protocol::NightActionResponse>(server, QStringLiteral("night_action"));
    serve<protocol::DiscussionTurnResponse>(server, QStringLiteral("discussion_turn"));
    serve<protocol::VoteResponse>(server, QStringLiteral("vote"));
    serveChunks(server);
}

template<class M>
void PlayerDesk::serve(transport::RpcServer &server, const QString &kind)
{
    const auto receive = [this, kind](const protocol::RpcRequest &request, const Caller &,
                                      const RpcResponder &respond) {
        const base::Result<protocol::Envelope> envelope = protocol::readEnvelope(request.params);
        if (!envelope)
            return respond.error(protocol::rpcErrorFrom(envelope.failure()));
        const base::Result<bool> isFinal = take(request.params, kind, *envelope);
        if (!isFinal)
            return respond.error(protocol::rpcErrorFrom(isFinal.failure()));
        respond.result(protocol::write(m_answerTo(*envelope),
                                       protocol::ActionAck{.accepted = true, .final = *isFinal}));
    };
    server.on(M::Method, receive);
    server.onMessageType(M::Type, receive);
}

base::Result<bool> PlayerDesk::take(const JsonObject &message, const QString &kind,
                                    const protocol::Envelope &envelope) const
{
    const base::Result<protocol::Submission> said = protocol::Submission::in(message);
    if (!said)
        return said.failure();
    if (said->stamp.matchId.isEmpty() || said->stamp.playerId.isEmpty()) {
        return base::Failure{
            QStringLiteral("An answer that comes by itself must say \"match_id\" and "
                           "\"player_id\"."),
            protocol::error_code::MissingRequiredField};
    }
    const base::Result<Sender> sender =
        senderOf(envelope, said->stamp.matchId, said->stamp.attempt, said->stamp.playerId);
    if (!sender)
        return sender.failure();
    return sender->runner->submit(sender->seat,
                                  {{}, protocol::saidIn(message).toVariantMap(), kind}, message);
}

void PlayerDesk::serveChunks(transport::RpcServer &server)
{
    using protocol::TurnChunk;
    const auto refuse = [](const protocol::RpcRequest &, const base::Failure &failure,
                           const RpcResponder &respond) {
        respond.error(protocol::rpcErrorFrom(failure));
    };
    transport::onMessage<TurnChunk>(
        server, refuse,
        [this](const transport::Letter<TurnChunk> &letter, const RpcResponder &respond) {
            const base::Result<Sender> sender =
                senderOf(letter.envelope, protocol::matchOfTown(letter.message.channelId), {}, {});
            if (!sender)
                return respond.error(protocol::rpcErrorFrom(sender.failure()));
            // What it adds up to is recorded as the game tells it; the pieces would be too many.
            const base::Result<bool> taken =
                sender->runner->submit(sender->seat,
                                       {{},
                                        protocol::payloadOf(letter.message).toVariantMap(),
                                        QStringLiteral("turn_chunk")},
                                       {});
            if (!taken)
                return respond.error(protocol::rpcErrorFrom(taken.failure()));
            respond.result(protocol::payloadOf(protocol::StatusReply()));
        });
}

base::Result<PlayerDesk::Sender> PlayerDesk::senderOf(const protocol::Envelope &envelope,
                                                      const base::MatchId &match,
                                                      std::optional<int> attempt,
                                                      const base::PlayerId &player) const
{
    MatchRunner *const runner = m_find(match);
    if (!runner) {
        return base::Failure{QStringLiteral("%1 is not being played here.").arg(match.text()),
                             protocol::error_code::InvalidPhase};
    }
    if (envelope.authToken.isEmpty()) {
        return base::Failure{QStringLiteral("What a player sends by itself must carry the "
                                            "auth_token that it got when it registered."),
                             protocol::error_code::AuthTokenMissing};
    }
    if (!player.isEmpty() && !runner->seatOf(player)) {
        return base::Failure{
            QStringLiteral("No player at %1 has the id %2.").arg(match.text(), player.text()),
            protocol::error_code::PlayerNotRegistered};
    }
    const std::optional<int> seat = runner->seatOf(envelope.authToken);
    if (!seat || (!player.isEmpty() && runner->seatOf(player) != seat)) {
        return base::Failure{QStringLiteral("The auth_token is not the one of the sender."),
                             protocol::error_code::AuthTokenInvalid};
    }
    if (!protocol::isAbout(attempt, runner->assignment().attempt)) {
        return base::Failure{QStringLiteral("The message is about attempt %1 of %2; attempt %3 is "
                                            "being played.")
                                 .arg(QString::number(*attempt), match.text(),
                                      QString::number(runner->assignment().attempt)),
                             protocol::error_code::StaleAttempt};
    }
    return Sender{runner, *seat};
}

} // namespace league::referee
