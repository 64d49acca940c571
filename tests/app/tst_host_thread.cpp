// The thread on which agents live: where things are done, and who goes first.
#include "app/host_thread.h"

#include <QTest>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

using namespace league;

class TestHostThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsRun_isDoneThereBeforeItReturns()
    {
        app::HostThread thread(QStringLiteral("trial"));
        QThread *where = nullptr;
        thread.run([&where] { where = QThread::currentThread(); });
        QVERIFY(where);
        QVERIFY(where != QThread::currentThread());
        QCOMPARE(where->objectName(), QStringLiteral("trial"));
    }

#ifdef Q_OS_LINUX
    void aThreadThatGivesWay_comesAfterTheOthersOfTheProgram()
    {
        const int own = getpriority(PRIO_PROCESS, 0);
        app::HostThread hosted(QStringLiteral("hosted"));
        app::HostThread other(QStringLiteral("other"));
        hosted.giveWay();
        const auto niceness = [](app::HostThread &thread) {
            int nice = 0;
            thread.run([&nice] { nice = getpriority(PRIO_PROCESS, 0); });
            return nice;
        };
        QVERIFY(niceness(hosted) >= std::min(own + 1, 19)); // a larger number comes later
        QCOMPARE(niceness(other), own);
        QCOMPARE(getpriority(PRIO_PROCESS, 0), own);
    }
#endif
};

QTEST_GUILESS_MAIN(TestHostThread)
#include "tst_host_thread.moc"
