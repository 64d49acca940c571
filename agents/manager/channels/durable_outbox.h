// DurableOutbox: what may leave only once it is on disk, in the order in which it was put in.
//
// Owned by the ChannelOffice, on the journal's thread. Calls, letters, answers and news of channels
// wait here for the commit of the events that they follow from; after a crash nobody knows anything
// that the journal does not.
#pragma once

#include "agents/store/journal.h"

#include <QObject>

#include <deque>
#include <functional>

namespace league::manager {

class DurableOutbox : public QObject
{
    Q_OBJECT

public:
    // The journal must outlive the outbox.
    explicit DurableOutbox(store::Journal &journal);

    // Runs from the event loop when the entry of that number is on disk, however often a commit
    // fails before; never if the outbox is destroyed first.
    void after(qint64 seq, std::function<void()> leave);
    // The same for everything that was written so far.
    void afterAll(std::function<void()> leave) { after(m_journal.lastSeq(), std::move(leave)); }

private:
    struct Item
    {
        qint64 seq = 0;
        std::function<void()> leave;
    };

    void leaveAll();

    store::Journal &m_journal;
    std::deque<Item> m_items;
};

} // namespace league::manager
