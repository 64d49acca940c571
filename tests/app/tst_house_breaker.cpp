// The operator resets the breaker of an agent that is back: it is called again at once.
#include "app/seat.h"
#include "tests/app/open_house.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace league;
using namespace league::test;
using app::House;

namespace {

QString breakerOf(const OpenHouse &open, const QString &id)
{
    for (const manager::AgentHealth &agent : open.health) {
        if (agent.id == id)
            return agent.breaker;
    }
    return {};
}

// Takes whatever comes, and says that all is well.
void answerEverybody(QTcpServer &server)
{
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&server] {
        QTcpSocket *caller = server.nextPendingConnection();
        QObject::connect(caller, &QTcpSocket::readyRead, caller, [caller] {
            caller->readAll();
            caller->write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                          "Content-Length: 2\r\n\r\n{}");
        });
    });
}

} // namespace

class TestHouseBreaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-31
    void aResetBreaker_letsTheNextRequestThrough()
    {
        OpenHouse open(2, [](app::HouseOptions &options) {
            options.rules.recoveryTimeout = std::chrono::hours(1); // not by itself in this test
            options.rules.maxRetries = 0;
            options.speed = base::Speed::Step; // nothing is played
        });
        app::SeatOptions guest;
        guest.manager = open.house->managerEndpoint();
        guest.joinCode = open.house->joinCode();
        guest.player.name = QStringLiteral("Guest");
        auto seat = std::make_unique<app::Seat>(guest);
        seat->join();
        QVERIFY(eventually([&] { return !seat->status().id.isEmpty(); }));
        const QString id = seat->status().id;
        const QUrl place = seat->status().endpoint;
        QVERIFY(open.ask([](House &house, const auto &answer) { house.start(answer); }));
        seat.reset(); // nobody listens there any more

        QVERIFY(eventually([&] {
            open.house->pingAll();
            return breakerOf(open, id) == QLatin1String("OPEN");
        }));
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress(place.host()), static_cast<quint16>(place.port())));
        answerEverybody(server);
        QVERIFY(open.ask([](House &house, const auto &answer) { house.pingAll(answer); }));
        QCOMPARE(breakerOf(open, id), QStringLiteral("OPEN")); // a ping does not get through
        const auto done =
            open.ask([&](House &house, const auto &answer) { house.resetBreaker(id, answer); });
        QVERIFY(done);
        QVERIFY(done->contains(id));
        QVERIFY(eventually([&] { return breakerOf(open, id) == QLatin1String("CLOSED"); }));
    }

    void nobodysBreaker_cannotBeReset()
    {
        OpenHouse open(2);
        const auto done = open.ask([](House &house, const auto &answer) {
            house.resetBreaker(QStringLiteral("P99"), answer);
        });
        QVERIFY(!done);
        QVERIFY(done.failure().sentence.contains(QStringLiteral("P99")));
    }
};

QTEST_MAIN(TestHouseBreaker)
#include "tst_house_breaker.moc"
