#include "agents/manager/player_relay.h"

#include "agents/base/token.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/dialect/relaying.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"

namespace league::manager {

using transport::RpcOutcome;
using transport::RpcResponder;

namespace {

const QByteArray Path = QByteArrayLiteral("/relay/");

} // namespace

PlayerRelay::PlayerRelay(transport::RpcServer &server, const AgentBook &book,
                         transport::RpcClient &client, std::chrono::milliseconds longest)
    : m_book(book), m_client(client), m_longest(longest)
{
    server.onPath(Path,
                  [this](const protocol::RpcRequest &request, const transport::Caller &caller,
                         const RpcResponder &respond) { receive(request, caller, respond); });
}

protocol::MatchAssignment PlayerRelay::open(protocol::MatchAssignment assignment,
                                            const QUrl &manager)
{
    close(assignment.matchId);
    for (protocol::RosterEntry &player : assignment.roster) {
        const QByteArray secret = base::randomHex(16).toLatin1();
        m_tickets.insert(secret, {assignment.matchId, player.playerId, assignment.matchToken});
        QUrl address = manager;
        address.setPath(QString::fromLatin1(Path + secret));
        player.contactEndpoint = address.toString();
    }
    return assignment;
}

void PlayerRelay::close(const base::MatchId &match)
{
    m_tickets.removeIf([&](const auto &ticket) { return ticket->match == match; });
}

void PlayerRelay::receive(const protocol::RpcRequest &request, const transport::Caller &caller,
                          const RpcResponder &respond)
{
    const auto ticket = m_tickets.constFind(caller.path.sliced(Path.size()));
    const PlayerRecord *player =
        ticket == m_tickets.constEnd() ? nullptr : m_book.player(ticket->player);
    if (!player) {
        return respond.error(
            protocol::rpcErrorFrom({QStringLiteral("This address was for a match that is over."),
                                    protocol::error_code::InvalidPhase}));
    }
    const base::Result<protocol::RpcRequest> passed =
        protocol::forPlayer(request, ticket->match, ticket->matchToken);
    if (!passed)
        return respond.error(protocol::rpcErrorFrom(passed.failure()));
    if (protocol::wantsAnswer(*passed))
        return ask(*player, *passed, respond);
    respond.result(protocol::payloadOf(protocol::StatusReply()));
    m_client.post(player->endpoint, passed->method, passed->params, m_longest, {},
                  m_book.proofsAt(player->endpoint));
}

void PlayerRelay::ask(const PlayerRecord &player, const protocol::RpcRequest &request,
                      const RpcResponder &respond)
{
    transport::CallPolicy policy;
    policy.timeout = m_longest;
    policy.retries = transport::RetryPolicy::none(); // the referee sees to that
    policy.headers = m_book.proofsAt(player.endpoint);
    const quint64 number = ++m_lastCall;
    m_calls.emplace(
        number,
        m_client.call(player.endpoint, request.method, request.params, policy,
                      [this, number, respond](const RpcOutcome &outcome) {
                          const transport::RpcCall call = std::move(m_calls[number]);
                          m_calls.erase(number);
                          if (outcome.ok())
                              return respond.result(outcome.result.toObject());
                          respond.error(
                              outcome.kind == RpcOutcome::Kind::Refused
                                  ? outcome.error
                                  : protocol::rpcErrorFrom(
                                      {outcome.reason, protocol::error_code::ConnectionError}));
                      }));
}

} // namespace league::manager
