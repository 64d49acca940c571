// Conversions to and from Qt's own types: for QML, for settings, and for what only Qt reads.
#include "agents/base/json/json.h"

#include <QJsonArray>
#include <QJsonObject>

namespace league::base {

namespace {

JsonArray arrayFromQt(const QJsonArray &items)
{
    JsonArray array;
    array.reserve(items.size());
    for (const QJsonValue item : items)
        array.append(JsonValue::fromQt(item));
    return array;
}

JsonObject objectFromQt(const QJsonObject &fields)
{
    JsonObject object;
    object.reserve(fields.size());
    for (auto field = fields.begin(); field != fields.end(); ++field)
        object.insert(field.key(), JsonValue::fromQt(field.value()));
    return object;
}

QJsonArray arrayToQt(const JsonArray &items)
{
    QJsonArray array;
    for (const JsonValue &item : items)
        array.append(item.toQt());
    return array;
}

QJsonObject objectToQt(const JsonObject &fields)
{
    QJsonObject object;
    for (auto field = fields.begin(); field != fields.end(); ++field)
        object.insert(field.key(), field.value().toQt());
    return object;
}

} // namespace

JsonValue JsonValue::fromQt(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool();
    case QJsonValue::Double: {
        // toInteger() gives its argument back for everything that is not a whole number.
        const qint64 whole = value.toInteger(0);
        return whole == value.toInteger(1) ? JsonValue(whole) : JsonValue(value.toDouble());
    }
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Array:
        return arrayFromQt(value.toArray());
    case QJsonValue::Object:
        return objectFromQt(value.toObject());
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return value.type();
}

QJsonValue JsonValue::toQt() const
{
    if (const auto *whole = std::get_if<qint64>(&m_content))
        return *whole;
    switch (type()) {
    case QJsonValue::Bool:
        return toBool();
    case QJsonValue::Double:
        return toDouble();
    case QJsonValue::String:
        return toString();
    case QJsonValue::Array:
        return arrayToQt(toArray());
    case QJsonValue::Object:
        return objectToQt(toObject());
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return type();
}

JsonValue JsonValue::fromVariant(const QVariant &variant)
{
    switch (variant.typeId()) {
    case QMetaType::Bool:
        return variant.toBool();
    case QMetaType::Int:
        return variant.toInt();
    case QMetaType::LongLong:
        return variant.toLongLong();
    case QMetaType::Double:
        return variant.toDouble();
    case QMetaType::QString:
        return variant.toString();
    case QMetaType::QStringList:
        return JsonArray::fromStringList(variant.toStringList());
    case QMetaType::QVariantList:
        return JsonArray::fromVariantList(variant.toList());
    case QMetaType::QVariantMap:
        return JsonObject::fromVariantMap(variant.toMap());
    default:
        return fromQt(QJsonValue::fromVariant(variant));
    }
}

QVariant JsonValue::toVariant() const
{
    if (const auto *whole = std::get_if<qint64>(&m_content))
        return *whole;
    switch (type()) {
    case QJsonValue::Bool:
        return toBool();
    case QJsonValue::Double:
        return toDouble();
    case QJsonValue::String:
        return toString();
    case QJsonValue::Array:
        return toArray().toVariantList();
    case QJsonValue::Object:
        return toObject().toVariantMap();
    case QJsonValue::Null:
        return QVariant::fromValue(nullptr);
    case QJsonValue::Undefined:
        break;
    }
    return {};
}

JsonArray JsonArray::fromStringList(const QStringList &texts)
{
    JsonArray array;
    array.reserve(texts.size());
    for (const QString &text : texts)
        array.append(text);
    return array;
}

JsonArray JsonArray::fromVariantList(const QVariantList &list)
{
    JsonArray array;
    array.reserve(list.size());
    for (const QVariant &item : list)
        array.append(JsonValue::fromVariant(item));
    return array;
}

QVariantList JsonArray::toVariantList() const
{
    QVariantList list;
    list.reserve(size());
    for (const JsonValue &item : m_items)
        list.append(item.toVariant());
    return list;
}

JsonObject JsonObject::fromVariantMap(const QVariantMap &map)
{
    JsonObject object;
    object.reserve(map.size());
    for (auto field = map.begin(); field != map.end(); ++field)
        object.insert(field.key(), JsonValue::fromVariant(field.value()));
    return object;
}

QVariantMap JsonObject::toVariantMap() const
{
    QVariantMap map;
    for (const JsonEntry &entry : m_entries)
        map.insert(map.cend(), entry.key, entry.value.toVariant());
    return map;
}

} // namespace league::base
