#include "agents/protocol/match_messages.h"

#include "agents/base/json/json_document.h"

#include <algorithm>

namespace league::protocol {

namespace {

constexpr QLatin1String ReasoningKey("reasoning");

QString bounded(const QString &text)
{
    constexpr qsizetype most = ChooseParityResponse::MaxReasoningChars;
    if (text.size() <= most)
        return text;
    qsizetype cut = most - 1;
    if (text.at(cut - 1).isHighSurrogate()) // half a character is none
        --cut;
    return text.left(cut) + u'\u2026';
}

} // namespace

bool GameJoinAck::isEntropy(QStringView text)
{
    return text.size() <= MaxEntropyChars
        && std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

void ChooseParityResponse::setReasoning(const QString &text)
{
    const QString line = bounded(text);
    reasoning = line.isEmpty() ? JsonValue() : JsonValue(line);
}

JsonObject ChooseParityResponse::withBoundedReasoning(JsonObject answer)
{
    const JsonValue said = answer.value(ReasoningKey);
    if (said.isUndefined() || (said.isString() && said.toString().size() <= MaxReasoningChars))
        return answer;
    const QString text = said.isString()
        ? said.toString()
        : QString::fromUtf8(JsonDocument(JsonArray{said}).toJson(JsonDocument::Compact));
    answer.insert(ReasoningKey, bounded(text));
    return answer;
}

} // namespace league::protocol
