// JournalFeed: reads a journal on a thread of its own, so that the window never waits for a disk.
//
// Owned by whoever tells entries on, on the window's thread; answers come there, and none after it
// is gone. It holds nothing but what was asked for last.
#pragma once

#include "agents/base/result.h"
#include "agents/store/journal_reader.h"
#include "app/host_thread.h"

#include <QTemporaryDir>

#include <atomic>
#include <memory>

namespace league::app::view {

// When an entry was written, and what it is.
struct EntryMoment
{
    qint64 seq = 0;
    qint64 utcMs = 0;
    QString kind = {};
};

class JournalFeed
{
public:
    struct Opened
    {
        QString journal = {}; // its file
        QList<EntryMoment> moments = {}; // of every entry, when they were asked for
    };
    using OnOpened = std::function<void(const base::Result<Opened> &)>;
    using OnEntries = std::function<void(const base::Result<QList<store::Entry>> &)>;

    enum class Look { Inside, Nowhere }; // whether moments are wanted

    JournalFeed();
    ~JournalFeed();
    JournalFeed(const JournalFeed &) = delete;
    JournalFeed &operator=(const JournalFeed &) = delete;

    // Opens a journal, the journal in a league's folder, or one made of a league's export as JSON.
    void open(const QString &path, Look look, const OnOpened &opened);
    // The entries after that number, at most so many.
    void fetch(qint64 afterSeq, int limit, const OnEntries &told);
    // Everything after that number, portion by portion, each after the one before was taken; the
    // last one is empty.
    void fetchAll(qint64 afterSeq, const OnEntries &told);

private:
    // On the other thread.
    base::Result<Opened> openThere(const QString &path, Look look);
    base::Result<QString> journalFor(const QString &path);
    base::Result<QList<EntryMoment>> momentsThere();

    QObject m_here;
    std::atomic<bool> m_isClosing = false;
    std::unique_ptr<QTemporaryDir> m_unpacked; // the journal of an exported league
    std::unique_ptr<store::JournalReader> m_reader; // lives on the other thread
    HostThread m_thread;
};

} // namespace league::app::view
