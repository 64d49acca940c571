#include "agents/manager/channels/durable_outbox.h"

namespace league::manager {

DurableOutbox::DurableOutbox(store::Journal &journal) : m_journal(journal)
{
    connect(&journal, &store::Journal::committed, this, &DurableOutbox::leaveAll);
}

void DurableOutbox::after(qint64 seq, std::function<void()> leave)
{
    m_items.push_back({seq, std::move(leave)});
    // Else the commit has been told of already, and nobody would wake us.
    if (m_items.size() == 1 && m_journal.durableSeq() >= seq)
        QMetaObject::invokeMethod(this, &DurableOutbox::leaveAll, Qt::QueuedConnection);
}

void DurableOutbox::leaveAll()
{
    while (!m_items.empty() && m_items.front().seq <= m_journal.durableSeq()) {
        const std::function<void()> leave = std::move(m_items.front().leave);
        m_items.pop_front();
        leave();
    }
}

} // namespace league::manager
