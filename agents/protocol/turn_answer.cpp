#include "agents/protocol/turn_answer.h"

#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"

namespace league::protocol {

namespace {

constexpr QLatin1String TurnKey("turn_id");
constexpr QLatin1String StatusKey("status");
constexpr QLatin1String UseDraftKey("use_draft");

template<class M>
base::Result<TurnAnswer> readAs(const JsonObject &answer, const base::ChannelId &channel,
                                const base::TurnId &turn)
{
    base::Result<M> message = read<M>(answer);
    if (!message)
        return message.failure();
    if (message->turnId != turn) {
        return base::Failure{QStringLiteral("The answer is about the turn \"%1\" and not about %2.")
                                 .arg(base::quotable(message->turnId.text()), turn.text()),
                             error_code::StaleTurn};
    }
    message->channelId = channel;
    return TurnAnswer(*message);
}

} // namespace

base::Result<TurnAnswer> readTurnAnswer(const JsonValue &result, const base::ChannelId &channel,
                                        const base::TurnId &turn)
{
    JsonObject answer = result.toObject();
    const QString type = messageTypeOf(answer);
    if (!answer.contains(TurnKey))
        answer.insert(TurnKey, turn.text());
    if (type == TurnComplete::Type)
        return readAs<TurnComplete>(answer, channel, turn);
    if (type == TurnWaitRequest::Type)
        return readAs<TurnWaitRequest>(answer, channel, turn);
    if (type == LeagueError::Type) {
        const base::Result<LeagueError> error = read<LeagueError>(answer);
        return error ? base::Failure{error->errorDescription, error->errorCode.text}
                     : error.failure();
    }
    if (answer.value(UseDraftKey).toBool())
        return TurnAnswer(UseDraft{});
    if (answer.contains(StatusKey))
        return TurnAnswer(StatusReply{});
    // Beginners leave out the type; what else could it be.
    if (type.isEmpty() && result.isObject())
        return readAs<TurnComplete>(answer, channel, turn);
    return base::Failure{
        QStringLiteral("\"%1\" is no answer to a turn: TURN_COMPLETE, TURN_WAIT_REQUEST or a "
                       "status was expected.")
            .arg(base::quotable(type)),
        error_code::MissingRequiredField};
}

} // namespace league::protocol
