// Speech: what a player says in its turn, made fit for the record: cut to its length, and its
// speech acts reduced to those of protocol.md §4.9.
#pragma once

#include "agents/games/mafia/table.h"

#include <QVariantList>

namespace league::games::mafia {

// At most so many characters, and no half ones.
[[nodiscard]] QString cutTo(const QString &text, qsizetype limit);

// The speech acts that make sense at this table, with exactly the fields of their kind; what a
// player sends beyond that is dropped.
[[nodiscard]] QVariantList cleanSpeechActs(const QVariant &sent, const Table &table);
// The roles that are claimed in such a list, in order, each once.
[[nodiscard]] QList<Role> claimsIn(const QVariantList &acts);

} // namespace league::games::mafia
