// FieldWriter: the visitor that turns what a message describes into a JsonObject.
//
// Used by write() and payloadOf(); see field_types.h for what the functions mean.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/field_types.h"
#include "agents/protocol/secrets.h"

#include <type_traits>

namespace league::protocol {

class FieldWriter
{
public:
    static constexpr qsizetype UsualFields = 8; // as many as most messages have

    // Adds to the object, which must outlive the writer; a field that is there is overwritten.
    explicit FieldWriter(JsonObject &object) : m_object(object) { }

    template<class T>
    void required(FieldName name, const T &field)
    {
        m_object.insert(name, toJson(field));
    }

    template<class T>
    void optional(FieldName name, const T &field)
    {
        if (!isAbsent(field))
            m_object.insert(name, toJson(field));
    }

    template<class T>
    void nullable(FieldName name, const T &field)
    {
        m_object.insert(name, isAbsent(field) ? JsonValue(JsonValue::Null) : toJson(field));
    }

    template<class T>
    void withDefault(FieldName name, const T &field, const std::type_identity_t<T> &)
    {
        m_object.insert(name, toJson(field));
    }

    template<class T>
    void either(FieldName name, FieldName, const T &field, QLatin1String)
    {
        m_object.insert(name, toJson(field));
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
            JsonObject object;
            object.reserve(UsualFields / 2); // a schedule may have 20 000 of them
            FieldWriter part(object);
            T::describe(field, part);
            return object;
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

    JsonObject &m_object;
};

} // namespace league::protocol
