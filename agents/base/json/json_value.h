// JsonValue: one JSON value, which agents send, receive and keep by the thousand.
//
// JsonValue, JsonArray, JsonObject and JsonDocument have the functions, and the behaviour, of Qt's
// classes of those names, as far as we use them; `base.json` holds the two against each other. They
// are here because a league spends much of its time on JSON, and Qt's classes keep every value as
// CBOR: each look at a text makes a new text, and each field that is added moves all others. Here a
// text is a QString that is shared, and a whole number is a whole number.
//
// Copies share what they hold; writing to one leaves the others as they are.
#pragma once

#include "agents/base/json/json_array.h"
#include "agents/base/json/json_object.h"

#include <QJsonValue>

#include <variant>

namespace league::base {

class JsonValue
{
public:
    using Type = QJsonValue::Type;
    static constexpr Type Null = QJsonValue::Null;
    static constexpr Type Bool = QJsonValue::Bool;
    static constexpr Type Double = QJsonValue::Double;
    static constexpr Type String = QJsonValue::String;
    static constexpr Type Array = QJsonValue::Array;
    static constexpr Type Object = QJsonValue::Object;
    static constexpr Type Undefined = QJsonValue::Undefined;

    JsonValue() : m_content(nullptr) { }
    JsonValue(Type type);
    JsonValue(bool value) : m_content(value) { }
    JsonValue(int value) : m_content(qint64(value)) { }
    JsonValue(qint64 value) : m_content(value) { }
    JsonValue(double value); // a whole number is kept as one
    JsonValue(const QString &text) : m_content(text) { }
    JsonValue(QString &&text) : m_content(std::move(text)) { }
    JsonValue(QLatin1String word); // shares the text with other values of that word
    JsonValue(const char *utf8) : m_content(QString::fromUtf8(utf8)) { }
    JsonValue(const JsonArray &array) : m_content(array) { }
    JsonValue(JsonArray &&array) : m_content(std::move(array)) { }
    JsonValue(const JsonObject &object) : m_content(object) { }
    JsonValue(JsonObject &&object) : m_content(std::move(object)) { }
    JsonValue(const void *) = delete; // a pointer is not a bool
    [[nodiscard]] static JsonValue fromQt(const QJsonValue &value);
    [[nodiscard]] QJsonValue toQt() const;
    [[nodiscard]] static JsonValue fromVariant(const QVariant &variant);
    [[nodiscard]] QVariant toVariant() const;

    [[nodiscard]] Type type() const { return TypeOf[m_content.index()]; }
    [[nodiscard]] bool isUndefined() const { return holds<std::monostate>(); }
    [[nodiscard]] bool isNull() const { return holds<std::nullptr_t>(); }
    [[nodiscard]] bool isBool() const { return holds<bool>(); }
    [[nodiscard]] bool isDouble() const { return holds<qint64>() || holds<double>(); }
    [[nodiscard]] bool isString() const { return holds<QString>(); }
    [[nodiscard]] bool isArray() const { return holds<JsonArray>(); }
    [[nodiscard]] bool isObject() const { return holds<JsonObject>(); }

    // The argument where the value is of another type, or the number is not a whole one.
    [[nodiscard]] bool toBool(bool otherwise = false) const;
    [[nodiscard]] int toInt(int otherwise = 0) const;
    [[nodiscard]] qint64 toInteger(qint64 otherwise = 0) const;
    [[nodiscard]] double toDouble(double otherwise = 0) const;
    [[nodiscard]] QString toString(const QString &otherwise) const;
    [[nodiscard]] JsonObject toObject(const JsonObject &otherwise) const;
    // Empty where the value is of another type. What a value holds is shown in place: most who ask
    // only look, and a copy counts itself among those who share the text.
    [[nodiscard]] const QString &toString() const & { return contentOr<QString>(noText()); }
    [[nodiscard]] const JsonArray &toArray() const & { return contentOr<JsonArray>(noItems()); }
    [[nodiscard]] const JsonObject &toObject() const & { return contentOr<JsonObject>(noFields()); }
    [[nodiscard]] QString toString() const && { return contentOr<QString>(noText()); }
    [[nodiscard]] JsonArray toArray() const && { return contentOr<JsonArray>(noItems()); }
    [[nodiscard]] JsonObject toObject() const && { return contentOr<JsonObject>(noFields()); }

    template<class Key>
    [[nodiscard]] JsonValue operator[](const Key &key) const
    {
        if constexpr (std::is_integral_v<Key>)
            return toArray().at(key);
        else
            return toObject().value(key);
    }

    [[nodiscard]] bool operator==(const JsonValue &other) const;

private:
    using Content = std::variant<std::monostate, std::nullptr_t, bool, qint64, double, QString,
                                 JsonArray, JsonObject>;
    static constexpr Type TypeOf[] = {Undefined, Null, Bool, Double, Double, String, Array, Object};

    template<class T>
    [[nodiscard]] bool holds() const
    {
        return std::holds_alternative<T>(m_content);
    }

    template<class T>
    [[nodiscard]] const T &contentOr(const T &otherwise) const
    {
        const T *content = std::get_if<T>(&m_content);
        return content ? *content : otherwise;
    }

    [[nodiscard]] static const QString &noText();
    [[nodiscard]] static const JsonArray &noItems();
    [[nodiscard]] static const JsonObject &noFields();

    friend class JsonWriter;
    Content m_content;
};

struct JsonEntry
{
    JsonEntry() = default;
    JsonEntry(QString name, JsonValue &&itsValue) : key(std::move(name)), value(std::move(itsValue))
    {
    }

    QString key;
    JsonValue value;

    [[nodiscard]] bool operator==(const JsonEntry &other) const = default;
};

// A field in the braces that make an object.
struct JsonField
{
    JsonField(QLatin1String name, JsonValue itsValue);
    JsonField(const QString &name, JsonValue itsValue) : key(name), value(std::move(itsValue)) { }

    QString key;
    JsonValue value;
};

} // namespace league::base

Q_DECLARE_TYPEINFO(league::base::JsonValue, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(league::base::JsonEntry, Q_RELOCATABLE_TYPE);
