#include "agents/protocol/error_messages.h"

#include "agents/protocol/secrets.h"

namespace league::protocol {

namespace {

constexpr QLatin1String InternalError("INTERNAL_ERROR");
constexpr QLatin1String ErrorCodeKey("error_code");
constexpr QLatin1String ErrorDescription("error_description");
constexpr QLatin1String Context("context");
constexpr QLatin1String Detail("detail"); // the failure's sentence, inside the context

bool isWorthRetrying(QStringView code)
{
    const ErrorInfo *info = errorByCode(code);
    return info && info->retry == Retry::Worthwhile;
}

// A code that is not in our table has no name; then the code has to do.
QString nameOrCode(const QString &code)
{
    const QString name = errorName(code);
    return name.isEmpty() ? code : name;
}

JsonObject contextWith(const base::Failure &failure, JsonObject context)
{
    context.insert(Detail, failure.sentence);
    return withoutSecrets(context);
}

} // namespace

base::Result<ErrorCode> ErrorCode::fromWire(QStringView codeOrName)
{
    if (codeOrName.isEmpty())
        return base::Failure{QStringLiteral("it must not be empty"),
                             error_code::MissingRequiredField};
    return ErrorCode{errorCodeOf(codeOrName)};
}

LeagueError leagueErrorFrom(const base::Failure &failure, const QString &originalMessageType,
                            JsonObject context)
{
    const QString code = failure.code.isEmpty() ? QString(InternalError) : failure.code;
    return {.errorCode = {code},
            .errorName = nameOrCode(code),
            .errorDescription = nameOrCode(code),
            .originalMessageType = originalMessageType,
            .context = contextWith(failure, std::move(context)),
            .retryable = isWorthRetrying(code)};
}

GameError gameErrorFrom(QLatin1String code, const base::MatchId &matchId,
                        const base::PlayerId &playerId)
{
    const QString name = nameOrCode(code);
    return {.matchId = matchId,
            .errorCode = {code},
            .errorName = name,
            .errorDescription = name,
            .affectedPlayer = playerId,
            .playerId = playerId,
            .retryable = isWorthRetrying(QString(code))};
}

RpcError rpcErrorFrom(const base::Failure &failure, JsonObject context)
{
    if (failure.code.isEmpty())
        return {rpc_code::InternalError, failure.sentence, {}};
    return {rpc_code::ApplicationError, failure.sentence,
            JsonObject{{ErrorCodeKey, failure.code},
                       {ErrorDescription, nameOrCode(failure.code)},
                       {Context, contextWith(failure, std::move(context))}}};
}

base::Failure failureFrom(const LeagueError &error)
{
    const QString detail = error.context.value(Detail).toString();
    const QString name = error.errorName.isEmpty() ? error.errorDescription : error.errorName;
    return {detail.isEmpty() ? name : detail, error.errorCode.text};
}

base::Failure failureFrom(const RpcError &error)
{
    return {error.message, errorCodeOf(error.data.value(ErrorCodeKey).toString())};
}

} // namespace league::protocol
