// JournalWriter: puts batches of entries on disk, each in one synced transaction.
//
// Made by a Journal; run() is the whole life of the writer's thread. It has the only connection
// that writes, opens it there, and opens it anew after a failure.
#pragma once

#include "agents/base/result.h"
#include "agents/store/checkpointer.h"
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

    // Puts what is new in the batch into the open transaction, while nobody waits for it yet. What
    // goes wrong is told by the commit, which does all of it again.
    void takeEarly();
    void commitBatch();
    base::Outcome writeBatch();
    base::Outcome openConnection();
    // All of the batch that is not in the transaction yet, which is begun if need be.
    base::Outcome insertRest();
    void rollBack();
    base::Outcome checkStillThere() const;

    const QString m_path;
    CommitQueue &m_queue;
    FollowerThread *const m_follower;
    const Reports m_reports;

    std::optional<Checkpointer> m_checkpointer; // as long as run()
    std::unique_ptr<SqlConnection> m_connection;
    std::optional<EntryInsert> m_insert; // declared after its connection, so it goes first
    std::optional<FileIdentity> m_identity;
    std::vector<Entry> m_batch; // taken from the queue and not yet on disk
    size_t m_inserted = 0; // how many of them are in the open transaction
    bool m_isBegun = false; // there is an open transaction
    bool m_isTroubled = false; // something went wrong since the last commit
};

} // namespace league::store
