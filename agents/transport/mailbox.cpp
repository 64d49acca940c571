#include "agents/transport/mailbox.h"

namespace league::transport {

Mailbox::Mailbox() : m_receiver(std::make_unique<QObject>()) { }

void Mailbox::post(std::function<void()> work)
{
    const QMutexLocker lock(&m_mutex);
    if (m_receiver)
        QMetaObject::invokeMethod(m_receiver.get(), std::move(work), Qt::QueuedConnection);
}

bool Mailbox::isOpen() const
{
    const QMutexLocker lock(&m_mutex);
    return m_receiver != nullptr;
}

void Mailbox::close()
{
    std::unique_ptr<QObject> receiver;
    {
        const QMutexLocker lock(&m_mutex);
        receiver = std::move(m_receiver);
    }
    // Destroyed without the lock: what is dropped with it may post elsewhere, or here again.
}

} // namespace league::transport
