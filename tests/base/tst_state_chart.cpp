// StateChart: synchronous, refusing, restartable, reporting.
#include "agents/base/fake_clock.h"
#include "agents/base/state_chart.h"

#include <QSignalSpy>
#include <QTest>

using namespace league::base;

namespace {

constexpr ChartRow DoorRows[] = {
    {QLatin1String("CLOSED"), QLatin1String("OPEN_IT"), QLatin1String("OPEN")},
    {QLatin1String("OPEN"), QLatin1String("CLOSE_IT"), QLatin1String("CLOSED")},
    {QLatin1String("CLOSED"), QLatin1String("LOCK_IT"), QLatin1String("LOCKED")},
    {QLatin1String("OPEN"), QLatin1String("BREAK_IT"), QLatin1String("BROKEN")},
    {QLatin1String("CLOSED"), QLatin1String("BREAK_IT"), QLatin1String("BROKEN")},
};
constexpr ChartTable Door{QLatin1String("door"), QLatin1String("Door"), QLatin1String("CLOSED"),
                          DoorRows};

constexpr QLatin1String OpenIt("OPEN_IT");
constexpr QLatin1String CloseIt("CLOSE_IT");
constexpr QLatin1String BreakIt("BREAK_IT");

} // namespace

class TestStateChart : public QObject
{
    Q_OBJECT

private:
    FakeClock m_clock;

private Q_SLOTS:
    void aNewChart_isInItsInitialState()
    {
        const StateChart chart(Door, QStringLiteral("front"), m_clock);
        QCOMPARE(chart.state(), QLatin1String("CLOSED"));
        QVERIFY(!chart.isTerminal());
    }

    void fire_hasHappenedWhenItReturns()
    {
        StateChart chart(Door, QStringLiteral("front"), m_clock);
        QVERIFY(chart.fire(OpenIt));
        QCOMPARE(chart.state(), QLatin1String("OPEN"));
        QVERIFY(chart.fire(CloseIt));
        QCOMPARE(chart.state(), QLatin1String("CLOSED"));
    }

    void aTransition_isReportedWithTimeSubjectFromToAndTrigger()
    {
        m_clock.advance(std::chrono::seconds(7));
        StateChart chart(Door, QStringLiteral("front"), m_clock);
        Transition seen;
        connect(&chart, &StateChart::transitioned, this, [&](const Transition &t) { seen = t; });
        QVERIFY(chart.fire(OpenIt));
        QCOMPARE(seen.utcMs, m_clock.utcMs());
        QCOMPARE(seen.chart, QLatin1String("door"));
        QCOMPARE(seen.subject, QStringLiteral("front"));
        QCOMPARE(seen.from, QLatin1String("CLOSED"));
        QCOMPARE(seen.to, QLatin1String("OPEN"));
        QCOMPARE(seen.trigger, OpenIt);
    }

    void anUnknownTrigger_isRefusedAndReportedAndChangesNothing()
    {
        StateChart chart(Door, QStringLiteral("front"), m_clock);
        QSignalSpy moves(&chart, &StateChart::transitioned);
        QSignalSpy refusals(&chart, &StateChart::refused);
        QTest::ignoreMessage(QtWarningMsg, "front: door refuses CLOSE_IT in CLOSED");
        const Outcome outcome = chart.fire(CloseIt);
        QVERIFY(!outcome);
        QCOMPARE(outcome.failure().sentence,
                 QStringLiteral("front is in state CLOSED, which does not know CLOSE_IT."));
        QCOMPARE(chart.state(), QLatin1String("CLOSED"));
        QCOMPARE(moves.count(), 0);
        QCOMPARE(refusals.count(), 1);
    }

    void aTerminalState_refusesEverything()
    {
        StateChart chart(Door, QStringLiteral("front"), m_clock);
        QVERIFY(chart.fire(BreakIt));
        QVERIFY(chart.isTerminal());
        for (const QLatin1String trigger : Door.triggers()) {
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("refuses")));
            QVERIFY(!chart.fire(trigger));
        }
    }

    void firingFromInsideAReport_isSynchronousToo()
    {
        StateChart chart(Door, QStringLiteral("front"), m_clock);
        QStringList path;
        connect(&chart, &StateChart::transitioned, this, [&](const Transition &t) {
            path.append(t.to);
            if (t.to == QLatin1String("OPEN") && path.size() == 1) {
                QVERIFY(chart.fire(CloseIt));
                QCOMPARE(chart.state(), QLatin1String("CLOSED"));
            }
        });
        QVERIFY(chart.fire(OpenIt));
        QCOMPARE(path.join(u' '), QStringLiteral("OPEN CLOSED"));
        QCOMPARE(chart.state(), QLatin1String("CLOSED"));
    }

    void restartIn_anyNamedState_goesOnFromThere()
    {
        for (const QLatin1String state : Door.states()) {
            StateChart fresh(Door, QStringLiteral("a"), m_clock);
            QVERIFY(fresh.restartIn(state));
            QCOMPARE(fresh.state(), state);
            StateChart used(Door, QStringLiteral("b"), m_clock);
            QVERIFY(used.fire(OpenIt));
            QSignalSpy moves(&used, &StateChart::transitioned);
            QVERIFY(used.restartIn(state));
            QCOMPARE(used.state(), state);
            QCOMPARE(moves.count(), 0);
            for (const QLatin1String trigger : Door.triggers()) {
                QVERIFY(used.restartIn(state));
                if (const ChartRow *row = Door.find(state, trigger)) {
                    QVERIFY(used.fire(trigger));
                    QCOMPARE(used.state(), row->to);
                }
            }
        }
    }

    void restartIn_anUnknownState_isRefused()
    {
        StateChart chart(Door, QStringLiteral("front"), m_clock);
        const Outcome outcome = chart.restartIn(QLatin1String("AJAR"));
        QVERIFY(!outcome);
        QCOMPARE(outcome.failure().sentence, QStringLiteral("The door chart has no state AJAR."));
    }

    void aChartDestroyedByItsListener_isTheListenersBusiness()
    {
        auto chart = std::make_unique<StateChart>(Door, QStringLiteral("front"), m_clock);
        connect(chart.get(), &StateChart::transitioned, this,
                [&] { chart.release()->deleteLater(); });
        QVERIFY(chart->fire(OpenIt));
        QVERIFY(!chart);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
};

QTEST_GUILESS_MAIN(TestStateChart)
#include "tst_state_chart.moc"
