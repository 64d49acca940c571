#include "agents/protocol/dialect/answer_reading.h"

#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/field_aliases.h"
#include "agents/protocol/dialect/message_alias.h"
#include "agents/protocol/dialect/unpacking.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/match_messages.h"

#include <QRegularExpression>

namespace league::protocol {

namespace {

constexpr QLatin1String MatchKey("match_id");
constexpr QLatin1String PlayerKey("player_id");
constexpr QLatin1String ErrorKey("error");

// The field without which the message answers nothing.
QLatin1String essenceOf(QLatin1String type)
{
    return type == GameJoinAck::Type ? QLatin1String("accept") : QLatin1String("parity_choice");
}

bool holdsWord(const QString &text, const char *pattern)
{
    const QRegularExpression word(QStringLiteral("\\b(%1)\\b").arg(QLatin1String(pattern)),
                                  QRegularExpression::CaseInsensitiveOption);
    return word.match(text).hasMatch();
}

// A tool that took the invitation without an error has accepted it, unless it says otherwise.
JsonObject acceptanceIn(const QString &text)
{
    return {{QLatin1String("accept"),
             !holdsWord(text, "no|not|reject|rejected|decline|declined|refuse|refused|false")}};
}

// A sentence with one of the two words in it names a choice; with both it names none.
JsonObject choiceIn(const QString &text)
{
    const bool even = holdsWord(text, "even");
    if (even == holdsWord(text, "odd"))
        return {};
    return {{QLatin1String("choice"), even ? QStringLiteral("even") : QStringLiteral("odd")}};
}

} // namespace

QString answerTypeOf(const QString &method)
{
    if (method == GameInvitation::Method)
        return GameJoinAck::Type;
    return method == ChooseParityCall::Method ? QString(ChooseParityResponse::Type) : QString();
}

AnswerReading readAnyAnswer(const JsonObject &body, const AskedCall &asked, qint64 nowMs)
{
    const MessageInfo *wanted = messageByType(answerTypeOf(asked.method));
    if (!wanted)
        return {};
    const JsonObject answer = unpackedAnswer(body);
    const QString type = messageTypeOf(answer);
    const MessageInfo *said = messageByAlias(type);
    if (said && said->type != wanted->type)
        return {};
    JsonObject call = asked.params;
    if (!asked.agentId.isEmpty())
        fill(call, PlayerKey, asked.agentId);
    const JsonObject whole = completedAnswer(*wanted, answer, call, nowMs);
    if (said || !firstOf(whole, {essenceOf(wanted->type)}).isUndefined())
        return {AnswerReading::Kind::Answer, whole};
    if (answer.contains(ErrorKey))
        return {};
    return {AnswerReading::Kind::Later, {}};
}

AnswerReading readToolAnswer(const JsonObject &given, const AskedCall &asked, qint64 nowMs)
{
    AnswerReading reading = readAnyAnswer(given, asked, nowMs);
    if (reading.kind != AnswerReading::Kind::Later)
        return reading;
    // No request of its own follows a tool's result, so its words have to do.
    const QString text = given.value(QLatin1String("text")).toString().left(2000);
    const JsonObject meant =
        asked.method == GameInvitation::Method ? acceptanceIn(text) : choiceIn(text);
    return meant.isEmpty() ? AnswerReading{} : readAnyAnswer(meant, asked, nowMs);
}

bool isAnswerTo(const AskedCall &asked, const JsonObject &answer)
{
    return answerTypeOf(asked.method) == messageTypeOf(answer)
        && asked.params.value(MatchKey) == answer.value(MatchKey);
}

bool isToolError(const JsonObject &body)
{
    return body.value(QLatin1String("result"))
        .toObject()
        .value(QLatin1String("isError"))
        .toBool(false);
}

} // namespace league::protocol
