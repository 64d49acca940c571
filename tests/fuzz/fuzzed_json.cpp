#include "tests/fuzz/fuzzed_json.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/secrets.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

namespace league::test {

namespace {

JsonValue planted(const JsonValue &value);

JsonObject plantedBelow(const JsonObject &object)
{
    JsonObject result;
    for (auto field = object.begin(); field != object.end(); ++field) {
        const bool isSecret = protocol::isSecretField(field.key()) && field.value().isString();
        result.insert(field.key(), isSecret ? JsonValue(PlantedSecret) : planted(field.value()));
    }
    return result;
}

JsonValue planted(const JsonValue &value)
{
    if (value.isObject())
        return plantedBelow(value.toObject());
    if (!value.isArray())
        return value;
    JsonArray result;
    const JsonArray array = value.toArray();
    for (const JsonValue &item : array)
        result.append(planted(item));
    return result;
}

} // namespace

std::optional<JsonObject> objectIn(const QByteArray &bytes)
{
    // Twice, because Qt drops a byte order mark at the start of a text while it reads: only what
    // has gone through that once can come back the same.
    const JsonDocument first = JsonDocument::fromJson(bytes);
    const JsonDocument document = JsonDocument::fromJson(first.toJson(JsonDocument::Compact));
    if (!document.isObject())
        return std::nullopt;
    return document.object();
}

JsonObject withPlantedSecrets(const JsonObject &object)
{
    JsonObject result = plantedBelow(object);
    result.insert(QStringLiteral("auth_token"), PlantedSecret);
    return result;
}

bool tellsSecret(const JsonObject &object)
{
    return JsonDocument(object).toJson().contains(PlantedSecret.toLatin1());
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
