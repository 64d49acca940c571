// CommitQueue: the counter between those who append and the one who writes.
//
// Owned by a Journal, shared with its JournalWriter; every function may be called from any thread.
// It numbers entries, decides when a commit is due, remembers who waits for which number, and holds
// appenders back when the disk cannot follow. It knows nothing of SQL.
#pragma once

#include "agents/base/result.h"
#include "agents/store/entry.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace league::store {

// Somebody who waits for a number; `mailbox` lives on the thread where `done` is to run.
struct Waiter
{
    QObject *mailbox = nullptr;
    std::function<void(base::Outcome)> done;
};

// Posts the outcome to each of them, in order, with one event per mailbox.
void deliver(std::vector<Waiter> waiters, const base::Outcome &outcome);

class CommitQueue
{
public:
    struct Limits
    {
        qint64 company = 100; // so many relaxed entries are reason enough for a commit
        size_t largestBatch = 1000; // entries in one transaction
        size_t early = 64; // so many are put into it already, before anybody wants the commit
        qint64 longest = 10'000; // appenders wait while so many are not on disk
        // Nothing is written before flush() or stop(), so that the order in which acknowledgements
        // and other events come does not depend on how fast the disk is: for recordings.
        bool onlyOnFlush = false;
    };

    CommitQueue(Limits limits, qint64 lastSeq);

    // The appenders' side.

    // When the caller has to see to it that hurry() is called.
    enum class Hurry {
        NotNeeded, // somebody does already
        InAWhile,
        Soon, // when nothing more is to be added for the moment
    };
    struct Added
    {
        qint64 seq;
        Hurry hurry;
    };
    // Numbers the entry and queues it.
    Added add(Entry entry, Urgency urgency);
    // Registers a waiter; one whose number is durable, was never given, or cannot be written just
    // now, because a commit failed, is answered at once.
    [[nodiscard]] Hurry wait(qint64 seq, Waiter waiter);
    // Commit what is queued, it has waited for company long enough.
    void hurry();
    // The pause after a failed commit is over.
    void tryAgain();
    // Returns when all that was added before is durable and reported, or a commit has failed.
    void flush();
    // Ends the writer once everything is written; after one more failure it gives up.
    void stop();

    [[nodiscard]] qint64 lastSeq() const;
    [[nodiscard]] qint64 durableSeq() const;
    [[nodiscard]] qint64 transactions() const;
    // Why the last commit failed; empty when it did not.
    [[nodiscard]] QString problem() const;

    // The writer's side.

    enum class Step {
        Take, // there is more in the batch: what is to be done before a commit can begin
        Commit, // the whole batch
        Stop,
    };
    // Blocks until there is something to do, and fills the batch up from the queue; it stays with
    // the writer until a commit succeeds.
    [[nodiscard]] Step next(std::vector<Entry> &batch);
    // Everything up to this number is on disk. Returns those who waited for it.
    [[nodiscard]] std::vector<Waiter> succeeded(qint64 upTo);
    // The batch is not on disk. Returns everybody who waits.
    [[nodiscard]] std::vector<Waiter> failed(const QString &sentence);

private:
    void want();
    [[nodiscard]] Hurry wantSoon();
    [[nodiscard]] bool hasCompany() const;
    void fill(std::vector<Entry> &batch);
    [[nodiscard]] std::optional<base::Outcome> knownOutcome(qint64 seq) const;

    const Limits m_limits;
    mutable std::mutex m_mutex;
    std::condition_variable m_work; // the writer sleeps here
    std::condition_variable m_space; // appenders, when too much is not on disk
    std::condition_variable m_quiet; // flushers
    std::deque<Entry> m_queue;
    std::multimap<qint64, Waiter> m_waiters;
    qint64 m_lastSeq;
    qint64 m_committingSeq; // up to here a commit has begun
    qint64 m_durableSeq;
    qint64 m_transactions = 0;
    qint64 m_failures = 0;
    QString m_problem;
    int m_flushers = 0;
    bool m_wanted = false; // commit the queue as soon as possible
    bool m_alarmSet = false; // somebody will call hurry() in a while
    bool m_soon = false; // and somebody soon
    bool m_pausing = false; // a commit failed; wait for tryAgain()
    bool m_allQuiet = false; // the writer found nothing left to do since the last flush began
    bool m_stopping = false;
};

} // namespace league::store
