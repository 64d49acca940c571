// readSeat: the id and token in the manager's answer to a registration.
#pragma once

#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/vocabulary.h"
#include "agents/transport/membership.h"

namespace league::transport {

// A rejection, a LEAGUE_ERROR and an answer that cannot be read are failures with their reason.
template<protocol::Message Response, class AgentId>
[[nodiscard]] base::Result<Seat> readSeat(const QJsonValue &reply, AgentId Response::*id)
{
    const QJsonObject object = reply.toObject();
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
    return Seat{((*response).*id).text(), response->authToken, response->leagueId.text()};
}

} // namespace league::transport
