#include "agents/protocol/match_messages.h"

#include <QJsonArray>
#include <QJsonDocument>

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
    reasoning = line.isEmpty() ? QJsonValue() : QJsonValue(line);
}

QJsonObject ChooseParityResponse::withBoundedReasoning(QJsonObject answer)
{
    const auto found = answer.find(ReasoningKey);
    if (found == answer.end())
        return answer;
    if (found->isString() && found->toString().size() <= MaxReasoningChars)
        return answer;
    const QString text = found->isString()
        ? found->toString()
        : QString::fromUtf8(QJsonDocument(QJsonArray{*found}).toJson(QJsonDocument::Compact));
    *found = bounded(text);
    return answer;
}

} // namespace league::protocol
