#include "agents/store/log_file.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_text.h"

#include <algorithm>

namespace league::store {

namespace {

using namespace std::chrono_literals;

constexpr auto LongestWait = 100ms;
constexpr qsizetype MostWaiting = 64 * 1'024; // bytes

} // namespace

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

LogFile::~LogFile()
{
    m_writer = {}; // ends it
    writeWaiting();
}

void LogFile::write(const LogLine &line)
{
    const QByteArray bytes = jsonOf(line) + '\n';
    const std::lock_guard lock(m_mutex);
    const qint64 size = m_size + m_waiting.size();
    if (size > 0 && size + bytes.size() > m_rotation.maxBytes) {
        writeWaiting();
        rotate();
    }
    const bool isFirst = m_waiting.isEmpty();
    m_waiting += bytes;
    if (line.level != QLatin1String("DEBUG") || m_waiting.size() >= MostWaiting)
        return writeWaiting();
    if (!m_writer.joinable())
        m_writer = std::jthread([this](const std::stop_token &end) { writeNowAndThen(end); });
    else if (isFirst)
        m_somethingWaits.notify_one();
}

void LogFile::writeNowAndThen(const std::stop_token &end)
{
    std::unique_lock lock(m_mutex);
    while (m_somethingWaits.wait(lock, end, [this] { return !m_waiting.isEmpty(); })) {
        m_somethingWaits.wait_for(lock, end, LongestWait, [] { return false; });
        writeWaiting();
    }
}

void LogFile::writeWaiting()
{
    const QByteArray lines = std::exchange(m_waiting, {});
    // Qt complains about a write to a closed file, by a line for this very log.
    if (!lines.isEmpty() && (m_file.isOpen() || openForAppending()))
        m_size += std::max<qint64>(0, m_file.write(lines));
}

// Unbuffered: what is written is one write, so that lines of a killed program are whole.
bool LogFile::openForAppending()
{
    const bool isOpen = m_file.open(QIODevice::Append | QIODevice::Unbuffered);
    m_size = isOpen ? m_file.size() : 0;
    return isOpen;
}

void LogFile::rotate()
{
    if (!m_file.isOpen())
        return; // it could not be opened: the next line tries again
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
