// ChannelLogs: keeps channels/<channel_id>.log.jsonl in step with the journal (protocol.md §12.8).
//
// Owned by the ProjectionWriter, on its thread. Lines are appended when their events are
// on disk; after a crash the files are completed from the journal, which holds more than they do.
// One more file, logs/channel_agents.log.jsonl, has agents that come and go while they sit in no
// channel.
#pragma once

#include "agents/store/journal_reader.h"
#include "agents/store/league_folder.h"

#include <QMap>
#include <QSet>

namespace league::store {

class ChannelLogs
{
public:
    explicit ChannelLogs(LeagueFolder folder);

    // Completes every file from what is on disk.
    base::Outcome opened(JournalReader &reader);
    // An entry of any kind is on disk.
    void note(const Entry &entry);
    // What was noted becomes work.
    void refresh();
    [[nodiscard]] bool hasWork() const { return !m_work.isEmpty(); }
    // Brings one file up to date. One that fails stays work, and is compared with the journal.
    base::Outcome workOnce(JournalReader &reader);

private:
    // The file and the line of an entry; empty for entries that no log is for.
    [[nodiscard]] QString pathFor(const Entry &entry) const;
    [[nodiscard]] static QByteArray lineFor(const Entry &entry);
    // The file becomes what the journal says: the rest is added, or all of it is written anew.
    [[nodiscard]] static base::Outcome complete(const QString &path, const QByteArray &expected);

    LeagueFolder m_folder;
    QMap<QString, QByteArray> m_noted; // by path
    QMap<QString, QByteArray> m_work;
    QSet<QString> m_doubtful; // a write to them has failed
};

} // namespace league::store
