// SeatAlias: S01 to S10 instead of players' ids, and neutral names, in everything players see
// (`seat_alias` of protocol.md §3). The record and the dashboard keep the real ones.
//
// Owned by a MafiaMatch, which lets everything pass through here on its way to players and back.
// Without the rule it changes nothing.
#pragma once

#include "agents/games/mafia/table.h"

#include <QMap>
#include <QVariantMap>

namespace league::games::mafia {

class SeatAlias
{
public:
    enum class Use { Real, Alias };

    SeatAlias(const Table &table, Use use);

    // What a player may see of these facts: ids, keys that are ids, names, announcements.
    [[nodiscard]] QVariantMap hide(const QVariantMap &facts) const;
    // A player as the others see it.
    [[nodiscard]] Player hide(Player player) const;
    [[nodiscard]] QString hideId(const QString &id) const { return m_aliases.value(id, id); }
    // A sentence of ours to a player: why something was refused.
    [[nodiscard]] QString hideIn(QString sentence) const;
    // What a player wrote, with the real ids; a real id that it wrote is gone.
    [[nodiscard]] QVariantMap reveal(const QVariantMap &facts) const;

private:
    using Words = QMap<QString, QString>;

    [[nodiscard]] QVariantMap mapped(const QVariantMap &facts, const Words &words) const;
    [[nodiscard]] QVariant mappedValue(const QString &key, const QVariant &value,
                                       const Words &words) const;

    Words m_aliases; // by id
    Words m_ids; // by alias
    Words m_names; // neutral ones, by id
};

// What players call the seat of this number, from 1, where the real ids are hidden: S04, Seat 4.
[[nodiscard]] QString aliasOf(int seat);
[[nodiscard]] QString neutralNameOf(int seat);

// What the town is told in the morning (M-054); no name when nobody died.
[[nodiscard]] QString morningText(const QString &killedName);

} // namespace league::games::mafia
