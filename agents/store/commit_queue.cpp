#include "agents/store/commit_queue.h"

#include <utility>

namespace league::store {

void deliver(std::vector<Waiter> waiters, const base::Outcome &outcome)
{
    std::map<QObject *, std::vector<std::function<void(base::Outcome)>>> letters;
    for (Waiter &waiter : waiters)
        letters[waiter.mailbox].push_back(std::move(waiter.done));
    for (auto &[mailbox, bundle] : letters) {
        const auto open = [bundle = std::move(bundle), outcome] {
            for (const auto &done : bundle)
                done(outcome);
        };
        QMetaObject::invokeMethod(mailbox, open, Qt::QueuedConnection);
    }
}

CommitQueue::CommitQueue(Limits limits, qint64 lastSeq)
    : m_limits(limits), m_lastSeq(lastSeq), m_committingSeq(lastSeq), m_durableSeq(lastSeq)
{
}

CommitQueue::Added CommitQueue::add(Entry entry, Urgency urgency)
{
    std::unique_lock lock(m_mutex);
    // A broken disk must not hang the league: then the queue grows and failed() tells the owner.
    const auto hasRoom = [this] {
        return m_lastSeq - m_durableSeq < m_limits.longest || !m_problem.isEmpty() || m_stopping;
    };
    if (!hasRoom()) {
        want(); // whoever would have called for it stands here
        m_space.wait(lock, hasRoom);
    }
    const qint64 seq = ++m_lastSeq;
    entry.seq = seq;
    m_queue.push_back(std::move(entry));
    if (hasCompany())
        want();
    else if (m_queue.size() == m_limits.early)
        m_work.notify_one();
    if (urgency == Urgency::Prompt)
        return {seq, wantSoon()};
    if (m_wanted || m_soon || std::exchange(m_alarmSet, true))
        return {seq, Hurry::NotNeeded};
    return {seq, Hurry::InAWhile};
}

bool CommitQueue::hasCompany() const
{
    // Where somebody waits for a commit, it comes soon and with all that is added until then.
    const qint64 many = m_soon ? qint64(m_limits.largestBatch) / 2 : m_limits.company;
    return m_lastSeq - m_committingSeq >= many;
}

CommitQueue::Hurry CommitQueue::wantSoon()
{
    return m_wanted || std::exchange(m_soon, true) ? Hurry::NotNeeded : Hurry::Soon;
}

CommitQueue::Hurry CommitQueue::wait(qint64 seq, Waiter waiter)
{
    std::unique_lock lock(m_mutex);
    const std::optional<base::Outcome> known = knownOutcome(seq);
    if (!known) {
        m_waiters.emplace(seq, std::move(waiter));
        // Somebody waits, so the entry is no longer relaxed.
        return seq > m_committingSeq ? wantSoon() : Hurry::NotNeeded;
    }
    lock.unlock();
    std::vector<Waiter> one;
    one.push_back(std::move(waiter));
    deliver(std::move(one), *known);
    return Hurry::NotNeeded;
}

std::optional<base::Outcome> CommitQueue::knownOutcome(qint64 seq) const
{
    if (seq <= m_durableSeq)
        return base::Done{};
    if (seq > m_lastSeq) {
        return base::Failure{QStringLiteral("Entry %1 was never appended to the journal, so it "
                                            "cannot become durable. Wait for a number that "
                                            "append() gave.")
                                 .arg(seq)};
    }
    // Whether the failure came just before or just after the question must make no difference.
    if (m_pausing)
        return base::Failure{m_problem};
    return std::nullopt;
}

void CommitQueue::want()
{
    if (m_limits.onlyOnFlush && m_flushers == 0 && !m_stopping)
        return;
    m_wanted = m_lastSeq > m_committingSeq;
    m_work.notify_one();
}

void CommitQueue::hurry()
{
    const std::lock_guard lock(m_mutex);
    m_alarmSet = false;
    m_soon = false;
    want();
}

void CommitQueue::tryAgain()
{
    const std::lock_guard lock(m_mutex);
    m_pausing = false;
    m_work.notify_one();
}

void CommitQueue::flush()
{
    std::unique_lock lock(m_mutex);
    const qint64 target = m_lastSeq;
    const qint64 failuresBefore = m_failures;
    ++m_flushers;
    m_allQuiet = false;
    m_pausing = false;
    want();
    m_quiet.wait(lock, [this, target, failuresBefore] {
        return (m_durableSeq >= target && m_allQuiet) || m_failures > failuresBefore;
    });
    --m_flushers;
}

void CommitQueue::stop()
{
    const std::lock_guard lock(m_mutex);
    m_stopping = true;
    m_pausing = false;
    want();
    m_space.notify_all();
}

qint64 CommitQueue::lastSeq() const
{
    const std::lock_guard lock(m_mutex);
    return m_lastSeq;
}

qint64 CommitQueue::durableSeq() const
{
    const std::lock_guard lock(m_mutex);
    return m_durableSeq;
}

qint64 CommitQueue::transactions() const
{
    const std::lock_guard lock(m_mutex);
    return m_transactions;
}

QString CommitQueue::problem() const
{
    const std::lock_guard lock(m_mutex);
    return m_problem;
}

CommitQueue::Step CommitQueue::next(std::vector<Entry> &batch)
{
    std::unique_lock lock(m_mutex);
    while (true) {
        if (m_stopping && m_pausing)
            return Step::Stop;
        const bool isFull = batch.size() >= m_limits.largestBatch;
        const bool isWorthwhile =
            m_wanted || (m_queue.size() >= m_limits.early && !m_limits.onlyOnFlush);
        if (!m_pausing && isWorthwhile && !isFull && !m_queue.empty()) {
            fill(batch);
            return Step::Take;
        }
        if (!m_pausing && !batch.empty() && (m_wanted || isFull)) {
            m_committingSeq = batch.back().seq;
            m_wanted = m_wanted && m_lastSeq > m_committingSeq;
            return Step::Commit;
        }
        if (batch.empty()) {
            if (m_stopping)
                return Step::Stop;
            m_allQuiet = true;
            m_quiet.notify_all();
        }
        m_work.wait(lock);
    }
}

void CommitQueue::fill(std::vector<Entry> &batch)
{
    while (!m_queue.empty() && batch.size() < m_limits.largestBatch) {
        batch.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
    }
}

std::vector<Waiter> CommitQueue::succeeded(qint64 upTo)
{
    const std::lock_guard lock(m_mutex);
    m_durableSeq = upTo;
    m_problem.clear();
    ++m_transactions;
    m_space.notify_all();
    std::vector<Waiter> served;
    const auto end = m_waiters.upper_bound(upTo);
    for (auto it = m_waiters.begin(); it != end; ++it)
        served.push_back(std::move(it->second));
    m_waiters.erase(m_waiters.begin(), end);
    return served;
}

std::vector<Waiter> CommitQueue::failed(const QString &sentence)
{
    const std::lock_guard lock(m_mutex);
    m_problem = sentence;
    m_pausing = true;
    m_committingSeq = m_durableSeq;
    m_wanted = true; // when the pause is over
    ++m_failures;
    std::vector<Waiter> disappointed;
    for (auto &[seq, waiter] : m_waiters)
        disappointed.push_back(std::move(waiter));
    m_waiters.clear();
    m_quiet.notify_all();
    m_space.notify_all();
    return disappointed;
}

} // namespace league::store
