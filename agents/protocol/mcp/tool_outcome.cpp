#include "agents/protocol/mcp/tool_outcome.h"

#include "agents/base/json/json_document.h"
#include "agents/base/token.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/mcp/mcp_keys.h"
#include "agents/protocol/message.h"
#include "agents/protocol/registration_messages.h"

namespace league::protocol {

namespace {

constexpr QLatin1String OperatorToken("operator_token");
constexpr QLatin1String AuthToken("auth_token");

QString compact(const JsonObject &object)
{
    return QString::fromUtf8(JsonDocument(object).toJson(JsonDocument::Compact));
}

template<class Response>
QString rejectionIn(const JsonObject &fields)
{
    const base::Result<Response> response = read<Response>(fields);
    const bool rejected = response && response->status == RegistrationStatus::Rejected;
    return rejected ? response->reason : QString();
}

QString complaintIn(const JsonObject &fields)
{
    const QString type = messageTypeOf(fields);
    if (type == LeagueError::Type) {
        const base::Result<LeagueError> error = read<LeagueError>(fields);
        return error ? failureFrom(*error).sentence : QStringLiteral("The agent refused.");
    }
    if (type == LeagueRegisterResponse::Type)
        return rejectionIn<LeagueRegisterResponse>(fields);
    if (type == RefereeRegisterResponse::Type)
        return rejectionIn<RefereeRegisterResponse>(fields);
    return {};
}

} // namespace

ToolOutcome ToolOutcome::from(const RpcReply &reply)
{
    if (reply.isError()) {
        const RpcError &error = reply.error();
        return {error.data, error.message.isEmpty() ? QStringLiteral("It failed.") : error.message};
    }
    const JsonObject fields = reply.result().toObject();
    return {fields, complaintIn(fields)};
}

JsonObject toolResult(const ToolOutcome &outcome, ToolReader reader)
{
    const bool failed = !outcome.complaint.isEmpty();
    const bool forAgent = reader == ToolReader::LeagueAgent;
    JsonObject result = forAgent ? outcome.fields : JsonObject();
    const bool inWords = failed && (!forAgent || outcome.fields.isEmpty());
    const QString text = inWords ? outcome.complaint : compact(outcome.fields);
    result.insert(mcp_key::Content,
                  JsonArray{JsonObject{{mcp_key::Type, mcp_key::Text}, {mcp_key::Text, text}}});
    if (!failed)
        result.insert(mcp_key::StructuredContent, outcome.fields);
    result.insert(mcp_key::IsError, failed);
    return result;
}

JsonObject completedMessage(JsonObject arguments, const QString &messageType, qint64 nowMs)
{
    if (arguments.contains(OperatorToken) && !arguments.contains(AuthToken))
        arguments.insert(AuthToken, arguments.value(OperatorToken));
    arguments.remove(OperatorToken);
    const Envelope envelope{.sender = QStringLiteral("mcp_client"),
                            .timestampMs = nowMs,
                            .conversationId = conversationId(u"mcp", base::randomHex(6))};
    const QByteArray type = messageType.toLatin1();
    const JsonObject missing = writeEnvelope(envelope, QLatin1String(type));
    for (auto field = missing.begin(); field != missing.end(); ++field) {
        if (!arguments.contains(field.key()))
            arguments.insert(field.key(), field.value());
    }
    return arguments;
}

} // namespace league::protocol
