#include "app/preflight/sham_player.h"

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/transport/message_handler.h"
#include "app/preflight/interview.h"

namespace league::app {

using transport::Letter;
using transport::RpcResponder;

namespace {

void refuse(const protocol::RpcRequest &, const base::Failure &failure, const RpcResponder &respond)
{
    respond.error(protocol::rpcErrorFrom(failure));
}

} // namespace

ShamPlayer::ShamPlayer(base::PlayerId id, protocol::Parity choice, transport::Wire &wire,
                       base::Clock &clock)
    : m_id(std::move(id)),
      m_choice(choice),
      m_token(base::newToken(u"tok")),
      m_clock(clock),
      m_server(wire, clock)
{
    m_server.answerEveryDialect();
    m_server.setTap(this);
    serve();
}

base::Result<QUrl> ShamPlayer::open(const QHostAddress &address, const QStringList &hosts)
{
    m_server.setAllowedHosts(hosts);
    return m_server.listen(address, 0);
}

void ShamPlayer::serve()
{
    const auto answerTo = [this](const protocol::Envelope &call) {
        return protocol::answering(call, protocol::senderOf(m_id), m_clock.utcMs(), m_token);
    };
    transport::onMessage<protocol::GameInvitation>(
        m_server, refuse,
        [this, answerTo](const Letter<protocol::GameInvitation> &letter,
                         const RpcResponder &respond) {
            protocol::GameJoinAck ack;
            ack.matchId = letter.message.matchId;
            ack.attempt = letter.message.attempt;
            ack.playerId = m_id;
            ack.arrivalTimestamp = {m_clock.utcMs()};
            ack.accept = true;
            m_isInvited = true;
            respond.result(protocol::write(answerTo(letter.envelope), ack));
            Q_EMIT called();
        });
    transport::onMessage<protocol::ChooseParityCall>(
        m_server, refuse,
        [this, answerTo](const Letter<protocol::ChooseParityCall> &letter,
                         const RpcResponder &respond) {
            protocol::ChooseParityResponse choice;
            choice.matchId = letter.message.matchId;
            choice.attempt = letter.message.attempt;
            choice.playerId = m_id;
            choice.parityChoice = protocol::wireWord(m_choice);
            m_isAsked = true;
            respond.result(protocol::write(answerTo(letter.envelope), choice));
            Q_EMIT called();
        });
    transport::onMessage<protocol::GameOver>(
        m_server, refuse,
        [this](const Letter<protocol::GameOver> &letter, const RpcResponder &respond) {
            m_result = letter.message;
            respond.result(protocol::payloadOf(protocol::StatusReply()));
            Q_EMIT called();
        });
    m_server.otherwise([](const auto &, const auto &, const RpcResponder &respond) {
        respond.result(protocol::payloadOf(protocol::StatusReply()));
    });
}

void ShamPlayer::exchanged(const transport::Exchange &exchange)
{
    m_lastHeard = {QStringLiteral("(the agent sent) ") + Interview::shown(exchange.request),
                   QStringLiteral("(we answered) ") + Interview::shown(exchange.reply)};
}

} // namespace league::app
