// What a player answers about itself; the rest of PlayerAgent is in player_agent.cpp.
#include "agents/player/player_agent.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"

namespace league::player {

using transport::Letter;
using transport::RpcResponder;

namespace {

void refuse(const protocol::RpcRequest &, const base::Failure &failure, const RpcResponder &respond)
{
    respond.error(protocol::rpcErrorFrom(failure));
}

} // namespace

void PlayerAgent::serveQueries()
{
    m_server.on(QStringLiteral("ping"),
                [](const auto &, const auto &, const RpcResponder &respond) {
                    respond.result(protocol::payloadOf(protocol::StatusReply()));
                });
    transport::onMessage<protocol::Heartbeat>(
        m_server, refuse,
        [this](const Letter<protocol::Heartbeat> &letter, const RpcResponder &respond) {
            protocol::HeartbeatAck ack;
            ack.nonce = letter.message.nonce;
            ack.lifecycleState = lifecycleState();
            ack.load = static_cast<double>(m_open.size());
            respond.result(protocol::write(answerTo(letter.envelope), ack));
        });
    transport::onMessage<protocol::PlayerStateQuery>(
        m_server, refuse,
        [this](const Letter<protocol::PlayerStateQuery> &letter, const RpcResponder &respond) {
            protocol::Envelope envelope = answerTo(letter.envelope);
            envelope.authToken.clear(); // anybody may ask
            respond.result(protocol::write(envelope, state()));
        });
}

protocol::PlayerState PlayerAgent::state() const
{
    protocol::PlayerState state;
    state.playerId = id();
    state.state = m_chart.state();
    state.lifecycleState = lifecycleState();
    state.history = m_history;
    for (const protocol::PlayedMatch &match : m_history) {
        ++state.stats.played;
        int usual = 0;
        switch (match.outcome) {
        case protocol::PlayerOutcome::Win:
            ++state.stats.wins;
            usual = 3;
            break;
        case protocol::PlayerOutcome::Draw:
            ++state.stats.draws;
            usual = 1;
            break;
        case protocol::PlayerOutcome::Loss:
        case protocol::PlayerOutcome::TechnicalLoss:
            ++state.stats.losses;
            break;
        }
        state.stats.points += match.points.value_or(usual);
    }
    return state;
}

} // namespace league::player
