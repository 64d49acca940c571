#include "agents/player/stderr_log.h"

#include "agents/base/logging.h"

#include <QDir>
#include <QFileInfo>

namespace league::player {

StderrLog::StderrLog(const QString &path, qint64 mostBytes) : m_file(path), m_mostBytes(mostBytes)
{
    if (path.isEmpty())
        return;
    QDir().mkpath(QFileInfo(path).absolutePath());
    open();
    if (!m_file.isOpen()) {
        qCWarning(base::playerLog).noquote()
            << QStringLiteral("%1 cannot be written (%2); what the program says to stderr is not "
                              "kept.")
                   .arg(path, m_file.errorString());
    }
}

void StderrLog::write(const QString &line)
{
    if (!m_file.isOpen())
        return;
    const QByteArray bytes = line.toUtf8() + '\n';
    if (m_file.size() + bytes.size() > m_mostBytes) {
        const QString path = m_file.fileName();
        const QString older = path + QStringLiteral(".1");
        m_file.close();
        QFile::remove(older);
        QFile::rename(path, older);
        open();
    }
    m_file.write(bytes);
}

void StderrLog::open()
{
    // Unbuffered: after a crash of ours the last words are there.
    (void)m_file.open(QIODevice::Append | QIODevice::Unbuffered);
}

} // namespace league::player
