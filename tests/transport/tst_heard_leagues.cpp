// Which leagues are heard: kept while they call, each once, and nobody can spoil another's.
#include "agents/transport/lan/heard_leagues.h"

#include "agents/base/fake_clock.h"
#include "agents/base/random_stream.h"
#include "tests/transport/announced_league.h"

#include <QTest>

using namespace league;
using namespace league::transport;
using namespace std::chrono_literals;
using protocol::AnnouncedState;
using protocol::LeagueAnnouncement;

namespace {

const QHostAddress Teacher(QStringLiteral("192.168.1.20"));
const QHostAddress TeacherByCable(QStringLiteral("10.0.0.20"));
const QHostAddress Stranger(QStringLiteral("192.168.1.66"));

QString addressAt(const QHostAddress &host, int port = 8000)
{
    return QStringLiteral("http://%1:%2/mcp").arg(host.toString()).arg(port);
}

struct Room
{
    base::FakeClock clock;
    HeardLeagues heard{clock};

    bool hear(LeagueAnnouncement league, const QHostAddress &sender)
    {
        return heard.hear(datagramOf(league), sender);
    }
    // A league that calls with its own address.
    bool call(const QString &herald, const QHostAddress &sender, int port = 8000)
    {
        LeagueAnnouncement league = test::announcedLeague(herald);
        league.address = addressAt(sender, port);
        return hear(league, sender);
    }
    [[nodiscard]] QStringList addresses() const
    {
        QStringList found;
        for (const HeardLeague &each : heard.leagues())
            found.append(each.league.address);
        return found;
    }
};

} // namespace

class TestHeardLeagues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLeague_isThere_untilItIsSilentForLong()
    {
        Room room;
        QVERIFY(room.call(QStringLiteral("h1"), Teacher));
        QVERIFY(!room.call(QStringLiteral("h1"), Teacher)); // nothing new
        QCOMPARE(room.heard.leagues().constFirst().league.name, QStringLiteral("Spring Cup"));
        room.clock.advance(HeardLeagues::Silence - 1ms);
        QVERIFY(!room.heard.forgetSilent());
        QVERIFY(!room.call(QStringLiteral("h1"), Teacher));
        room.clock.advance(HeardLeagues::Silence - 1ms);
        QVERIFY(!room.heard.forgetSilent());
        room.clock.advance(1ms);
        QVERIFY(room.heard.forgetSilent());
        QVERIFY(room.heard.leagues().isEmpty());
    }

    void whoComes_isCounted()
    {
        Room room;
        LeagueAnnouncement league = test::announcedLeague();
        QVERIFY(room.hear(league, Teacher));
        league.players = 4;
        QVERIFY(room.hear(league, Teacher));
        QCOMPARE(room.heard.leagues().size(), 1);
        QCOMPARE(room.heard.leagues().constFirst().league.players, 4);
    }

    void goodbye_removesItAtOnce()
    {
        Room room;
        LeagueAnnouncement league = test::announcedLeague();
        room.hear(league, Teacher);
        league.state = AnnouncedState::Gone;
        QVERIFY(room.hear(league, Teacher));
        QVERIFY(room.heard.leagues().isEmpty());
        QVERIFY(!room.hear(league, Teacher)); // of somebody who is not there
    }

    void severalManagersOnOneComputer_areSeveral_inTheOrderOfHearing()
    {
        Room room;
        room.call(QStringLiteral("h2"), Teacher, 8001);
        room.call(QStringLiteral("h1"), Teacher, 8000);
        room.call(QStringLiteral("h2"), Teacher, 8001);
        QCOMPARE(room.addresses(), QStringList({addressAt(Teacher, 8001), addressAt(Teacher)}));
    }

    void oneLeagueOnTwoCards_isOne_andStaysWhenOneCardFallsSilent()
    {
        Room room;
        QVERIFY(room.call(QStringLiteral("h1"), Teacher));
        QVERIFY(!room.call(QStringLiteral("h1"), TeacherByCable));
        QCOMPARE(room.addresses(), QStringList(addressAt(Teacher)));
        room.clock.advance(4s);
        room.call(QStringLiteral("h1"), TeacherByCable);
        room.clock.advance(4s);
        QVERIFY(room.heard.forgetSilent());
        QCOMPARE(room.addresses(), QStringList(addressAt(TeacherByCable)));
    }

    void theAddressOfTheSender_goesBeforeAnother()
    {
        Room room;
        LeagueAnnouncement league = test::announcedLeague();
        league.address = addressAt(QHostAddress(QStringLiteral("172.17.0.1")));
        QVERIFY(room.hear(league, TeacherByCable));
        QVERIFY(room.call(QStringLiteral("h1"), Teacher));
        QCOMPARE(room.addresses(), QStringList(addressAt(Teacher)));
    }

    void aStranger_cannotChangeAnothersLeague_norSayGoodbyeForIt()
    {
        Room room;
        room.call(QStringLiteral("h1"), Teacher);
        LeagueAnnouncement forged = test::announcedLeague();
        forged.name = QStringLiteral("Give me your password");
        forged.address = addressAt(Stranger);
        QVERIFY(!room.hear(forged, Stranger));
        forged.state = AnnouncedState::Gone;
        QVERIFY(!room.hear(forged, Stranger));
        QCOMPARE(room.addresses(), QStringList(addressAt(Teacher)));
        QCOMPARE(room.heard.leagues().constFirst().league.name, QStringLiteral("Spring Cup"));
    }

    void anAddress_isTheSendersOrAPrivateOne_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("sender");
        QTest::addColumn<bool>("may");
        const auto row = [](const char *host, const char *sender, bool may) {
            QTest::addRow("%s from %s", host, sender)
                << QString::fromLatin1(host) << QString::fromLatin1(sender) << may;
        };
        row("192.168.1.20", "192.168.1.20", true);
        row("203.0.113.9", "203.0.113.9", true); // a school with public addresses
        row("10.0.0.5", "192.168.1.20", true);
        row("172.31.255.1", "192.168.1.20", true);
        row("169.254.3.4", "192.168.1.20", true);
        row("127.0.0.1", "127.0.0.1", true);
        row("203.0.113.9", "192.168.1.20", false);
        row("8.8.8.8", "192.168.1.20", false);
        row("172.32.0.1", "192.168.1.20", false);
        row("127.0.0.1", "192.168.1.20", false);
        row("0.0.0.0", "192.168.1.20", false);
        row("255.255.255.255", "192.168.1.20", false);
        row("239.255.80.99", "192.168.1.20", false);
        row("localhost", "192.168.1.20", false);
        row("localhost", "127.0.0.1", false); // a name, whatever it means
        row("teacher.example.com", "192.168.1.20", false);
        row("[::1]", "192.168.1.20", false);
        row("[fe80::1]", "192.168.1.20", true);
        row("[::ffff:8.8.8.8]", "192.168.1.20", false);
    }

    void anAddress_isTheSendersOrAPrivateOne()
    {
        QFETCH(QString, host);
        QFETCH(QString, sender);
        Room room;
        LeagueAnnouncement league = test::announcedLeague();
        league.address = QStringLiteral("http://%1:8000/mcp").arg(host);
        QTEST(room.hear(league, QHostAddress(sender)), "may");
    }

    void theSenderMayComeAsIPv4InsideIPv6()
    {
        Room room;
        QVERIFY(room.hear(test::announcedLeague(),
                          QHostAddress(QStringLiteral("::ffff:192.168.1.20"))));
    }

    void oneSender_hasALimitedNumberOfLeagues_andLeavesRoomForOthers()
    {
        Room room;
        for (int i = 0; i < 100; ++i)
            room.call(QStringLiteral("flood%1").arg(i), Stranger, 1000 + i);
        QCOMPARE(room.heard.leagues().size(), HeardLeagues::MostOfOneSender);
        QVERIFY(room.call(QStringLiteral("h1"), Teacher));
    }

    void allTogether_haveALimit_andTheSilentMakeRoom()
    {
        Room room;
        for (quint32 i = 0; i < 300; ++i)
            room.call(QStringLiteral("h%1").arg(i), QHostAddress(0x0a000001U + i));
        QCOMPARE(room.heard.leagues().size(), HeardLeagues::MostLeagues);
        QVERIFY(!room.call(QStringLiteral("late"), Teacher));
        room.clock.advance(HeardLeagues::Silence);
        QVERIFY(room.call(QStringLiteral("late"), Teacher));
        QCOMPARE(room.heard.leagues().size(), 1);
    }

    void whoSendsTooOften_isNotLookedAt_forTheRestOfTheSecond()
    {
        Room room;
        for (int i = 0; i < HeardLeagues::MostEachSecond; ++i)
            QVERIFY(room.heard.admits(Stranger));
        QVERIFY(!room.heard.admits(Stranger));
        QVERIFY(room.heard.admits(Teacher));
        room.clock.advance(1s);
        QVERIFY(room.heard.admits(Stranger));
    }

    void senders_areCountedUpToALimit()
    {
        Room room;
        for (quint32 i = 0; i < HeardLeagues::MostSenders; ++i)
            QVERIFY(room.heard.admits(QHostAddress(0x0a000001U + i)));
        QVERIFY(!room.heard.admits(Teacher));
        room.clock.advance(1s);
        QVERIFY(room.heard.admits(Teacher));
    }

    // Bytes that were changed at random are taken or not; what is taken keeps every promise.
    void whateverIsSent_theListKeepsItsPromises()
    {
        Room room;
        base::RandomStream luck(20'261, u"datagrams");
        const QByteArray good = datagramOf(test::announcedLeague());
        int taken = 0;
        for (int i = 0; i < 20'000; ++i) {
            QByteArray datagram = good;
            const quint64 changes = 1 + luck.uniform(4);
            for (quint64 change = 0; change < changes; ++change) {
                const auto at = static_cast<qsizetype>(luck.uniform(quint64(datagram.size())));
                datagram[at] = static_cast<char>(luck.uniform(256));
            }
            taken += room.heard.hear(datagram, Teacher) ? 1 : 0;
        }
        QVERIFY(taken > 0);
        QVERIFY(room.heard.leagues().size() <= HeardLeagues::MostOfOneSender);
        for (const HeardLeague &each : room.heard.leagues()) {
            QVERIFY(mayBeCalledAt(each.league.address, Teacher));
            QVERIFY(each.league.name.size() <= 61);
            for (const QChar c : each.league.name)
                QVERIFY(c.category() != QChar::Other_Control);
        }
    }
};

QTEST_GUILESS_MAIN(TestHeardLeagues)
#include "tst_heard_leagues.moc"
