#include "app/window/opened_file.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

namespace league::app {

bool OpenedFile::isReplay(const QString &argument)
{
    return argument.endsWith(QStringLiteral(".replay.jsonl"));
}

OpenedFile OpenedFile::from(const QString &argument)
{
    const bool isAddress = argument.startsWith(QStringLiteral("file:"));
    const QFileInfo file(isAddress ? QUrl(argument).toLocalFile() : argument);
    QDir league = file.absoluteDir();
    const bool isKept = league.dirName() == QStringLiteral("replays") && league.cdUp()
        && league.exists(QStringLiteral("journal.db"));
    if (!isKept)
        return {file.absoluteFilePath(), {}};
    // Ids of matches are plain words; a name that is not came from elsewhere.
    static const QRegularExpression name(
        QStringLiteral("^([A-Za-z0-9_]+)-[0-9]+\\.replay\\.jsonl$"));
    return {league.absolutePath(), name.match(file.fileName()).captured(1)};
}

} // namespace league::app
