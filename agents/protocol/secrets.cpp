#include "agents/protocol/secrets.h"

#include <QJsonArray>

namespace league::protocol {

namespace {

QJsonValue scrubbed(const QJsonValue &value)
{
    if (value.isObject())
        return withoutSecrets(value.toObject());
    if (!value.isArray())
        return value;
    QJsonArray kept;
    const QJsonArray array = value.toArray();
    for (const auto &item : array)
        kept.append(scrubbed(item));
    return kept;
}

} // namespace

bool isSecretField(QStringView name)
{
    return name.contains(u"token", Qt::CaseInsensitive) || name == u"join_code"
        || name == u"seat_key";
}

QJsonObject withoutSecrets(const QJsonObject &object)
{
    QJsonObject kept;
    for (auto field = object.begin(); field != object.end(); ++field) {
        if (!isSecretField(field.key()))
            kept.insert(field.key(), scrubbed(field.value()));
    }
    return kept;
}

} // namespace league::protocol
