#include "agents/store/log_file.h"

#include "agents/base/clock.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace league::store {

base::Result<std::unique_ptr<LogFile>> LogFile::open(const QString &path)
{
    std::unique_ptr<LogFile> log(new LogFile);
    log->m_file.setFileName(path);
    // Unbuffered: each line is one write, so that lines of a killed program are whole.
    if (!log->m_file.open(QIODevice::Append | QIODevice::Unbuffered)) {
        return base::Failure{
            QStringLiteral("Could not open the log %1: %2.").arg(path, log->m_file.errorString())};
    }
    return log;
}

void LogFile::write(const LogLine &line)
{
    const QJsonObject object{
        {QStringLiteral("timestamp"), base::Clock::utcText(line.utcMs)},
        {QStringLiteral("component"), line.component},
        {QStringLiteral("event_type"), line.eventType},
        {QStringLiteral("level"), line.level},
        {QStringLiteral("details"), QJsonObject{{QStringLiteral("text"), line.text}}},
    };
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    const QMutexLocker locker(&m_mutex);
    m_file.write(bytes);
}

} // namespace league::store
