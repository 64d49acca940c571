// JsonDocument: a JSON text. What it is read from and written as is byte for byte what Qt's class
// of that name takes and gives.
#pragma once

#include "agents/base/json/json.h"

#include <QJsonDocument>

namespace league::base {

using JsonParseError = QJsonParseError;

class JsonDocument
{
public:
    using JsonFormat = QJsonDocument::JsonFormat;
    static constexpr JsonFormat Compact = QJsonDocument::Compact;
    static constexpr JsonFormat Indented = QJsonDocument::Indented;

    JsonDocument() = default;
    explicit JsonDocument(const JsonObject &object) : m_content(object) { }
    explicit JsonDocument(const JsonArray &array) : m_content(array) { }

    // Null, and the reason in `problem`, when the text is not that of one object or array.
    [[nodiscard]] static JsonDocument fromJson(const QByteArray &text,
                                               JsonParseError *problem = nullptr);
    [[nodiscard]] QByteArray toJson(JsonFormat format = Indented) const;

    [[nodiscard]] bool isNull() const { return m_content.isUndefined(); }
    [[nodiscard]] bool isObject() const { return m_content.isObject(); }
    [[nodiscard]] bool isArray() const { return m_content.isArray(); }
    [[nodiscard]] JsonObject object() const { return m_content.toObject(); }
    [[nodiscard]] JsonArray array() const { return m_content.toArray(); }

private:
    explicit JsonDocument(JsonValue content) : m_content(std::move(content)) { }

    JsonValue m_content = JsonValue::Undefined;
};

// The object in one line: messages, entries of the journal, lines of logs.
[[nodiscard]] inline QByteArray compactJson(const JsonObject &object)
{
    return JsonDocument(object).toJson(JsonDocument::Compact);
}

} // namespace league::base

namespace league {

using base::compactJson;
using base::JsonDocument;
using base::JsonParseError;

} // namespace league
