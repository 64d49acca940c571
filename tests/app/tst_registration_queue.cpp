// RegistrationQueue: who starts when, and when all are through.
#include "app/registration_queue.h"

#include <QSignalSpy>
#include <QTest>

using league::app::RegistrationQueue;
using namespace league;

class TestRegistrationQueue : public QObject
{
    Q_OBJECT

private:
    // Agents that take note when they are started.
    static void addAgents(RegistrationQueue &queue, int count, QList<int> &started)
    {
        for (int i = 1; i <= count; ++i) {
            queue.add([&started, i] {
                started.append(i);
                return base::Outcome(base::Done{});
            });
        }
    }

private Q_SLOTS:
    void eachStarts_whenTheOneBeforeIsRegistered()
    {
        RegistrationQueue queue;
        const QSignalSpy done(&queue, &RegistrationQueue::done);
        QList<int> started;
        addAgents(queue, 3, started);
        queue.begin();
        QCOMPARE(started, QList<int>({1}));
        queue.advance();
        queue.advance();
        QCOMPARE(started, QList<int>({1, 2, 3}));
        QCOMPARE(done.count(), 0);
        queue.advance();
        QCOMPARE(done.count(), 1);
    }

    void severalAtOnce_areNeverMoreThanAllowed_andAllAreWaitedFor()
    {
        RegistrationQueue queue;
        const QSignalSpy done(&queue, &RegistrationQueue::done);
        QList<int> started;
        addAgents(queue, 5, started);
        queue.setAtOnce(3);
        queue.begin();
        QCOMPARE(started, QList<int>({1, 2, 3}));
        queue.advance();
        QCOMPARE(started, QList<int>({1, 2, 3, 4}));
        for (int i = 0; i < 3; ++i)
            queue.advance();
        QCOMPARE(started, QList<int>({1, 2, 3, 4, 5}));
        QCOMPARE(done.count(), 0);
        queue.advance();
        QCOMPARE(done.count(), 1);
    }

    void agentsThatAreThroughAtOnce_needNoTurnOfTheirOwn()
    {
        RegistrationQueue queue;
        const QSignalSpy done(&queue, &RegistrationQueue::done);
        int started = 0;
        for (int i = 0; i < 4; ++i) {
            queue.add([&] {
                ++started;
                queue.advance();
                return base::Outcome(base::Done{});
            });
        }
        queue.setAtOnce(2);
        queue.begin();
        QCOMPARE(started, 4);
        QCOMPARE(done.count(), 1);
    }

    void nobody_isDoneAtOnce()
    {
        RegistrationQueue queue;
        const QSignalSpy done(&queue, &RegistrationQueue::done);
        queue.begin();
        QCOMPARE(done.count(), 1);
    }

    void anAgentThatCannotStart_holdsTheRest()
    {
        RegistrationQueue queue;
        const QSignalSpy done(&queue, &RegistrationQueue::done);
        const QSignalSpy failed(&queue, &RegistrationQueue::failed);
        QList<int> started;
        queue.add([] { return base::Outcome(base::Failure{QStringLiteral("No port.")}); });
        addAgents(queue, 1, started);
        queue.begin();
        QCOMPARE(failed.count(), 1);
        QCOMPARE(done.count(), 0);
        QCOMPARE(started, QList<int>());
    }
};

QTEST_GUILESS_MAIN(TestRegistrationQueue)
#include "tst_registration_queue.moc"
