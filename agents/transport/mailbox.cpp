#include "agents/transport/mailbox.h"

#include <QMutex>
#include <QObject>

#include <deque>

namespace league::transport {

class Mailbox::Letters final : public std::enable_shared_from_this<Letters>
{
public:
    void add(std::function<void()> work)
    {
        const QMutexLocker lock(&m_mutex);
        if (!m_receiver)
            return;
        m_work.push_back(std::move(work));
        wake();
    }

    void close()
    {
        std::unique_ptr<QObject> receiver;
        std::deque<std::function<void()>> dropped;
        {
            const QMutexLocker lock(&m_mutex);
            receiver = std::move(m_receiver);
            dropped = std::exchange(m_work, {});
        }
        // Destroyed without the lock: what is dropped with it may post elsewhere, or here again.
    }

    [[nodiscard]] bool isOpen() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_receiver != nullptr;
    }

private:
    // With the lock.
    void wake()
    {
        if (std::exchange(m_isCalled, true))
            return;
        QMetaObject::invokeMethod(
            m_receiver.get(), [self = shared_from_this()] { self->read(); }, Qt::QueuedConnection);
    }

    // What comes meanwhile is for the next time: others want their turn as well.
    void read()
    {
        QMutexLocker lock(&m_mutex);
        m_isCalled = false;
        for (size_t left = m_work.size(); left > 0 && !m_work.empty(); --left) {
            std::function<void()> work = std::move(m_work.front());
            m_work.pop_front();
            if (!m_work.empty())
                wake(); // the work may run an event loop of its own, in which the rest is awaited
            lock.unlock();
            work();
            work = nullptr; // what goes with it may post here
            lock.relock();
        }
    }

    mutable QMutex m_mutex;
    std::unique_ptr<QObject> m_receiver = std::make_unique<QObject>(); // null once closed
    std::deque<std::function<void()>> m_work;
    bool m_isCalled = false; // an event is on its way to the receiver
};

Mailbox::Mailbox() : m_letters(std::make_shared<Letters>()) { }

Mailbox::~Mailbox()
{
    close();
}

void Mailbox::post(std::function<void()> work)
{
    m_letters->add(std::move(work));
}

void Mailbox::close()
{
    m_letters->close();
}

bool Mailbox::isOpen() const
{
    return m_letters->isOpen();
}

} // namespace league::transport
