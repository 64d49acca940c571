// TimeAccount: where the program's processor time goes, for `agent-league bench`.
//
// One for the whole program. Places that matter hold a Charge while they work:
//
//     const base::Charge charge(base::Expense::Json);
//
// What a Charge inside another one takes is not charged to the outer one. While the account is
// closed, which it always is outside the bench, a Charge is one look at a flag.
#pragma once

#include <QtGlobal>

#include <array>
#include <atomic>

namespace league::base {

enum class Expense {
    Rest, // everything else: the league itself, and the event loops
    HttpServer,
    HttpClient,
    Json,
    Charts,
    Journal,
};

class TimeAccount
{
public:
    static constexpr size_t Expenses = 6;
    using Microseconds = std::array<qint64, Expenses>; // by Expense

    // Begins anew, for all threads.
    static void open();
    // Stops charging and tells what was charged since open(), without what is still under way.
    static Microseconds close();
    [[nodiscard]] static bool isOpen() { return s_isOpen.load(std::memory_order_relaxed); }

private:
    friend class Charge;

    static Expense enter(Expense expense);
    static void leave(Expense before);
    static void settle(Expense next);

    static inline std::atomic<bool> s_isOpen = false;
};

class [[nodiscard]] Charge
{
public:
    explicit Charge(Expense expense)
    {
        if (TimeAccount::isOpen()) [[unlikely]] {
            m_isCharging = true;
            m_before = TimeAccount::enter(expense);
        }
    }
    ~Charge()
    {
        if (m_isCharging) [[unlikely]]
            TimeAccount::leave(m_before);
    }
    Charge(const Charge &) = delete;
    Charge &operator=(const Charge &) = delete;

private:
    Expense m_before = Expense::Rest;
    bool m_isCharging = false;
};

} // namespace league::base
