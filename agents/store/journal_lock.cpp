#include "agents/store/journal_lock.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <array>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace league::store {
namespace {

QString holderOf(int file)
{
    std::array<char, 32> text{};
    const ssize_t n = ::pread(file, text.data(), text.size(), 0);
    const qint64 pid = QByteArray(text.data(), n > 0 ? n : 0).trimmed().toLongLong();
    if (pid <= 0) // it has the lock but has not signed it yet
        return QStringLiteral("another process");
    if (pid == QCoreApplication::applicationPid())
        return QStringLiteral("this process (%1)").arg(pid);
    return QStringLiteral("process %1").arg(pid);
}

void sign(int file)
{
    const QByteArray pid = QByteArray::number(QCoreApplication::applicationPid()) + '\n';
    // The signature is for people; the lock holds without it.
    if (::ftruncate(file, 0) != 0 || ::pwrite(file, pid.constData(), size_t(pid.size()), 0) < 0)
        return;
}

} // namespace

base::Result<std::unique_ptr<JournalLock>> JournalLock::take(const QString &journal)
{
    const QString path = journal + QStringLiteral(".lock");
    // Not inherited: a player program that we start must not keep our journal locked.
    const int file =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0) {
        return base::Failure{
            QStringLiteral("Could not open %1: %2. Check that this user may write "
                           "there or choose another data folder with --data.")
                .arg(QDir::toNativeSeparators(path), QString::fromLocal8Bit(std::strerror(errno)))};
    }
    std::unique_ptr<JournalLock> lock(new JournalLock(file));
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) {
        sign(file);
        return lock;
    }
    if (errno == EWOULDBLOCK) {
        return base::Failure{QStringLiteral("The journal %1 is in use by %2. Stop that Agent "
                                            "League first or choose another data folder with "
                                            "--data.")
                                 .arg(QDir::toNativeSeparators(journal), holderOf(file))};
    }
    return base::Failure{
        QStringLiteral("Could not lock %1: %2. Choose a data folder on a disk "
                       "that can lock files with --data.")
            .arg(QDir::toNativeSeparators(path), QString::fromLocal8Bit(std::strerror(errno)))};
}

JournalLock::~JournalLock()
{
    ::close(m_file);
}

} // namespace league::store
