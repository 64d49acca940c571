// Speech: what a player says and thinks, made fit for the record: cut to its length, and its speech
// acts reduced to those of protocol.md §4.9.
#pragma once

#include "agents/games/mafia/table.h"

#include <QVariantList>

namespace league::games::mafia {

// At most so many characters, and no half ones.
[[nodiscard]] QString cutTo(const QString &text, qsizetype limit);

// The speech acts that make sense at this table, with exactly the fields of their kind; what a
// player sends beyond that is dropped.
[[nodiscard]] QVariantList cleanSpeechActs(const QVariant &sent, const Table &table);
// How much a player suspects the others: a whole number for each, by id (§14.1). Whoever is not at
// this table is dropped, and what is no number.
[[nodiscard]] QVariantMap cleanScores(const QVariant &sent, const Table &table);
// What observers see of an answer beyond its choice: thought and suspicion, as the part of an event
// that never reaches a player. Nothing when there is neither.
[[nodiscard]] QVariantMap observedPart(const QString &think, const QVariantMap &scores);
// The roles that are claimed in such a list, in order, each once.
[[nodiscard]] QList<Role> claimsIn(const QVariantList &acts);

} // namespace league::games::mafia
