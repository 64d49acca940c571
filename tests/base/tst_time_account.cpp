// The counters of the bench: what is charged to whom. Never how long it took.
#include "agents/base/time_account.h"

#include <QTest>

#include <numeric>
#include <thread>

using league::base::Charge;
using league::base::Expense;
using league::base::TimeAccount;

namespace {

qint64 of(const TimeAccount::Microseconds &all, Expense expense)
{
    return all.at(static_cast<size_t>(expense));
}

// Takes processor time until some of it was charged to somebody.
void work()
{
    volatile quint64 sum = 0;
    for (quint64 i = 0; i < 3'000'000; ++i)
        sum = sum + i;
}

} // namespace

class TestTimeAccount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClosedAccount_isNotCharged();
    void whatIsInside_isNotChargedToTheOuterOne();
    void everyThread_isCharged();
    void openedAgain_itBeginsAtNothing();
    void aChargeThatBeganBefore_bringsNothingIn();
};

void TestTimeAccount::aClosedAccount_isNotCharged()
{
    TimeAccount::open();
    (void)TimeAccount::close();
    {
        const Charge charge(Expense::Json);
        work();
    }
    const TimeAccount::Microseconds all = TimeAccount::close();
    QCOMPARE(std::accumulate(all.begin(), all.end(), qint64(0)), 0);
}

void TestTimeAccount::whatIsInside_isNotChargedToTheOuterOne()
{
    TimeAccount::open();
    {
        const Charge outer(Expense::HttpServer);
        const Charge inner(Expense::Json);
        work();
    }
    const TimeAccount::Microseconds all = TimeAccount::close();
    QVERIFY(of(all, Expense::Json) > 0);
    QVERIFY(of(all, Expense::HttpServer) < of(all, Expense::Json));
    QCOMPARE(of(all, Expense::Journal), 0);
}

void TestTimeAccount::everyThread_isCharged()
{
    TimeAccount::open();
    std::thread other([] {
        const Charge charge(Expense::Journal);
        work();
    });
    other.join();
    QVERIFY(of(TimeAccount::close(), Expense::Journal) > 0);
}

void TestTimeAccount::openedAgain_itBeginsAtNothing()
{
    TimeAccount::open();
    {
        const Charge charge(Expense::Charts);
        work();
    }
    TimeAccount::open();
    QCOMPARE(of(TimeAccount::close(), Expense::Charts), 0);
}

void TestTimeAccount::aChargeThatBeganBefore_bringsNothingIn()
{
    {
        const Charge before(Expense::Json);
        work();
        TimeAccount::open();
    }
    QCOMPARE(of(TimeAccount::close(), Expense::Json), 0);
}

QTEST_GUILESS_MAIN(TestTimeAccount)
#include "tst_time_account.moc"
