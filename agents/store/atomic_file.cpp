#include "agents/store/atomic_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace league::store {
namespace {

const QString unfinishedSuffix = QStringLiteral(".unfinished");

QString reason(int error)
{
    return QString::fromLocal8Bit(std::strerror(error));
}

QString advice(int error)
{
    if (error == ENOSPC || error == EDQUOT)
        return QStringLiteral("Free some space on that disk.");
    if (error == EACCES || error == EPERM || error == EROFS)
        return QStringLiteral("Give this user the right to write there or choose another data "
                              "folder with --data.");
    return QStringLiteral("Choose another data folder with --data.");
}

// `sentence` has places for the path, the reason and the advice.
base::Failure cannot(const QString &sentence, const QString &path, int error)
{
    return {sentence.arg(QDir::toNativeSeparators(path), reason(error), advice(error))};
}

// Unique among processes and threads; hidden, so that nobody takes it for the document.
QString unfinishedName(const QFileInfo &target)
{
    static std::atomic<quint64> counter = 0;
    // All at once: a path may hold a %2 of its own.
    return QStringLiteral("%1/.%2.%3-%4%5")
        .arg(target.path(), target.fileName(), QString::number(QCoreApplication::applicationPid()),
             QString::number(++counter), unfinishedSuffix);
}

int writeAll(int file, const QByteArray &bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t n =
            ::write(file, bytes.constData() + written, static_cast<size_t>(bytes.size() - written));
        if (n < 0 && errno != EINTR)
            return errno;
        written += n > 0 ? n : 0;
    }
    return 0;
}

int syncFolder(const QString &path)
{
    const int folder = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (folder < 0)
        return errno == EACCES ? 0 : errno; // a folder may be used without being readable
    const int error = ::fsync(folder) == 0 ? 0 : errno;
    ::close(folder);
    return error == EINVAL || error == ENOTSUP ? 0 : error; // file systems without folder sync
}

// Returns errno of the first step that failed, 0 when the file is complete.
int writeWhole(const QByteArray &name, const QByteArray &bytes, Persistence persistence)
{
    const int file = ::open(name.constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        return errno;
    int error = writeAll(file, bytes);
    if (error == 0 && persistence == Persistence::Synced && ::fsync(file) != 0)
        error = errno;
    if (::close(file) != 0 && error == 0)
        error = errno;
    return error;
}

// Writes a file that has no name, and gives it this one when it is complete: a fifth less work for
// the system than giving it two. False when the name is taken, which is rare and found out only at
// the end, when the file system knows no such files, and when anything goes wrong: the usual way
// says what it is.
bool writeNew([[maybe_unused]] const QByteArray &name, [[maybe_unused]] const QByteArray &bytes)
{
#ifdef O_TMPFILE
    const QByteArray folder = name.left(name.lastIndexOf('/') + 1);
    const int file =
        ::open(folder.isEmpty() ? "." : folder.constData(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
    if (file < 0)
        return false;
    const QByteArray handle = "/proc/self/fd/" + QByteArray::number(file);
    const bool isNamed = writeAll(file, bytes) == 0
        && ::linkat(AT_FDCWD, handle.constData(), AT_FDCWD, name.constData(), AT_SYMLINK_FOLLOW)
            == 0;
    ::close(file);
    return isNamed;
#else
    return false;
#endif
}

} // namespace

base::Outcome writeAtomically(const QString &path, const QByteArray &bytes, Persistence persistence)
{
    if (persistence == Persistence::Rebuildable && writeNew(QFile::encodeName(path), bytes))
        return base::Done{};
    const QFileInfo target(path);
    const QByteArray unfinished = QFile::encodeName(unfinishedName(target));
    int error = writeWhole(unfinished, bytes, persistence);
    if (error == 0 && ::rename(unfinished.constData(), QFile::encodeName(path).constData()) != 0)
        error = errno;
    if (error != 0) {
        ::unlink(unfinished.constData());
        return cannot(QStringLiteral("Could not write %1: %2. %3"), path, error);
    }
    if (persistence == Persistence::Synced)
        error = syncFolder(target.path());
    if (error != 0)
        return cannot(QStringLiteral("Could not sync the folder of %1: %2. %3"), path, error);
    return base::Done{};
}

void removeUnfinishedWrites(const QString &folder)
{
    QDir dir(folder);
    const QStringList names =
        dir.entryList({QStringLiteral(".*") + unfinishedSuffix}, QDir::Files | QDir::Hidden);
    for (const QString &name : names)
        dir.remove(name);
}

base::Outcome makeFolder(const QString &path)
{
    const QFileInfo wanted(path);
    if (wanted.isDir())
        return base::Done{};
    if (wanted.exists() || wanted.isSymLink()) {
        return base::Failure{
            QStringLiteral("Could not use %1 as a folder: something else has that "
                           "name. Remove it or choose another data folder with --data.")
                .arg(QDir::toNativeSeparators(path))};
    }
    const QString parent = QFileInfo(wanted.absoluteFilePath()).path();
    if (parent != wanted.absoluteFilePath()) {
        if (const base::Outcome above = makeFolder(parent); !above)
            return above;
    }
    const bool made = ::mkdir(QFile::encodeName(path).constData(), 0777) == 0;
    if (!made && errno != EEXIST) // somebody else may have been quicker
        return cannot(QStringLiteral("Could not make the folder %1: %2. %3"), path, errno);
    if (const int error = syncFolder(parent); error != 0)
        return cannot(QStringLiteral("Could not sync the folder above %1: %2. %3"), path, error);
    return base::Done{};
}

} // namespace league::store
