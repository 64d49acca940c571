// Fields of an event, read without ceremony: what is absent is empty.
//
// Used by the post-mortem, which must make the best of whatever stands in a file.
#pragma once

#include "agents/base/json/json.h"

#include <QStringList>

namespace league::store::event_reading {

[[nodiscard]] inline QString text(const JsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toString();
}

[[nodiscard]] inline int number(const JsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toInt();
}

[[nodiscard]] inline bool flag(const JsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toBool();
}

[[nodiscard]] inline JsonObject part(const JsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toObject();
}

[[nodiscard]] inline JsonArray list(const JsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toArray();
}

[[nodiscard]] inline QStringList texts(const JsonObject &data, const char *key)
{
    QStringList all;
    for (const JsonValue &item : list(data, key))
        all.append(item.toString());
    return all;
}

// What observers see of it.
[[nodiscard]] inline JsonObject observerPart(const JsonObject &data)
{
    return part(data, "_observer");
}

} // namespace league::store::event_reading
