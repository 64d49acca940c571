#include "agents/protocol/dialect/completion.h"

#include "agents/base/token.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/dialect/field_aliases.h"
#include "agents/protocol/dialect/message_completion.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"

namespace league::protocol {

namespace {

constexpr QLatin1String ProtocolKey("protocol");
constexpr QLatin1String TypeKey("message_type");
constexpr QLatin1String SenderKey("sender");
constexpr QLatin1String TimestampKey("timestamp");
constexpr QLatin1String ConversationKey("conversation_id");
constexpr QLatin1String AttemptKey("attempt");
constexpr QLatin1String NonceKey("nonce");

void completeEnvelope(JsonObject &message, QLatin1String type, qint64 nowMs)
{
    fill(message, ProtocolKey, QStringLiteral("league.v2"));
    message.insert(TypeKey, type);
    fill(message, SenderKey, QString(Unsaid));
    makeTimestamp(message, TimestampKey);
    fill(message, TimestampKey, Timestamp{nowMs}.toWire());
    makeText(message, {ConversationKey});
    if (!message.value(ConversationKey).isString()
        || message.value(ConversationKey).toString().isEmpty())
        message.insert(ConversationKey, conversationId(u"foreign", base::randomHex(6)));
}

void completePayload(QLatin1String type, JsonObject &message, qint64 nowMs)
{
    if (type == RefereeRegisterRequest::Type)
        completeRegistration(message, QLatin1String("referee_meta"));
    else if (type == LeagueRegisterRequest::Type)
        completeRegistration(message, QLatin1String("player_meta"));
    else if (type == MatchResultReport::Type)
        completeReport(message);
    else if (type == GameInvitation::Type)
        completeInvitation(message);
    else if (type == ChooseParityCall::Type)
        completeChoiceCall(message, nowMs);
    else if (type == GameOver::Type)
        completeGameOver(message);
    else if (type == GameError::Type)
        completeGameError(message);
    else if (type == MatchAssignment::Type)
        completeAssignment(message);
    else if (type == GameJoinAck::Type)
        completeJoinAck(message, nowMs);
    else if (type == ChooseParityResponse::Type)
        completeChoice(message);
    else if (type == RoundAnnouncement::Type)
        completeRoundAnnouncement(message);
    else if (type == LeagueStandingsUpdate::Type)
        completeStandingsUpdate(message);
    else if (type == RoundCompleted::Type)
        completeRoundCompleted(message);
    else if (type == LeagueCompleted::Type)
        completeLeagueCompleted(message);
    else if (type == LeagueQuery::Type)
        completeQuery(message);
    else if (type == Heartbeat::Type)
        fill(message, NonceKey, QString());
}

} // namespace

bool hasWholeEnvelope(const JsonObject &message)
{
    for (const QLatin1String key :
         {ProtocolKey, TypeKey, SenderKey, TimestampKey, ConversationKey}) {
        const JsonValue &field = message.value(key);
        if (field.isUndefined() || field.isNull())
            return false;
    }
    return true;
}

JsonObject completed(const MessageInfo &info, const JsonObject &message, qint64 nowMs)
{
    JsonObject whole = message;
    completeEnvelope(whole, info.type, nowMs);
    makeText(whole,
             {QLatin1String("league_id"), QLatin1String("match_id"), QLatin1String("player_id"),
              QLatin1String("opponent_id"), QLatin1String("referee_id")});
    makeRoundNumber(whole, QLatin1String("round_id"));
    completePayload(info.type, whole, nowMs);
    return whole;
}

JsonObject completedAnswer(const MessageInfo &info, const JsonObject &answer,
                           const JsonObject &call, qint64 nowMs)
{
    JsonObject whole = answer;
    for (const QLatin1String key :
         {ConversationKey, QLatin1String("match_id"), QLatin1String("player_id"), AttemptKey})
        fill(whole, key, call.value(key));
    if (hasWholeEnvelope(answer)) {
        // It speaks our language, so its choice must be in our words (L-09).
        if (info.type == GameJoinAck::Type)
            completeJoinAck(whole, nowMs);
        return whole;
    }
    return completed(info, whole, nowMs);
}

} // namespace league::protocol
