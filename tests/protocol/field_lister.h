// FieldLister: a visitor that lists the fields of an example message with their paths, so that a
// trial can take away or spoil each of them in turn.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/field_types.h"
#include "agents/protocol/timestamps.h"

#include <QStringList>

#include <type_traits>
#include <variant>

namespace league::test {

using PathStep = std::variant<QString, qsizetype>;

enum class Presence { Required, Optional, ListItem };

struct ListedField
{
    QList<PathStep> steps;
    Presence presence = Presence::Required;
    JsonValue wrongValue; // undefined: every value is right
    QString wrongCode = QStringLiteral("E003");
    bool isMoment = false;

    [[nodiscard]] QString path() const
    {
        QString text;
        for (const PathStep &step : steps) {
            if (const qsizetype *index = std::get_if<qsizetype>(&step))
                text += QStringLiteral("[%1]").arg(*index);
            else
                text +=
                    (text.isEmpty() ? QString() : QStringLiteral(".")) + std::get<QString>(step);
        }
        return text;
    }
};

class FieldLister
{
public:
    explicit FieldLister(QList<PathStep> at = {}) : m_at(std::move(at)) { }

    QList<ListedField> fields;
    QStringList ruled; // paths with a rule beyond their type

    template<class T>
    void required(protocol::FieldName name, const T &field)
    {
        add(below(name.text), field, Presence::Required);
    }

    template<class T>
    void optional(protocol::FieldName name, const T &field)
    {
        add(below(name.text), field, Presence::Optional);
    }

    template<class T>
    void nullable(protocol::FieldName name, const T &field)
    {
        optional(name, field);
    }

    template<class T>
    void withDefault(protocol::FieldName name, const T &field, const std::type_identity_t<T> &)
    {
        optional(name, field);
    }

    template<class T>
    void either(protocol::FieldName name, protocol::FieldName, const T &field, QLatin1String code)
    {
        required(name, field);
        fields.last().wrongCode = code;
    }

    void scrubbed(protocol::FieldName name, const JsonObject &field) { optional(name, field); }

    void must(protocol::FieldName name, bool, const char *)
    {
        ruled.append(ListedField{below(name.text), {}, {}, {}, {}}.path());
    }

private:
    [[nodiscard]] QList<PathStep> below(const PathStep &step) const { return m_at + QList{step}; }
    [[nodiscard]] QList<PathStep> below(QLatin1String name) const { return below(QString(name)); }

    template<class T>
    void add(const QList<PathStep> &steps, const T &field, Presence presence)
    {
        using namespace protocol;
        if constexpr (IsOptional<T>) {
            add(steps, field.value_or(typename T::value_type{}), presence);
        } else {
            ListedField listed{steps, presence, wrongValueFor<T>()};
            listed.isMoment = std::same_as<T, Timestamp>;
            fields.append(listed);
            if constexpr (Described<T>) {
                FieldLister part(steps);
                T::describe(field, part);
                fields.append(part.fields);
                ruled.append(part.ruled);
            } else if constexpr (IsList<T>) {
                for (qsizetype i = 0; i < field.size(); ++i)
                    add(steps + QList<PathStep>{i}, field.at(i), Presence::ListItem);
            } else if constexpr (IsMap<T>) {
                for (auto entry = field.begin(); entry != field.end(); ++entry)
                    add(steps + QList<PathStep>{mapKeyText(entry.key())}, entry.value(),
                        Presence::Optional);
            }
        }
    }

    template<class T>
    static JsonValue wrongValueFor()
    {
        using namespace protocol;
        if constexpr (std::same_as<T, bool>)
            return QStringLiteral("yes");
        else if constexpr (std::is_arithmetic_v<T>)
            return QStringLiteral("two");
        else if constexpr (Worded<T>)
            return QStringLiteral("NO_SUCH_WORD");
        else if constexpr (std::same_as<T, QString> || IsId<T> || TextCoded<T>)
            return 7;
        else if constexpr (IsList<T>)
            return JsonObject();
        else if constexpr (std::same_as<T, JsonValue>)
            return JsonValue::Undefined;
        else
            return JsonArray();
    }

    QList<PathStep> m_at;
};

} // namespace league::test
