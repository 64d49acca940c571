// Include rules: who may include whom, and which room may use which part of Qt.
//
// The table is what agents/CMakeLists.txt links; the architecture says how far that may go. Used by
// tests/house/tst_include_direction.cpp.
#pragma once

#include "tests/support/source_file.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace league::test {

struct RoomLinks
{
    QSet<QString> rooms; // LINKS
    QSet<QString> qtModules; // QT, "Sql" for QtSql
};

// Reads every league_room(name LINKS … QT …) of agents/CMakeLists.txt.
[[nodiscard]] QHash<QString, RoomLinks> linksFromCMake(const QString &cmakeText);

// A sentence for each link that the architecture does not allow; it allows only downward ones.
[[nodiscard]] QStringList upwardLinks(const QHash<QString, RoomLinks> &links);

// A sentence for each #include "…" of the file that leads upward, sideways or nowhere.
[[nodiscard]] QStringList wrongRoomIncludes(const SourceFile &file,
                                            const QHash<QString, RoomLinks> &links);

// Says to which Qt module a header belongs ("Network" for QTcpSocket), empty when to none.
using ModuleOf = std::function<QString(const QString &header)>;

// The answer by looking into the headers that Qt installed.
[[nodiscard]] QString installedModuleOf(const QString &header);

// A sentence for each #include <…> of a part of Qt or of the system that is another room's work.
[[nodiscard]] QStringList wrongLibraryIncludes(const SourceFile &file,
                                               const QHash<QString, RoomLinks> &links,
                                               const ModuleOf &moduleOf);

} // namespace league::test
