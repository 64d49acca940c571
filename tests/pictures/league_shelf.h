// Leagues on disk for pictures, made of the recorded one (tests/golden/spring_cup.json).
#pragma once

#include "agents/base/result.h"
#include "agents/store/entry.h"

#include <QStringList>

namespace league::test {

// What is different about a copy of the recorded league.
struct ShelvedLeague
{
    QString id = QStringLiteral("spring-cup-2025-05-19");
    QString name = QStringLiteral("Spring Cup");
    // Only what had happened until then, such as 2025-05-19T10:39:06Z, as after a crash; and one
    // program had brought all agents along, so that it can be resumed. Empty: to its end.
    QString until = {};
    int daysEarlier = 0;
    QStringList swapped = {}; // two players who sit in each other's place
};

// Puts the league into a data folder and gives the path of its own.
[[nodiscard]] QString shelve(const QString &dataFolder, const ShelvedLeague &league);
// The same with a league that a test has written itself.
[[nodiscard]] QString shelve(const QString &dataFolder, const QString &leagueId,
                             const QList<store::Entry> &entries);

} // namespace league::test
