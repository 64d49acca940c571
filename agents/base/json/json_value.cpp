#include "agents/base/json/json.h"
#include "agents/base/json/json_names.h"

#include <cmath>

namespace league::base {

const JsonValue &undefinedJson()
{
    static const JsonValue nothing(JsonValue::Undefined);
    return nothing;
}

JsonValue::JsonValue(Type type)
{
    switch (type) {
    case QJsonValue::Null:
        m_content = nullptr;
        break;
    case QJsonValue::Bool:
        m_content = false;
        break;
    case QJsonValue::Double:
        m_content = qint64(0);
        break;
    case QJsonValue::String:
        m_content = QString();
        break;
    case QJsonValue::Array:
        m_content = JsonArray();
        break;
    case QJsonValue::Object:
        m_content = JsonObject();
        break;
    case QJsonValue::Undefined:
        m_content = std::monostate();
        break;
    }
}

JsonValue::JsonValue(double value)
{
    constexpr double Beyond = 9'223'372'036'854'775'808.0; // 2 to the power of 63
    if (value >= -Beyond && value < Beyond && std::trunc(value) == value)
        m_content = static_cast<qint64>(value);
    else
        m_content = value;
}

JsonValue::JsonValue(QLatin1String word) : m_content(jsonName(word)) { }

JsonField::JsonField(QLatin1String name, JsonValue itsValue)
    : key(jsonName(name)), value(std::move(itsValue))
{
}

bool JsonValue::toBool(bool otherwise) const
{
    const auto *value = std::get_if<bool>(&m_content);
    return value ? *value : otherwise;
}

int JsonValue::toInt(int otherwise) const
{
    const auto *value = std::get_if<qint64>(&m_content);
    return value && *value == static_cast<int>(*value) ? static_cast<int>(*value) : otherwise;
}

qint64 JsonValue::toInteger(qint64 otherwise) const
{
    const auto *value = std::get_if<qint64>(&m_content);
    return value ? *value : otherwise;
}

double JsonValue::toDouble(double otherwise) const
{
    if (const auto *whole = std::get_if<qint64>(&m_content))
        return static_cast<double>(*whole);
    const auto *value = std::get_if<double>(&m_content);
    return value ? *value : otherwise;
}

QString JsonValue::toString(const QString &otherwise) const
{
    return contentOr<QString>(otherwise);
}

JsonObject JsonValue::toObject(const JsonObject &otherwise) const
{
    return contentOr<JsonObject>(otherwise);
}

const QString &JsonValue::noText()
{
    static const QString none;
    return none;
}

const JsonArray &JsonValue::noItems()
{
    static const JsonArray none;
    return none;
}

const JsonObject &JsonValue::noFields()
{
    static const JsonObject none;
    return none;
}

bool JsonValue::operator==(const JsonValue &other) const
{
    return m_content == other.m_content;
}

bool operator==(const JsonArray &a, const JsonArray &b)
{
    return a.m_items == b.m_items;
}

bool operator==(const JsonObject &a, const JsonObject &b)
{
    return a.m_entries == b.m_entries;
}

} // namespace league::base
