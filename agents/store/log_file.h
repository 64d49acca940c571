// LogFile: what the program says while it works, one JSON object a line.
//
// <league>/logs/<name>.log.jsonl with {timestamp, component, event_type, level, details}, the form
// of the exercise (interop.md §4). Owned by the program's log output; lines may come from any
// thread and each is written whole. A line that cannot be written is dropped: a log must never stop
// a league.
//
// DEBUG lines, of which a league has a dozen for every match, wait a moment for others and go to
// the file together; any other line is written at once, and what waits with it. A program that is
// killed loses a tenth of a second of them at most.
//
// A file that would grow beyond its size is put aside as <path>.1, what was there before as
// <path>.2, and so on; the oldest is removed. One process at a time writes a file.
#pragma once

#include "agents/base/result.h"

#include <QFile>
#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace league::store {

struct LogLine
{
    qint64 utcMs = 0;
    QString component; // "league.manager"
    QString eventType; // "STATE_TRANSITION", "MESSAGE"
    QString level; // "DEBUG", "INFO", "WARNING", "ERROR"
    QString text;
};

// The line as JSON, without a line feed.
[[nodiscard]] QByteArray jsonOf(const LogLine &line);

// How large a log may grow, and how many older ones are kept beside it.
struct LogRotation
{
    qint64 maxBytes = 10 * 1024 * 1024;
    int kept = 5;
};

class LogFile
{
public:
    // Opens the file for appending.
    [[nodiscard]] static base::Result<std::unique_ptr<LogFile>> open(const QString &path,
                                                                     LogRotation rotation = {});
    // Writes what waits.
    ~LogFile();
    LogFile(const LogFile &) = delete;
    LogFile &operator=(const LogFile &) = delete;

    void write(const LogLine &line);

private:
    LogFile() = default;
    [[nodiscard]] bool openForAppending();
    // The life of the thread that writes what waits.
    void writeNowAndThen(const std::stop_token &end);
    void writeWaiting();
    void rotate();

    std::mutex m_mutex;
    QFile m_file;
    qint64 m_size = 0; // of the file; asking for it would cost as much as the line
    LogRotation m_rotation;
    QByteArray m_waiting; // lines
    std::condition_variable_any m_somethingWaits;
    std::jthread m_writer; // from the first line on that waits
};

} // namespace league::store
