#include "tests/fuzz/fuzzed_json.h"

#include "agents/protocol/secrets.h"
#include "tests/fuzz/fuzz_target.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace league::test {

namespace {

QJsonValue planted(const QJsonValue &value);

QJsonObject plantedBelow(const QJsonObject &object)
{
    QJsonObject result;
    for (auto field = object.begin(); field != object.end(); ++field) {
        const bool isSecret = protocol::isSecretField(field.key()) && field.value().isString();
        result.insert(field.key(), isSecret ? QJsonValue(PlantedSecret) : planted(field.value()));
    }
    return result;
}

QJsonValue planted(const QJsonValue &value)
{
    if (value.isObject())
        return plantedBelow(value.toObject());
    if (!value.isArray())
        return value;
    QJsonArray result;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &item : array)
        result.append(planted(item));
    return result;
}

} // namespace

std::optional<QJsonObject> objectIn(const QByteArray &bytes)
{
    // Twice, because Qt drops a byte order mark at the start of a text while it reads: only what
    // has gone through that once can come back the same.
    const QJsonDocument first = QJsonDocument::fromJson(bytes);
    const QJsonDocument document = QJsonDocument::fromJson(first.toJson(QJsonDocument::Compact));
    if (!document.isObject())
        return std::nullopt;
    return document.object();
}

QJsonObject withPlantedSecrets(const QJsonObject &object)
{
    QJsonObject result = plantedBelow(object);
    result.insert(QStringLiteral("auth_token"), PlantedSecret);
    return result;
}

bool tellsSecret(const QJsonObject &object)
{
    return QJsonDocument(object).toJson().contains(PlantedSecret.toLatin1());
}

void mustBeGoodSentence(const QString &sentence)
{
    constexpr qsizetype Longest = 500;
    mustHold(!sentence.isEmpty(), "a refusal says something");
    mustHold(sentence.size() <= Longest, "a refusal stays short, whatever was sent", sentence);
    mustHold(!sentence.contains(PlantedSecret), "a refusal tells no secret", sentence);
    mustHold(std::none_of(sentence.begin(), sentence.end(),
                          [](QChar c) { return c.category() == QChar::Other_Control; }),
             "a refusal is one line without control characters", sentence);
}

void mustBeGoodRefusal(const base::Failure &failure)
{
    mustBeGoodSentence(failure.sentence);
    mustHold(!failure.code.isEmpty(), "a refusal of a message has a code", failure.sentence);
}

} // namespace league::test
