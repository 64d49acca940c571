#include "agents/store/replay/even_odd_inputs.h"

#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"

#include <QRegularExpression>

namespace league::store {

namespace {

using namespace protocol;

const QString FromKey = QStringLiteral("from");
const QString PlayerKey = QStringLiteral("player_id");
const QString ClockSource = QStringLiteral("clock");
const QString LinkSource = QStringLiteral("link");
const QString AcceptKey = QStringLiteral("accept");
const QString EntropyKey = QStringLiteral("entropy");
const QString ChoiceKey = QStringLiteral("parity_choice");
const QString ReasonKey = QStringLiteral("reason");

// The message that answers a call of this method.
QString answerTo(const QString &method)
{
    return method == GameInvitation::Method ? GameJoinAck::Type : ChooseParityResponse::Type;
}

bool isPlayer(const QString &sender)
{
    return sender.startsWith(QLatin1String("player:"));
}

// Of what a player sent only this is kept: other fields have no effect, and may hold anything.
JsonObject fieldsOf(const JsonObject &message, std::initializer_list<const char *> names)
{
    JsonObject fields;
    for (const char *name : names) {
        const QString key = QString::fromLatin1(name);
        if (message.contains(key))
            fields.insert(key, message.value(key));
    }
    return fields;
}

// Sentences about the network name addresses; a replay names none.
QString withoutAddresses(QString reason)
{
    static const QRegularExpression address(QStringLiteral("\\bhttps?://\\S+"));
    return reason.replace(address, QStringLiteral("The agent"));
}

std::optional<ReplayInput> inputOf(const MessageFact &fact)
{
    const QString type = messageTypeOf(fact.message);
    ReplayInput input;
    input.source = fact.from;
    input.type = type;
    if (type == GameJoinAck::Type) {
        input.data = fieldsOf(fact.message, {"accept", "entropy", "reason"});
        return input;
    }
    if (type != ChooseParityResponse::Type)
        return std::nullopt;
    // Players may say `choice` as well; a file says it in one way.
    if (const auto answer = read<ChooseParityResponse>(fact.message))
        input.data = fieldsOf(payloadOf(*answer), {"parity_choice", "reasoning"});
    else
        input.data = fieldsOf(fact.message, {"parity_choice", "choice", "reasoning"});
    return input;
}

ReplayInput inputOf(const SilenceFact &fact)
{
    ReplayInput input;
    input.data = {{PlayerKey, fact.from.section(u':', 1)},
                  {QStringLiteral("sends"), fact.sends},
                  {ReasonKey, withoutAddresses(fact.reason)}};
    if (fact.errorCode == error_code::Timeout) {
        input.source = ClockSource;
        input.type = fact.method == GameInvitation::Method ? QStringLiteral("NO_SHOW")
                                                           : QStringLiteral("TIMEOUT");
    } else if (fact.errorCode == error_code::ConnectionError) {
        input.source = LinkSource;
        input.type = QStringLiteral("UNREACHABLE");
    } else {
        input.source = fact.from;
        input.type = fact.errorCode.isEmpty() ? QStringLiteral("ERROR_ANSWER")
                                              : QStringLiteral("UNUSABLE_ANSWER");
    }
    return input;
}

ReplayInput inputOf(const RejectionFact &fact)
{
    ReplayInput input;
    input.source = fact.from;
    input.type = answerTo(fact.method);
    input.data = {{ReasonKey, withoutAddresses(fact.reason)}};
    input.accepted = false;
    input.errorCode = fact.errorCode;
    return input;
}

} // namespace

std::optional<ReplayInput> evenOddInput(const Entry &entry)
{
    if (entry.kind == MessageFact::Kind) {
        // Most are the referee's, and there is no need to read those.
        if (!isPlayer(entry.body.value(FromKey).toString()))
            return std::nullopt;
        const auto fact = read<MessageFact>(entry.body);
        return fact ? inputOf(*fact) : std::nullopt;
    }
    if (entry.kind == SilenceFact::Kind) {
        const auto fact = read<SilenceFact>(entry.body);
        return fact ? std::optional(inputOf(*fact)) : std::nullopt;
    }
    if (entry.kind == RejectionFact::Kind) {
        const auto fact = read<RejectionFact>(entry.body);
        return fact ? std::optional(inputOf(*fact)) : std::nullopt;
    }
    return std::nullopt;
}

base::Result<EvenOddInput> readEvenOddInput(const ReplayInput &input)
{
    EvenOddInput read;
    const bool isFromPlayer = isPlayer(input.source);
    read.playerId =
        isFromPlayer ? input.source.section(u':', 1) : input.data.value(PlayerKey).toString();
    const bool isInvalidChoice = input.errorCode == error_code::InvalidParityChoice;
    const bool isAnswer =
        input.type == GameJoinAck::Type || input.type == ChooseParityResponse::Type;
    if (isFromPlayer && isAnswer && !input.accepted && !isInvalidChoice)
        return read;
    if (isFromPlayer && input.type == GameJoinAck::Type) {
        read.what = EvenOddInput::What::Join;
        read.accepts = input.data.value(AcceptKey).toBool();
        read.entropy = input.data.value(EntropyKey).toString();
        return read;
    }
    if (isFromPlayer && input.type == ChooseParityResponse::Type) {
        read.what = EvenOddInput::What::Choice;
        if (input.data.value(ChoiceKey).isString())
            read.choice = input.data.value(ChoiceKey).toString();
        return read;
    }
    const bool isKnown = isFromPlayer || input.source == ClockSource || input.source == LinkSource;
    if (isAnswer || !isKnown) {
        return base::Failure{
            QStringLiteral("Even or Odd has no input %1 from %2.").arg(input.type, input.source)};
    }
    read.what = EvenOddInput::What::Fault;
    read.fault = input.type;
    return read;
}

} // namespace league::store
