#include "agents/base/json/json.h"

#include "agents/base/json/json_names.h"

#include <algorithm>

namespace league::base {

namespace {

// Up to here, looking at every length is faster than halving.
constexpr qsizetype FewEntries = 32;

bool isSame(QStringView name, QStringView key)
{
    return name == key;
}

bool isSame(QStringView name, QLatin1String key)
{
    const char16_t *letter = name.utf16();
    for (const char c : key) {
        if (*letter++ != static_cast<uchar>(c))
            return false;
    }
    return true;
}

int order(QStringView name, QStringView key)
{
    return name.compare(key);
}

int order(QStringView name, QLatin1String key)
{
    const qsizetype common = std::min(name.size(), key.size());
    for (qsizetype i = 0; i < common; ++i) {
        const int difference = name.at(i).unicode() - static_cast<uchar>(key.data()[i]);
        if (difference != 0)
            return difference;
    }
    return name.size() < key.size() ? -1 : name.size() > key.size() ? 1 : 0;
}

// The first entry that does not stand before the key.
template<class Entries, class Key>
auto placeOf(Entries &entries, Key key)
{
    if (entries.isEmpty() || order(entries.constLast().key, key) < 0)
        return entries.end();
    return std::lower_bound(
        entries.begin(), entries.end(), key,
        [](const JsonEntry &entry, Key sought) { return order(entry.key, sought) < 0; });
}

template<class Key>
const JsonValue *valueIn(const QList<JsonEntry> &entries, Key key)
{
    if (entries.size() <= FewEntries) {
        for (const JsonEntry &entry : entries) {
            if (entry.key.size() == key.size() && isSame(entry.key, key))
                return &entry.value;
        }
        return nullptr;
    }
    const auto place = placeOf(entries, key);
    return place != entries.end() && order(place->key, key) == 0 ? &place->value : nullptr;
}

template<class Key, class Name>
JsonValue &madeIn(QList<JsonEntry> &entries, Key key, Name name)
{
    const auto place = placeOf(std::as_const(entries), key);
    const qsizetype index = place - entries.cbegin();
    if (place == entries.cend() || order(place->key, key) != 0)
        entries.insert(index, JsonEntry{name(), JsonValue(JsonValue::Null)});
    return entries[index].value;
}

template<class Key, class Name>
void putIn(QList<JsonEntry> &entries, Key key, Name name, JsonValue &&value)
{
    const auto place = placeOf(std::as_const(entries), key);
    const qsizetype index = place - entries.cbegin();
    if (place == entries.cend()) {
        entries.emplaceBack(name(), std::move(value));
    } else if (order(place->key, key) == 0) {
        entries[index].value = std::move(value);
    } else if (index > 0) {
        entries.insert(index, JsonEntry{name(), std::move(value)});
    } else { // a list that grows at its front takes new memory, however much there is at its end
        entries.insert(1, JsonEntry{name(), std::move(value)});
        entries.swapItemsAt(0, 1);
    }
}

template<class Key>
JsonValue taken(QList<JsonEntry> &entries, Key key)
{
    const auto place = placeOf(std::as_const(entries), key);
    if (place == entries.cend() || order(place->key, key) != 0)
        return undefinedJson();
    return entries.takeAt(place - entries.cbegin()).value;
}

} // namespace

JsonObject JsonObject::fromEntries(QList<JsonEntry> entries)
{
    const auto isNotBefore = [](const JsonEntry &a, const JsonEntry &b) { return a.key >= b.key; };
    if (std::adjacent_find(entries.cbegin(), entries.cend(), isNotBefore) == entries.cend())
        return fromSorted(std::move(entries)); // agents of ours write them in this order
    JsonObject object;
    object.reserve(entries.size());
    for (JsonEntry &entry : entries)
        object.insert(entry.key, std::move(entry.value));
    return object;
}

const JsonValue *JsonObject::valueOf(QLatin1String key) const
{
    return valueIn(m_entries, key);
}

const JsonValue *JsonObject::valueOf(QStringView key) const
{
    return valueIn(m_entries, key);
}

JsonValue &JsonObject::operator[](const QString &key) &
{
    return madeIn(m_entries, QStringView(key), [&] { return key; });
}

JsonValue &JsonObject::operator[](QLatin1String key) &
{
    return madeIn(m_entries, key, [&] { return jsonName(key); });
}

void JsonObject::insert(const QString &key, JsonValue value)
{
    if (value.isUndefined())
        return remove(key);
    putIn(
        m_entries, QStringView(key), [&] { return key; }, std::move(value));
}

void JsonObject::insert(QLatin1String key, JsonValue value)
{
    if (value.isUndefined())
        return remove(key);
    putIn(
        m_entries, key, [&] { return jsonName(key); }, std::move(value));
}

void JsonObject::insert(JsonName key, JsonValue value)
{
    if (value.isUndefined())
        return remove(key.text);
    putIn(
        m_entries, key.text, [&] { return jsonName(key); }, std::move(value));
}

void JsonObject::remove(const QString &key)
{
    taken(m_entries, QStringView(key));
}

void JsonObject::remove(QLatin1String key)
{
    taken(m_entries, key);
}

JsonValue JsonObject::take(const QString &key)
{
    return taken(m_entries, QStringView(key));
}

JsonValue JsonObject::take(QLatin1String key)
{
    return taken(m_entries, key);
}

JsonObject::const_iterator JsonObject::constFind(const QString &key) const
{
    const auto place = placeOf(m_entries, QStringView(key));
    return place != m_entries.cend() && place->key == key ? const_iterator(place) : end();
}

JsonObject::const_iterator JsonObject::constFind(QLatin1String key) const
{
    const auto place = placeOf(m_entries, key);
    return place != m_entries.cend() && place->key == key ? const_iterator(place) : end();
}

JsonObject::iterator JsonObject::erase(iterator place)
{
    return iterator(m_entries.erase(place.m_place));
}

QStringList JsonObject::keys() const
{
    QStringList names;
    names.reserve(m_entries.size());
    for (const JsonEntry &entry : m_entries)
        names.append(entry.key);
    return names;
}

} // namespace league::base
