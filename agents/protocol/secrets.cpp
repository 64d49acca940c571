#include "agents/protocol/secrets.h"

#include "agents/base/json/json.h"
#include "agents/base/json/name_memo.h"

#include <algorithm>
#include <optional>

namespace league::protocol {

namespace {

bool isKnownSecret(const QString &name)
{
    thread_local base::NameMemo<bool> known;
    return known.of(name, [](const QString &each) { return isSecretField(each); });
}

bool hasSecret(const JsonValue &value);

bool hasSecret(const JsonObject &object)
{
    for (auto field = object.begin(); field != object.end(); ++field) {
        if (isKnownSecret(field.key()) || hasSecret(field.value()))
            return true;
    }
    return false;
}

// Nearly nothing has one, and to look is far cheaper than to build.
bool hasSecret(const JsonValue &value)
{
    if (value.isObject())
        return hasSecret(value.toObject());
    const JsonArray &items = value.toArray();
    return std::any_of(items.begin(), items.end(),
                       [](const JsonValue &item) { return hasSecret(item); });
}

// Empty when there is nothing to leave out, so that the common case copies nothing.
std::optional<JsonValue> scrubbed(const JsonValue &value);

std::optional<JsonObject> scrubbed(const JsonObject &object)
{
    std::optional<JsonObject> kept;
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QString &name = field.key();
        const bool isSecret = isKnownSecret(name);
        const std::optional<JsonValue> clean = isSecret ? std::nullopt : scrubbed(field.value());
        if (!isSecret && !clean)
            continue;
        if (!kept)
            kept = object;
        if (isSecret)
            kept->remove(name);
        else
            kept->insert(name, *clean);
    }
    return kept;
}

std::optional<JsonValue> scrubbed(const JsonValue &value)
{
    if (value.isObject())
        return scrubbed(value.toObject());
    if (!value.isArray())
        return std::nullopt;
    const JsonArray &array = value.toArray();
    std::optional<JsonArray> kept;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const std::optional<JsonValue> clean = scrubbed(array.at(i));
        if (!clean)
            continue;
        if (!kept)
            kept = array;
        kept->replace(i, *clean);
    }
    if (!kept)
        return std::nullopt;
    return JsonValue(*kept);
}

} // namespace

bool isSecretField(QStringView name)
{
    // Every field of every message is asked about, and few have this letter (the last is kelvin's).
    const auto isK = [](QChar c) { return c == u'k' || c == u'K' || c == u'\u212a'; };
    const bool mayHaveToken = std::any_of(name.begin(), name.end(), isK);
    return (mayHaveToken && name.contains(u"token", Qt::CaseInsensitive)) || name == u"join_code"
        || name == u"seat_key";
}

JsonObject withoutSecrets(const JsonObject &object)
{
    return hasSecret(object) ? scrubbed(object).value_or(object) : object;
}

} // namespace league::protocol
