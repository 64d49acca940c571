// What a referee answers to whom; the rest of RefereeAgent is in referee_agent.cpp.
#include "agents/protocol/error_messages.h"
#include "agents/protocol/health.h"
#include "agents/protocol/league_messages.h"
#include "agents/referee/referee_agent.h"
#include "agents/transport/manager_message.h"

namespace league::referee {

using transport::Letter;
using transport::RpcResponder;

namespace {

void refuse(const protocol::RpcRequest &, const base::Failure &failure, const RpcResponder &respond)
{
    respond.error(protocol::rpcErrorFrom(failure));
}

void acknowledge(const RpcResponder &respond)
{
    respond.result(protocol::payloadOf(protocol::StatusReply()));
}

} // namespace

void RefereeAgent::serve()
{
    m_server.answerEveryDialect();
    m_server.setHealth([this] {
        return protocol::payloadOf(protocol::HealthReport{QStringLiteral("referee"),
                                                          m_membership.seat().id, lifecycleState(),
                                                          m_options.version});
    });
    m_server.on(
        QStringLiteral("ping"),
        [](const auto &, const auto &, const RpcResponder &respond) { acknowledge(respond); });
    transport::onManagerMessage<protocol::MatchAssignment>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::MatchAssignment> &letter, const RpcResponder &respond) {
            respond.result(
                protocol::write(answerTo(letter.envelope), onAssignment(letter.message)));
        });
    transport::onMessage<protocol::MatchStateQuery>(
        m_server, refuse,
        [this](const Letter<protocol::MatchStateQuery> &letter, const RpcResponder &respond) {
            const base::Result<protocol::MatchState> state =
                stateOf(letter.message, letter.envelope.authToken);
            if (!state)
                return respond.error(protocol::rpcErrorFrom(state.failure()));
            respond.result(protocol::write(answerTo(letter.envelope), *state));
        });
    transport::onMessage<protocol::Heartbeat>(
        m_server, refuse,
        [this](const Letter<protocol::Heartbeat> &letter, const RpcResponder &respond) {
            protocol::HeartbeatAck ack;
            ack.nonce = letter.message.nonce;
            ack.lifecycleState = lifecycleState();
            ack.load = running();
            ack.matches = held();
            respond.result(protocol::write(answerTo(letter.envelope), ack));
            m_client.forgive(m_options.manager); // it lives: no need to spare it any longer
            m_reports.deliverPending();
        });
    transport::onManagerMessage<protocol::MatchControl>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::MatchControl> &letter, const RpcResponder &respond) {
            // Without a proof nobody knows who says so; of announcements that does no harm.
            const base::Outcome done = m_membership.isFromLeague(letter.caller)
                ? control(letter.message)
                : base::Failure{QStringLiteral("Only this league's manager steers its matches."),
                                protocol::error_code::AuthTokenInvalid};
            if (!done)
                return respond.error(protocol::rpcErrorFrom(done.failure()));
            acknowledge(respond);
        });
    transport::onManagerMessage<protocol::RoundAnnouncement>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::RoundAnnouncement> &letter, const RpcResponder &respond) {
            m_membership.noteLeagueStarted();
            respond.result(protocol::payloadOf(
                protocol::RoundTaken{.matchesStarted = takeAnnounced(letter.message)}));
        });
    transport::onManagerMessage<protocol::LeagueCompleted>(
        m_server, m_membership, refuse, [this](const auto &, const RpcResponder &respond) {
            acknowledge(respond);
            m_membership.noteLeagueCompleted();
            Q_EMIT leagueCompleted();
        });
}

} // namespace league::referee
