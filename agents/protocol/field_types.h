// The kinds of field a message may have, and how absence looks for each.
//
// A message describes itself once, by `template<class Self, class V> static void describe(Self &,
// V &)`, which calls one function of the visitor per field:
//
//     v.required("round_id", self.roundId);        must be there
//     v.optional("byes", self.byes);               left out when empty
//     v.nullable("opponent_id", self.opponentId);  written as null when empty
//     v.withDefault("attempt", self.attempt, 1);   always written; 1 when it was not sent
//     v.either("parity_choice", "choice", self.choice, code);   two names, the first is written
//     v.scrubbed("context", self.context);         optional, written without secrets
//     v.must("attempt", self.attempt >= 1, "must be 1 or more");   a rule beyond the type
//
// FieldWriter and FieldReader are such visitors. On reading, null is the same as absent.
#pragma once

#include "agents/base/ids.h"
#include "agents/base/json/json.h"
#include "agents/base/result.h"
#include "agents/protocol/wire_words.h"

#include <QList>
#include <QMap>
#include <QString>

#include <concepts>
#include <optional>

namespace league::protocol {

// The name of a field: a literal, measured while compiling.
struct FieldName : base::JsonName
{
    template<size_t N>
    consteval FieldName(const char (&name)[N]) : JsonName(name)
    {
    }
};

template<class T>
inline constexpr bool IsId = false;
template<class Tag>
inline constexpr bool IsId<base::Id<Tag>> = true;

template<class T>
inline constexpr bool IsOptional = false;
template<class T>
inline constexpr bool IsOptional<std::optional<T>> = true;

template<class T>
inline constexpr bool IsList = false;
template<class T>
inline constexpr bool IsList<QList<T>> = true;

template<class T>
inline constexpr bool IsMap = false;
template<class Key, class T>
inline constexpr bool IsMap<QMap<Key, T>> = true;

// A type of ours that travels as text, such as a Timestamp; Expectation completes "must be …".
template<class T>
concept TextCoded = requires(const T &value, QStringView text)
{
    {
        T::Expectation
        } -> std::convertible_to<QLatin1String>;
    {
        value.toWire()
        } -> std::same_as<QString>;
    {
        T::fromWire(text)
        } -> std::same_as<base::Result<T>>;
};

// A struct that describes its fields: a message, or a part of one.
struct AnyVisitor;
template<class T>
concept Described = requires(T &value, AnyVisitor &visitor)
{
    T::describe(value, visitor);
};

// Whether the field has nothing to say. Types without such a state cannot be optional.
template<class T>
[[nodiscard]] bool isAbsent(const T &field)
{
    if constexpr (IsOptional<T>)
        return !field.has_value();
    else if constexpr (std::same_as<T, JsonValue>)
        return field.isNull() || field.isUndefined();
    else
        return field.isEmpty();
}

[[nodiscard]] inline const QString &mapKeyText(const QString &key)
{
    return key;
}

template<class Tag>
[[nodiscard]] const QString &mapKeyText(const base::Id<Tag> &key)
{
    return key.text();
}

} // namespace league::protocol
