// FieldNames: a visitor that lists the names of a message's fields in the order of the documents.
//
// JsonObject keeps its fields by the alphabet; whoever shows a message to people asks here for the
// order in which the documents, and so the message's describe(), name them. A part of a message
// follows the field that holds it.
#pragma once

#include "agents/protocol/field_types.h"

#include <QStringList>

#include <type_traits>

namespace league::protocol {

class FieldNames
{
public:
    template<class T>
    void required(FieldName name, const T &)
    {
        add<T>(name);
    }

    template<class T>
    void optional(FieldName name, const T &)
    {
        add<T>(name);
    }

    template<class T>
    void nullable(FieldName name, const T &)
    {
        add<T>(name);
    }

    template<class T>
    void withDefault(FieldName name, const T &, const std::type_identity_t<T> &)
    {
        add<T>(name);
    }

    template<class T>
    void either(FieldName name, FieldName otherName, const T &, QLatin1String)
    {
        add<T>(name);
        add<T>(otherName);
    }

    void scrubbed(FieldName name, const JsonObject &) { add<JsonObject>(name); }

    void must(FieldName, bool, const char *) { }

    [[nodiscard]] const QStringList &names() const { return m_names; }

private:
    template<class T>
    void add(FieldName name)
    {
        if (!m_names.contains(name.text))
            m_names.append(name.text);
        addPartsOf<T>();
    }

    template<class T>
    void addPartsOf()
    {
        if constexpr (IsOptional<T> || IsList<T>) {
            addPartsOf<typename T::value_type>();
        } else if constexpr (IsMap<T>) {
            addPartsOf<typename T::mapped_type>();
        } else if constexpr (Described<T>) {
            T part;
            T::describe(part, *this);
        }
    }

    QStringList m_names;
};

// The names of one message, without the envelope.
template<Described M>
[[nodiscard]] QStringList fieldNamesOf()
{
    FieldNames names;
    M message;
    M::describe(message, names);
    return names.names();
}

} // namespace league::protocol
