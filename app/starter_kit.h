// StarterKit: a small complete agent that somebody can begin with, kept inside the program.
//
// The files are those of resources/starter. Written out by the command `starter`, and by whoever
// else offers them.
#pragma once

#include "agents/base/result.h"

#include <QStringList>

namespace league::app {

struct StarterKit
{
    QString name; // "python", as it is asked for
    QString summary; // one line
    QString tryIt; // the command that runs it

    // The names of its files.
    [[nodiscard]] QStringList files() const;
    // Writes the files into the folder, which is made if need be, and returns their paths. Nothing
    // is ever overwritten: when one of them is there already, none is written.
    [[nodiscard]] base::Result<QStringList> writeTo(const QString &folder) const;
};

// All kits, in the order in which they are listed.
[[nodiscard]] const QList<StarterKit> &starterKits();

} // namespace league::app
