// Files that are either the old one or the new one, never half of it.
//
// Used for the JSON files beside the journal, and for folders that must survive a power loss.
#pragma once

#include "agents/base/result.h"

#include <QByteArray>
#include <QString>

namespace league::store {

// Whether the call returns before or after the bytes are safe from a power loss.
enum class Persistence {
    Rebuildable, // no sync: the file can be made again from the journal
    Synced, // file and folder are synced
};

// Writes a new file beside the old one and puts it in its place in one step.
base::Outcome writeAtomically(const QString &path, const QByteArray &bytes,
                              Persistence persistence = Persistence::Rebuildable);

// Removes what a killed process left behind of unfinished writes in this folder.
void removeUnfinishedWrites(const QString &folder);

// Makes a folder with all its parents, synced; the failure says which part is in the way and why.
base::Outcome makeFolder(const QString &path);

} // namespace league::store
