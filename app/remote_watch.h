// RemoteWatch: follows a league that runs elsewhere, read-only, by its address.
//
// Owned by the window, on its thread; the calls are made on a thread of its own. It tells the same
// batches of journal entries as a House, without what is not public. When the manager is lost it
// keeps trying with growing pauses, and goes on after the entry it had last.
#pragma once

#include "agents/store/entry.h"
#include "app/host_thread.h"

#include <QList>
#include <QObject>
#include <QUrl>

#include <memory>

namespace league::app {

class WatchFloor;

struct WatchStatus
{
    enum class Phase {
        Connecting,
        Following,
        Reconnecting, // see `retryAtUtcMs`
        Over, // the league is, and every entry was told
        Refused, // the manager lets nobody watch, or is none; `sentence` says so
    };

    Phase phase = Phase::Connecting;
    QString leagueId = {};
    QString sentence = {}; // what went wrong; empty when all is well
    qint64 retryAtUtcMs = 0; // while reconnecting; 0: right now
    int attempts = 0; // in vain, in a row

    friend bool operator==(const WatchStatus &, const WatchStatus &) = default;
};

class RemoteWatch : public QObject
{
    Q_OBJECT

public:
    explicit RemoteWatch(QUrl manager);
    ~RemoteWatch() override;

    void start();
    // Tries now instead of at the end of the pause.
    void retryNow();
    void stop();

    [[nodiscard]] const QUrl &manager() const { return m_manager; }
    [[nodiscard]] const WatchStatus &status() const { return m_status; }

Q_SIGNALS:
    // In the order of their numbers; none twice. Numbers of hidden entries are missing.
    void entriesStored(const QList<league::store::Entry> &entries);
    void statusChanged(const league::app::WatchStatus &status);
    // Another league is at that address now: what was told before does not belong to it.
    void leagueReplaced();

private:
    friend class WatchFloor;
    void takeStatus(const WatchStatus &status);
    // Everything before this was told.
    void takeMore();

    QUrl m_manager;
    WatchStatus m_status;
    std::unique_ptr<HostThread> m_thread;
    std::unique_ptr<WatchFloor> m_floor; // lives on the thread and is destroyed there
};

} // namespace league::app

Q_DECLARE_METATYPE(league::app::WatchStatus)
