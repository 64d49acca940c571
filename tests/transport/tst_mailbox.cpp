// Mailbox: work from any thread, in order, on the thread of the box; once for many, and not lost
// when somebody runs an event loop inside.
#include "agents/transport/mailbox.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <atomic>

using league::transport::Mailbox;

namespace {

// Counts how often the thread is woken by anything posted to it.
class CountingApplication final : public QCoreApplication
{
public:
    using QCoreApplication::QCoreApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        calls += event->type() == QEvent::MetaCall ? 1 : 0;
        return QCoreApplication::notify(receiver, event);
    }

    std::atomic<int> calls = 0; // every thread tells its events here
};

// A thread of its own that reads a box.
class Neighbour
{
public:
    Neighbour()
    {
        m_thread.start();
        m_context.moveToThread(&m_thread);
        run([this] { m_box = std::make_unique<Mailbox>(); });
    }
    ~Neighbour()
    {
        run([this] { m_box.reset(); });
        m_thread.quit();
        m_thread.wait();
    }
    Neighbour(const Neighbour &) = delete;
    Neighbour &operator=(const Neighbour &) = delete;

    [[nodiscard]] Mailbox &box() { return *m_box; }

private:
    template<class Work>
    void run(Work work)
    {
        QMetaObject::invokeMethod(&m_context, work, Qt::BlockingQueuedConnection);
    }

    QThread m_thread;
    QObject m_context;
    std::unique_ptr<Mailbox> m_box;
};

} // namespace

class TestMailbox : public QObject
{
    Q_OBJECT

private:
    // What is posted meanwhile comes with the next turn.
    static void readEverything()
    {
        for (int turn = 0; turn < 3; ++turn)
            QCoreApplication::sendPostedEvents();
    }

private Q_SLOTS:
    void work_isDoneInOrder_onTheThreadOfTheBox()
    {
        Mailbox box;
        QList<int> done;
        QThread *home = nullptr;
        const std::unique_ptr<QThread> other(QThread::create([&] {
            for (int i = 0; i < 100; ++i) {
                box.post([&, i] {
                    done.append(i);
                    home = QThread::currentThread();
                });
            }
        }));
        other->start();
        QVERIFY(other->wait());
        QVERIFY(done.isEmpty());
        readEverything();
        QCOMPARE(done.size(), 100);
        QVERIFY(std::is_sorted(done.begin(), done.end()));
        QCOMPARE(home, QThread::currentThread());
    }

    void howeverMuchIsPosted_theThreadIsWokenOnce()
    {
        auto *application = static_cast<CountingApplication *>(QCoreApplication::instance());
        Mailbox box;
        int done = 0;
        for (int i = 0; i < 1'000; ++i)
            box.post([&] { ++done; });
        application->calls = 0;
        readEverything();
        QCOMPARE(done, 1'000);
        QVERIFY(application->calls <= 2); // the second finds nothing left
    }

    void whatWorkPosts_waitsForTheNextTime()
    {
        Mailbox box;
        QStringList done;
        box.post([&] {
            box.post([&] { done.append(QStringLiteral("third")); });
            done.append(QStringLiteral("first"));
        });
        box.post([&] { done.append(QStringLiteral("second")); });
        readEverything();
        QCOMPARE(done.join(u' '), QStringLiteral("first second third"));
    }

    void workThatRunsAnEventLoop_doesNotHoldUpTheRest()
    {
        Mailbox box;
        QEventLoop loop;
        bool isOver = false;
        box.post([&] {
            loop.exec();
            isOver = true;
        });
        box.post([&] { loop.quit(); });
        readEverything();
        QVERIFY(isOver);
    }

    void whoeverIsWrittenALittle_isWokenWhenAllLettersAreRead()
    {
        constexpr int Letters = 20'000; // enough for a thread to wake up meanwhile
        constexpr int Few = 7;
        Neighbour neighbour;
        Mailbox box;
        std::atomic<int> done = 0;
        QSemaphore isDone;
        QList<int> doneMeanwhile;
        for (int i = 0; i < Letters; ++i) {
            box.post([&, i] {
                if (i < Few) {
                    neighbour.box().post([&] {
                        ++done;
                        isDone.release();
                    });
                }
                doneMeanwhile.append(done);
            });
        }
        readEverything();
        QCOMPARE(doneMeanwhile, QList<int>(Letters, 0));
        isDone.acquire(Few);
        QCOMPARE(done.load(), Few);
    }

    void whoeverIsWrittenMuch_isWokenAtOnce_andWorksMeanwhile()
    {
        constexpr int Many = 8;
        Neighbour neighbour;
        Mailbox box;
        QSemaphore isDone;
        bool wasDoneMeanwhile = false;
        for (int i = 0; i < Many; ++i)
            box.post([&] { neighbour.box().post([&] { isDone.release(); }); });
        box.post([&] { wasDoneMeanwhile = isDone.tryAcquire(Many, 10'000); });
        readEverything();
        QVERIFY(wasDoneMeanwhile);
    }

    void workThatWaitsForAnotherThread_getsItsAnswer()
    {
        Neighbour neighbour;
        Mailbox box;
        QEventLoop loop;
        bool isAnswered = false;
        box.post([&] {
            neighbour.box().post([&] {
                box.post([&] {
                    isAnswered = true;
                    loop.quit();
                });
            });
            loop.exec();
        });
        readEverything();
        QVERIFY(isAnswered);
    }

    void whatIsLeftWhenTheBoxCloses_isDropped()
    {
        Mailbox box;
        int done = 0;
        const auto token = std::make_shared<int>();
        box.post([&] {
            ++done;
            box.close();
        });
        box.post([&, token] { ++done; });
        QCOMPARE(token.use_count(), 2);
        readEverything();
        QCOMPARE(done, 1);
        QCOMPARE(token.use_count(), 1);
        QVERIFY(!box.isOpen());
        box.post([&] { ++done; });
        readEverything();
        QCOMPARE(done, 1);
    }

    void theBoxMayGoInsideItsOwnWork()
    {
        auto box = std::make_unique<Mailbox>();
        int done = 0;
        box->post([&] {
            box.reset();
            ++done;
        });
        box->post([&] { ++done; });
        readEverything();
        QCOMPARE(done, 1);
    }

    void whatGoesWithDoneWork_mayPostAgain()
    {
        Mailbox box;
        int done = 0;
        std::shared_ptr<void> postsWhenItGoes(nullptr, [&](void *) { box.post([&] { ++done; }); });
        box.post([kept = std::move(postsWhenItGoes)] { Q_UNUSED(kept) });
        readEverything();
        QCOMPARE(done, 1);
    }

    void whatIsDroppedMayPostAgain()
    {
        Mailbox box;
        std::shared_ptr<void> postsWhenItGoes(nullptr, [&](void *) { box.post([] {}); });
        box.post([kept = std::move(postsWhenItGoes)] { Q_UNUSED(kept) });
        box.close();
        QVERIFY(!box.isOpen());
    }
};

int main(int argc, char *argv[])
{
    CountingApplication application(argc, argv);
    TestMailbox test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_mailbox.moc"
