// FieldWriter: the visitor that turns what a message describes into the fields of a JsonObject.
//
// Used by write() and payloadOf(); see field_types.h for what the functions mean.
#pragma once

#include "agents/base/json/json_object_maker.h"
#include "agents/protocol/field_types.h"
#include "agents/protocol/secrets.h"

#include <type_traits>

namespace league::protocol {

class FieldWriter
{
public:
    // Adds to the fields, which must outlive the writer; one that is there is overwritten.
    explicit FieldWriter(base::JsonObjectMaker &fields) : m_fields(fields) { }

    template<class T>
    void required(FieldName name, const T &field)
    {
        m_fields.add(name, toJson(field));
    }

    template<class T>
    void optional(FieldName name, const T &field)
    {
        if (!isAbsent(field))
            m_fields.add(name, toJson(field));
    }

    template<class T>
    void nullable(FieldName name, const T &field)
    {
        m_fields.add(name, isAbsent(field) ? JsonValue(JsonValue::Null) : toJson(field));
    }

    template<class T>
    void withDefault(FieldName name, const T &field, const std::type_identity_t<T> &)
    {
        m_fields.add(name, toJson(field));
    }

    template<class T>
    void either(FieldName name, FieldName, const T &field, QLatin1String)
    {
        m_fields.add(name, toJson(field));
    }

    void scrubbed(FieldName name, const JsonObject &field)
    {
        optional(name, withoutSecrets(field));
    }

    void must(FieldName, bool, const char *) { }

private:
    template<class T>
    static JsonValue toJson(const T &field)
    {
        if constexpr (IsOptional<T>) {
            return toJson(*field);
        } else if constexpr (IsId<T>) {
            return field.text();
        } else if constexpr (Worded<T>) {
            return wireWord(field);
        } else if constexpr (TextCoded<T>) {
            return field.toWire();
        } else if constexpr (Described<T>) {
            base::JsonObjectMaker parts;
            FieldWriter part(parts);
            T::describe(field, part);
            return parts.take();
        } else if constexpr (IsList<T>) {
            JsonArray array;
            array.reserve(field.size());
            for (const auto &item : field)
                array.append(toJson(item));
            return array;
        } else if constexpr (IsMap<T>) {
            JsonObject object;
            object.reserve(field.size());
            for (auto entry = field.begin(); entry != field.end(); ++entry)
                object.insert(mapKeyText(entry.key()), toJson(entry.value()));
            return object;
        } else {
            return JsonValue(field); // text, numbers, true and false, raw JSON
        }
    }

    base::JsonObjectMaker &m_fields;
};

} // namespace league::protocol
