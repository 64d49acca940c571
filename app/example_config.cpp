#include "app/example_config.h"

#include "agents/store/atomic_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace league::app {

namespace {

const QString Inside = QStringLiteral(":/config/");

} // namespace

QStringList ExampleConfig::files()
{
    QStringList files;
    QDirIterator each(Inside, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext())
        files.append(each.next().sliced(Inside.size()));
    files.sort();
    return files;
}

base::Result<QStringList> ExampleConfig::writeTo(const QString &folder)
{
    QStringList written;
    for (const QString &file : files()) {
        const QString path = QDir(folder).filePath(file);
        if (QFileInfo::exists(path)) {
            return base::Failure{QStringLiteral("%1 is there already and is not overwritten. "
                                                "Choose another folder.")
                                     .arg(path)};
        }
        written.append(path);
    }
    for (const QString &file : files()) {
        QFile source(Inside + file);
        if (!source.open(QIODevice::ReadOnly))
            return base::Failure{QStringLiteral("The program has lost its own file %1.").arg(file)};
        const QString path = QDir(folder).filePath(file);
        if (const base::Outcome made = store::makeFolder(QFileInfo(path).absolutePath()); !made)
            return made.failure();
        if (const base::Outcome done = store::writeAtomically(path, source.readAll()); !done)
            return done.failure();
    }
    return written;
}

} // namespace league::app
