#include "agents/protocol/secrets.h"

#include <QJsonArray>

#include <optional>

namespace league::protocol {

namespace {

// Empty when there is nothing to leave out, so that the common case copies nothing.
std::optional<QJsonValue> scrubbed(const QJsonValue &value);

std::optional<QJsonObject> scrubbed(const QJsonObject &object)
{
    std::optional<QJsonObject> kept;
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QString name = field.key();
        const bool isSecret = isSecretField(name);
        const std::optional<QJsonValue> clean =
            isSecret ? std::nullopt : scrubbed(QJsonValue(field.value()));
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

std::optional<QJsonValue> scrubbed(const QJsonValue &value)
{
    if (value.isObject())
        return scrubbed(value.toObject());
    if (!value.isArray())
        return std::nullopt;
    const QJsonArray array = value.toArray();
    std::optional<QJsonArray> kept;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const std::optional<QJsonValue> clean = scrubbed(array.at(i));
        if (!clean)
            continue;
        if (!kept)
            kept = array;
        kept->replace(i, *clean);
    }
    if (!kept)
        return std::nullopt;
    return QJsonValue(*kept);
}

} // namespace

bool isSecretField(QStringView name)
{
    return name.contains(u"token", Qt::CaseInsensitive) || name == u"join_code"
        || name == u"seat_key";
}

QJsonObject withoutSecrets(const QJsonObject &object)
{
    return scrubbed(object).value_or(object);
}

} // namespace league::protocol
