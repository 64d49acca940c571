// FollowerThread: lets a CommitFollower keep up with a journal on a thread of its own.
//
// Owned by a Journal that has a follower. The writer hands over what is on disk and goes on at
// once: files are made while the next entries are committed, and in the pauses of a league.
// Functions may be called from any thread unless they say otherwise.
#pragma once

#include "agents/base/result.h"
#include "agents/store/commit_follower.h"
#include "agents/store/journal_reader.h"

#include <QByteArray>
#include <QString>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace league::store {

class FollowerThread
{
public:
    // What the journal wants to hear; called on the follower's thread.
    struct Reports
    {
        std::function<void(const QString &)> failed;
        std::function<void()> waits; // for a refresh(), a little while from now
    };

    // Begins to look at the journal in this file, which nobody may add to before waitUntilOpen().
    FollowerThread(QString path, std::shared_ptr<CommitFollower> follower, Reports reports);
    // Ends as finish() does.
    ~FollowerThread();
    FollowerThread(const FollowerThread &) = delete;
    FollowerThread &operator=(const FollowerThread &) = delete;

    // Returns when the follower has seen what the journal held.
    void waitUntilOpen();
    // These entries are on disk now.
    void committed(std::vector<Entry> entries);
    // Let the follower turn what it has heard into work.
    void refresh();
    // Returns when all that was heard before is followed up, or a piece of it has failed.
    void flush();
    // Calls `done` then, on the follower's thread.
    void whenQuiet(std::function<void()> done);
    // The same, and ends the thread with its connection to the journal. Whoever writes the journal
    // calls this before closing it.
    void finish();

private:
    enum class Step { Hear, Refresh, Work, Settle, Stop };

    void run();
    void open();
    // Blocks until there is something to do.
    [[nodiscard]] Step next(std::vector<Entry> &heard);
    [[nodiscard]] bool hasWork() const;
    void askForRefresh();
    void report(const base::Outcome &outcome);

    const QString m_path;
    const std::shared_ptr<CommitFollower> m_follower;
    const Reports m_reports;

    // Of the follower's thread alone.
    std::unique_ptr<JournalReader> m_reader;
    bool m_rests = false; // its last piece failed; the next commit wakes it
    bool m_refreshAsked = false; // and not come yet

    std::mutex m_mutex; // for all that follows
    std::condition_variable m_calls; // the follower sleeps here
    std::condition_variable m_news; // those who wait for it
    std::deque<std::vector<Entry>> m_heard;
    int m_flushers = 0;
    std::vector<std::function<void()>> m_waiting; // for quiet; each is a flusher
    bool m_isOpen = false;
    bool m_refreshDue = false; // refresh() was called
    bool m_settled = true; // the follower was told to settle since it last heard anything
    bool m_allQuiet = false; // nothing was left to do since the last flush began
    bool m_stopping = false;

    std::unique_ptr<QThread> m_thread;
};

} // namespace league::store
