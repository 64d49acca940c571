#include "agents/base/json/json_document.h"

#include "agents/base/json/json_reader.h"
#include "agents/base/json/json_writer.h"

#include <QJsonArray>
#include <QJsonObject>

namespace league::base {

JsonDocument JsonDocument::fromJson(const QByteArray &text, JsonParseError *problem)
{
    if (std::optional<JsonValue> read = readJson(text)) {
        if (problem)
            *problem = {-1, QJsonParseError::NoError};
        return JsonDocument(*std::move(read));
    }
    // Anything unusual, mistakes included, is Qt's to judge.
    const QJsonDocument document = QJsonDocument::fromJson(text, problem);
    if (document.isArray())
        return JsonDocument(JsonValue::fromQt(document.array()));
    return document.isObject() ? JsonDocument(JsonValue::fromQt(document.object()))
                               : JsonDocument();
}

QByteArray JsonDocument::toJson(JsonFormat format) const
{
    return isNull() ? QByteArray() : writeJson(m_content, format);
}

} // namespace league::base
