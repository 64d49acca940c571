// FieldReader: the visitor that fills what a message describes from a JsonObject.
//
// Used by read<M>(); see field_types.h for what the functions mean. What is missing or of the wrong
// type is told to the FieldProblem with the full path of the field; after that the reader goes on
// without changing anything. Fields that nobody describes are ignored.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/field_expectation.h"
#include "agents/protocol/field_problem.h"

#include <limits>
#include <type_traits>

namespace league::protocol {

class FieldReader
{
public:
    // `at` is where the object stands; null for the message itself.
    FieldReader(const JsonObject &object, FieldProblem &problem, const FieldPath *at = nullptr)
        : m_object(object), m_problem(problem), m_at(at)
    {
    }

    template<class T>
    void required(FieldName name, T &field)
    {
        if (!take(name, field))
            m_problem.missing(pathOf(name), expectation<T>());
    }

    template<class T>
    void optional(FieldName name, T &field)
    {
        take(name, field);
    }

    template<class T>
    void nullable(FieldName name, T &field)
    {
        take(name, field);
    }

    template<class T>
    void withDefault(FieldName name, T &field, const std::type_identity_t<T> &fallback)
    {
        if (!take(name, field))
            field = fallback;
    }

    template<class T>
    void either(FieldName name, FieldName alias, T &field, QLatin1String code);

    void scrubbed(FieldName name, JsonObject &field) { take(name, field); }

    void must(FieldName name, bool holds, const char *rule)
    {
        if (!holds)
            m_problem.broken(pathOf(name), QString::fromUtf8(rule),
                             error_code::MissingRequiredField);
    }

private:
    FieldPath pathOf(FieldName name) const { return {m_at, name.text}; }

    // False when the field is absent or null.
    template<class T>
    bool take(FieldName name, T &field)
    {
        const JsonValue &value = m_object.value(name.text);
        if (value.isUndefined() || value.isNull())
            return false;
        fill(field, value, pathOf(name), error_code::MissingRequiredField);
        return true;
    }

    // `code` is the error to give when the value is of the wrong type.
    template<class T>
    void fill(T &field, const JsonValue &value, const FieldPath &at, QLatin1String code);
    template<class T>
    void fillNumber(T &field, const JsonValue &value, const FieldPath &at, QLatin1String code);

    const JsonObject &m_object;
    FieldProblem &m_problem;
    const FieldPath *m_at;
};

template<class T>
void FieldReader::either(FieldName name, FieldName alias, T &field, QLatin1String code)
{
    const JsonValue &first = m_object.value(name.text);
    const JsonValue &second = m_object.value(alias.text);
    const bool hasFirst = !first.isUndefined() && !first.isNull();
    const bool hasSecond = !second.isUndefined() && !second.isNull();
    if (!hasFirst && !hasSecond)
        return m_problem.missing(pathOf(name), expectation<T>());
    if (hasFirst && hasSecond && first != second)
        return m_problem.broken(pathOf(name),
                                QStringLiteral("and \"%1\" must not differ").arg(alias.text), code);
    fill(field, hasFirst ? first : second, pathOf(hasFirst ? name : alias), code);
}

template<class T>
void FieldReader::fill(T &field, const JsonValue &value, const FieldPath &at, QLatin1String code)
{
    const auto refuse = [&] { m_problem.wrongType(at, expectation<T>(), value, code); };

    if constexpr (IsOptional<T>) {
        fill(field.emplace(), value, at, code);
    } else if constexpr (std::same_as<T, bool>) {
        if (!value.isBool())
            return refuse();
        field = value.toBool();
    } else if constexpr (std::is_arithmetic_v<T>) {
        fillNumber(field, value, at, code);
    } else if constexpr (std::same_as<T, QString>) {
        if (!value.isString())
            return refuse();
        field = value.toString();
    } else if constexpr (IsId<T>) {
        if (!value.isString() || value.toString().isEmpty())
            return refuse();
        field = T(value.toString());
    } else if constexpr (Worded<T>) {
        const std::optional<T> word = fromWireWord<T>(value.toString());
        if (!word)
            return refuse();
        field = *word;
    } else if constexpr (TextCoded<T>) {
        if (!value.isString())
            return refuse();
        const base::Result<T> text = T::fromWire(value.toString());
        if (!text)
            return m_problem.refused(at, text.failure());
        field = *text;
    } else if constexpr (IsList<T>) {
        if (!value.isArray())
            return refuse();
        const JsonArray &array = value.toArray();
        field.resize(array.size());
        for (qsizetype i = 0; i < array.size(); ++i)
            fill(field[i], array.at(i), FieldPath{&at, {}, i}, code);
    } else if constexpr (std::same_as<T, JsonValue>) {
        field = value;
    } else {
        if (!value.isObject())
            return refuse();
        const JsonObject &object = value.toObject();
        if constexpr (Described<T>) {
            FieldReader part(object, m_problem, &at);
            T::describe(field, part);
        } else if constexpr (IsMap<T>) {
            for (auto entry = object.begin(); entry != object.end(); ++entry) {
                const QString &key = entry.key();
                if (!entry.value().isNull()) // null is the same as absent
                    fill(field[typename T::key_type(key)], entry.value(), FieldPath{&at, key},
                         code);
            }
        } else {
            static_assert(std::same_as<T, JsonObject>, "no message field may be of this type");
            field = object;
        }
    }
}

template<class T>
void FieldReader::fillNumber(T &field, const JsonValue &value, const FieldPath &at,
                             QLatin1String code)
{
    if constexpr (std::floating_point<T>) {
        if (!value.isDouble())
            return m_problem.wrongType(at, expectation<T>(), value, code);
        field = value.toDouble();
    } else {
        // toInteger() gives its argument back for everything that is not a whole number.
        const qint64 number = value.toInteger(0);
        if (number != value.toInteger(1))
            return m_problem.wrongType(at, expectation<T>(), value, code);
        if (number < std::numeric_limits<T>::min() || number > std::numeric_limits<T>::max())
            return m_problem.broken(at, QStringLiteral("is a number far out of range"), code);
        field = static_cast<T>(number);
    }
}

} // namespace league::protocol
