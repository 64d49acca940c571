#include "app/preflight/wording.h"

#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/error_messages.h"

#include <algorithm>
#include <array>

namespace league::app {

using protocol::CallForm;
using protocol::OfferForm;
using transport::RpcOutcome;

namespace {

QString refusal(const Reply &reply, const QString &what)
{
    const protocol::RpcError &error = reply.outcome.error;
    const QString said = base::quotable(error.message, 200);
    if (error.code == protocol::rpc_code::MethodNotFound) {
        return QStringLiteral("It does not understand %1: %2 (code %3).")
            .arg(what, said, QString::number(error.code));
    }
    const int status = reply.outcome.httpStatus;
    if (!reply.marks.isReply && (status == 400 || status == 422)) {
        return QStringLiteral("It could not read %1, and answered HTTP %2: the message is in "
                              "params, as a flat object.")
            .arg(what, QString::number(status));
    }
    if (!reply.marks.isReply) {
        return QStringLiteral("It answered %1 with HTTP %2 and no JSON-RPC: is this the agent's "
                              "address, with the path /mcp?")
            .arg(what, QString::number(status));
    }
    return QStringLiteral("It refused %1 with an error: %2 (code %3).")
        .arg(what, said, QString::number(error.code));
}

QString unreadable(const Reply &reply, const QString &what)
{
    if (reply.contentType.toLower().startsWith("text/html")) {
        return QStringLiteral("It answered %1 with a web page (text/html) instead of JSON: is this "
                              "the agent's address, with the path /mcp?")
            .arg(what);
    }
    return QStringLiteral("It answered %1 with something that is no JSON object: send the answer "
                          "as application/json.")
        .arg(what);
}

} // namespace

QString whyNoAnswer(const Reply &reply, const QString &what, std::chrono::milliseconds limit)
{
    const int status = reply.outcome.httpStatus;
    switch (reply.outcome.kind) {
    case RpcOutcome::Kind::Answered:
        break;
    case RpcOutcome::Kind::Refused:
        return refusal(reply, what);
    case RpcOutcome::Kind::TimedOut:
        if (reply.outcome.reason.contains(QLatin1String("acknowledged"))) {
            return QStringLiteral("It took %1 and said nothing more: the answer was neither in the "
                                  "reply nor posted to the referee's address within %2 ms.")
                .arg(what, QString::number(limit.count()));
        }
        return QStringLiteral("No answer to %1 within %2 ms: a referee does not wait longer.")
            .arg(what, QString::number(limit.count()));
    case RpcOutcome::Kind::Unreadable:
        return unreadable(reply, what);
    case RpcOutcome::Kind::Unreachable:
    case RpcOutcome::Kind::CircuitOpen:
        if (status != 0) {
            return QStringLiteral("It answered %1 with HTTP %2: the program failed on it. Its own "
                                  "log or terminal shows where.")
                .arg(what, QString::number(status));
        }
        return QStringLiteral("The connection broke off after %1 (%2): the program crashed or "
                              "closed it without an answer.")
            .arg(what, reply.outcome.reason);
    }
    return QStringLiteral("The answer to %1 has nothing in it that we can read.").arg(what);
}

QString whyUnreachable(const Reply &reply, const QUrl &agent)
{
    if (reply.outcome.kind == RpcOutcome::Kind::TimedOut) {
        return QStringLiteral("Nothing came back from %1 in %2 ms: somebody may listen there, but "
                              "does not answer HTTP.")
            .arg(agent.toString(), QString::number(reply.elapsedMs));
    }
    const QString advice = QStringLiteral("is the agent running, on port %1, and bound to that "
                                          "address?")
                               .arg(agent.port(80));
    if (reply.outcome.reason.startsWith(QLatin1String("Nobody listens")))
        return QStringLiteral("Connection refused at %1: %2").arg(agent.toString(), advice);
    return QStringLiteral("No connection to %1 (%2) - %3")
        .arg(agent.toString(), reply.outcome.reason, advice);
}

bool isForItsOwnLeague(const Reply &reply)
{
    const QString code = protocol::failureFrom(reply.outcome.error).code;
    return reply.outcome.kind == RpcOutcome::Kind::Refused
        && (code == protocol::error_code::AuthTokenMissing
            || code == protocol::error_code::AuthTokenInvalid);
}

QString timeUsed(const Reply &reply, std::chrono::milliseconds limit)
{
    return QStringLiteral("%1 ms of %2 ms").arg(reply.elapsedMs).arg(limit.count());
}

QString meaningOf(CallForm form)
{
    switch (form) {
    case CallForm::Canonical:
        return QStringLiteral("the protocol as it is written.");
    case CallForm::Superset:
        return QStringLiteral("the usual methods; the message is read from params, or from "
                              "params.message.");
    case CallForm::ParityChoose:
        return QStringLiteral("the usual methods, but the choice is called parity_choose.");
    case CallForm::ToolCall:
        return QStringLiteral("messages are the arguments of tools/call, without the rest of MCP.");
    case CallForm::TypeAsMethod:
        return QStringLiteral("the message type is the method.");
    case CallForm::Mcp:
        break;
    }
    return QStringLiteral("an MCP server, whose tools take the messages.");
}

QString meaningOf(OfferForm form)
{
    switch (form) {
    case OfferForm::Canonical:
        return QStringLiteral("it takes assign_match as the protocol has it.");
    case OfferForm::RoundAnnouncement:
        return QStringLiteral("it plays what a round announcement names as its own.");
    case OfferForm::Polling:
        return QStringLiteral("it asks the manager for its matches.");
    case OfferForm::StartMatchTool:
        return QStringLiteral("it is told with tools/call start_match.");
    default:
        break;
    }
    return QStringLiteral("it is told with the method %1.").arg(protocol::wireWord(form));
}

bool isPlaceholder(const QString &token)
{
    constexpr std::array Words{"placeholder", "your", "todo",  "example", "dummy",
                               "changeme",    "test", "token", "secret",  "xxx"};
    if (token.size() < 8)
        return true;
    return token.size() < 24 && std::ranges::any_of(Words, [&](const char *word) {
               return token.contains(QLatin1String(word), Qt::CaseInsensitive);
           });
}

} // namespace league::app
