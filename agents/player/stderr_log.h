// StderrLog: what a program of somebody else writes to its stderr, kept in a file of bounded size.
//
// Owned by a ScriptStrategy. When the file is full it becomes <path>.1, replacing the one before,
// and a new one begins; so at most twice the limit is on disk. A line that cannot be written is
// dropped: a log must never stop a player.
#pragma once

#include <QFile>
#include <QString>

namespace league::player {

class StderrLog
{
public:
    static constexpr qint64 MostBytes = 1024 * 1024;

    // The folders on the way are made. An empty path keeps nothing.
    explicit StderrLog(const QString &path, qint64 mostBytes = MostBytes);

    void write(const QString &line);

private:
    void open();

    QFile m_file;
    qint64 m_mostBytes;
};

} // namespace league::player
