#include "agents/base/json/json_reader.h"

#include "agents/base/json/json_names.h"

#include <simdjson.h>

#include <algorithm>
#include <vector>

namespace league::base {

namespace {

using simdjson::dom::element_type;

// Larger ones are rare, and the parser of a thread should not keep memory for them.
constexpr size_t LargestText = 4 * 1024 * 1024;
// As deep as any message is, and far less than what Qt takes.
constexpr size_t Deepest = 64;

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

bool read(const simdjson::dom::element &element, JsonValue &into);

bool readArray(const simdjson::dom::array &items, JsonValue &into)
{
    JsonArray array;
    array.reserve(static_cast<qsizetype>(items.size()));
    for (const simdjson::dom::element item : items) {
        JsonValue value;
        if (!read(item, value))
            return false;
        array.append(std::move(value));
    }
    into = std::move(array);
    return true;
}

bool readObject(const simdjson::dom::object &fields, JsonValue &into)
{
    JsonObject object;
    object.reserve(static_cast<qsizetype>(fields.size()));
    for (const simdjson::dom::key_value_pair field : fields) {
        JsonValue value;
        if (!read(field.value, value))
            return false;
        const auto length = static_cast<qsizetype>(field.key.size());
        object.insert(jsonName(QByteArrayView(field.key.data(), length)), std::move(value));
    }
    into = std::move(object);
    return true;
}

// False for numbers that Qt would round in a way of its own.
bool read(const simdjson::dom::element &element, JsonValue &into)
{
    switch (element.type()) {
    case element_type::ARRAY:
        return readArray(element.get_array().value_unsafe(), into);
    case element_type::OBJECT:
        return readObject(element.get_object().value_unsafe(), into);
    case element_type::STRING:
        into = textOf(element.get_string().value_unsafe());
        return true;
    case element_type::INT64:
        into = JsonValue(qint64(element.get_int64().value_unsafe()));
        return true;
    case element_type::DOUBLE:
        into = JsonValue(element.get_double().value_unsafe());
        return into != JsonValue(0); // or a number too small for Qt
    case element_type::BOOL:
        into = element.get_bool().value_unsafe();
        return true;
    case element_type::NULL_VALUE:
        into = JsonValue();
        return true;
    case element_type::UINT64:
        break;
    }
    return false;
}

// simdjson's parser, and the text with the room behind it that the parser asks for.
class Reader
{
public:
    std::optional<JsonValue> read(const char *text, size_t size)
    {
        if (m_room.size() < size + simdjson::SIMDJSON_PADDING) {
            m_room.resize(2 * size + simdjson::SIMDJSON_PADDING);
            if (m_parser.allocate(2 * size, Deepest) != simdjson::SUCCESS)
                return std::nullopt;
        }
        std::copy_n(text, size, m_room.begin());
        simdjson::dom::element root;
        if (m_parser.parse(m_room.data(), size, false).get(root) != simdjson::SUCCESS)
            return std::nullopt;
        JsonValue value;
        if (!(root.is_object() || root.is_array()) || !base::read(root, value))
            return std::nullopt;
        return value;
    }

private:
    simdjson::dom::parser m_parser;
    std::vector<char> m_room;
};

} // namespace

std::optional<JsonValue> readJson(QByteArrayView text)
{
    const auto size = static_cast<size_t>(text.size());
    if (size > LargestText)
        return std::nullopt;
    thread_local Reader reader;
    return reader.read(text.data(), size);
}

} // namespace league::base
