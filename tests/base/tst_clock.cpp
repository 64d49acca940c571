// Clocks: order, cancelling, and time that only moves when it is moved.
#include "agents/base/fake_clock.h"
#include "agents/base/system_clock.h"
#include "tests/support/event_wait.h"

#include <QDateTime>
#include <QTest>

using namespace league::base;
using namespace std::chrono_literals;

class TestClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alarms_ringInTheOrderOfTheirTimes()
    {
        FakeClock clock;
        QStringList rung;
        const Alarm b = clock.after(20ms, [&] { rung.append(QStringLiteral("b")); });
        const Alarm a = clock.after(10ms, [&] { rung.append(QStringLiteral("a")); });
        const Alarm c = clock.after(20ms, [&] { rung.append(QStringLiteral("c")); });
        clock.advance(9ms);
        QVERIFY(rung.isEmpty());
        clock.advance(100ms);
        QCOMPARE(rung.join(QString()), QStringLiteral("abc"));
    }

    void anAlarm_ringsAtItsOwnMoment_evenInOneLongStep()
    {
        FakeClock clock;
        QList<qint64> moments;
        Alarm second;
        const Alarm first = clock.after(5s, [&] {
            moments.append(clock.steadyMs());
            second = clock.after(2s, [&] { moments.append(clock.steadyMs()); });
        });
        clock.advance(60s);
        QCOMPARE(moments, QList<qint64>({5000, 7000}));
        QCOMPARE(clock.steadyMs(), 60'000);
    }

    void aDestroyedAlarm_neverRings()
    {
        FakeClock clock;
        bool rung = false;
        {
            const Alarm alarm = clock.after(1ms, [&] { rung = true; });
        }
        clock.advance(1s);
        QVERIFY(!rung);
    }

    void aRingingAlarm_mayCancelTheNextOfTheSameMoment()
    {
        FakeClock clock;
        bool rung = false;
        Alarm second;
        const Alarm first = clock.after(5ms, [&] { second.cancel(); });
        second = clock.after(5ms, [&] { rung = true; });
        clock.advance(1s);
        QVERIFY(!rung);
    }

    void anAlarmReplacedFromInsideItself_ringsAgain()
    {
        FakeClock clock;
        int count = 0;
        Alarm alarm;
        std::function<void()> tick = [&] {
            if (++count < 3)
                alarm = clock.after(10ms, tick);
        };
        alarm = clock.after(10ms, tick);
        clock.advance(1s);
        QCOMPARE(count, 3);
    }

    void anAlarm_mayOutliveItsClock()
    {
        Alarm alarm;
        {
            FakeClock clock;
            alarm = clock.after(1ms, [] {});
        }
        alarm.cancel();
    }

    void advanceToNextAlarm_stopsExactlyThere()
    {
        FakeClock clock;
        const Alarm alarm = clock.after(34s, [] {});
        QVERIFY(clock.advanceToNextAlarm());
        QCOMPARE(clock.steadyMs(), 34'000);
        QVERIFY(!clock.advanceToNextAlarm());
    }

    void aJumpOfTheWallClock_movesNoAlarm()
    {
        FakeClock clock;
        bool rung = false;
        const Alarm alarm = clock.after(1s, [&] { rung = true; });
        clock.jumpWallClock(24h);
        clock.advance(999ms);
        QVERIFY(!rung);
        clock.advance(1ms);
        QVERIFY(rung);
    }

    void utcText_isWhatQtWrites_onEveryDay()
    {
        constexpr qint64 Day = 86'400'000;
        constexpr qint64 Odd = 61'234'567; // another time of day each day
        for (qint64 ms = 900'000'000'000; ms < 4'200'000'000'000; ms += Day + Odd % 1'000'003)
            QCOMPARE(Clock::utcText(ms),
                     QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(Qt::ISODateWithMs));
        for (const int year : {1970, 1999, 2000, 2023, 2024, 2099, 2100}) {
            for (const QDate date : {QDate(year, 1, 1), QDate(year, 2, 28), QDate(year, 3, 1),
                                     QDate(year, 12, 31), QDate(2024, 2, 29)}) {
                const QDateTime end(date, QTime(23, 59, 59, 999), Qt::UTC);
                QCOMPARE(Clock::utcText(end.toMSecsSinceEpoch()), end.toString(Qt::ISODateWithMs));
                const QDateTime begin(date, QTime(0, 0), Qt::UTC);
                QCOMPARE(Clock::utcText(begin.toMSecsSinceEpoch()),
                         begin.toString(Qt::ISODateWithMs));
            }
        }
    }

    void utcText_isIsoWithMillisecondsAndZ()
    {
        QCOMPARE(Clock::utcText(1'772'388'000'120), QStringLiteral("2026-03-01T18:00:00.120Z"));
    }

    void theSystemClock_ringsInOrderFromTheEventLoop()
    {
        SystemClock clock;
        QStringList rung;
        const Alarm b = clock.after(2ms, [&] { rung.append(QStringLiteral("b")); });
        const Alarm a = clock.after(0ms, [&] { rung.append(QStringLiteral("a")); });
        QVERIFY(rung.isEmpty());
        QVERIFY(league::test::eventually([&] { return rung.size() == 2; }));
        QCOMPARE(rung.join(QString()), QStringLiteral("ab"));
    }

    void theSystemClock_wakesEarlierForAnEarlierAlarm()
    {
        SystemClock clock;
        bool rung = false;
        const Alarm late = clock.after(24h, [] {});
        const Alarm soon = clock.after(1ms, [&] { rung = true; });
        QVERIFY(league::test::eventually([&] { return rung; }));
    }
};

QTEST_GUILESS_MAIN(TestClock)
#include "tst_clock.moc"
