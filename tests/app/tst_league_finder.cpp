// Which league an agent without an address joins: time is moved by hand, and nothing is sent.
#include "agents/base/fake_clock.h"
#include "app/league_finder.h"
#include "tests/transport/announced_league.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::AnnouncedState;
using protocol::LeagueAnnouncement;
using Fit = LeagueFinder::Fit;

namespace {

LeagueAnnouncement leagueCalled(const QString &name, int host)
{
    LeagueAnnouncement league = announcedLeague(name);
    league.name = name;
    league.leagueId = QStringLiteral("league_%1").arg(host);
    league.address = QStringLiteral("http://192.168.1.%1:8000/mcp").arg(host);
    return league;
}

QList<transport::HeardLeague> heard(const QList<LeagueAnnouncement> &leagues)
{
    QList<transport::HeardLeague> all;
    for (const LeagueAnnouncement &league : leagues)
        all.append({league, QHostAddress(QUrl(league.address).host())});
    return all;
}

struct Searching
{
    explicit Searching(const LeagueFinder::Wanted &wanted = {QStringLiteral("even_odd"), {}})
        : finder(wanted, clock)
    {
    }

    base::FakeClock clock;
    LeagueFinder finder;
    QSignalSpy settled{&finder, &LeagueFinder::settled};

    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (const LeagueAnnouncement &league : finder.fitting())
            all.append(league.name);
        return all;
    }
};

} // namespace

class TestLeagueFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOnlyLeague_isTaken_whenEveryOtherWouldHaveCalled()
    {
        Searching here;
        here.clock.advance(1h); // nobody calls, and nothing comes of it
        QCOMPARE(here.settled.count(), 0);
        here.finder.hear(heard({leagueCalled(QStringLiteral("Spring Cup"), 20)}));
        here.clock.advance(transport::LeagueAnnouncer::Every);
        QCOMPARE(here.settled.count(), 0);
        here.clock.advance(LeagueFinder::Settles - transport::LeagueAnnouncer::Every);
        QCOMPARE(here.settled.count(), 1);
        QCOMPARE(here.names(), {QStringLiteral("Spring Cup")});
    }

    void aSecondLeague_isNoticed_andDoesNotBeginTheWaitAnew()
    {
        Searching here;
        const LeagueAnnouncement first = leagueCalled(QStringLiteral("Spring Cup"), 20);
        const LeagueAnnouncement second = leagueCalled(QStringLiteral("Robotics"), 21);
        here.finder.hear(heard({first}));
        here.clock.advance(transport::LeagueAnnouncer::Every);
        here.finder.hear(heard({first, second}));
        here.clock.advance(LeagueFinder::Settles - transport::LeagueAnnouncer::Every);
        QCOMPARE(here.settled.count(), 1);
        QCOMPARE(here.names(), (QStringList{first.name, second.name}));
    }

    void aLeagueThatGoesWhileOthersAreAwaited_isNotTaken_andTheNextIs()
    {
        Searching here;
        here.finder.hear(heard({leagueCalled(QStringLiteral("Spring Cup"), 20)}));
        here.finder.hear({});
        here.clock.advance(LeagueFinder::Settles);
        QCOMPARE(here.settled.count(), 0);
        here.finder.hear(heard({leagueCalled(QStringLiteral("Robotics"), 21)}));
        here.clock.advance(LeagueFinder::Settles);
        QCOMPARE(here.settled.count(), 1);
        QCOMPARE(here.names(), {QStringLiteral("Robotics")});
    }

    void aManagerThatWasStartedAnew_isOneLeague()
    {
        Searching here;
        LeagueAnnouncement before = leagueCalled(QStringLiteral("Before"), 20);
        LeagueAnnouncement after = leagueCalled(QStringLiteral("After"), 20);
        here.finder.hear(heard({before, after}));
        QCOMPARE(here.names(), {QStringLiteral("After")});
        after.state = AnnouncedState::Running; // and it is the later one that counts
        here.finder.hear(heard({before, after}));
        QCOMPARE(here.names(), QStringList());
    }

    void whatFits_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("league");
        QTest::addColumn<AnnouncedState>("state");
        QTest::addColumn<Fit>("fit");
        const QString own = QStringLiteral("even_odd");
        using enum AnnouncedState;
        QTest::newRow("any") << QString() << QString() << Open << Fit::Fits;
        QTest::newRow("its game") << own << QString() << Open << Fit::Fits;
        QTest::newRow("another game")
            << QStringLiteral("mafia") << QString() << Open << Fit::OtherGame;
        QTest::newRow("its name, in any case")
            << own << QStringLiteral("spring CUP") << Open << Fit::Fits;
        QTest::newRow("its id") << own << QStringLiteral("league_20") << Open << Fit::Fits;
        QTest::newRow("a part of its name")
            << own << QStringLiteral("Spring") << Open << Fit::OtherLeague;
        QTest::newRow("it has begun") << own << QString() << Running << Fit::Closed;
        QTest::newRow("it is over") << own << QString() << Over << Fit::Closed;
    }

    void whatFits()
    {
        QFETCH(QString, game);
        QFETCH(QString, league);
        QFETCH(AnnouncedState, state);
        const LeagueFinder::Wanted wanted{game, league};
        const Searching here(wanted);
        LeagueAnnouncement called = leagueCalled(QStringLiteral("Spring Cup"), 20);
        called.state = state;
        QTEST(here.finder.fitOf(called), "fit");
    }
};

QTEST_GUILESS_MAIN(TestLeagueFinder)
#include "tst_league_finder.moc"
