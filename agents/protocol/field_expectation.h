// What a field of each type must be, in words: completes "must be …" in a refusal.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

template<class T>
[[nodiscard]] QString expectation()
{
    if constexpr (IsOptional<T>)
        return expectation<typename T::value_type>();
    else if constexpr (std::same_as<T, bool>)
        return QStringLiteral("true or false");
    else if constexpr (std::integral<T>)
        return QStringLiteral("a whole number");
    else if constexpr (std::floating_point<T>)
        return QStringLiteral("a number");
    else if constexpr (Worded<T>)
        return QStringLiteral("one of %1").arg(allWireWords<T>());
    else if constexpr (IsId<T>)
        return QStringLiteral("a non-empty text");
    else if constexpr (TextCoded<T>)
        return T::Expectation;
    else if constexpr (std::same_as<T, QString>)
        return QStringLiteral("text");
    else if constexpr (IsList<T>)
        return QStringLiteral("a list");
    else if constexpr (std::same_as<T, JsonValue>)
        return QStringLiteral("a value");
    else
        return QStringLiteral("an object");
}

} // namespace league::protocol
