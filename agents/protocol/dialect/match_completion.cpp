#include "agents/base/json/json.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/field_aliases.h"
#include "agents/protocol/dialect/message_completion.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/report_messages.h"

namespace league::protocol {

namespace {

constexpr QLatin1String GameType("game_type");
constexpr QLatin1String EvenOdd("even_odd");
constexpr QLatin1String PlayerKey("player_id");
constexpr QLatin1String LeagueKey("league_id");
constexpr QLatin1String RoundKey("round_id");
constexpr QLatin1String ContextKey("context");
constexpr QLatin1String Deadline("deadline");
constexpr QLatin1String StatusKey("status");
constexpr QLatin1String Accept("accept");
constexpr QLatin1String Choice("parity_choice");
constexpr QLatin1String ResultKey("game_result");
constexpr QLatin1String WinnerKey("winner_player_id");
constexpr QLatin1String Roster("roster");

constexpr qint64 UsualChoiceMs = 30'000;

// A context that tells what little can be told.
JsonObject plainContext(const JsonObject &context, int round)
{
    JsonObject plain;
    plain.insert(QLatin1String("opponent_id"),
                 context.value(QLatin1String("opponent_id")).toString());
    plain.insert(RoundKey, round);
    plain.insert(QLatin1String("your_standings"), JsonObject());
    if (plain.value(QLatin1String("opponent_id")).toString().isEmpty())
        plain.remove(QLatin1String("opponent_id"));
    return plain;
}

bool isReadable(const JsonObject &context)
{
    FieldProblem problem;
    ParityContext read;
    FieldReader reader(context, problem);
    ParityContext::describe(read, reader);
    return !problem.found();
}

JsonValue isAccepting(const QString &status)
{
    static const QStringList Yes{QStringLiteral("ACCEPTED"), QStringLiteral("ACCEPT"),
                                 QStringLiteral("ACK"), QStringLiteral("JOINED")};
    static const QStringList No{QStringLiteral("REJECTED"), QStringLiteral("DECLINED"),
                                QStringLiteral("REFUSED")};
    if (Yes.contains(status.toUpper()))
        return true;
    return No.contains(status.toUpper()) ? JsonValue(false) : JsonValue(JsonValue::Undefined);
}

JsonObject rosterEntry(const JsonObject &message, const QString &key)
{
    const auto field = [&](const char *what) {
        return message.value(key.arg(QLatin1String(what)));
    };
    JsonObject entry;
    fill(entry, PlayerKey, field("id"));
    fill(entry, QLatin1String("display_name"), field("id"));
    fill(entry, QLatin1String("contact_endpoint"), field("endpoint"));
    entry.insert(QLatin1String("token_sha256"), QString());
    makeText(entry, {PlayerKey, QLatin1String("display_name")});
    return entry;
}

} // namespace

void completeInvitation(JsonObject &message)
{
    fill(message, LeagueKey, QString(Unsaid));
    fill(message, RoundKey, 0);
    fill(message, GameType, QString(EvenOdd));
    fill(message, QLatin1String("role_in_match"), firstOf(message, {QLatin1String("role")}));
    fill(message, QLatin1String("role_in_match"), QStringLiteral("PLAYER_A"));
    if (!message.value(QLatin1String("rules")).isObject())
        message.remove(QLatin1String("rules"));
}

void completeChoiceCall(JsonObject &message, qint64 nowMs)
{
    const JsonObject request = message.value(QLatin1String("move_request")).toObject();
    fill(message, ContextKey, request.value(ContextKey));
    fill(message, GameType, QString(EvenOdd));
    fill(message, PlayerKey, QString(Unsaid));
    if (const JsonObject context = message.value(ContextKey).toObject(); !isReadable(context)) {
        message.insert(
            ContextKey,
            plainContext(context, context.value(RoundKey).toInt(message.value(RoundKey).toInt())));
    }
    makeTimestamp(message, Deadline);
    if (!parseUtc(message.value(Deadline).toString()))
        message.insert(Deadline, Timestamp{nowMs + UsualChoiceMs}.toWire());
}

void completeGameOver(JsonObject &message)
{
    fill(message, GameType, QString(EvenOdd));
    JsonObject result = firstOf(message, {ResultKey, QLatin1String("result")}).toObject(message);
    const JsonValue winner =
        firstOf(result, {WinnerKey, QLatin1String("winner"), QLatin1String("winner_id")});
    const bool isDraw = !winner.isString() || winner.toString().isEmpty()
        || winner.toString().compare(QLatin1String("draw"), Qt::CaseInsensitive) == 0;
    result.insert(WinnerKey, isDraw ? JsonValue() : winner);
    const QString status = result.value(StatusKey).toString().toUpper();
    result.insert(StatusKey,
                  fromWireWord<ResultStatus>(status) ? status
                      : isDraw                       ? QStringLiteral("DRAW")
                                                     : QStringLiteral("WIN"));
    if (!result.value(QLatin1String("choices")).isObject())
        result.remove(QLatin1String("choices"));
    message.insert(ResultKey, result);
}

void completeGameError(JsonObject &message)
{
    fill(message, QLatin1String("match_id"), QString(Unsaid));
    fill(message, QLatin1String("error_code"),
         firstOf(message, {QLatin1String("code"), QLatin1String("error_name")}));
    for (const QLatin1String key : {QLatin1String("retry_info"), ContextKey}) {
        if (!message.value(key).isObject())
            message.remove(key);
    }
}

void completeAssignment(JsonObject &message)
{
    fill(message, LeagueKey, QString(Unsaid));
    fill(message, RoundKey, 0);
    fill(message, GameType, QString(EvenOdd));
    fill(message, QLatin1String("match_token"), QString());
    if (message.contains(Roster))
        return;
    for (const char *style : {"player%2_%1", "player_%2_%1"}) {
        for (const auto &[first, second] : {std::pair{"1", "2"}, {"a", "b"}, {"A", "B"}}) {
            const auto key = [&](const char *which) {
                return QString::fromLatin1(style).arg(QStringLiteral("%1"), QLatin1String(which));
            };
            const JsonObject one = rosterEntry(message, key(first));
            const JsonObject other = rosterEntry(message, key(second));
            if (one.contains(PlayerKey) && other.contains(PlayerKey)) {
                message.insert(Roster, JsonArray{one, other});
                return;
            }
        }
    }
}

void completeJoinAck(JsonObject &message, qint64 nowMs)
{
    fill(message, Accept, firstOf(message, {QLatin1String("accepted")}));
    fill(message, Accept, isAccepting(message.value(StatusKey).toString()));
    const QString word = message.value(Accept).toString();
    if (word.compare(QLatin1String("true"), Qt::CaseInsensitive) == 0)
        message.insert(Accept, true);
    makeTimestamp(message, QLatin1String("arrival_timestamp"));
    fill(message, QLatin1String("arrival_timestamp"), Timestamp{nowMs}.toWire());
}

void completeChoice(JsonObject &message)
{
    const JsonObject move = message.value(QLatin1String("move_data")).toObject();
    JsonValue choice = firstOf(message, {Choice, QLatin1String("choice")});
    if (choice.isUndefined())
        choice = firstOf(move, {QLatin1String("choice"), Choice});
    message.remove(QLatin1String("choice"));
    if (choice.isString())
        choice = choice.toString().trimmed().toLower();
    message.remove(Choice);
    fill(message, Choice, choice);
}

} // namespace league::protocol
