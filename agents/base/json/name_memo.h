// NameMemo: what was found out about the names of fields, which come again and again.
//
//     bool isSecret(const QString &name)
//     {
//         thread_local NameMemo<bool> known;
//         return known.of(name, [](const QString &it) { return it.contains(u"token"); });
//     }
//
// A name is known by the place of its text, which names of messages share (see json_names.h). A
// text that is kept here stays where it is and what it is. Of two that have the same place in here
// the later one is kept.
#pragma once

#include <QString>

#include <array>

namespace league::base {

template<class Fact>
class NameMemo
{
public:
    // What `find` says of the name, now or earlier.
    template<class Find>
    Fact of(const QString &name, Find find)
    {
        const auto place = reinterpret_cast<quintptr>(name.constData());
        Known &known = m_all[(place * 0x9E37'79B9'7F4A'7C15 >> 40) % Places];
        const bool isSame =
            known.name.constData() == name.constData() && known.name.size() == name.size();
        if (!isSame || known.name.isNull())
            known = {name, find(name)};
        return known.fact;
    }

private:
    static constexpr size_t Places = 512;

    struct Known
    {
        QString name = {};
        Fact fact = {};
    };

    std::array<Known, Places> m_all;
};

} // namespace league::base
