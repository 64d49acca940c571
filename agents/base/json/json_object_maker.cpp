#include "agents/base/json/json_object_maker.h"

#include <algorithm>

namespace league::base {

JsonObject JsonObjectMaker::take()
{
    QVarLengthArray<Field *, UsualFields> sorted;
    sorted.reserve(m_fields.size());
    for (Field &field : m_fields)
        sorted.append(&field);
    // Of the same name the last first, and that one is taken.
    std::sort(sorted.begin(), sorted.end(), [](const Field *a, const Field *b) {
        const int order = a->name.compare(b->name);
        return order != 0 ? order < 0 : a > b;
    });
    QList<JsonEntry> entries;
    entries.reserve(sorted.size());
    const Field *before = nullptr;
    for (Field *field : std::as_const(sorted)) {
        const bool isAgain = before && before->name.compare(field->name) == 0;
        before = field;
        if (!isAgain && !field->value.isUndefined())
            entries.emplaceBack(JsonEntry{jsonName(field->name), std::move(field->value)});
    }
    m_fields.clear();
    return JsonObject::fromSorted(std::move(entries));
}

} // namespace league::base
