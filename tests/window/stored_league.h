// What is on disk of a league, for tests that compare it with what the window shows.
#pragma once

#include "agents/store/league_list.h"
#include "agents/store/league_record.h"

#include <QHash>

namespace league::test {

// The league of this data folder that changed last; empty when there is none.
inline store::LeagueRecord storedLeague(const QString &data)
{
    const QList<store::LeagueSummary> all = store::leagues(data);
    if (all.isEmpty())
        return {};
    const auto reader =
        store::JournalReader::open(all.constFirst().path + QStringLiteral("/journal.db"));
    if (!reader)
        return {};
    const auto record = store::readRecord(**reader);
    return record ? *record : store::LeagueRecord();
}

// "Fermi 9", "Curie 6", …, best first.
inline QStringList storedTable(const QString &data)
{
    QStringList table;
    for (const protocol::StandingRow &row : storedLeague(data).standings)
        table.append(QStringLiteral("%1 %2").arg(row.displayName, QString::number(row.points)));
    return table;
}

// How often each match was decided.
inline QHash<QString, int> storedResults(const QString &data)
{
    QHash<QString, int> times;
    const QList<store::LeagueSummary> all = store::leagues(data);
    if (all.isEmpty())
        return times;
    const auto reader =
        store::JournalReader::open(all.constFirst().path + QStringLiteral("/journal.db"));
    if (!reader)
        return times;
    (void)(*reader)->forEach({.kinds = {QStringLiteral("result")}},
                             [&](const store::Entry &entry) { ++times[entry.subject]; });
    return times;
}

} // namespace league::test
