// RefereePool: work spreads evenly and nobody gets more at once than it can take.
#include "agents/manager/referee_pool.h"

#include <QTest>

using league::base::MatchId;
using league::base::RefereeId;
using league::manager::RefereePool;

namespace {

const RefereeId Ref1(QStringLiteral("REF01"));
const RefereeId Ref2(QStringLiteral("REF02"));

MatchId match(int number)
{
    return MatchId(QStringLiteral("R1M%1").arg(number));
}

QString plan(RefereePool &pool, int times)
{
    QStringList planned;
    for (int i = 1; i <= times; ++i) {
        const auto referee = pool.plan(match(i));
        planned.append(referee ? referee->text() : QStringLiteral("-"));
    }
    return planned.join(u' ');
}

QString take(RefereePool &pool, const RefereeId &referee)
{
    const auto next = pool.takeNext(referee);
    return next ? next->text() : QStringLiteral("-");
}

} // namespace

class TestRefereePool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoReferees_takeTurns()
    {
        RefereePool pool;
        pool.add(Ref1, 5);
        pool.add(Ref2, 5);
        QCOMPARE(plan(pool, 4), QStringLiteral("REF01 REF02 REF01 REF02"));
    }

    void theNextRound_startsWithTheOtherReferee()
    {
        RefereePool pool;
        pool.add(Ref1, 5);
        pool.add(Ref2, 5);
        QCOMPARE(plan(pool, 1), QStringLiteral("REF01"));
        QCOMPARE(take(pool, Ref1), QStringLiteral("R1M1"));
        pool.release(Ref1);
        QCOMPARE(plan(pool, 1), QStringLiteral("REF02"));
    }

    void aBiggerReferee_getsMore()
    {
        RefereePool pool;
        pool.add(Ref1, 1);
        pool.add(Ref2, 3);
        QCOMPARE(plan(pool, 4), QStringLiteral("REF01 REF02 REF02 REF02"));
    }

    void aFullReferee_getsTheNextMatchWhenOneIsOver()
    {
        RefereePool pool;
        pool.add(Ref1, 1);
        QCOMPARE(plan(pool, 2), QStringLiteral("REF01 REF01"));
        QVERIFY(pool.hasNext());
        QCOMPARE(take(pool, Ref1), QStringLiteral("R1M1"));
        QVERIFY(!pool.hasNext());
        QCOMPARE(take(pool, Ref1), QStringLiteral("-"));
        pool.release(Ref1);
        QVERIFY(pool.hasNext());
        QCOMPARE(take(pool, Ref1), QStringLiteral("R1M2"));
        QVERIFY(!pool.hasNext());
    }

    void aRemovedReferee_handsBackWhatWaited()
    {
        RefereePool pool;
        pool.add(Ref1, 1);
        QCOMPARE(plan(pool, 3), QStringLiteral("REF01 REF01 REF01"));
        QCOMPARE(take(pool, Ref1), QStringLiteral("R1M1"));
        QCOMPARE(pool.remove(Ref1), QList<MatchId>({match(2), match(3)}));
        pool.release(Ref1);
        QVERIFY(pool.isEmpty());
        QVERIFY(!pool.contains(Ref1));
        QCOMPARE(plan(pool, 1), QStringLiteral("-"));
        QCOMPARE(take(pool, Ref1), QStringLiteral("-"));
    }

    void aCapacityBelowOne_countsAsOne()
    {
        RefereePool pool;
        pool.add(Ref1, 0);
        QCOMPARE(plan(pool, 2), QStringLiteral("REF01 REF01"));
        QCOMPARE(take(pool, Ref1), QStringLiteral("R1M1"));
        QCOMPARE(take(pool, Ref1), QStringLiteral("-"));
    }
};

QTEST_APPLESS_MAIN(TestRefereePool)
#include "tst_referee_pool.moc"
