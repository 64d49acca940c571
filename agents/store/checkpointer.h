// Checkpointer: folds the write-ahead file of a journal into the journal, while nobody waits.
//
// SQLite puts what is committed behind the write-ahead file first, and would fold that in at the
// end of one commit in forty, while somebody waits for it. Owned by a JournalWriter, which tells of
// every commit; works on a thread of its own, with a connection of its own, beside the commits.
// What it misses because the writer goes on meanwhile is folded in by the writer itself when the
// file gets long: little, by then.
#pragma once

#include "agents/store/sql_connection.h"

#include <QThread>

#include <condition_variable>
#include <memory>
#include <mutex>

namespace league::store {

class Checkpointer
{
public:
    explicit Checkpointer(QString path);
    // Ends with the piece under way.
    ~Checkpointer();
    Checkpointer(const Checkpointer &) = delete;
    Checkpointer &operator=(const Checkpointer &) = delete;

    // A commit is on disk and told; the connection knows how long the write-ahead file is with it.
    // Sees to it that it is folded in: on this connection, at once, when it is too long.
    void committed(SqlConnection &writer);

private:
    void run();

    const QString m_path;
    qint64 m_askedAt = 0; // bytes, on the writer's thread
    std::mutex m_mutex; // for what follows
    std::condition_variable m_calls;
    bool m_isAsked = false;
    bool m_isStopping = false;
    std::unique_ptr<QThread> m_thread; // made when it is first needed
};

} // namespace league::store
