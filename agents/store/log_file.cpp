#include "agents/store/log_file.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_text.h"

#include <algorithm>

namespace league::store {

QByteArray jsonOf(const LogLine &line)
{
    // By hand, because a league writes ten of them for every match.
    base::JsonText json;
    json.add("{\"component\":");
    json.addText(line.component);
    json.add(",\"details\":{\"text\":");
    json.addText(line.text);
    json.add("},\"event_type\":");
    json.addText(line.eventType);
    json.add(",\"level\":");
    json.addText(line.level);
    json.add(",\"timestamp\":");
    json.addText(base::Clock::utcText(line.utcMs));
    json.add('}');
    return json.take();
}

base::Result<std::unique_ptr<LogFile>> LogFile::open(const QString &path, LogRotation rotation)
{
    std::unique_ptr<LogFile> log(new LogFile);
    log->m_file.setFileName(path);
    log->m_rotation = rotation;
    if (!log->openForAppending()) {
        return base::Failure{
            QStringLiteral("Could not open the log %1: %2.").arg(path, log->m_file.errorString())};
    }
    return log;
}

void LogFile::write(const LogLine &line)
{
    const QByteArray bytes = jsonOf(line) + '\n';
    const QMutexLocker locker(&m_mutex);
    if (m_file.isOpen() && m_size > 0 && m_size + bytes.size() > m_rotation.maxBytes)
        rotate();
    // Qt complains about a write to a closed file, by a line for this very log.
    if (m_file.isOpen() || openForAppending())
        m_size += std::max<qint64>(0, m_file.write(bytes));
}

// Unbuffered: each line is one write, so that lines of a killed program are whole.
bool LogFile::openForAppending()
{
    const bool isOpen = m_file.open(QIODevice::Append | QIODevice::Unbuffered);
    m_size = isOpen ? m_file.size() : 0;
    return isOpen;
}

void LogFile::rotate()
{
    const QString path = m_file.fileName();
    const auto older = [&](int age) {
        return age == 0 ? path : QStringLiteral("%1.%2").arg(path).arg(age);
    };
    m_file.close();
    QFile::remove(older(m_rotation.kept));
    for (int age = m_rotation.kept; age > 0; --age)
        QFile::rename(older(age - 1), older(age));
    [[maybe_unused]] const bool isOpen = openForAppending(); // otherwise the next line tries again
}

} // namespace league::store
