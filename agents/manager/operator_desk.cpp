#include "agents/manager/operator_desk.h"

#include "agents/base/token.h"
#include "agents/protocol/error_codes.h"

namespace league::manager {

using transport::Letter;
using transport::RpcResponder;

OperatorDesk::OperatorDesk(const LeagueOptions &options, transport::RpcServer &server,
                           const FrontDesk &frontDesk, Orders orders)
    : m_options(options), m_frontDesk(frontDesk), m_orders(std::move(orders))
{
    transport::onMessage<protocol::StartLeague>(
        server, frontDesk.refusal(),
        [this](const Letter<protocol::StartLeague> &letter, const RpcResponder &respond) {
            const base::Outcome allowed = check(letter.envelope.authToken);
            answer(allowed ? m_orders.start() : allowed, protocol::StartLeague::Type,
                   letter.envelope, respond);
        });
    transport::onMessage<protocol::LeagueControl>(
        server, frontDesk.refusal(),
        [this](const Letter<protocol::LeagueControl> &letter, const RpcResponder &respond) {
            const auto told = [this, call = letter.envelope, respond](const base::Outcome &done) {
                answer(done, protocol::LeagueControl::Type, call, respond);
            };
            if (const base::Outcome allowed = check(letter.envelope.authToken); !allowed)
                return told(allowed);
            m_orders.control(letter.message, told);
        });
}

base::Outcome OperatorDesk::check(const QString &token) const
{
    if (!token.isEmpty()
        && base::tokenMatches(token, base::tokenFingerprint(m_options.operatorToken)))
        return base::Done{};
    return base::Failure{
        QStringLiteral("Only the operator may do this: send the operator token, which is in the "
                       "league's folder, as auth_token (in an MCP tool: operator_token)."),
        token.isEmpty() ? protocol::error_code::AuthTokenMissing
                        : protocol::error_code::AuthTokenInvalid};
}

void OperatorDesk::answer(const base::Outcome &done, const QString &messageType,
                          const protocol::Envelope &call, const RpcResponder &respond) const
{
    if (!done)
        return m_frontDesk.refuse(messageType, call, done.failure(), respond);
    respond.result(protocol::payloadOf(protocol::StatusReply()));
}

} // namespace league::manager
