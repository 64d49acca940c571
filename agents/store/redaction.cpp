#include "agents/store/redaction.h"

#include "agents/store/secret_text.h"

#include <QJsonArray>

#include <optional>

namespace league::store {
namespace {

const QString mask = QStringLiteral("***");

// An absent token says something about a message, so null and empty text stay as they are.
bool isHidden(const QJsonValue &value)
{
    return value.isNull() || (value.isString() && value.toString().isEmpty())
        || value.toString() == mask;
}

std::optional<QJsonValue> redacted(const QJsonValue &value);

// Empty when there is nothing to hide, so that the common case copies nothing.
std::optional<QJsonObject> redacted(const QJsonObject &object)
{
    std::optional<QJsonObject> copy;
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        std::optional<QJsonValue> clean;
        if (!isSecretKey(it.key()))
            clean = redacted(it.value());
        else if (!isHidden(it.value()))
            clean = QJsonValue(mask);
        if (!clean)
            continue;
        if (!copy)
            copy = object;
        copy->insert(it.key(), *clean);
    }
    return copy;
}

std::optional<QJsonArray> redacted(const QJsonArray &array)
{
    std::optional<QJsonArray> copy;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const std::optional<QJsonValue> clean = redacted(array.at(i));
        if (!clean)
            continue;
        if (!copy)
            copy = array;
        copy->replace(i, *clean);
    }
    return copy;
}

std::optional<QJsonValue> redacted(const QJsonValue &value)
{
    if (value.isObject())
        return redacted(value.toObject());
    if (value.isArray())
        return redacted(value.toArray());
    if (!value.isString())
        return std::nullopt;
    const QString text = value.toString();
    const QString clean = redactText(text);
    if (clean == text)
        return std::nullopt;
    return QJsonValue(clean);
}

} // namespace

QJsonObject redact(const QJsonObject &object)
{
    return redacted(object).value_or(object);
}

QString redactText(const QString &text)
{
    return withSecretsMasked(text, mask);
}

} // namespace league::store
