// Pace: how long moments are, that they differ, and that a change of speed is felt at once.
#include "agents/base/fake_clock.h"
#include "agents/base/pace.h"
#include "tests/support/event_wait.h"

#include <QSet>
#include <QTest>

using namespace league;
using namespace std::chrono_literals;
using base::Pace;
using base::Speed;
using Moment = base::Pace::Moment;

namespace {

constexpr auto NoLimit = std::chrono::milliseconds::max();

} // namespace

class TestPace : public QObject
{
    Q_OBJECT

    // How long the clock runs until a pause is over.
    static qint64 waited(base::FakeClock &clock, const bool &isOver)
    {
        const qint64 from = clock.steadyMs();
        while (!isOver && clock.steadyMs() - from < 60'000)
            clock.advance(1ms);
        return clock.steadyMs() - from;
    }

private Q_SLOTS:
    void everySpeed_hasItsLengths_data()
    {
        QTest::addColumn<Speed>("speed");
        QTest::addColumn<int>("think");
        QTest::addColumn<int>("reveal");
        QTest::newRow("NORMAL") << Speed::Normal << 10'000 << 2'500;
        QTest::newRow("FAST") << Speed::Fast << 5'000 << 1'250;
        QTest::newRow("DEBUG") << Speed::Debug << 700 << 200;
        QTest::newRow("STEP") << Speed::Step << 1'500 << 600;
        QTest::newRow("MAX") << Speed::Max << 0 << 0;
    }

    void everySpeed_hasItsLengths()
    {
        QFETCH(const Speed, speed);
        QFETCH(const int, think);
        QFETCH(const int, reveal);
        base::FakeClock clock;
        const Pace pace(clock, 7, speed);
        QCOMPARE(pace.length(Moment::Reveal, u"R1M1").count(), reveal);
        QSet<qint64> lengths;
        for (int player = 0; player < 50; ++player) {
            const qint64 length =
                pace.length(Moment::Think, QStringLiteral("P%1").arg(player)).count();
            QVERIFY(length >= think * 7 / 10 && length <= think * 13 / 10);
            lengths.insert(length);
        }
        QVERIFY(speed == Speed::Max ? lengths.size() == 1 : lengths.size() > 30);
        QCOMPARE(pace.isSlow(), speed != Speed::Max);
    }

    void theSameSeed_givesTheSameMoments_andAnotherSeedOthers()
    {
        base::FakeClock clock;
        const Pace one(clock, 1, Speed::Normal);
        const Pace again(clock, 1, Speed::Normal);
        const Pace other(clock, 2, Speed::Normal);
        QCOMPARE(one.length(Moment::Think, u"P01R1M1"), again.length(Moment::Think, u"P01R1M1"));
        QVERIFY(one.length(Moment::Think, u"P01R1M1") != other.length(Moment::Think, u"P01R1M1"));
    }

    void aPause_isAsLongAsItsMoment_andNeverLongerThanAllowed()
    {
        base::FakeClock clock;
        Pace pace(clock, 1, Speed::Normal);
        const QString who = QStringLiteral("P01R1M1");
        bool isOver = false;
        pace.pause(Moment::Think, who, NoLimit, this, [&] { isOver = true; });
        QVERIFY(!isOver);
        QCOMPARE(waited(clock, isOver), pace.length(Moment::Think, who).count());

        isOver = false;
        pace.pause(Moment::Think, who, 300ms, this, [&] { isOver = true; });
        QCOMPARE(waited(clock, isOver), 300);
    }

    // A conversation is followed more easily than a decision is awaited.
    void speaking_takesLessThanThinking_atEverySpeed()
    {
        base::FakeClock clock;
        for (const Speed speed : {Speed::Normal, Speed::Fast, Speed::Debug, Speed::Step}) {
            const Pace pace(clock, 1, speed);
            QVERIFY(pace.length(Moment::Speak, u"A01") > 0ms);
            QVERIFY(pace.length(Moment::Speak, u"A01") < pace.length(Moment::Think, u"A01"));
        }
        QCOMPARE(Pace(clock, 1, Speed::Max).length(Moment::Speak, u"A01"), 0ms);
    }

    void aChangeOfSpeed_isFeltByAPauseThatHasBegun_data()
    {
        QTest::addColumn<Speed>("speed");
        QTest::addColumn<int>("rest");
        // A reveal of 2500 ms at NORMAL; the change comes after 1000.
        QTest::newRow("FAST: 1250 in all") << Speed::Fast << 250;
        QTest::newRow("DEBUG: over long ago") << Speed::Debug << 0;
        QTest::newRow("MAX: over") << Speed::Max << 0;
    }

    void aChangeOfSpeed_isFeltByAPauseThatHasBegun()
    {
        QFETCH(const Speed, speed);
        QFETCH(const int, rest);
        base::FakeClock clock;
        Pace pace(clock, 1, Speed::Normal);
        bool isOver = false;
        pace.pause(Moment::Reveal, QStringLiteral("R1M1"), NoLimit, this, [&] { isOver = true; });
        clock.advance(1'000ms);
        QVERIFY(!isOver);
        pace.setSpeed(speed);
        QVERIFY(!isOver); // never from inside the call
        clock.advance(std::chrono::milliseconds(rest - (rest > 0 ? 1 : 0)));
        QCOMPARE(isOver, rest == 0);
        clock.advance(1ms);
        QVERIFY(isOver);
    }

    void slower_makesAPauseThatHasBegunLonger()
    {
        base::FakeClock clock;
        Pace pace(clock, 1, Speed::Fast);
        bool isOver = false;
        pace.pause(Moment::Reveal, QStringLiteral("R1M1"), NoLimit, this, [&] { isOver = true; });
        clock.advance(1'200ms);
        pace.setSpeed(Speed::Normal);
        clock.advance(1'299ms);
        QVERIFY(!isOver);
        clock.advance(1ms);
        QVERIFY(isOver);
    }

    void aPause_endsWithItsContext_andWithThePace()
    {
        base::FakeClock clock;
        int rung = 0;
        {
            Pace pace(clock, 1, Speed::Normal);
            auto context = std::make_unique<QObject>();
            pace.pause(Moment::Reveal, QStringLiteral("a"), NoLimit, context.get(),
                       [&] { ++rung; });
            context.reset();
            clock.advance(10s);
            QCOMPARE(rung, 0);
            pace.pause(Moment::Reveal, QStringLiteral("b"), NoLimit, this, [&] { ++rung; });
        }
        clock.advance(10s);
        QCOMPARE(rung, 0);
    }
};

QTEST_GUILESS_MAIN(TestPace)
#include "tst_pace.moc"
