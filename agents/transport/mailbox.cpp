#include "agents/transport/mailbox.h"

#include <QAbstractEventDispatcher>
#include <QMutex>
#include <QObject>
#include <QThread>

#include <deque>
#include <vector>

namespace league::transport {

namespace {

// So many letters keep a thread busy while more are written to it, on another processor.
constexpr size_t WorthWaking = 8;

} // namespace

class Mailbox::Letters final : public std::enable_shared_from_this<Letters>
{
public:
    void add(std::function<void()> work)
    {
        const QMutexLocker lock(&m_mutex);
        if (!m_receiver)
            return;
        m_work.push_back(std::move(work));
        if (!std::exchange(m_isCalled, true)) {
            const bool isElsewhere = m_receiver->thread() != QThread::currentThread();
            m_isPutOff = isElsewhere && Reading::ofThisThread().putOff(shared_from_this());
            if (!m_isPutOff)
                call();
        } else if (m_isPutOff && m_work.size() >= WorthWaking) {
            call();
        }
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
    // While a thread reads its letters: the boxes of others that it has written to. Their threads
    // are woken when it is through, or waits for something: to wake one is dear, and until then
    // there may be more for it.
    class Reading
    {
    public:
        static Reading &ofThisThread()
        {
            thread_local Reading reading;
            return reading;
        }

        // False when the box must be called at once.
        bool putOff(std::shared_ptr<Letters> box)
        {
            if (m_depth == 0)
                return false;
            m_boxes.push_back(std::move(box));
            return true;
        }

        void begin() { m_depth += m_isWatched ? 1 : 0; }
        void end()
        {
            m_depth -= m_isWatched ? 1 : 0;
            callAll();
        }

    private:
        Reading()
        {
            // A letter may run an event loop of its own, and wait in it for an answer.
            const auto *dispatcher = QAbstractEventDispatcher::instance();
            if (!dispatcher)
                return;
            QObject::connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, dispatcher,
                             [] { ofThisThread().callAll(); });
            m_isWatched = true;
        }

        void callAll()
        {
            for (const std::shared_ptr<Letters> &box : std::exchange(m_boxes, {})) {
                const QMutexLocker lock(&box->m_mutex);
                if (box->m_receiver && box->m_isPutOff)
                    box->call();
            }
        }

        bool m_isWatched = false;
        int m_depth = 0; // more than one inside a loop inside a letter
        std::vector<std::shared_ptr<Letters>> m_boxes;
    };

    // With the lock, and noted in m_isCalled.
    void call()
    {
        m_isPutOff = false;
        QMetaObject::invokeMethod(
            m_receiver.get(), [self = shared_from_this()] { self->read(); }, Qt::QueuedConnection);
    }

    void read()
    {
        Reading::ofThisThread().begin();
        readAll();
        Reading::ofThisThread().end();
    }

    // What comes meanwhile is for the next time: others want their turn as well.
    void readAll()
    {
        QMutexLocker lock(&m_mutex);
        m_isCalled = false;
        for (size_t left = m_work.size(); left > 0 && !m_work.empty(); --left) {
            std::function<void()> work = std::move(m_work.front());
            m_work.pop_front();
            // The work may run an event loop of its own, in which the rest is awaited.
            if (!m_work.empty() && !std::exchange(m_isCalled, true))
                call();
            lock.unlock();
            work();
            work = nullptr; // what goes with it may post here
            lock.relock();
        }
    }

    mutable QMutex m_mutex;
    std::unique_ptr<QObject> m_receiver = std::make_unique<QObject>(); // null once closed
    std::deque<std::function<void()>> m_work;
    bool m_isCalled = false; // an event is on its way to the receiver, or will be soon
    bool m_isPutOff = false; // it will be soon
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
