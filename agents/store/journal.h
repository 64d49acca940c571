// Journal: the record of one league on disk; everything else is a reading of it.
//
// Owned by the role that writes it (the manager has one per league, a referee one for its outbox)
// and living on that role's thread; a thread of its own does the writing, and another keeps files
// up to date where a follower is given. Entries are numbered when they are appended and go to
// SQLite in groups, each group one transaction that is synced to disk. An answer that must not be
// lost is given from whenDurable:
//
//     const qint64 seq = journal->append(result, Urgency::Prompt);
//     journal->whenDurable(seq, this, [=](const base::Outcome &kept) { kept ? reply() : refuse();
//     });
//
// A commit that fails is reported, kept and tried again; see failed(). Functions may be called from
// any thread; the signals committed, stored, failed and followerFailed come on the journal's.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/result.h"
#include "agents/store/commit_follower.h"
#include "agents/store/commit_queue.h"
#include "agents/store/entry.h"
#include "agents/store/journal_lock.h"
#include "agents/store/journal_reader.h"
#include "agents/store/mailboxes.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QThread>

#include <chrono>
#include <functional>
#include <memory>

namespace league::store {

class FollowerThread;
class JournalWriter;

struct JournalOptions
{
    base::Clock *clock = nullptr; // of the thread that opens; real time when not given
    std::shared_ptr<CommitFollower> follower = {}; // keeps files up to date: a ProjectionWriter
    CommitQueue::Limits limits = {};
    std::chrono::milliseconds companyWait{50}; // how long a relaxed entry waits for others
    std::chrono::milliseconds followerWait{50}; // how often the follower is woken at most
    std::chrono::milliseconds firstRetry{100}; // after a failed commit; doubles each time
    std::chrono::milliseconds longestRetry{2000};
};

class Journal : public QObject
{
    Q_OBJECT

public:
    // Opens the journal in this file, or makes one with its folder. The failure says what to do:
    // the folder cannot be written, the file is something else, newer, damaged, or open elsewhere.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>> open(const QString &path,
                                                                     JournalOptions options = {});
    // Writes what is queued and closes the file.
    ~Journal() override;

    // Numbers the entry, hands it to the writer and returns the number; secrets in the body are
    // masked. Waits only when thousands of entries are queued.
    qint64 append(Entry entry, Urgency urgency = Urgency::Relaxed);
    // Calls done on the thread of context, once, from its event loop: with success when this entry
    // is on disk, or with the failure when a commit fails before that or has just failed. The entry
    // is then still queued; committed() tells when it is on disk after all.
    void whenDurable(qint64 seq, QObject *context, std::function<void(base::Outcome)> done);
    // Calls done on the journal's own thread, which is that of context, when this entry is on disk,
    // however often the disk has refused it before.
    void whenKept(qint64 seq, QObject *context, const std::function<void()> &done);
    // Returns when everything appended so far is on disk, or when a commit fails: healthy() tells
    // which.
    void sync();
    // The same, and waits for the follower to catch up.
    void flush();
    // Calls done on the thread of context, once, when the follower has caught up with what is on
    // disk now: after many matches that may take seconds.
    void whenFollowed(QObject *context, const std::function<void()> &done);

    // Whether the last commit worked.
    [[nodiscard]] bool healthy() const { return problem().isEmpty(); }
    // Why it did not; empty when healthy.
    [[nodiscard]] QString problem() const { return m_queue.problem(); }
    [[nodiscard]] const QString &path() const { return m_path; }
    // The number given last, 0 in an empty journal.
    [[nodiscard]] qint64 lastSeq() const { return m_queue.lastSeq(); }
    // Everything up to this number is on disk.
    [[nodiscard]] qint64 durableSeq() const { return m_queue.durableSeq(); }
    // Transactions since the journal was opened.
    [[nodiscard]] qint64 transactions() const { return m_queue.transactions(); }

    // The readings see what is on disk, in order; flush() first to see everything. A file that
    // cannot be read gives an empty list and a line in the log; forEach and JournalReader say why.

    [[nodiscard]] QList<Entry> readAll() const;
    [[nodiscard]] QList<Entry> read(qint64 afterSeq, int limit) const;
    [[nodiscard]] QList<Entry> readSubject(const QString &subject) const;
    // Of one actor only, when it is named.
    [[nodiscard]] QList<Entry> readKind(const QString &kind,
                                        const std::optional<QString> &actor = {}) const;
    // Visits every entry, holding one at a time.
    base::Outcome forEach(const JournalReader::Visit &visit) const;

Q_SIGNALS:
    // A result was numbered and queued; on the thread that appended it.
    void resultAppended(const league::store::Entry &entry);
    // Everything up to this number is on disk.
    void committed(qint64 uptoSeq);
    // The same with the entries themselves, for those who show only what is on disk.
    void stored(const QList<league::store::Entry> &entries);
    // A commit failed, and why. Entries stay queued and are tried again until they are on disk.
    void failed(const QString &sentence);
    // The follower could not do its part, and why; the journal itself is fine.
    void followerFailed(const QString &sentence);

private:
    Journal(QString path, JournalOptions options, std::unique_ptr<JournalLock> lock,
            qint64 lastSeq);

    void startWriter();
    void startFollower();
    void call(CommitQueue::Hurry hurry);
    void callForCompany();
    void onCommitted(qint64 uptoSeq);
    void onFailed(const QString &sentence);
    void wakeFollowerSoon();
    [[nodiscard]] QList<Entry> readSelection(const Selection &selection) const;

    const QString m_path;
    const JournalOptions m_options;
    const std::unique_ptr<JournalLock> m_lock;
    std::unique_ptr<base::Clock> m_ownClock;
    base::Clock *const m_clock;
    CommitQueue m_queue;
    Mailboxes m_mailboxes;
    base::Alarm m_companyAlarm;
    base::Alarm m_retryAlarm;
    base::Alarm m_followerAlarm;
    std::chrono::milliseconds m_retryPause;
    std::unique_ptr<FollowerThread> m_follower; // when there is one
    std::unique_ptr<JournalWriter> m_writer;
    std::unique_ptr<QThread> m_thread;
};

} // namespace league::store
