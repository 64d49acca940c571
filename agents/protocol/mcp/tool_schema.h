// schemaOf: the JSON Schema of a message, from the same description that reads and writes it.
//
//     tool.inputSchema = schemaOf<MatchStateQuery>({{"match_id", "The match, such as R1M1."}});
//
// Kept to what every MCP client understands (mcp.md §2.5): one `type` for a field, no alternatives
// at the top. A field that may be null has no type at all.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/field_types.h"

#include <type_traits>

namespace league::protocol {

// What fields mean, for the person or the model that fills them in.
using FieldNotes = QMap<QString, QString>;

class SchemaWriter
{
public:
    explicit SchemaWriter(FieldNotes notes = {}) : m_notes(std::move(notes)) { }

    template<class T>
    void required(FieldName name, const T &)
    {
        m_required.append(QString(name.text));
        add(name.text, typeOf<T>());
    }

    template<class T>
    void optional(FieldName name, const T &)
    {
        add(name.text, typeOf<T>());
    }

    template<class T>
    void nullable(FieldName name, const T &)
    {
        add(name.text, {});
    }

    template<class T>
    void withDefault(FieldName name, const T &, const std::type_identity_t<T> &)
    {
        add(name.text, typeOf<T>());
    }

    template<class T>
    void either(FieldName name, FieldName, const T &field, QLatin1String)
    {
        required(name, field);
    }

    void scrubbed(FieldName name, const JsonObject &field) { optional(name, field); }

    void must(FieldName, bool, const char *) { }

    // One more text that is not part of the message, such as a token.
    void addText(const QString &name) { add(name, typeNamed("string")); }

    [[nodiscard]] JsonObject schema() const
    {
        JsonObject schema = typeNamed("object");
        if (m_properties.isEmpty())
            schema.insert(QStringLiteral("additionalProperties"), false);
        else
            schema.insert(QStringLiteral("properties"), m_properties);
        if (!m_required.isEmpty())
            schema.insert(QStringLiteral("required"), m_required);
        return schema;
    }

private:
    static JsonObject typeNamed(const char *name)
    {
        return {{QStringLiteral("type"), QLatin1String(name)}};
    }

    void add(const QString &name, JsonObject schema)
    {
        if (const auto note = m_notes.constFind(name); note != m_notes.constEnd())
            schema.insert(QStringLiteral("description"), *note);
        m_properties.insert(name, schema);
    }

    template<class T>
    static JsonObject typeOf()
    {
        if constexpr (IsOptional<T>) {
            return typeOf<typename T::value_type>();
        } else if constexpr (Worded<T>) {
            JsonArray words;
            for (const auto &entry : wireWords(T{}))
                words.append(QString(entry.word));
            JsonObject schema = typeNamed("string");
            schema.insert(QStringLiteral("enum"), words);
            return schema;
        } else if constexpr (IsId<T> || TextCoded<T> || std::is_same_v<T, QString>) {
            return typeNamed("string");
        } else if constexpr (std::is_same_v<T, bool>) {
            return typeNamed("boolean");
        } else if constexpr (std::is_integral_v<T>) {
            return typeNamed("integer");
        } else if constexpr (std::is_floating_point_v<T>) {
            return typeNamed("number");
        } else if constexpr (IsList<T>) {
            JsonObject schema = typeNamed("array");
            schema.insert(QStringLiteral("items"), typeOf<typename T::value_type>());
            return schema;
        } else if constexpr (Described<T>) {
            T part;
            SchemaWriter writer;
            T::describe(part, writer);
            return writer.schema();
        } else if constexpr (IsMap<T> || std::is_same_v<T, JsonObject>) {
            return typeNamed("object");
        } else {
            return {}; // any JSON
        }
    }

    FieldNotes m_notes;
    JsonObject m_properties;
    JsonArray m_required;
};

template<Described M>
[[nodiscard]] JsonObject schemaOf(const FieldNotes &notes = {}, const QStringList &moreTexts = {})
{
    M message;
    SchemaWriter writer(notes);
    M::describe(message, writer);
    for (const QString &text : moreTexts)
        writer.addText(text);
    return writer.schema();
}

} // namespace league::protocol
