// What a FaultProxy does to connections, quiet and disturbed.
#include "app/chaos/fault_proxy.h"

#include "agents/base/fake_clock.h"
#include "tests/support/event_wait.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace league;
using app::FaultProxy;
using app::NetworkFault;
using test::eventually;

namespace {

const QByteArray Request = "How do you do?";
const QByteArray Answer = "Very well, thank you.";

// Answers every request, and remembers what it was asked.
class Butler : public QTcpServer
{
public:
    Butler()
    {
        listen(QHostAddress(QHostAddress::LocalHost), 0);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
                m_heard += socket->readAll();
                socket->write(Answer);
            });
        });
    }

    [[nodiscard]] const QByteArray &heard() const { return m_heard; }

private:
    QByteArray m_heard;
};

// Somebody who asks once, and what came of it.
class Guest
{
public:
    explicit Guest(const FaultProxy &proxy)
    {
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost),
                               static_cast<quint16>(proxy.url().port()));
        m_socket.write(Request);
    }

    QByteArray heard()
    {
        m_heard += m_socket.readAll();
        return m_heard;
    }
    [[nodiscard]] bool isCutOff() const
    {
        return m_socket.state() == QAbstractSocket::UnconnectedState;
    }
    [[nodiscard]] QAbstractSocket::SocketError error() const { return m_socket.error(); }
    void askAgain() { m_socket.write(Request); }

private:
    QTcpSocket m_socket;
    QByteArray m_heard;
};

} // namespace

class TestFaultProxy : public QObject
{
    Q_OBJECT

    base::FakeClock m_clock;
    std::unique_ptr<Butler> m_butler;
    std::unique_ptr<FaultProxy> m_proxy;

    // The proxy holds everything back for a moment, also in quiet times: time must move.
    template<class Condition>
    bool eventuallyAsTimeGoesBy(Condition holds)
    {
        return eventually([&] {
            m_clock.advanceToNextAlarm();
            return holds();
        });
    }

    // A guest whose exchange suffers: not every one does.
    std::unique_ptr<Guest> unluckyGuest()
    {
        while (true) {
            const int before = m_proxy->injected();
            auto guest = std::make_unique<Guest>(*m_proxy);
            const bool over = eventuallyAsTimeGoesBy(
                [&] { return guest->heard() == Answer || m_proxy->injected() > before; });
            if (!over)
                return nullptr;
            if (m_proxy->injected() > before)
                return guest;
        }
    }

private Q_SLOTS:
    void init()
    {
        m_butler = std::make_unique<Butler>();
        m_proxy = std::make_unique<FaultProxy>(QStringLiteral("butler"), 7, m_clock);
        QVERIFY(m_proxy->listen());
        m_proxy->setTarget(m_butler->serverPort());
    }

    void inQuietTimes_everythingArrives_againAndAgain()
    {
        Guest guest(*m_proxy);
        QVERIFY(eventuallyAsTimeGoesBy([&] { return guest.heard() == Answer; }));
        guest.askAgain();
        QVERIFY(eventuallyAsTimeGoesBy([&] { return guest.heard() == Answer + Answer; }));
        QCOMPARE(m_butler->heard(), Request + Request);
        QCOMPARE(m_proxy->injected(), 0);
    }

    void aLostAnswer_wasAskedFor_butNeverComes()
    {
        m_proxy->disturb(NetworkFault::LoseAnswer);
        const auto guest = unluckyGuest();
        QVERIFY(guest);
        QVERIFY(eventuallyAsTimeGoesBy([&] { return guest->isCutOff(); }));
        QCOMPARE(guest->heard(), QByteArray());
        QVERIFY(m_butler->heard().endsWith(Request));
    }

    void aReset_comesBeforeTheQuestion()
    {
        m_proxy->disturb(NetworkFault::Reset);
        const auto guest = unluckyGuest();
        QVERIFY(guest);
        const qsizetype heardBefore = m_butler->heard().size();
        QVERIFY(eventuallyAsTimeGoesBy([&] { return guest->isCutOff(); }));
        QCOMPARE(guest->heard(), QByteArray());
        QCOMPARE(m_butler->heard().size(), heardBefore);
    }

    void aCutAnswer_isHalfAnAnswer()
    {
        m_proxy->disturb(NetworkFault::CutAnswer);
        const auto guest = unluckyGuest();
        QVERIFY(guest);
        QVERIFY(eventuallyAsTimeGoesBy([&] { return guest->isCutOff(); }));
        QCOMPARE(guest->heard(), Answer.first(Answer.size() / 2));
    }

    void aDelayedAnswer_comesWhole()
    {
        m_proxy->disturb(NetworkFault::Delay);
        const auto guest = unluckyGuest();
        QVERIFY(guest);
        const qint64 begin = m_clock.steadyMs();
        QVERIFY(eventuallyAsTimeGoesBy([&] { return guest->heard() == Answer; }));
        QVERIFY(m_clock.steadyMs() - begin > 50);
    }

    void whenNobodyIsThere_theConnectionCloses_data()
    {
        QTest::addColumn<bool>("everStarted");
        QTest::newRow("not started yet") << false;
        QTest::newRow("killed") << true;
    }

    void whenNobodyIsThere_theConnectionCloses()
    {
        QFETCH(bool, everStarted);
        m_proxy->setTarget(everStarted ? m_butler->serverPort() : quint16(0));
        m_butler.reset();
        Guest guest(*m_proxy);
        QVERIFY(eventuallyAsTimeGoesBy([&] { return guest.isCutOff(); }));
        QCOMPARE(guest.heard(), QByteArray());
    }
};

QTEST_GUILESS_MAIN(TestFaultProxy)
#include "tst_fault_proxy.moc"
