#include "agents/store/match_file.h"

#include "agents/protocol/message.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>

namespace league::store {

base::Result<MatchFile> MatchFile::read(const QString &path)
{
    const base::Result<QJsonObject> object = readJsonFile(path);
    if (!object)
        return object.failure();
    base::Result<MatchFile> file = protocol::read<MatchFile>(*object);
    if (file)
        return file;
    return base::Failure{QStringLiteral("The file %1 is not a match: %2")
                             .arg(QDir::toNativeSeparators(path), file.failure().sentence)};
}

base::Result<QJsonObject> readJsonFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return base::Failure{QStringLiteral("The file %1 cannot be read: %2.")
                                 .arg(QDir::toNativeSeparators(path), file.errorString())};
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (document.isObject())
        return document.object();
    return base::Failure{QStringLiteral("The file %1 is not a JSON object: %2.")
                             .arg(QDir::toNativeSeparators(path), error.errorString())};
}

} // namespace league::store
