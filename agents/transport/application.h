// applicationFor: how an agent asks the manager for its place in the league, or its channels.
#pragma once

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/vocabulary.h"
#include "agents/transport/membership.h"

namespace league::transport {

// The id and the token in the manager's answer. A rejection, a LEAGUE_ERROR and an answer that
// cannot be read are failures with their reason.
template<protocol::Message Response, class AgentId>
[[nodiscard]] base::Result<Seat> readSeat(const JsonValue &reply, AgentId Response::*id)
{
    const JsonObject &object = reply.toObject();
    if (protocol::messageTypeOf(object) == protocol::LeagueError::Type) {
        const auto error = protocol::read<protocol::LeagueError>(object);
        return error ? protocol::failureFrom(*error) : error.failure();
    }
    const base::Result<Response> response = protocol::read<Response>(object);
    if (!response)
        return response.failure();
    if (response->status == protocol::RegistrationStatus::Rejected) {
        return base::Failure{
            QStringLiteral("The manager rejected the registration: %1").arg(response->reason)};
    }
    Seat seat{
        ((*response).*id).text(), response->authToken, {}, response->managerProof.value_or(false)};
    if constexpr (requires { response->leagueId; }) // an agent of channels is in no league
        seat.leagueId = response->leagueId.text();
    return seat;
}

// `id` is the member of the answer that holds the agent's id; until it is known, the agent signs
// with its display name.
template<protocol::Message Request, protocol::Message Response, class AgentId>
[[nodiscard]] Application applicationFor(const QUrl &manager, protocol::Role role,
                                         const Request &request, AgentId Response::*id,
                                         const base::Clock &clock, const CallPolicy &policy)
{
    const protocol::AgentAddress self{role, request.meta.displayName};
    const protocol::Envelope envelope{
        .sender = protocol::senderOf(self),
        .timestampMs = clock.utcMs(),
        .conversationId = protocol::registrationConversation(self, base::randomHex(6))};
    // A league that is only busy says when to come again; the pauses of the policy are long enough.
    CallPolicy patient = policy;
    patient.accepts = [](const JsonValue &reply) {
        const base::Result<Response> response = protocol::read<Response>(reply.toObject());
        return !response || !response->retryAfterMs
            || response->status == protocol::RegistrationStatus::Accepted;
    };
    return {manager, Request::Method, protocol::write(envelope, request),
            [id](const JsonValue &reply) { return readSeat(reply, id); }, patient};
}

} // namespace league::transport
