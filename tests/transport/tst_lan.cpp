// Announcing and seeking over real sockets, within this computer: the loopback card and a port of
// the system's choice.
#include "agents/base/fake_clock.h"
#include "agents/transport/lan/league_announcer.h"
#include "agents/transport/lan/league_seeker.h"
#include "tests/support/event_wait.h"
#include "tests/transport/announced_league.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::transport;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::LeagueAnnouncement;

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);
const QHostAddress Everywhere(QHostAddress::AnyIPv4);

LanPlace here(quint16 port = 0)
{
    LanPlace place;
    place.onlyCard = Loopback;
    place.port = port;
    return place;
}

// Somebody who listens, and the place at which to call.
struct Ear
{
    base::FakeClock clock;
    LeagueSeeker seeker{here(), clock};
    base::Outcome started = seeker.start();

    [[nodiscard]] LanPlace place() const { return here(seeker.port()); }
    [[nodiscard]] bool hears(qsizetype leagues)
    {
        return eventually([&] { return seeker.leagues().size() == leagues; });
    }
    [[nodiscard]] LeagueAnnouncement first() const
    {
        return seeker.leagues().isEmpty() ? LeagueAnnouncement()
                                          : seeker.leagues().constFirst().league;
    }
};

} // namespace

class TestLan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLeagueThatCalls_isHeard_atTheAddressOfItsCard()
    {
        Ear ear;
        QVERIFY(ear.started.ok());
        base::FakeClock clock;
        LeagueAnnouncer announcer(ear.place(), Everywhere, 8123, clock);
        LeagueAnnouncement told = announcedLeague();
        told.address.clear();
        announcer.tell(told);
        clock.advance(LeagueAnnouncer::Gathers);
        QVERIFY(ear.hears(1));
        QCOMPARE(ear.first().address, QStringLiteral("http://127.0.0.1:8123/mcp"));
        QCOMPARE(ear.first().name, told.name);
        QCOMPARE(ear.first().players, 3);
        QVERIFY(ear.first().herald != told.herald); // made up by the announcer
    }

    void changes_areCalledTogether_andWithoutThemItCallsEveryFewSeconds()
    {
        Ear ear;
        base::FakeClock clock;
        LeagueAnnouncer announcer(ear.place(), Everywhere, 8123, clock);
        LeagueAnnouncement told = announcedLeague();
        QSignalSpy changes(&ear.seeker, &LeagueSeeker::changed);
        for (int players = 0; players <= 40; ++players) {
            told.players = players;
            announcer.tell(told);
        }
        clock.advance(LeagueAnnouncer::Gathers);
        QVERIFY(eventually([&] { return ear.first().players == 40; }));
        QCOMPARE(changes.count(), 1);

        // It is not forgotten while it calls, though nothing changes.
        for (int i = 0; i < 10; ++i) {
            clock.advance(LeagueAnnouncer::Every);
            ear.clock.advance(LeagueAnnouncer::Every);
            QVERIFY(comesToRest());
        }
        QVERIFY(ear.hears(1));
        QCOMPARE(changes.count(), 1);
    }

    void whoFallsSilent_isForgotten()
    {
        Ear ear;
        base::FakeClock clock;
        LeagueAnnouncer announcer(ear.place(), Everywhere, 8123, clock);
        announcer.tell(announcedLeague());
        clock.advance(LeagueAnnouncer::Gathers);
        QVERIFY(ear.hears(1));
        ear.clock.advance(HeardLeagues::Silence + LeagueSeeker::LooksAround);
        QVERIFY(ear.hears(0));
    }

    void itsEnd_isAGoodbye()
    {
        Ear ear;
        base::FakeClock clock;
        auto announcer = std::make_unique<LeagueAnnouncer>(ear.place(), Everywhere, 8123, clock);
        announcer->tell(announcedLeague());
        clock.advance(LeagueAnnouncer::Gathers);
        QVERIFY(ear.hears(1));
        announcer.reset();
        QVERIFY(ear.hears(0)); // and no clock was moved
    }

    void severalManagersAndSeveralListeners_shareTheComputer()
    {
        Ear ear;
        base::FakeClock clock;
        LeagueSeeker second(ear.place(), clock);
        QVERIFY(second.start().ok());
        QCOMPARE(second.port(), ear.seeker.port());
        LeagueAnnouncer one(ear.place(), Everywhere, 8123, clock);
        LeagueAnnouncer other(ear.place(), Loopback, 8124, clock);
        one.tell(announcedLeague());
        other.tell(announcedLeague());
        clock.advance(LeagueAnnouncer::Gathers);
        QVERIFY(ear.hears(2));
        QVERIFY(eventually([&] { return second.leagues().size() == 2; }));
    }

    void aManagerOnAnotherCard_doesNotCallOnThisOne()
    {
        Ear ear;
        base::FakeClock clock;
        LeagueAnnouncer elsewhere(ear.place(), QHostAddress(QStringLiteral("192.0.2.77")), 8123,
                                  clock);
        elsewhere.tell(announcedLeague());
        LeagueAnnouncer here(ear.place(), Everywhere, 8124, clock);
        here.tell(announcedLeague());
        clock.advance(LeagueAnnouncer::Gathers); // both would have called by now, in this order
        QVERIFY(ear.hears(1));
        QCOMPARE(ear.first().address, QStringLiteral("http://127.0.0.1:8124/mcp"));
    }

    void switchedOff_nothingIsHeard_andNothingIsCalled()
    {
        Ear ear;
        LanPlace off = ear.place();
        off.isOff = true;
        base::FakeClock clock;
        LeagueAnnouncer silent(off, Everywhere, 8123, clock);
        silent.tell(announcedLeague());
        clock.advance(LeagueAnnouncer::Gathers);
        LeagueSeeker deaf(off, clock);
        QVERIFY(deaf.start().ok());
        QCOMPARE(deaf.port(), quint16(0));
        LeagueAnnouncer loud(ear.place(), Everywhere, 8124, clock);
        loud.tell(announcedLeague());
        clock.advance(LeagueAnnouncer::Gathers);
        QVERIFY(ear.hears(1));
        QCOMPARE(ear.first().address, QStringLiteral("http://127.0.0.1:8124/mcp"));
        QVERIFY(deaf.leagues().isEmpty());
    }

    void rubbishOnThePort_doesNoHarm_andWhoFloodsIsIgnored()
    {
        Ear ear;
        QUdpSocket stranger;
        const auto send = [&](const QByteArray &bytes) {
            stranger.writeDatagram(bytes, Loopback, ear.seeker.port());
        };
        send({});
        send("hello");
        send(QByteArray(60'000, 'x'));
        send(QByteArray(1'000, '['));
        LeagueAnnouncement forged = announcedLeague();
        forged.address = QStringLiteral("http://203.0.113.9:8000/mcp");
        send(datagramOf(forged));
        LeagueAnnouncement real = announcedLeague();
        real.address = QStringLiteral("http://127.0.0.1:8125/mcp");
        send(datagramOf(real));
        QVERIFY(ear.hears(1));
        QCOMPARE(ear.first().address, real.address);

        // What is beyond the limit of this second is thrown away unread; the next second is heard.
        for (int i = 0; i < 2 * HeardLeagues::MostEachSecond; ++i)
            send("flood");
        real.players = 9;
        send(datagramOf(real));
        QVERIFY(comesToRest());
        QCOMPARE(ear.first().players, 3);
        ear.clock.advance(1s);
        send(datagramOf(real));
        QVERIFY(eventually([&] { return ear.first().players == 9; }));
    }

    void stopped_itForgets_andCanBeginAgain()
    {
        Ear ear;
        base::FakeClock clock;
        LeagueAnnouncer announcer(ear.place(), Everywhere, 8123, clock);
        announcer.tell(announcedLeague());
        clock.advance(LeagueAnnouncer::Gathers);
        QVERIFY(ear.hears(1));
        ear.seeker.stop();
        QVERIFY(ear.seeker.leagues().isEmpty());
        QCOMPARE(ear.seeker.port(), quint16(0));
        QVERIFY(ear.seeker.start().ok());
        QVERIFY(ear.seeker.port() != 0);
    }

    void aPortThatSomebodyElseKeeps_isAClearFailure()
    {
        QUdpSocket greedy;
        QVERIFY(greedy.bind(Everywhere, 0, QAbstractSocket::DontShareAddress));
        base::FakeClock clock;
        LeagueSeeker seeker(here(greedy.localPort()), clock);
        const base::Outcome started = seeker.start();
        QVERIFY(!started.ok());
        QVERIFY(started.failure().sentence.contains(QString::number(greedy.localPort())));
    }

    void thePlace_isReadFromTheEnvironment_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("card"); // "?": refused
        QTest::addColumn<int>("port");
        QTest::addColumn<bool>("off");
        QTest::newRow("nothing") << QString() << QString() << 8099 << false;
        QTest::newRow("off") << QStringLiteral("Off") << QString() << 8099 << true;
        QTest::newRow("card") << QStringLiteral(" 10.0.0.1 ") << QStringLiteral("10.0.0.1") << 8099
                              << false;
        QTest::newRow("port") << QStringLiteral("127.0.0.1:9000") << QStringLiteral("127.0.0.1")
                              << 9000 << false;
        for (const char *wrong : {"eth0", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:65536", ":9000",
                                  "::1", "10.0.0.1:9000:1"})
            QTest::newRow(wrong) << QString::fromLatin1(wrong) << QStringLiteral("?") << 0 << false;
    }

    void thePlace_isReadFromTheEnvironment()
    {
        QFETCH(QString, setting);
        QFETCH(QString, card);
        const base::Result<LanPlace> place = LanPlace::read(setting);
        if (card == QStringLiteral("?")) {
            QVERIFY(!place.ok());
            QVERIFY(place.failure().sentence.contains(setting));
            return;
        }
        QVERIFY(place.ok());
        QCOMPARE(place->onlyCard, QHostAddress(card));
        QTEST(int(place->port), "port");
        QTEST(place->isOff, "off");
    }

    void withoutAName_noLoopbackCardIsUsed()
    {
        for (const LanCard &card : usableCards(LanPlace()))
            QVERIFY2(!card.address.isLoopback(), qPrintable(card.address.toString()));
        QCOMPARE(usableCards(here()).size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestLan)
#include "tst_lan.moc"
