#include "agents/base/json/json_object_maker.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>

namespace league::base {

namespace {

// Fields that were named one after the other once, and the order in which an object keeps them:
// whoever writes a message names the same fields every time.
struct KnownFields
{
    static constexpr size_t Most = 24;

    size_t count = 0;
    bool hasTwins = false; // two of the same name
    std::array<const char *, Most> names = {}; // as they came, by where they are written
    std::array<uchar, Most> order = {}; // which one comes first, second …
    std::array<QString, Most> texts = {}; // in that order
};

// Where this thread remembers fields of these names; what is there may be others, or nothing.
template<class Fields>
std::unique_ptr<KnownFields> &placeFor(const Fields &fields)
{
    constexpr size_t Places = 256; // a power of two
    thread_local std::array<std::unique_ptr<KnownFields>, Places> all;
    quint64 mixed = static_cast<quint64>(fields.size());
    for (const auto &field : fields)
        mixed =
            (mixed ^ reinterpret_cast<quintptr>(field.name.text.data())) * 0x9E37'79B9'7F4A'7C15;
    return all[(mixed >> 40) % Places];
}

template<class Fields>
bool isKnown(const KnownFields &known, const Fields &fields)
{
    return std::ranges::equal(std::span(known.names).first(known.count), fields, {}, {},
                              [](const auto &field) { return field.name.text.data(); });
}

template<class Fields>
std::unique_ptr<KnownFields> sorted(const Fields &fields)
{
    auto made = std::make_unique<KnownFields>();
    KnownFields &known = *made;
    const auto count = static_cast<size_t>(fields.size());
    known.count = count;
    const auto nameOf = [&](uchar index) { return fields[index].name; };
    for (size_t i = 0; i < count; ++i) {
        known.names[i] = nameOf(static_cast<uchar>(i)).text.data();
        known.order[i] = static_cast<uchar>(i);
    }
    const auto order = std::span(known.order).first(count);
    std::ranges::sort(order, [&](uchar a, uchar b) { return nameOf(a).compare(nameOf(b)) < 0; });
    const auto isAgain = [&](uchar a, uchar b) { return nameOf(a).compare(nameOf(b)) == 0; };
    known.hasTwins = std::ranges::adjacent_find(order, isAgain) != order.end();
    for (size_t i = 0; i < count; ++i)
        known.texts[i] = jsonName(nameOf(order[i]));
    return made;
}

} // namespace

JsonObject JsonObjectMaker::take()
{
    if (m_fields.isEmpty())
        return {};
    if (static_cast<size_t>(m_fields.size()) > KnownFields::Most)
        return takeInserted();
    std::unique_ptr<KnownFields> &place = placeFor(m_fields);
    if (!place || !isKnown(*place, m_fields))
        place = sorted(m_fields);
    const KnownFields &known = *place;
    if (known.hasTwins)
        return takeInserted();
    QList<JsonEntry> entries;
    entries.reserve(m_fields.size());
    for (size_t i = 0; i < known.count; ++i) {
        JsonValue &value = m_fields[known.order[i]].value;
        if (!value.isUndefined())
            entries.emplaceBack(known.texts[i], std::move(value));
    }
    m_fields.clear();
    return JsonObject::fromSorted(std::move(entries));
}

JsonObject JsonObjectMaker::takeInserted()
{
    JsonObject object;
    object.reserve(m_fields.size());
    for (Field &field : m_fields)
        object.insert(field.name, std::move(field.value));
    m_fields.clear();
    return object;
}

} // namespace league::base
