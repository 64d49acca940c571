// What to include for JSON: JsonValue, JsonArray, JsonObject, and the short names for every room.
#pragma once

#include "agents/base/json/json_value.h"

namespace league::base {

// What is there where there is nothing.
[[nodiscard]] const JsonValue &undefinedJson();

// As an iterator of Qt's: key() and value(), and *place is the value.
class JsonObject::const_iterator
{
public:
    using difference_type = qsizetype;
    using value_type = JsonValue;
    using reference = const JsonValue &;
    using pointer = const JsonValue *;
    using iterator_category = std::bidirectional_iterator_tag;

    const_iterator() = default;
    explicit const_iterator(QList<JsonEntry>::const_iterator place) : m_place(place) { }

    [[nodiscard]] const QString &key() const { return m_place->key; }
    [[nodiscard]] const JsonValue &value() const { return m_place->value; }
    const JsonValue &operator*() const { return m_place->value; }
    const JsonValue *operator->() const { return &m_place->value; }
    const_iterator &operator++()
    {
        ++m_place;
        return *this;
    }
    const_iterator operator++(int) { return const_iterator(m_place++); }
    const_iterator &operator--()
    {
        --m_place;
        return *this;
    }
    const_iterator operator--(int) { return const_iterator(m_place--); }
    bool operator==(const const_iterator &other) const { return m_place == other.m_place; }

private:
    QList<JsonEntry>::const_iterator m_place;
};

class JsonObject::iterator
{
public:
    explicit iterator(QList<JsonEntry>::iterator place) : m_place(place) { }

    [[nodiscard]] const QString &key() const { return m_place->key; }
    [[nodiscard]] JsonValue &value() const { return m_place->value; }
    JsonValue &operator*() const { return m_place->value; }
    JsonValue *operator->() const { return &m_place->value; }
    iterator &operator++()
    {
        ++m_place;
        return *this;
    }
    bool operator==(const iterator &other) const { return m_place == other.m_place; }

private:
    friend class JsonObject;
    QList<JsonEntry>::iterator m_place;
};

// clang-format off
inline JsonArray::JsonArray(std::initializer_list<JsonValue> items) : m_items(items) { }
inline JsonArray JsonArray::fromValues(QList<JsonValue> values) { JsonArray array; array.m_items = std::move(values); return array; }
inline qsizetype JsonArray::size() const { return m_items.size(); }
inline qsizetype JsonArray::count() const { return m_items.size(); }
inline bool JsonArray::isEmpty() const { return m_items.isEmpty(); }
inline JsonValue JsonArray::at(qsizetype i) const && { return std::as_const(*this).at(i); }
inline const JsonValue &JsonArray::operator[](qsizetype i) const & { return at(i); }
inline JsonValue JsonArray::operator[](qsizetype i) const && { return std::as_const(*this).at(i); }
inline JsonValue &JsonArray::operator[](qsizetype i) & { return m_items[i]; }
inline JsonValue JsonArray::first() const { return at(0); }
inline JsonValue JsonArray::last() const { return at(size() - 1); }
inline bool JsonArray::contains(const JsonValue &value) const { return m_items.contains(value); }
inline void JsonArray::reserve(qsizetype size) { m_items.reserve(size); }
inline void JsonArray::append(JsonValue value) { m_items.append(std::move(value)); }
inline void JsonArray::push_back(JsonValue value) { m_items.append(std::move(value)); }
inline void JsonArray::prepend(JsonValue value) { m_items.prepend(std::move(value)); }
inline void JsonArray::replace(qsizetype i, JsonValue value) { m_items[i] = std::move(value); }
inline void JsonArray::removeAt(qsizetype i) { m_items.removeAt(i); }
inline void JsonArray::removeLast() { m_items.removeLast(); }
inline JsonArray::iterator JsonArray::begin() { return m_items.begin(); }
inline JsonArray::iterator JsonArray::end() { return m_items.end(); }
inline JsonArray::const_iterator JsonArray::begin() const { return m_items.cbegin(); }
inline JsonArray::const_iterator JsonArray::end() const { return m_items.cend(); }

inline JsonObject JsonObject::fromSorted(QList<JsonEntry> entries) { JsonObject object; object.m_entries = std::move(entries); return object; }
inline qsizetype JsonObject::size() const { return m_entries.size(); }
inline qsizetype JsonObject::count() const { return m_entries.size(); }
inline bool JsonObject::isEmpty() const { return m_entries.isEmpty(); }
inline void JsonObject::reserve(qsizetype size) { m_entries.reserve(size); }
inline bool JsonObject::isSharedWith(const JsonObject &other) const { return m_entries.isSharedWith(other.m_entries); }
inline JsonObject::iterator JsonObject::begin() { return iterator(m_entries.begin()); }
inline JsonObject::iterator JsonObject::end() { return iterator(m_entries.end()); }
inline JsonObject::const_iterator JsonObject::begin() const { return const_iterator(m_entries.cbegin()); }
inline JsonObject::const_iterator JsonObject::end() const { return const_iterator(m_entries.cend()); }
inline JsonObject::const_iterator JsonObject::constBegin() const { return begin(); }
inline JsonObject::const_iterator JsonObject::constEnd() const { return end(); }
inline JsonObject::const_iterator JsonObject::find(const QString &key) const { return constFind(key); }
inline JsonObject::const_iterator JsonObject::find(QLatin1String key) const { return constFind(key); }
// clang-format on

inline const JsonValue &JsonArray::at(qsizetype i) const &
{
    return i >= 0 && i < m_items.size() ? m_items.at(i) : undefinedJson();
}

inline JsonArray &JsonArray::operator<<(JsonValue value)
{
    m_items.append(std::move(value));
    return *this;
}

inline JsonObject::JsonObject(std::initializer_list<JsonField> fields)
{
    m_entries.reserve(static_cast<qsizetype>(fields.size()));
    for (const auto &[key, value] : fields)
        insert(key, value);
}

template<class Key>
const JsonValue &JsonObject::value(const Key &key) const &
{
    const JsonValue *found = valueOf(key);
    return found ? *found : undefinedJson();
}

template<class Key>
JsonValue JsonObject::value(const Key &key) const &&
{
    return std::as_const(*this).value(key);
}

template<class Key>
const JsonValue &JsonObject::operator[](const Key &key) const &
{
    return value(key);
}

template<class Key>
JsonValue JsonObject::operator[](const Key &key) const &&
{
    return std::as_const(*this).value(key);
}

} // namespace league::base

namespace league {

using base::JsonArray;
using base::JsonObject;
using base::JsonValue;

} // namespace league
