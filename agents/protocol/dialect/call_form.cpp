#include "agents/protocol/dialect/call_form.h"

#include "agents/protocol/league_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message_catalogue.h"
#include "agents/protocol/report_messages.h"

#include <algorithm>

namespace league::protocol {

namespace {

constexpr QLatin1String MessageKey("message");
constexpr QLatin1String NameKey("name");
constexpr QLatin1String ArgumentsKey("arguments");
constexpr QLatin1String ErrorCodeKey("error_code");

JsonObject superset(const JsonObject &message)
{
    JsonObject params = message;
    params.insert(MessageKey, message);
    return params;
}

} // namespace

QList<CallForm> formsFor(const QString &method)
{
    using enum CallForm;
    if (method == ChooseParityCall::Method)
        return {Superset, ParityChoose, ToolCall, TypeAsMethod, Mcp};
    if (method == GameInvitation::Method)
        return {Superset, ToolCall, TypeAsMethod, Mcp};
    return {Superset};
}

QString toolFor(const QString &method)
{
    if (method == GameInvitation::Method)
        return QStringLiteral("receive_game_invitation");
    if (method == GameOver::Method)
        return QStringLiteral("receive_game_over");
    return method;
}

QStringList toolsFor(const QString &method)
{
    QStringList tools{method, toolFor(method)};
    if (const MessageInfo *info = messageByMethod(method)) {
        tools.append(QString(info->type).toLower());
        tools.append(info->type);
    }
    if (method == ChooseParityCall::Method)
        tools.append({QStringLiteral("parity_choose"), QStringLiteral("receive_parity_call")});
    tools.removeDuplicates();
    return tools;
}

RpcRequest inForm(CallForm form, const RpcRequest &request)
{
    RpcRequest other = request;
    switch (form) {
    case CallForm::Superset:
        other.params = superset(request.params);
        break;
    case CallForm::ParityChoose:
        if (request.method == ChooseParityCall::Method)
            other.method = QStringLiteral("parity_choose");
        other.params = superset(request.params);
        break;
    case CallForm::ToolCall:
        other.method = QStringLiteral("tools/call");
        other.params = {{NameKey, toolFor(request.method)},
                        {ArgumentsKey, superset(request.params)}};
        break;
    case CallForm::TypeAsMethod:
        if (const MessageInfo *info = messageByMethod(request.method))
            other.method = info->type;
        other.params = superset(request.params);
        break;
    case CallForm::Canonical:
    case CallForm::Mcp:
        break;
    }
    return other;
}

bool isNotUnderstood(const RpcError &error, int httpStatus)
{
    if (error.data.contains(ErrorCodeKey))
        return false; // it speaks of the league
    switch (error.code) {
    case rpc_code::MethodNotFound:
    case rpc_code::InvalidRequest:
    case rpc_code::InvalidParams: // an unknown tool, or a message in the wrong place
        return true;
    case rpc_code::ApplicationError:
        break;
    default:
        return false;
    }
    constexpr std::array Statuses{400, 404, 405, 406, 415, 421, 422};
    return std::ranges::find(Statuses, httpStatus) != Statuses.end();
}

} // namespace league::protocol
