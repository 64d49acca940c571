// JsonObjectMaker: an object while its fields are named one after the other, in any order.
//
// For whoever writes messages: fields come in the order of the documents, and an object keeps them
// in the order of their names. Put in their places one by one they would be moved again and again.
//
//     JsonObjectMaker fields;
//     fields.add(JsonName("match_id"), id);
//     const JsonObject object = fields.take();
#pragma once

#include "agents/base/json/json.h"

#include <QVarLengthArray>

namespace league::base {

class JsonObjectMaker
{
public:
    // Of fields of the same name the last one counts; an undefined value is none.
    void add(JsonName name, JsonValue value) { m_fields.emplace_back(name, std::move(value)); }

    // The object; the maker is at its end with that.
    [[nodiscard]] JsonObject take();

private:
    struct Field
    {
        Field() = default;
        Field(JsonName itsName, JsonValue &&itsValue)
            : name(itsName), value(std::move(itsValue)) { }

        JsonName name = JsonName("");
        JsonValue value = {};
    };
    static constexpr qsizetype UsualFields = 16;

    [[nodiscard]] JsonObject takeInserted(); // field by field

    QVarLengthArray<Field, UsualFields> m_fields;
};

} // namespace league::base
