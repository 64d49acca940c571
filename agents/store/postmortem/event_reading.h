// Fields of an event, read without ceremony: what is absent is empty.
//
// Used by the post-mortem, which must make the best of whatever stands in a file.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace league::store::event_reading {

[[nodiscard]] inline QString text(const QJsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toString();
}

[[nodiscard]] inline int number(const QJsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toInt();
}

[[nodiscard]] inline bool flag(const QJsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toBool();
}

[[nodiscard]] inline QJsonObject part(const QJsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toObject();
}

[[nodiscard]] inline QJsonArray list(const QJsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toArray();
}

[[nodiscard]] inline QStringList texts(const QJsonObject &data, const char *key)
{
    QStringList all;
    for (const QJsonValue &item : list(data, key))
        all.append(item.toString());
    return all;
}

// What observers see of it.
[[nodiscard]] inline QJsonObject observerPart(const QJsonObject &data)
{
    return part(data, "_observer");
}

} // namespace league::store::event_reading
