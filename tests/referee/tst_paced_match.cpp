// With a pace the referee shows the draw step by step; the match itself is the same.
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using base::Speed;

class TestPacedMatch : public QObject
{
    Q_OBJECT

    static void start(RefereeLab &lab, base::Pace &pace)
    {
        referee::RefereeOptions options = lab.options();
        options.pace = &pace;
        lab.start(options);
    }

private Q_SLOTS:
    void theDraw_pausesBeforeTheNumberAndBeforeTheResult()
    {
        RefereeLab lab;
        base::Pace pace(lab.clock, 1, Speed::Normal);
        start(lab, pace);
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(200ms); // the feed gathers for 100 ms
        const QStringList drawing{QStringLiteral("CREATED"), QStringLiteral("WAITING_FOR_PLAYERS"),
                                  QStringLiteral("COLLECTING_CHOICES"),
                                  QStringLiteral("DRAWING_NUMBER")};
        QCOMPARE(lab.path(), drawing);
        QCOMPARE(lab.playerA.count(GameOverCall), 0);
        lab.pass(2'500ms);
        QCOMPARE(lab.path(), drawing + QStringList{QStringLiteral("EVALUATING")});
        QCOMPARE(lab.playerA.count(GameOverCall), 0);
        QVERIFY(lab.reports().isEmpty());
        lab.pass(2'500ms);
        QCOMPARE(lab.path(),
                 (drawing + QStringList{QStringLiteral("EVALUATING"), QStringLiteral("FINISHED")}));
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(lab.playerB.count(GameOverCall), 1);
        QCOMPARE(lab.reports().size(), 1);
    }

    void aChangeToMax_endsTheRevealAtOnce()
    {
        RefereeLab lab;
        base::Pace pace(lab.clock, 1, Speed::Normal);
        start(lab, pace);
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(200ms);
        QVERIFY(lab.reports().isEmpty());
        pace.setSpeed(Speed::Max);
        lab.pass(100ms);
        QCOMPARE(lab.reports().size(), 1);
    }

    void withoutAPace_nothingWaits()
    {
        RefereeLab lab;
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(lab.reports().size(), 1);
    }

    // L-06
    void aMatchThatIsAbortedDuringTheReveal_tellsNoResult()
    {
        RefereeLab lab;
        base::Pace pace(lab.clock, 1, Speed::Normal);
        start(lab, pace);
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(200ms);
        lab.referee->stop();
        lab.pass(20s);
        QCOMPARE(lab.playerA.count(GameOverCall), 0);
        QVERIFY(lab.reports().isEmpty());
    }

    void whoHasChosen_isToldBeforeTheOtherHas()
    {
        RefereeLab lab;
        lab.playerB.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(300ms);
        QStringList told;
        for (const protocol::MatchEventEntry &event : lab.events(QStringLiteral("R1M1"))) {
            if (event.kind == QLatin1String("game"))
                told.append(event.data.value(QStringLiteral("what")).toString());
        }
        QCOMPARE(told, QStringList{QStringLiteral("CHOICE_SEALED")});
    }

    // The pause of the referee comes after the answers; nobody's time is shortened.
    void thePlayers_haveTheirWholeTime_atEverySpeed()
    {
        RefereeLab lab;
        base::Pace pace(lab.clock, 1, Speed::Debug);
        lab.playerB.hold(Choice);
        start(lab, pace);
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(29s);
        QCOMPARE(lab.playerB.count(Choice), 1); // not asked again, and nothing decided
        QVERIFY(lab.reports().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPacedMatch)
#include "tst_paced_match.moc"
