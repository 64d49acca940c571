#include "app/starter_kit.h"

#include <QDir>
#include <QFile>

namespace league::app {

namespace {

QString inside(const QString &kit)
{
    return QStringLiteral(":/starter/") + kit;
}

base::Outcome writeNew(const QString &from, const QString &path)
{
    QFile source(from);
    QFile file(path);
    if (!source.open(QIODevice::ReadOnly))
        return base::Failure{QStringLiteral("The program has lost its own file %1.").arg(from)};
    const QByteArray content = source.readAll();
    // NewOnly: also when somebody makes the file at this very moment.
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)
        || file.write(content) != content.size() || !file.flush()) {
        return base::Failure{
            QStringLiteral("%1 could not be written: %2.").arg(path, file.errorString())};
    }
    return base::Done{};
}

} // namespace

QStringList StarterKit::files() const
{
    return QDir(inside(name)).entryList(QDir::Files, QDir::Name);
}

base::Result<QStringList> StarterKit::writeTo(const QString &folder) const
{
    const QDir target(folder);
    for (const QString &file : files()) {
        if (const QString path = target.filePath(file); QFile::exists(path)) {
            return base::Failure{QStringLiteral("%1 is there already and is not overwritten. "
                                                "Choose another folder.")
                                     .arg(path)};
        }
    }
    if (!target.mkpath(QStringLiteral("."))) {
        return base::Failure{
            QStringLiteral("The folder %1 could not be made. Is there a file of that name, or no "
                           "permission?")
                .arg(folder)};
    }
    QStringList written;
    for (const QString &file : files()) {
        const QString path = target.filePath(file);
        if (const base::Outcome done = writeNew(inside(name) + u'/' + file, path); !done)
            return done.failure();
        written.append(path);
    }
    return written;
}

const QList<StarterKit> &starterKits()
{
    static const QList<StarterKit> kits{
        {QStringLiteral("python"),
         QStringLiteral("a complete player in Python, standard library only"),
         QStringLiteral("python3 player.py --manager http://127.0.0.1:8000")},
        {QStringLiteral("node"), QStringLiteral("a complete player in Node, without packages"),
         QStringLiteral("node player.mjs --manager http://127.0.0.1:8000")},
        {QStringLiteral("script"),
         QStringLiteral("a bot that reads questions and prints answers, for player --exec"),
         QStringLiteral("agent-league player --manager http://127.0.0.1:8000 "
                        "--exec \"python3 bot.py\"")},
        {QStringLiteral("mafia-python"),
         QStringLiteral("a complete player of Mafia in Python, standard library only"),
         QStringLiteral("python3 player.py --manager http://127.0.0.1:8000")},
        {QStringLiteral("mafia-node"),
         QStringLiteral("a complete player of Mafia in Node, without packages"),
         QStringLiteral("node player.mjs --manager http://127.0.0.1:8000")},
        {QStringLiteral("channel-python"),
         QStringLiteral("a complete member of a turn channel in Python"),
         QStringLiteral("python3 agent.py --orchestrator http://127.0.0.1:8000 --channel room")},
        {QStringLiteral("channel-node"),
         QStringLiteral("a complete member of a turn channel in Node"),
         QStringLiteral("node agent.mjs --orchestrator http://127.0.0.1:8000 --channel room")},
    };
    return kits;
}

} // namespace league::app
