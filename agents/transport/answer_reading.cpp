#include "agents/transport/answer_reading.h"

#include "agents/base/json/json_document.h"
#include "agents/transport/event_stream.h"
#include "agents/transport/http_answer.h"

namespace league::transport {

namespace {

using Kind = RpcOutcome::Kind;
using protocol::RpcError;
using protocol::RpcReply;

std::optional<RpcReply> replyIn(const WireAnswer &answer)
{
    const bool isStream = answer.contentType.toLower().startsWith("text/event-stream");
    const QList<QByteArray> candidates =
        isStream ? eventsOf(answer.body) : QList<QByteArray>{answer.body};
    for (const QByteArray &candidate : candidates) {
        auto parsed = protocol::parseRpcReply(candidate);
        if (auto *reply = std::get_if<RpcReply>(&parsed))
            return std::move(*reply);
    }
    return std::nullopt;
}

QString statusSentence(int status)
{
    return QStringLiteral("The agent answered HTTP %1 %2.")
        .arg(QString::number(status), QString::fromLatin1(statusText(status)));
}

RpcOutcome failure(Kind kind, const QString &reason)
{
    RpcOutcome outcome;
    outcome.kind = kind;
    outcome.reason = reason;
    return outcome;
}

RpcOutcome answered(const JsonValue &result, const CallPolicy &policy)
{
    RpcOutcome outcome;
    outcome.kind = Kind::Answered;
    outcome.result = result;
    if (policy.accepts && !policy.accepts(result)) {
        outcome.kind = Kind::Unreadable;
        outcome.reason = QStringLiteral("The answer is not the message wanted.");
    }
    return outcome;
}

RpcOutcome refused(const RpcError &error)
{
    RpcOutcome outcome = failure(Kind::Refused, error.message);
    outcome.error = error;
    return outcome;
}

// A 2xx without a JSON-RPC reply: foreign agents answer with the bare message.
RpcOutcome readBare(const WireAnswer &answer, const CallPolicy &policy)
{
    const JsonDocument document = JsonDocument::fromJson(answer.body);
    if (document.isObject())
        return answered(document.object(), policy);
    if (policy.wants == CallPolicy::Wants::Acknowledgement)
        return answered(JsonValue::Undefined, policy);
    return failure(Kind::Unreadable, QStringLiteral("The answer is not a JSON object."));
}

RpcOutcome readStatus(const WireAnswer &answer, const CallPolicy &policy)
{
    if (answer.said)
        return answer.said->isError() ? refused(answer.said->error())
                                      : answered(answer.said->result(), policy);
    if (const std::optional<RpcReply> reply = replyIn(answer))
        return reply->isError() ? refused(reply->error()) : answered(reply->result(), policy);
    if (answer.status >= 200 && answer.status < 300)
        return readBare(answer, policy);
    if (answer.status >= 500)
        return failure(Kind::Unreachable, statusSentence(answer.status));
    return refused({protocol::rpc_code::ApplicationError, statusSentence(answer.status), {}});
}

} // namespace

RpcOutcome readAnswer(const WireAnswer &answer, const CallPolicy &policy)
{
    switch (answer.kind) {
    case WireAnswer::Kind::Answered: {
        RpcOutcome outcome = readStatus(answer, policy);
        outcome.httpStatus = answer.status;
        outcome.headers = answer.headers;
        return outcome;
    }
    case WireAnswer::Kind::TooLarge:
        return failure(Kind::Unreadable, answer.reason);
    case WireAnswer::Kind::Unreachable:
        return failure(Kind::Unreachable, answer.reason);
    case WireAnswer::Kind::TimedOut:
    case WireAnswer::Kind::Cancelled:
        break;
    }
    return failure(Kind::TimedOut, answer.reason);
}

bool isFinal(RpcOutcome::Kind kind)
{
    return kind == Kind::Answered || kind == Kind::Refused;
}

bool isEndpointFailure(RpcOutcome::Kind kind)
{
    return kind == Kind::TimedOut || kind == Kind::Unreachable;
}

QString outcomeWord(RpcOutcome::Kind kind)
{
    switch (kind) {
    case Kind::Answered:
        return QStringLiteral("answered");
    case Kind::Refused:
        return QStringLiteral("refused");
    case Kind::TimedOut:
        return QStringLiteral("timed_out");
    case Kind::Unreachable:
        return QStringLiteral("unreachable");
    case Kind::Unreadable:
        return QStringLiteral("unreadable");
    case Kind::CircuitOpen:
        break;
    }
    return QStringLiteral("circuit_open");
}

} // namespace league::transport
