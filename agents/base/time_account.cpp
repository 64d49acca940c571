#include "agents/base/time_account.h"

#include <ctime>

namespace league::base {

namespace {

// What one thread is busy with, and since when.
struct Work
{
    int opening = 0; // the account has been opened so often when the thread last looked
    Expense expense = Expense::Rest;
    qint64 sinceNs = 0;
};

thread_local Work t_work;
std::atomic<int> s_openings = 0;
std::array<std::atomic<qint64>, TimeAccount::Expenses> s_nanoseconds;

// Of this thread alone: while it waits, or another one has the processor, nothing is charged.
qint64 processorNs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

} // namespace

void TimeAccount::open()
{
    for (std::atomic<qint64> &each : s_nanoseconds)
        each = 0;
    ++s_openings;
    s_isOpen = true;
}

TimeAccount::Microseconds TimeAccount::close()
{
    s_isOpen = false;
    Microseconds all{};
    for (size_t i = 0; i < Expenses; ++i)
        all.at(i) = s_nanoseconds.at(i) / 1'000;
    return all;
}

Expense TimeAccount::enter(Expense expense)
{
    const Expense before = t_work.opening == s_openings ? t_work.expense : Expense::Rest;
    settle(expense);
    return before;
}

void TimeAccount::leave(Expense before)
{
    settle(before);
}

void TimeAccount::settle(Expense next)
{
    const qint64 now = processorNs();
    // What a thread did before the account was opened is nobody's business.
    if (t_work.opening == s_openings && isOpen()) {
        s_nanoseconds.at(static_cast<size_t>(t_work.expense))
            .fetch_add(now - t_work.sinceNs, std::memory_order_relaxed);
    }
    t_work = {s_openings, next, now};
}

} // namespace league::base
