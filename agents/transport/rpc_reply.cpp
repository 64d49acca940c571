#include "agents/transport/rpc_reply.h"

#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"

namespace league::transport {

base::Result<JsonObject> replyIn(const RpcOutcome &outcome)
{
    const bool isOurs = outcome.error.code == protocol::rpc_code::ApplicationError
        || outcome.error.code == protocol::rpc_code::InternalError;
    if (outcome.kind == RpcOutcome::Kind::Refused && isOurs)
        return protocol::failureFrom(outcome.error);
    if (outcome.kind == RpcOutcome::Kind::Refused)
        return base::Failure{outcome.reason};
    if (!outcome.ok())
        return base::Failure{outcome.reason, protocol::error_code::ConnectionError};
    const JsonObject reply = outcome.result.toObject();
    if (protocol::messageTypeOf(reply) != protocol::LeagueError::Type)
        return reply;
    const base::Result<protocol::LeagueError> error = protocol::read<protocol::LeagueError>(reply);
    return error ? protocol::failureFrom(*error) : error.failure();
}

} // namespace league::transport
