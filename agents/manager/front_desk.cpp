#include "agents/manager/front_desk.h"

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/dialect/match_offer.h"
#include "agents/protocol/error_messages.h"

namespace league::manager {

using transport::Letter;
using transport::RpcResponder;

FrontDesk::FrontDesk(transport::RpcServer &server, const base::Clock &clock, Desks desks)
    : m_server(server), m_clock(clock), m_desks(std::move(desks))
{
    serveRegistration();
    serveReferees();
    servePolling();
    serveQuestions();
}

void FrontDesk::serveRegistration()
{
    serveRegistrationOf(protocol::Role::Referee, &RegistrationDesk::registerReferee);
    serveRegistrationOf(protocol::Role::Player, &RegistrationDesk::registerPlayer);
    serveRegistrationOf(protocol::Role::Agent, &RegistrationDesk::registerAgent);
}

template<protocol::Message Request, protocol::Message Response>
void FrontDesk::serveRegistrationOf(
    protocol::Role role,
    void (RegistrationDesk::*take)(const Request &, const std::function<void(Response)> &))
{
    transport::onMessage<Request>(
        m_server, refusal(),
        [this, role, take](const Letter<Request> &letter, const RpcResponder &respond) {
            const auto answer = [this, respond, call = letter.envelope](const Response &response) {
                respond.result(protocol::write(answerTo(call), response));
            };
            const DoorKeeper::Visitor visitor{role, QUrl(letter.message.meta.contactEndpoint),
                                              letter.message.joinCode, letter.caller.address};
            if (const auto objection = m_desks.door.objectionTo(visitor)) {
                Response rejection;
                if constexpr (requires { rejection.leagueId; })
                    rejection.leagueId = m_desks.league;
                rejection.reason = objection->reason;
                if (objection->comeBackIn)
                    rejection.retryAfterMs = static_cast<int>(objection->comeBackIn->count());
                return answer(rejection);
            }
            const QByteArray host = letter.caller.header("host");
            (m_desks.registration
             .*take)(letter.message, [this, visitor, host, answer](Response response) {
                m_desks.door.leave(visitor);
                if (response.status == protocol::RegistrationStatus::Accepted) {
                    response.managerProof = true; // Announcer and MatchDesk see to it
                    m_desks.book.noteWay(visitor.endpoint, host);
                }
                answer(response);
            });
        });
}

void FrontDesk::serveReferees()
{
    transport::onMessage<protocol::MatchEvent>(
        m_server, refusal(),
        [this](const Letter<protocol::MatchEvent> &letter, const RpcResponder &respond) {
            const auto answer = [this, respond, call = letter.envelope](const base::Outcome &kept) {
                if (kept)
                    return respond.result(protocol::payloadOf(protocol::StatusReply()));
                refuse(protocol::MatchEvent::Type, call, kept.failure(), respond);
            };
            const auto referee = m_desks.book.authenticatedReferee(letter.envelope);
            if (!referee)
                return answer(referee.failure());
            m_desks.matches.takeEvents(referee->id, letter.message, answer);
        });
    transport::onMessage<protocol::MatchResultReport>(
        m_server, refusal(),
        [this](const Letter<protocol::MatchResultReport> &letter, const RpcResponder &respond) {
            const auto answer = [this, respond, call = letter.envelope](const base::Outcome &kept) {
                if (kept)
                    return respond.result(protocol::payloadOf(protocol::StatusReply()));
                refuse(protocol::MatchResultReport::Type, call, kept.failure(), respond);
            };
            const auto referee = m_desks.book.authenticatedReferee(letter.envelope);
            if (!referee)
                return answer(referee.failure());
            m_desks.matches.takeReport(referee->id, letter.message, answer);
        });
}

void FrontDesk::servePolling()
{
    transport::onMessage<protocol::GetAssignedMatches>(
        m_server, refusal(),
        [this](const Letter<protocol::GetAssignedMatches> &letter, const RpcResponder &respond) {
            const auto referee = m_desks.book.authenticatedReferee(letter.envelope);
            if (!referee) {
                return refuse(protocol::GetAssignedMatches::Type, letter.envelope,
                              referee.failure(), respond);
            }
            protocol::AssignedMatches answer;
            answer.leagueId = m_desks.league;
            for (const protocol::MatchAssignment &match : m_desks.matches.askedFor(referee->id))
                answer.matches.append(protocol::assignedMatch(match));
            respond.result(protocol::write(answerTo(letter.envelope), answer));
        });
}

void FrontDesk::serveQuestions()
{
    const auto acknowledge = [](const auto &, const auto &, const RpcResponder &respond) {
        respond.result(protocol::payloadOf(protocol::StatusReply()));
    };
    m_server.on(QStringLiteral("ping"), acknowledge);
    transport::onMessage<protocol::Heartbeat>(
        m_server, refusal(),
        [this](const Letter<protocol::Heartbeat> &letter, const RpcResponder &respond) {
            protocol::HeartbeatAck ack;
            ack.nonce = letter.message.nonce;
            ack.lifecycleState = m_desks.chart.state();
            ack.load = m_desks.rounds.matchesInAll() - m_desks.rounds.matchesCounted();
            respond.result(protocol::write(answerTo(letter.envelope), ack));
        });
    transport::onMessage<protocol::LeagueQuery>(
        m_server, refusal(),
        [this](const Letter<protocol::LeagueQuery> &letter, const RpcResponder &respond) {
            const base::Outcome member = m_desks.book.authenticatedMember(letter.envelope);
            if (!member) {
                return refuse(protocol::LeagueQuery::Type, letter.envelope, member.failure(),
                              respond);
            }
            const auto player = m_desks.book.authenticatedPlayer(letter.envelope);
            respond.result(
                protocol::write(answerTo(letter.envelope),
                                m_desks.queries.answer(letter.message, m_desks.table(),
                                                       player ? player->id : base::PlayerId())));
        });
    // The tool asks for nothing, not even an envelope: the table is public.
    const auto standings = [this](const auto &, const auto &, const RpcResponder &respond) {
        const protocol::Envelope envelope{
            .sender = protocol::managerSender(),
            .timestampMs = m_clock.utcMs(),
            .conversationId = protocol::conversationId(u"standings", base::randomHex(6))};
        respond.result(protocol::write(envelope, m_desks.queries.standings(m_desks.table())));
    };
    m_server.on(protocol::GetStandings::Method, standings);
    m_server.onMessageType(protocol::GetStandings::Type, standings);
}

protocol::Envelope FrontDesk::answerTo(const protocol::Envelope &call) const
{
    return protocol::answering(call, protocol::managerSender(), m_clock.utcMs());
}

transport::Refusal FrontDesk::refusal() const
{
    return [this](const protocol::RpcRequest &request, const base::Failure &failure,
                  const RpcResponder &respond) {
        const base::Result<protocol::Envelope> envelope = protocol::readEnvelope(request.params);
        refuse(protocol::messageTypeOf(request.params),
               envelope ? *envelope
                        : protocol::Envelope{.conversationId = protocol::conversationId(
                                                 u"error", base::randomHex(6))},
               failure, respond);
    };
}

void FrontDesk::refuse(const QString &messageType, const protocol::Envelope &call,
                       const base::Failure &failure, const RpcResponder &respond) const
{
    if (failure.code.isEmpty()) // our own trouble, such as a full disk: the caller tries again
        return respond.error(protocol::rpcErrorFrom(failure));
    respond.result(
        protocol::write(answerTo(call), protocol::leagueErrorFrom(failure, messageType)));
}

} // namespace league::manager
