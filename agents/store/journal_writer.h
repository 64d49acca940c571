// JournalWriter: puts batches of entries on disk, each in one synced transaction.
//
// Made by a Journal; run() is the whole life of the writer's thread. It has the only connection
// that writes, opens it there, and opens it anew after a failure.
#pragma once

#include "agents/base/result.h"
#include "agents/store/commit_queue.h"
#include "agents/store/entry_insert.h"
#include "agents/store/follower_thread.h"
#include "agents/store/sql_connection.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace league::store {

class JournalWriter
{
public:
    // What the journal wants to hear; called on the writer's thread.
    struct Reports
    {
        std::function<void(const std::vector<Entry> &)> committed;
        std::function<void(const QString &)> failed;
    };

    // What is on disk goes on to the follower, when there is one.
    JournalWriter(QString path, CommitQueue &queue, FollowerThread *follower, Reports reports);

    // Works until the queue says stop.
    void run();

private:
    using FileIdentity = std::pair<quint64, quint64>; // device, inode

    void commitBatch();
    base::Outcome writeBatch();
    base::Outcome openConnection();
    base::Outcome insertBatch();
    base::Outcome checkStillThere() const;

    const QString m_path;
    CommitQueue &m_queue;
    FollowerThread *const m_follower;
    const Reports m_reports;

    std::unique_ptr<SqlConnection> m_connection;
    std::optional<EntryInsert> m_insert; // declared after its connection, so it goes first
    std::optional<FileIdentity> m_identity;
    std::vector<Entry> m_batch; // taken from the queue and not yet on disk
};

} // namespace league::store
