// JsonObject: the fields of a JSON object, sorted by name. See json_value.h; include json.h to use
// it.
#pragma once

#include "agents/base/json/json_names.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <initializer_list>

namespace league::base {

class JsonValue;
struct JsonEntry;
struct JsonField;

class JsonObject
{
public:
    class iterator;
    class const_iterator;

    JsonObject() = default;
    inline JsonObject(std::initializer_list<JsonField> fields);
    // The entries may be in any order; of those with the same name the last one counts.
    [[nodiscard]] static JsonObject fromEntries(QList<JsonEntry> entries);
    // The same for entries that are known to be in the order of their names, each name once.
    [[nodiscard]] static inline JsonObject fromSorted(QList<JsonEntry> entries);
    [[nodiscard]] static JsonObject fromVariantMap(const QVariantMap &map);
    [[nodiscard]] QVariantMap toVariantMap() const;

    [[nodiscard]] inline qsizetype size() const;
    [[nodiscard]] inline qsizetype count() const;
    [[nodiscard]] inline bool isEmpty() const;
    [[nodiscard]] QStringList keys() const;
    [[nodiscard]] bool contains(QLatin1String key) const { return valueOf(key) != nullptr; }
    [[nodiscard]] bool contains(QStringView key) const { return valueOf(key) != nullptr; }
    [[nodiscard]] bool contains(const QString &key) const { return valueOf(key) != nullptr; }

    // Undefined when there is no such field.
    template<class Key>
    [[nodiscard]] inline const JsonValue &value(const Key &key) const &;
    template<class Key>
    [[nodiscard]] inline JsonValue value(const Key &key) const &&;
    template<class Key>
    [[nodiscard]] inline const JsonValue &operator[](const Key &key) const &;
    template<class Key>
    [[nodiscard]] inline JsonValue operator[](const Key &key) const &&;
    [[nodiscard]] JsonValue &operator[](const QString &key) &;
    [[nodiscard]] JsonValue &operator[](QLatin1String key) &;

    // Adds the field or replaces it; an undefined value removes it.
    void insert(const QString &key, JsonValue value);
    void insert(QLatin1String key, JsonValue value);
    void insert(JsonName key, JsonValue value);
    void remove(const QString &key);
    void remove(QLatin1String key);
    JsonValue take(const QString &key);
    JsonValue take(QLatin1String key);
    inline void reserve(qsizetype size);

    // In the order of the names.
    [[nodiscard]] inline iterator begin();
    [[nodiscard]] inline iterator end();
    [[nodiscard]] inline const_iterator begin() const;
    [[nodiscard]] inline const_iterator end() const;
    [[nodiscard]] inline const_iterator constBegin() const;
    [[nodiscard]] inline const_iterator constEnd() const;
    [[nodiscard]] const_iterator constFind(const QString &key) const;
    [[nodiscard]] const_iterator constFind(QLatin1String key) const;
    [[nodiscard]] inline const_iterator find(const QString &key) const;
    [[nodiscard]] inline const_iterator find(QLatin1String key) const;
    iterator erase(iterator place);

    friend bool operator==(const JsonObject &a, const JsonObject &b);
    // Whether one is a copy of the other and neither was changed since: far cheaper to know than
    // whether they are equal.
    [[nodiscard]] inline bool isSharedWith(const JsonObject &other) const;

private:
    [[nodiscard]] const JsonValue *valueOf(QLatin1String key) const;
    [[nodiscard]] const JsonValue *valueOf(QStringView key) const;
    [[nodiscard]] const JsonValue *valueOf(const QString &key) const
    {
        return valueOf(QStringView(key));
    }

    QList<JsonEntry> m_entries; // sorted by key
};

} // namespace league::base
