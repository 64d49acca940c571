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
    // Ids and words come again and again; longer texts are times, tokens and what agents say.
    constexpr qsizetype LongestWord = 15;
    const QByteArrayView text(utf8.data(), static_cast<qsizetype>(utf8.size()));
    return text.size() <= LongestWord ? jsonWord(text) : QString::fromUtf8(text);
}

bool read(const simdjson::dom::element &element, JsonValue &into);

bool readArray(const simdjson::dom::array &items, JsonValue &into)
{
    QList<JsonValue> values(static_cast<qsizetype>(items.size()));
    JsonValue *value = values.data();
    for (const simdjson::dom::element item : items) {
        if (!read(item, *value++))
            return false;
    }
    into = JsonArray::fromValues(std::move(values));
    return true;
}

bool readObject(const simdjson::dom::object &fields, JsonValue &into)
{
    QList<JsonEntry> entries(static_cast<qsizetype>(fields.size()));
    JsonEntry *entry = entries.data();
    std::optional<std::string_view> before;
    bool isSorted = true;
    for (const simdjson::dom::key_value_pair field : fields) {
        if (!read(field.value, entry->value))
            return false;
        const auto length = static_cast<qsizetype>(field.key.size());
        entry->key = jsonName(QByteArrayView(field.key.data(), length));
        // Letters beyond ASCII may have another order as bytes than as text.
        isSorted = isSorted && (!before || *before < field.key) && entry->key.size() == length;
        before = field.key;
        ++entry;
    }
    into = isSorted ? JsonObject::fromSorted(std::move(entries))
                    : JsonObject::fromEntries(std::move(entries));
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
    static Reader &ofThisThread()
    {
        thread_local Reader reader;
        return reader;
    }

    std::optional<JsonValue> read(QByteArrayView text)
    {
        const std::optional<simdjson::dom::element> root = parse(text);
        JsonValue value;
        if (!root || !(root->is_object() || root->is_array()) || !base::read(*root, value))
            return std::nullopt;
        return value;
    }

    std::optional<JsonValue> readField(QByteArrayView text, QLatin1String name)
    {
        const std::optional<simdjson::dom::element> root = parse(text);
        simdjson::dom::element field;
        JsonValue value;
        if (!root
            || root->at_key({name.data(), size_t(name.size())}).get(field) != simdjson::SUCCESS
            || !base::read(field, value))
            return std::nullopt;
        return value;
    }

private:
    std::optional<simdjson::dom::element> parse(QByteArrayView text)
    {
        const auto size = static_cast<size_t>(text.size());
        if (size > LargestText)
            return std::nullopt;
        if (m_room.size() < size + simdjson::SIMDJSON_PADDING) {
            m_room.resize(2 * size + simdjson::SIMDJSON_PADDING);
            if (m_parser.allocate(2 * size, Deepest) != simdjson::SUCCESS)
                return std::nullopt;
        }
        std::copy_n(text.data(), size, m_room.begin());
        simdjson::dom::element root;
        if (m_parser.parse(m_room.data(), size, false).get(root) != simdjson::SUCCESS)
            return std::nullopt;
        return root;
    }

    simdjson::dom::parser m_parser;
    std::vector<char> m_room;
};

} // namespace

std::optional<JsonValue> readJson(QByteArrayView text)
{
    return Reader::ofThisThread().read(text);
}

std::optional<JsonValue> readJsonField(QByteArrayView text, QLatin1String name)
{
    return Reader::ofThisThread().readField(text, name);
}

} // namespace league::base
