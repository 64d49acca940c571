// LogFile: what the program says while it works, one JSON object a line.
//
// <league>/logs/<name>.log.jsonl with {timestamp, component, event_type, level, details}, the form
// of the exercise (interop.md §4). Owned by the program's log output; lines may come from any
// thread and each is written whole. A line that cannot be written is dropped: a log must never stop
// a league.
#pragma once

#include "agents/base/result.h"

#include <QFile>
#include <QMutex>
#include <QString>

#include <memory>

namespace league::store {

struct LogLine
{
    qint64 utcMs = 0;
    QString component; // "league.manager"
    QString eventType; // "STATE_TRANSITION", "MESSAGE"
    QString level; // "DEBUG", "INFO", "WARNING", "ERROR"
    QString text;
};

class LogFile
{
public:
    // Opens the file for appending.
    [[nodiscard]] static base::Result<std::unique_ptr<LogFile>> open(const QString &path);

    void write(const LogLine &line);

private:
    LogFile() = default;

    QMutex m_mutex;
    QFile m_file;
};

} // namespace league::store
