#include "agents/store/follower_thread.h"

#include "agents/base/give_way.h"
#include "agents/base/time_account.h"
#include "agents/store/store_log.h"

#include <utility>

namespace league::store {

FollowerThread::FollowerThread(QString path, std::shared_ptr<CommitFollower> follower,
                               Reports reports)
    : m_path(std::move(path)),
      m_follower(std::move(follower)),
      m_reports(std::move(reports)),
      m_thread(QThread::create([this] { run(); }))
{
    m_thread->setObjectName(QStringLiteral("files"));
    m_thread->start();
}

FollowerThread::~FollowerThread()
{
    finish();
}

void FollowerThread::waitUntilOpen()
{
    std::unique_lock lock(m_mutex);
    m_news.wait(lock, [this] { return m_isOpen; });
}

void FollowerThread::committed(std::vector<Entry> entries)
{
    const std::lock_guard lock(m_mutex);
    m_heard.push_back(std::move(entries));
    m_settled = false;
    m_calls.notify_one();
}

void FollowerThread::refresh()
{
    const std::lock_guard lock(m_mutex);
    m_refreshDue = true;
    m_calls.notify_one();
}

void FollowerThread::flush()
{
    std::unique_lock lock(m_mutex);
    ++m_flushers;
    m_allQuiet = false;
    m_calls.notify_one();
    m_news.wait(lock, [this] { return m_allQuiet; });
    --m_flushers;
}

void FollowerThread::whenQuiet(std::function<void()> done)
{
    const std::lock_guard lock(m_mutex);
    m_waiting.push_back(std::move(done));
    m_calls.notify_one();
}

void FollowerThread::finish()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
        m_calls.notify_one();
    }
    m_thread->wait();
}

void FollowerThread::run()
{
    base::giveWay(5); // those who play go first; what is put off now is made up for in a pause
    open();
    std::vector<Entry> heard;
    while (true) {
        const Step step = next(heard);
        const base::Charge charge(base::Expense::Journal);
        switch (step) {
        case Step::Hear:
            m_rests = false;
            m_follower->committed(std::exchange(heard, {}));
            askForRefresh();
            break;
        case Step::Refresh:
            m_refreshAsked = false;
            m_follower->refresh();
            if (m_follower->hasPutOff())
                askForRefresh();
            break;
        case Step::Work:
            report(m_follower->workOnce(*m_reader));
            break;
        case Step::Settle:
            m_rests = false;
            m_follower->settle();
            break;
        case Step::Stop:
            m_reader.reset();
            return;
        }
    }
}

void FollowerThread::open()
{
    auto reader = JournalReader::open(m_path);
    if (reader) {
        m_reader = std::move(*reader);
        report(m_follower->opened(*m_reader));
    } else {
        report(reader.failure());
    }
    const std::lock_guard lock(m_mutex);
    m_isOpen = true;
    m_news.notify_all();
}

FollowerThread::Step FollowerThread::next(std::vector<Entry> &heard)
{
    std::unique_lock lock(m_mutex);
    while (true) {
        if (!m_heard.empty()) {
            heard = std::move(m_heard.front());
            m_heard.pop_front();
            return Step::Hear;
        }
        if (std::exchange(m_refreshDue, false))
            return Step::Refresh;
        if (hasWork())
            return Step::Work;
        if ((m_stopping || m_flushers > 0 || !m_waiting.empty()) && !m_settled) {
            m_settled = true;
            return Step::Settle;
        }
        m_allQuiet = true;
        m_news.notify_all();
        if (!m_waiting.empty()) {
            const auto waiting = std::exchange(m_waiting, {});
            lock.unlock();
            for (const std::function<void()> &done : waiting)
                done();
            lock.lock();
            continue;
        }
        if (m_stopping)
            return Step::Stop;
        m_calls.wait(lock);
    }
}

bool FollowerThread::hasWork() const
{
    return m_reader && !m_rests && m_follower->hasWork();
}

void FollowerThread::askForRefresh()
{
    if (!std::exchange(m_refreshAsked, true))
        m_reports.waits();
}

void FollowerThread::report(const base::Outcome &outcome)
{
    if (outcome)
        return;
    m_rests = true;
    qCWarning(storeLog).noquote() << outcome.failure().sentence;
    m_reports.failed(outcome.failure().sentence);
}

} // namespace league::store
