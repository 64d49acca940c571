#include "agents/store/redaction.h"

#include "agents/base/json/json.h"
#include "agents/base/json/name_memo.h"
#include "agents/protocol/secrets.h"
#include "agents/store/secret_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace league::store {
namespace {

const QString mask = QStringLiteral("***");

enum class Name {
    Plain,
    OfToken, // what other people's agents call their tokens
    Secret,
};

Name kindOf(const QString &key)
{
    if (isSecretKey(key))
        return Name::Secret;
    return protocol::isSecretField(key) && !key.endsWith(QLatin1String("sha256")) ? Name::OfToken
                                                                                  : Name::Plain;
}

Name knownKindOf(const QString &key)
{
    thread_local base::NameMemo<Name> known;
    return known.of(key, kindOf);
}

bool isSecret(const QString &key, const JsonValue &value)
{
    const Name kind = knownKindOf(key);
    // A number is how many tokens were used, and no secret.
    return kind == Name::Secret || (kind == Name::OfToken && value.isString());
}

// An absent token says something about a message, so null and empty text stay as they are.
bool isHidden(const JsonValue &value)
{
    return value.isNull() || (value.isString() && value.toString().isEmpty())
        || value.toString() == mask;
}

constexpr qsizetype ShortestToken = 67; // "mt_" and 64 digits

// Nearly every text has no room for a token, nor the sign that stands before the value of a secret.
bool mayHoldSecret(const QString &text)
{
    if (text.size() >= ShortestToken)
        return text.contains(u'_');
    bool hasLine = false;
    for (const QChar letter : text) {
        if (hasLine && (letter == u':' || letter == u'='))
            return true;
        hasLine = hasLine || letter == u'_';
    }
    return false;
}

// Our own tokens have a form, and are found by it wherever an agent puts them.
QString withoutShapedTokens(const QString &text)
{
    static const QRegularExpression token(QStringLiteral("(tok|mt|op|join)_[0-9a-f]{64}"));
    if (text.size() < ShortestToken)
        return text;
    QString clean = text;
    return clean.replace(token, QStringLiteral("\\1_") + mask);
}

bool holdsSecret(const JsonValue &value);

bool holdsSecret(const JsonObject &object)
{
    for (auto field = object.constBegin(); field != object.constEnd(); ++field) {
        const bool isIt = isSecret(field.key(), field.value()) ? !isHidden(field.value())
                                                               : holdsSecret(field.value());
        if (isIt)
            return true;
    }
    return false;
}

// Nearly nothing does, and to look is far cheaper than to build.
bool holdsSecret(const JsonValue &value)
{
    if (value.isString())
        return mayHoldSecret(value.toString()) && redactText(value.toString()) != value.toString();
    if (value.isObject())
        return holdsSecret(value.toObject());
    const JsonArray &items = value.toArray();
    return std::any_of(items.begin(), items.end(),
                       [](const JsonValue &item) { return holdsSecret(item); });
}

std::optional<JsonValue> redacted(const JsonValue &value);

// Empty when there is nothing to hide, so that the common case copies nothing.
std::optional<JsonObject> redacted(const JsonObject &object)
{
    std::optional<JsonObject> copy;
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        std::optional<JsonValue> clean;
        if (!isSecret(it.key(), it.value()))
            clean = redacted(it.value());
        else if (!isHidden(it.value()))
            clean = JsonValue(mask);
        if (!clean)
            continue;
        if (!copy)
            copy = object;
        copy->insert(it.key(), *clean);
    }
    return copy;
}

std::optional<JsonArray> redacted(const JsonArray &array)
{
    std::optional<JsonArray> copy;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const std::optional<JsonValue> clean = redacted(array.at(i));
        if (!clean)
            continue;
        if (!copy)
            copy = array;
        copy->replace(i, *clean);
    }
    return copy;
}

std::optional<JsonValue> redacted(const JsonValue &value)
{
    if (value.isObject())
        return redacted(value.toObject());
    if (value.isArray())
        return redacted(value.toArray());
    if (!value.isString())
        return std::nullopt;
    const QString &text = value.toString();
    if (!mayHoldSecret(text))
        return std::nullopt;
    const QString clean = redactText(text);
    if (clean == text)
        return std::nullopt;
    return JsonValue(clean);
}

} // namespace

JsonObject redact(const JsonObject &object)
{
    return holdsSecret(object) ? redacted(object).value_or(object) : object;
}

QString redactText(const QString &original)
{
    return withSecretsMasked(withoutShapedTokens(original), mask);
}

} // namespace league::store
