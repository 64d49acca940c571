#include "agents/protocol/mcp_client/arguments.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace league::protocol::mcp_client {

namespace {

constexpr std::array WholeMessageNames{QLatin1String("message"), QLatin1String("params"),
                                       QLatin1String("payload"), QLatin1String("data"),
                                       QLatin1String("request"), QLatin1String("envelope")};

QStringList typesOf(const JsonObject &schema)
{
    QStringList types;
    const auto add = [&types](const JsonValue &type) {
        if (type.isString())
            types.append(type.toString());
    };
    const JsonValue type = schema.value(QLatin1String("type"));
    add(type);
    const JsonArray several = type.toArray();
    std::for_each(several.begin(), several.end(), add);
    // What Python writes for "dict | None".
    const JsonArray alternatives = schema.value(QLatin1String("anyOf")).toArray();
    for (const auto &alternative : alternatives)
        add(alternative.toObject().value(QLatin1String("type")));
    return types;
}

// How an argument takes a whole message: as an object, as text, or not at all.
JsonValue wholeMessage(const JsonObject &schema, const JsonObject &message)
{
    const QStringList types = typesOf(schema);
    // No type: anything, or a $ref, which stands for a class of the other side.
    if (types.isEmpty() || types.contains(QLatin1String("object")))
        return message;
    if (types.contains(QLatin1String("string")))
        return QString::fromUtf8(JsonDocument(message).toJson(JsonDocument::Compact));
    return JsonValue::Undefined;
}

bool takesUnknownArguments(const JsonObject &schema)
{
    const JsonValue additional = schema.value(QLatin1String("additionalProperties"));
    return additional.isUndefined() ? schema.value(QLatin1String("properties")).toObject().isEmpty()
                                    : additional.toBool(additional.isObject());
}

QStringList requiredBy(const JsonObject &schema)
{
    QStringList names;
    const JsonArray required = schema.value(QLatin1String("required")).toArray();
    for (const auto &name : required)
        names.append(name.toString());
    return names;
}

// Fields that have a second name in the league, in case the tool asks by the other one.
QString otherNameOf(const QString &name)
{
    static const QHash<QString, QString> names{
        {QStringLiteral("choice"), QStringLiteral("parity_choice")},
        {QStringLiteral("opponent"), QStringLiteral("opponent_id")},
        {QStringLiteral("match"), QStringLiteral("match_id")},
        {QStringLiteral("player"), QStringLiteral("player_id")},
        {QStringLiteral("round"), QStringLiteral("round_id")},
        {QStringLiteral("game"), QStringLiteral("game_type")},
    };
    return names.value(name);
}

// A field as the argument wants it: numbers and texts of each other where only that fits.
JsonValue converted(const JsonValue &value, const JsonObject &schema)
{
    const QStringList types = typesOf(schema);
    if (types.isEmpty())
        return value;
    const bool wantsNumber =
        types.contains(QLatin1String("integer")) || types.contains(QLatin1String("number"));
    if (value.isDouble() && !wantsNumber && types.contains(QLatin1String("string")))
        return value.toVariant().toString();
    if ((value.isObject() || value.isArray()) && types == QStringList{QStringLiteral("string")}) {
        const JsonDocument document =
            value.isObject() ? JsonDocument(value.toObject()) : JsonDocument(value.toArray());
        return QString::fromUtf8(document.toJson(JsonDocument::Compact));
    }
    return value;
}

JsonObject flatArguments(const JsonObject &schema, const JsonObject &message)
{
    const JsonObject properties = schema.value(QLatin1String("properties")).toObject();
    JsonObject arguments = takesUnknownArguments(schema) ? message : JsonObject();
    for (auto it = properties.begin(); it != properties.end(); ++it) {
        JsonValue value = message.value(it.key());
        if (value.isUndefined())
            value = message.value(otherNameOf(it.key()));
        if (!value.isUndefined())
            arguments.insert(it.key(), converted(value, it.value().toObject()));
    }
    return arguments;
}

// The argument that takes the whole message, whatever the tool calls it; null when there is none.
QString wholeMessageName(const JsonObject &properties, const JsonObject &message)
{
    for (const QLatin1String name : WholeMessageNames) {
        // A field of that name that the message has itself is only that field.
        const bool fits = properties.contains(name) && !message.contains(name);
        if (fits && !wholeMessage(properties.value(name).toObject(), message).isUndefined())
            return name;
    }
    if (properties.size() != 1 || message.contains(properties.begin().key()))
        return {};
    const JsonObject only = properties.begin().value().toObject();
    const bool isObject =
        only.contains(QLatin1String("$ref")) || typesOf(only).contains(QLatin1String("object"));
    return isObject ? properties.begin().key() : QString();
}

} // namespace

base::Result<JsonObject> argumentsFor(const Tool &tool, const JsonObject &message)
{
    const JsonObject &schema = tool.inputSchema;
    const JsonObject properties = schema.value(QLatin1String("properties")).toObject();
    JsonObject arguments = flatArguments(schema, message);
    if (const QString name = wholeMessageName(properties, message); !name.isNull())
        arguments.insert(name, wholeMessage(properties.value(name).toObject(), message));
    QStringList missing;
    const QStringList required = requiredBy(schema);
    for (const QString &name : required) {
        if (!arguments.contains(name))
            missing.append(base::quotable(name));
    }
    if (missing.isEmpty())
        return arguments;
    return base::Failure{QStringLiteral("The tool %1 requires %2, which the message does not have.")
                             .arg(base::quotable(tool.name),
                                  base::quotable(missing.join(QLatin1String(", ")), 200))};
}

} // namespace league::protocol::mcp_client
