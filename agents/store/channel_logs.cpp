#include "agents/store/channel_logs.h"

#include "agents/protocol/channel_log.h"
#include "agents/protocol/message.h"
#include "agents/store/atomic_file.h"
#include "agents/store/channel_facts.h"

#include <QFile>

namespace league::store {

namespace {

const QStringList &loggedKinds()
{
    static const QStringList kinds{kind::ChannelEvent, kind::ChannelAgentState};
    return kinds;
}

base::Outcome append(const QString &path, const QByteArray &lines)
{
    QFile file(path);
    const auto trouble = [&file] {
        return base::Failure{QStringLiteral("Could not write the channel log %1: %2.")
                                 .arg(file.fileName(), file.errorString())};
    };
    // Unbuffered: what a killed program has written is there.
    if (!file.open(QIODevice::Append | QIODevice::Unbuffered))
        return trouble();
    if (file.write(lines) != lines.size())
        return trouble();
    return base::Done{};
}

} // namespace

ChannelLogs::ChannelLogs(LeagueFolder folder) : m_folder(std::move(folder)) { }

QString ChannelLogs::pathFor(const Entry &entry) const
{
    if (const auto event = loggedEventIn(entry))
        return *event ? m_folder.channelLog((*event)->channel.text()) : QString();
    if (entry.kind == kind::ChannelAgentState)
        return m_folder.log(QStringLiteral("channel_agents"));
    return {};
}

QByteArray ChannelLogs::lineFor(const Entry &entry)
{
    QByteArray line;
    if (const auto event = loggedEventIn(entry)) {
        if (*event)
            line = protocol::logLine(**event);
    } else if (const auto change = protocol::read<protocol::AgentStateChanged>(entry.body)) {
        line = protocol::logLine(entry.timeMs, *change);
    }
    return line.isEmpty() ? line : line.append('\n');
}

base::Outcome ChannelLogs::opened(JournalReader &reader)
{
    QMap<QString, QByteArray> expected;
    const base::Outcome read = reader.forEach({.kinds = loggedKinds()}, [&](const Entry &entry) {
        expected[pathFor(entry)].append(lineFor(entry));
    });
    if (!read)
        return read;
    expected.remove(QString());
    for (auto file = expected.cbegin(); file != expected.cend(); ++file) {
        if (const base::Outcome done = complete(file.key(), *file); !done)
            return done;
    }
    return base::Done{};
}

base::Outcome ChannelLogs::complete(const QString &path, const QByteArray &expected)
{
    QFile file(path);
    QByteArray found;
    if (file.open(QIODevice::ReadOnly))
        found = file.readAll();
    file.close();
    if (found == expected)
        return base::Done{};
    if (!found.isEmpty() && expected.startsWith(found))
        return append(path, expected.sliced(found.size()));
    return writeAtomically(path, expected);
}

void ChannelLogs::note(const Entry &entry)
{
    const QString path = pathFor(entry);
    if (path.isEmpty())
        return;
    if (const QByteArray line = lineFor(entry); !line.isEmpty())
        m_noted[path].append(line);
}

void ChannelLogs::refresh()
{
    for (auto file = m_noted.cbegin(); file != m_noted.cend(); ++file)
        m_work[file.key()].append(*file);
    m_noted.clear();
}

base::Outcome ChannelLogs::workOnce(JournalReader &reader)
{
    const QString path = m_work.firstKey();
    const QByteArray lines = m_work.take(path);
    base::Outcome done = base::Done{};
    if (!m_doubtful.contains(path)) {
        done = append(path, lines);
    } else {
        QByteArray expected;
        done = reader.forEach({.kinds = loggedKinds()}, [&](const Entry &entry) {
            if (pathFor(entry) == path)
                expected.append(lineFor(entry));
        });
        m_noted.remove(path); // the journal has told of these too
        if (done)
            done = complete(path, expected);
    }
    if (done) {
        m_doubtful.remove(path);
        return done;
    }
    m_doubtful.insert(path);
    m_work.insert(path, lines);
    return done;
}

} // namespace league::store
