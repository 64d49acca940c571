// LeagueProgress: how far a league has come, read from its journal while the manager writes it.
//
// A plain reading; each opens the journal and closes it again, so that a manager which is killed
// and resumed finds the file as it left it.
#pragma once

#include <QString>

namespace league::app {

struct LeagueProgress
{
    qint64 entries = 0;
    qint64 results = 0;

    // All zero while there is nothing to read.
    [[nodiscard]] static LeagueProgress of(const QString &journal);
};

} // namespace league::app
