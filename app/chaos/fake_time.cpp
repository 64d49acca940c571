#include "app/chaos/fake_time.h"

#include <QDir>
#include <QSaveFile>

#include <dlfcn.h>

namespace league::app {

namespace {

// Libfaketime begins by asking for memory and jemalloc by asking for the time: they would wait for
// each other for good. With these two before it, jemalloc is asked for nothing. A program built
// with sanitizers has no jemalloc, and may have nothing before them.
QString memoryLibraries()
{
    const bool hasJemalloc = dlsym(RTLD_DEFAULT, "mallctl") != nullptr;
    return hasJemalloc ? QStringLiteral(":libc.so.6:libstdc++.so.6") : QString();
}

} // namespace

FakeTime::FakeTime(QString folder) : m_folder(std::move(folder))
{
    QDir().mkpath(m_folder);
}

QString FakeTime::library()
{
    const QString chosen = qEnvironmentVariable("AGENT_LEAGUE_FAKETIME");
    if (!chosen.isEmpty())
        return chosen;
    const QString name = QStringLiteral("faketime/libfaketimeMT.so.1");
    for (const QString &root : {QStringLiteral("/usr/lib"), QStringLiteral("/usr/local/lib")}) {
        if (QFile::exists(root + u'/' + name))
            return root + u'/' + name;
        const QStringList machines = QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString &machine : machines) { // /usr/lib/x86_64-linux-gnu
            const QString path = QStringLiteral("%1/%2/%3").arg(root, machine, name);
            if (QFile::exists(path))
                return path;
        }
    }
    return {};
}

void FakeTime::prepare(const QString &process, QProcessEnvironment &environment)
{
    const QString path = library();
    if (path.isEmpty())
        return;
    jump(process, 0);
    environment.insert(QStringLiteral("LD_PRELOAD"), path + memoryLibraries());
    environment.insert(QStringLiteral("FAKETIME_TIMESTAMP_FILE"), fileOf(process));
    environment.insert(QStringLiteral("FAKETIME_NO_CACHE"), QStringLiteral("1"));
    // The name changed with version 0.9.8.
    environment.insert(QStringLiteral("DONT_FAKE_MONOTONIC"), QStringLiteral("1"));
    environment.insert(QStringLiteral("FAKETIME_DONT_FAKE_MONOTONIC"), QStringLiteral("1"));
}

void FakeTime::jump(const QString &process, int hours)
{
    // Replaced at once: the process may read it at any moment.
    QSaveFile file(fileOf(process));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QStringLiteral("%1%2h\n").arg(hours < 0 ? u"" : u"+").arg(hours).toLatin1());
    file.commit();
}

QString FakeTime::fileOf(const QString &process) const
{
    return m_folder + u'/' + process;
}

} // namespace league::app
