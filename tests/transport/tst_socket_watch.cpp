// The sockets of a thread are told when they are ready, whatever the told ones do.
#include "agents/transport/socket_watch.h"
#include "tests/support/event_wait.h"

#include <QEventLoop>
#include <QTest>

#include <functional>

#include <sys/socket.h>
#include <unistd.h>

using namespace league::transport;
using league::test::eventually;

namespace {

// One end is watched, the other end is the test's.
class Ear final : public SocketWatch::Watched
{
public:
    explicit Ear(SocketWatch::For what = SocketWatch::For::Reading)
        : m_watch(SocketWatch::ofThisThread())
    {
        std::array<int, 2> ends{};
        ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends.data());
        m_own = ends[0];
        m_other = ends[1];
        isWatched = m_watch->add(m_own, *this, what);
    }
    ~Ear()
    {
        stop();
        ::close(m_own);
        ::close(m_other);
    }

    void stop()
    {
        if (std::exchange(isWatched, false))
            m_watch->remove(m_own, *this);
    }
    void listenFor(SocketWatch::For what) { m_watch->change(m_own, *this, what); }
    void say() const { QCOMPARE(::write(m_other, "x", 1), ssize_t(1)); }
    void hangUp() const { ::shutdown(m_other, SHUT_RDWR); }

    bool isWatched = false;
    int heard = 0;
    int room = 0;
    std::function<void()> then = [] {};

private:
    void socketReady(bool isReadable, bool isWritable) override
    {
        char byte = 0;
        heard += isReadable && ::read(m_own, &byte, 1) >= 0 ? 1 : 0;
        room += isWritable ? 1 : 0;
        then();
    }

    std::shared_ptr<SocketWatch> m_watch;
    int m_own = -1;
    int m_other = -1;
};

} // namespace

class TestSocketWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSaid_isHeard_byTheRightOne()
    {
        const Ear silent;
        Ear spokenTo;
        QVERIFY(spokenTo.isWatched);
        spokenTo.say();
        QVERIFY(eventually([&] { return spokenTo.heard == 1; }));
        spokenTo.say();
        QVERIFY(eventually([&] { return spokenTo.heard == 2; }));
        QCOMPARE(silent.heard, 0);
    }

    void roomIsTold_onlyToWhomItMatters()
    {
        Ear writer(SocketWatch::For::Both);
        QVERIFY(eventually([&] { return writer.room > 0; }));
        writer.listenFor(SocketWatch::For::Reading);
        const int before = writer.room;
        writer.say();
        QVERIFY(eventually([&] { return writer.heard == 1; }));
        QCOMPARE(writer.room, before);
    }

    void aPeerThatHangsUp_isHeard()
    {
        Ear ear;
        ear.then = [&] { ear.stop(); };
        ear.hangUp();
        QVERIFY(eventually([&] { return ear.heard == 1; }));
    }

    // Both are ready at once; whoever is told first takes the other away.
    void oneThatGoesMeanwhile_isNotTold()
    {
        auto one = std::make_unique<Ear>();
        auto other = std::make_unique<Ear>();
        int told = 0;
        one->then = [&] {
            ++told;
            other.reset();
        };
        other->then = [&] {
            ++told;
            one.reset();
        };
        one->say();
        other->say();
        QVERIFY(eventually([&] { return told == 1; }));
        QCOMPARE((one ? 1 : 0) + (other ? 1 : 0), 1);
        QCoreApplication::processEvents();
        QCOMPARE(told, 1);
    }

    // A handler may ask a person something, and the others go on meanwhile.
    void anEventLoopInside_tellsTheOthers()
    {
        Ear outer;
        Ear inner;
        QEventLoop loop;
        inner.then = [&] { loop.quit(); };
        outer.then = [&] {
            inner.say();
            loop.exec();
        };
        outer.say();
        QVERIFY(eventually([&] { return inner.heard == 1 && outer.heard == 1; }));
    }

    void theWatch_goesWithTheLastOne()
    {
        std::weak_ptr<SocketWatch> watch;
        {
            Ear last;
            watch = SocketWatch::ofThisThread();
            QVERIFY(!watch.expired());
            last.say();
            QVERIFY(eventually([&] { return last.heard == 1; }));
        }
        QVERIFY(watch.expired());
    }
};

QTEST_GUILESS_MAIN(TestSocketWatch)
#include "tst_socket_watch.moc"
