#include "app/preflight/sham_league.h"

#include "agents/base/token.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/dialect/match_offer.h"
#include "agents/protocol/error_messages.h"
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

void acknowledge(const RpcResponder &respond)
{
    respond.result(protocol::payloadOf(protocol::StatusReply()));
}

} // namespace

ShamLeague::ShamLeague(transport::Wire &wire, base::Clock &clock)
    : m_clock(clock), m_id(QStringLiteral("preflight_") + base::randomHex(3)), m_server(wire, clock)
{
    m_server.answerEveryDialect();
    m_server.setTap(this);
    admit<protocol::LeagueRegisterRequest>(protocol::Role::Player, QStringLiteral("P01"),
                                           &protocol::LeagueRegisterResponse::playerId);
    admit<protocol::RefereeRegisterRequest>(protocol::Role::Referee, QStringLiteral("REF01"),
                                            &protocol::RefereeRegisterResponse::refereeId);
    serveReferees();
}

base::Result<QUrl> ShamLeague::open(const QHostAddress &address, quint16 port,
                                    const QStringList &hosts)
{
    m_server.setAllowedHosts(hosts);
    return m_server.listen(address, port);
}

template<class Request, class Response, class AgentId>
void ShamLeague::admit(protocol::Role role, const QString &agentId, AgentId Response::*member)
{
    transport::onMessage<Request>(
        m_server, refuse,
        [this, role, agentId, member](const Letter<Request> &letter, const RpcResponder &respond) {
            const QUrl endpoint(letter.message.meta.contactEndpoint);
            // Registering again, perhaps after a restart, is no new agent.
            const bool isKnown = m_member && m_member->endpoint == endpoint;
            m_member = Member{role,
                              agentId,
                              isKnown ? m_member->token : base::newToken(u"tok"),
                              endpoint,
                              letter.message.meta.displayName,
                              letter.message.meta.capabilities.contains(protocol::SpeaksLeagueV2)};
            Response response;
            response.status = protocol::RegistrationStatus::Accepted;
            response.*member = AgentId(agentId);
            response.authToken = m_member->token;
            response.leagueId = m_id;
            respond.result(protocol::write(
                protocol::answering(letter.envelope, protocol::managerSender(), m_clock.utcMs()),
                response));
            Q_EMIT registered();
        });
}

void ShamLeague::serveReferees()
{
    transport::onMessage<protocol::MatchResultReport>(
        m_server, refuse,
        [this](const Letter<protocol::MatchResultReport> &letter, const RpcResponder &respond) {
            acknowledge(respond);
            m_report = Report{letter.message, letter.envelope.authToken};
            Q_EMIT reported();
        });
    transport::onMessage<protocol::MatchEvent>(
        m_server, refuse, [](const auto &, const RpcResponder &respond) { acknowledge(respond); });
    transport::onMessage<protocol::GetAssignedMatches>(
        m_server, refuse,
        [this](const Letter<protocol::GetAssignedMatches> &letter, const RpcResponder &respond) {
            protocol::AssignedMatches answer;
            answer.leagueId = m_id;
            if (m_offer)
                answer.matches.append(protocol::assignedMatch(*m_offer));
            respond.result(protocol::write(
                protocol::answering(letter.envelope, protocol::managerSender(), m_clock.utcMs()),
                answer));
            if (m_offer)
                Q_EMIT polled();
        });
    m_server.on(
        QStringLiteral("ping"),
        [](const auto &, const auto &, const RpcResponder &respond) { acknowledge(respond); });
}

void ShamLeague::exchanged(const transport::Exchange &exchange)
{
    if (exchange.method != protocol::MatchEvent::Method
        && exchange.method != protocol::GetAssignedMatches::Method)
        m_lastHeard = {QStringLiteral("(the agent sent) ") + Interview::shown(exchange.request),
                       QStringLiteral("(we answered) ") + Interview::shown(exchange.reply)};
}

} // namespace league::app
