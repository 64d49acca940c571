// What strangers put into maps, read without surprises: a number is a number only when it was sent
// as one, a text only when it was a text.
//
// A replay file keeps a fraction as text (protocol.md §10), so neither 1.5 nor "1.5" may count as
// 1 or 2 here.
#pragma once

#include <QString>
#include <QVariant>

#include <cmath>
#include <optional>

namespace league::games::mafia {

[[nodiscard]] inline std::optional<qint64> wholeNumber(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
        return value.toLongLong();
    case QMetaType::Double:
        break;
    default:
        return std::nullopt;
    }
    const double number = value.toDouble();
    constexpr double mostExact = 9007199254740992.0; // 2^53
    if (!(std::abs(number) <= mostExact) || number != std::floor(number))
        return std::nullopt;
    return static_cast<qint64>(number);
}

// Empty for anything but a text.
[[nodiscard]] inline QString textIn(const QVariant &value)
{
    return value.typeId() == QMetaType::QString ? value.toString() : QString();
}

[[nodiscard]] inline bool isYes(const QVariant &value)
{
    return value.typeId() == QMetaType::Bool && value.toBool();
}

} // namespace league::games::mafia
