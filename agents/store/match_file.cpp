#include "agents/store/match_file.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/message.h"

#include <QDir>
#include <QFile>

namespace league::store {

base::Result<MatchFile> MatchFile::read(const QString &path)
{
    const base::Result<JsonObject> object = readJsonFile(path);
    if (!object)
        return object.failure();
    base::Result<MatchFile> file = protocol::read<MatchFile>(*object);
    if (file)
        return file;
    return base::Failure{QStringLiteral("The file %1 is not a match: %2")
                             .arg(QDir::toNativeSeparators(path), file.failure().sentence)};
}

base::Result<JsonObject> readJsonFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return base::Failure{QStringLiteral("The file %1 cannot be read: %2.")
                                 .arg(QDir::toNativeSeparators(path), file.errorString())};
    }
    JsonParseError error;
    const JsonDocument document = JsonDocument::fromJson(file.readAll(), &error);
    if (document.isObject())
        return document.object();
    return base::Failure{QStringLiteral("The file %1 is not a JSON object: %2.")
                             .arg(QDir::toNativeSeparators(path), error.errorString())};
}

} // namespace league::store
