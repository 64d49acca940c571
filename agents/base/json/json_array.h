// JsonArray: the values of a JSON array. See json_value.h; include json.h to use it.
#pragma once

#include <QList>
#include <QVariant>

#include <initializer_list>

namespace league::base {

class JsonValue;

class JsonArray
{
public:
    using iterator = QList<JsonValue>::iterator;
    using const_iterator = QList<JsonValue>::const_iterator;
    using value_type = JsonValue;

    JsonArray() = default;
    inline JsonArray(std::initializer_list<JsonValue> items);
    [[nodiscard]] static inline JsonArray fromValues(QList<JsonValue> values);
    [[nodiscard]] static JsonArray fromStringList(const QStringList &texts);
    [[nodiscard]] static JsonArray fromVariantList(const QVariantList &list);
    [[nodiscard]] QVariantList toVariantList() const;

    [[nodiscard]] inline qsizetype size() const;
    [[nodiscard]] inline qsizetype count() const;
    [[nodiscard]] inline bool isEmpty() const;
    // Undefined where there is nothing.
    [[nodiscard]] inline const JsonValue &at(qsizetype i) const &;
    [[nodiscard]] inline JsonValue at(qsizetype i) const &&;
    [[nodiscard]] inline const JsonValue &operator[](qsizetype i) const &;
    [[nodiscard]] inline JsonValue operator[](qsizetype i) const &&;
    [[nodiscard]] inline JsonValue &operator[](qsizetype i) &;
    [[nodiscard]] inline JsonValue first() const;
    [[nodiscard]] inline JsonValue last() const;
    [[nodiscard]] inline bool contains(const JsonValue &value) const;

    inline void reserve(qsizetype size);
    inline void append(JsonValue value);
    inline void push_back(JsonValue value);
    inline void prepend(JsonValue value);
    inline void replace(qsizetype i, JsonValue value);
    inline void removeAt(qsizetype i);
    inline void removeLast();
    inline JsonArray &operator<<(JsonValue value);

    [[nodiscard]] inline iterator begin();
    [[nodiscard]] inline iterator end();
    [[nodiscard]] inline const_iterator begin() const;
    [[nodiscard]] inline const_iterator end() const;

    friend bool operator==(const JsonArray &a, const JsonArray &b);

private:
    QList<JsonValue> m_items;
};

} // namespace league::base
