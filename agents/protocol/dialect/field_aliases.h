// Small moves on JSON objects that the completion of messages is made of.
#pragma once

#include <QJsonObject>

#include <initializer_list>

namespace league::protocol {

// The first of these fields that is there and not null.
[[nodiscard]] QJsonValue firstOf(const QJsonObject &object,
                                 std::initializer_list<QLatin1String> names);
// Sets a field that is missing or null; nothing happens for an undefined value.
void fill(QJsonObject &object, QLatin1String name, const QJsonValue &value);
// Ids come as numbers too; numbers become text.
void makeText(QJsonObject &object, std::initializer_list<QLatin1String> names);
// "R1", "round_1" or "1" become 1.
void makeRoundNumber(QJsonObject &object, QLatin1String name);
// A point in time in one of the ways seen becomes ours; anything else stays as it is.
void makeTimestamp(QJsonObject &object, QLatin1String name);

} // namespace league::protocol
