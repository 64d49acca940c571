// The join dialog's desk: tries the connection by itself, says what is wrong, and what helps.
#include "app/view/desk/join_desk.h"

#include "agents/base/fake_clock.h"
#include "tests/app/open_house.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

// A desk whose pause is moved by hand, with preferences of its own.
struct Dialog
{
    QTemporaryDir folder;
    base::FakeClock clock;
    std::unique_ptr<Preferences> preferences;
    std::unique_ptr<JoinDesk> desk;

    Dialog()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        preferences = std::make_unique<Preferences>();
        desk = std::make_unique<JoinDesk>(clock, *preferences);
    }
    // The pause after the last edit passes, and the test comes to its end.
    bool isTested()
    {
        clock.advance(JoinDesk::Pause);
        return eventually([this] {
            return desk->testState() == QStringLiteral("works")
                || desk->testState() == QStringLiteral("fails");
        });
    }
    void open(const OpenHouse &house, const QString &role = QStringLiteral("player"))
    {
        desk->begin(role);
        desk->setAddress(house.house->managerEndpoint().toString());
        desk->setCode(house.house->joinCode());
        desk->setName(QStringLiteral("Hopper"));
        desk->setPort({});
    }
};

// Hears what it is told to hear.
class ScriptedSeeker final : public transport::LeagueSeeker
{
public:
    explicit ScriptedSeeker(base::Clock &clock) : LeagueSeeker({}, clock) { }

    base::Outcome start() override
    {
        ++starts;
        if (fails)
            return base::Failure{QStringLiteral("The port is taken.")};
        return base::Done{};
    }
    void stop() override
    {
        ++stops;
        tell({});
    }
    void hear(const QList<transport::HeardLeague> &leagues) { tell(leagues); }

    bool fails = false;
    int starts = 0;
    int stops = 0;
};

const QString CupAddress = QStringLiteral("http://192.168.1.20:8000/mcp");

transport::HeardLeague springCup()
{
    transport::HeardLeague heard;
    heard.league.herald = QStringLiteral("h1");
    heard.league.name = QStringLiteral("Spring Cup");
    heard.league.gameType = QStringLiteral("even_odd");
    heard.league.address = CupAddress;
    heard.league.players = 7;
    heard.league.expectedPlayers = 8;
    heard.league.needsCode = true;
    return heard;
}

// A desk whose network is scripted.
struct Network
{
    Dialog dialog;
    std::unique_ptr<JoinDesk> desk;
    ScriptedSeeker *seeker = nullptr;

    void open()
    {
        auto made = std::make_unique<ScriptedSeeker>(dialog.clock);
        seeker = made.get();
        desk = std::make_unique<JoinDesk>(dialog.clock, *dialog.preferences,
                                          std::make_unique<app::ConnectionTest>(), std::move(made));
    }
};

} // namespace

class TestJoinDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theConnection_isTriedAPauseAfterTheLastEdit()
    {
        OpenHouse open(1);
        Dialog dialog;
        dialog.open(open);
        QCOMPARE(dialog.desk->testState(), QStringLiteral("pending"));
        dialog.clock.advance(JoinDesk::Pause - 1ms);
        dialog.desk->setCode(QStringLiteral("other"));
        dialog.clock.advance(JoinDesk::Pause - 1ms);
        QCOMPARE(dialog.desk->testState(), QStringLiteral("pending"));
        dialog.desk->setCode(open.house->joinCode());
        QVERIFY(dialog.isTested());
        QCOMPARE(dialog.desk->testState(), QStringLiteral("works"));
        QCOMPARE(dialog.desk->checks()->count(), 6);
        QVERIFY(dialog.desk->mayJoin());
        dialog.desk->setName(QStringLiteral("  ")); // needs no new test
        QCOMPARE(dialog.desk->testState(), QStringLiteral("works"));
        QCOMPARE(dialog.desk->missing(), QStringLiteral("name"));
        QVERIFY(!dialog.desk->mayJoin());
    }

    void aLink_fillsIn_andIsTriedOnlyWhenSomebodySaysSo()
    {
        OpenHouse open(1);
        Dialog dialog;
        dialog.open(open);
        QVERIFY(dialog.isTested());
        const app::JoinLink link{open.house->managerEndpoint(), open.house->joinCode(),
                                 QStringLiteral("mafia"), QStringLiteral("Spring Cup")};
        dialog.desk->takeUp(link);
        dialog.desk->begin(QStringLiteral("player"));
        QCOMPARE(dialog.desk->address(), link.manager.toString());
        QCOMPARE(dialog.desk->code(), link.code);
        QCOMPARE(dialog.desk->invitedTo(), link.name);
        QCOMPARE(dialog.desk->strategies(), player::strategyNames(link.game));
        dialog.desk->setName(QStringLiteral("Mira"));
        dialog.desk->begin(QStringLiteral("referee"));
        dialog.clock.advance(10 * JoinDesk::Pause);
        QCOMPARE(dialog.desk->testState(), QStringLiteral("idle"));
        QVERIFY(!dialog.desk->mayJoin());
        dialog.desk->setPort({}); // an edit
        QVERIFY(dialog.isTested());
        QVERIFY(dialog.desk->mayJoin());
        // The manager knows better than the link what it plays.
        QCOMPARE(dialog.desk->strategies(), player::strategyNames(QStringLiteral("even_odd")));
    }

    void anotherAddress_isNotTheLinksLeague()
    {
        Dialog dialog;
        dialog.desk->takeUp({QUrl(QStringLiteral("http://host.example/mcp")),
                             {},
                             QStringLiteral("chess"),
                             QStringLiteral("Spring Cup")});
        QCOMPARE(dialog.desk->strategies(), player::strategyNames()); // nobody here plays chess
        dialog.desk->setAddress(QStringLiteral("other.example"));
        QCOMPARE(dialog.desk->invitedTo(), QString());
    }

    void withoutAnAddress_nothingIsTried()
    {
        Dialog dialog;
        dialog.desk->begin(QStringLiteral("player"));
        QCOMPARE(dialog.desk->testState(), QStringLiteral("idle"));
        QCOMPARE(dialog.desk->missing(), QStringLiteral("address"));
        dialog.desk->test();
        QCOMPARE(dialog.desk->testState(), QStringLiteral("idle"));
    }

    void joiningAsAPerson_wantsASeat_andRemembersThePlace()
    {
        OpenHouse open(1, [](app::HouseOptions &options) {
            options.leagueName = QStringLiteral("Spring\tCup");
            options.joinCode = QStringLiteral("K7M 4QX");
        });
        Dialog dialog;
        dialog.open(open);
        QSignalSpy wanted(dialog.desk.get(), &JoinDesk::seatWanted);
        dialog.desk->join(); // nothing was tried yet
        QCOMPARE(wanted.count(), 0);
        QVERIFY(dialog.isTested());
        dialog.desk->join();
        QCOMPARE(wanted.count(), 1);
        const auto seat = wanted.at(0).at(0).value<app::SeatOptions>();
        QCOMPARE(seat.manager, open.house->managerEndpoint());
        QCOMPARE(seat.joinCode, QStringLiteral("K7M 4QX"));
        QCOMPARE(seat.player.name, QStringLiteral("Hopper"));
        QCOMPARE(seat.player.mind, app::Mind::Person);
        QCOMPARE(seat.role, protocol::Role::Player);
        QCOMPARE(dialog.preferences->displayName(), QStringLiteral("Hopper"));

        // The next dialog knows the place, and fills in address and code.
        JoinDesk next(dialog.clock, *dialog.preferences);
        QCOMPARE(next.places()->count(), 1);
        QCOMPARE(next.places()->rows().constFirst().name, QStringLiteral("Spring Cup"));
        next.setAddress(QStringLiteral("elsewhere"));
        next.pick(0);
        QCOMPARE(next.address(), open.house->managerEndpoint().toString());
        QCOMPARE(next.code(), QStringLiteral("K7M 4QX"));
        next.forget(0);
        QCOMPARE(JoinDesk(dialog.clock, *dialog.preferences).places()->count(), 0);
    }

    void aSpectator_needsNeitherNameNorPort_andWatches()
    {
        OpenHouse open(1);
        Dialog dialog;
        dialog.open(open, QStringLiteral("spectator"));
        dialog.desk->setName({});
        dialog.desk->setPort(QStringLiteral("no port"));
        QSignalSpy watched(dialog.desk.get(), &JoinDesk::watchWanted);
        QVERIFY(dialog.isTested());
        QVERIFY2(dialog.desk->mayJoin(), qPrintable(dialog.desk->details()));
        dialog.desk->join();
        QCOMPARE(watched.count(), 1);
        QCOMPARE(watched.at(0).at(0).toString(), open.house->managerEndpoint().toString());
    }

    void whereNothingListens_theCauseAndTheRemedyAreSaid_andTryingAgainHelps()
    {
        QTcpServer place;
        QVERIFY(place.listen(QHostAddress::LocalHost));
        const quint16 port = place.serverPort();
        place.close();
        Dialog dialog;
        dialog.desk->begin(QStringLiteral("player"));
        dialog.desk->setAddress(QStringLiteral("127.0.0.1:%1").arg(port));
        QVERIFY(dialog.isTested());
        QCOMPARE(dialog.desk->testState(), QStringLiteral("fails"));
        QCOMPARE(dialog.desk->failedCheck(), QStringLiteral("manager"));
        QVERIFY2(dialog.desk->cause().contains(QStringLiteral("127.0.0.1:%1").arg(port)),
                 qPrintable(dialog.desk->cause()));
        QVERIFY(!dialog.desk->remedy().isEmpty());
        QVERIFY(dialog.desk->details().contains(dialog.desk->remedy()));
        QVERIFY(!dialog.desk->mayJoin());

        const OpenHouse open(1, [port](app::HouseOptions &options) { options.basePort = port; });
        QVERIFY(open.opened);
        dialog.desk->setName(QStringLiteral("Hopper"));
        dialog.desk->setPort({});
        dialog.desk->setCode(open.house->joinCode());
        dialog.desk->test();
        QVERIFY(eventually([&] { return dialog.desk->mayJoin(); }));
    }

    void aWrongCode_isFoundOut()
    {
        OpenHouse open(
            1, [](app::HouseOptions &options) { options.joinCode = QStringLiteral("K7M 4QX"); });
        Dialog dialog;
        dialog.open(open);
        dialog.desk->setCode(QStringLiteral("AAA AAA"));
        QVERIFY(dialog.isTested());
        QCOMPARE(dialog.desk->failedCheck(), QStringLiteral("code"));
        QVERIFY(!dialog.desk->mayJoin());
        dialog.desk->setCode(QStringLiteral("K7M 4QX"));
        QVERIFY(dialog.isTested());
        QVERIFY(dialog.desk->mayJoin());
    }

    void aTakenPort_isReplacedByOneThatIsFree()
    {
        OpenHouse open(1);
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        Dialog dialog;
        dialog.open(open);
        dialog.desk->setPort(QString::number(taken.serverPort()));
        QVERIFY(dialog.isTested());
        QCOMPARE(dialog.desk->failedCheck(), QStringLiteral("port"));
        QVERIFY(dialog.desk->freePort() > 0);
        QVERIFY(dialog.desk->freePort() != taken.serverPort());
        const QString free = QString::number(dialog.desk->freePort());
        dialog.desk->useFreePort();
        QCOMPARE(dialog.desk->port(), free);
        QVERIFY(dialog.isTested());
        QCOMPARE(dialog.desk->testState(), QStringLiteral("works"));
    }

    void whatIsMissing_isNamed_data()
    {
        QTest::addColumn<QString>("mind");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("missing");
        QTest::newRow("a script without a command") << "script"
                                                    << " "
                                                    << ""
                                                    << ""
                                                    << "command";
        QTest::newRow("a script") << "script"
                                  << "python3 mine.py"
                                  << ""
                                  << ""
                                  << "";
        QTest::newRow("a model without a server") << "model"
                                                  << ""
                                                  << ""
                                                  << "m"
                                                  << "model_url";
        QTest::newRow("a model without a name") << "model"
                                                << ""
                                                << "http:/"
                                                   "/localhost/v1"
                                                << ""
                                                << "model_name";
        QTest::newRow("a model") << "model"
                                 << ""
                                 << "http:/"
                                    "/localhost/v1"
                                 << "m"
                                 << "";
        QTest::newRow("built in") << "built_in"
                                  << ""
                                  << ""
                                  << ""
                                  << "";
        QTest::newRow("a person") << "person"
                                  << ""
                                  << ""
                                  << ""
                                  << "";
    }
    void whatIsMissing_isNamed()
    {
        QFETCH(QString, mind);
        QFETCH(QString, command);
        QFETCH(QString, url);
        QFETCH(QString, model);
        Dialog dialog;
        dialog.desk->setAddress(QStringLiteral("localhost"));
        dialog.desk->setName(QStringLiteral("Hopper"));
        dialog.desk->setMind(mind);
        dialog.desk->setCommand(command);
        dialog.desk->setModelUrl(url);
        dialog.desk->setModelName(model);
        QTEST(dialog.desk->missing(), "missing");
    }

    void theNetwork_isListenedTo_whileTheDialogIsOpen()
    {
        Network network;
        network.open();
        QSignalSpy listened(network.desk.get(), &JoinDesk::listened);
        QCOMPARE(network.desk->seeking(), QStringLiteral("idle"));
        network.desk->begin(QStringLiteral("player"));
        QCOMPARE(network.desk->seeking(), QStringLiteral("seeking"));
        network.desk->setRole(QStringLiteral("referee")); // goes on listening
        QCOMPARE(network.seeker->starts, 1);
        network.seeker->hear({springCup()});
        QCOMPARE(network.desk->heard()->count(), 1);
        const HeardRow row = network.desk->heard()->rows().constFirst();
        QCOMPARE(row.place, QStringLiteral("192.168.1.20:8000"));
        QCOMPARE(row.players, 7);
        QCOMPARE(row.expectedPlayers, 8);
        QVERIFY(row.isOpen && row.needsCode && row.isWatchable);
        network.desk->end();
        QCOMPARE(network.seeker->stops, 1);
        QCOMPARE(network.desk->heard()->count(), 0);
        QCOMPARE(network.desk->seeking(), QStringLiteral("idle"));
        QVERIFY(listened.count() >= 3);
    }

    void aComputerThatCannotListen_saysSo_andTriesAgainNextTime()
    {
        Network network;
        network.open();
        network.seeker->fails = true;
        network.desk->begin(QStringLiteral("player"));
        QCOMPARE(network.desk->seeking(), QStringLiteral("failed"));
        network.desk->end();
        network.seeker->fails = false;
        network.desk->begin(QStringLiteral("player"));
        QCOMPARE(network.desk->seeking(), QStringLiteral("seeking"));
    }

    void choosingALeagueOfTheNetwork_fillsInItsAddress_andTheCodeItWasJoinedWith()
    {
        Network network;
        KnownPlaces(*network.dialog.preferences)
            .add({.address = CupAddress, .code = QStringLiteral("K7M 4QX")});
        KnownPlaces(*network.dialog.preferences)
            .add({.address = QStringLiteral("http://10.0.0.1:1/mcp")});
        network.open();
        QCOMPARE(network.desk->places()->count(), 2);
        network.desk->begin(QStringLiteral("player"));
        network.seeker->hear({springCup()});
        QCOMPARE(network.desk->places()->count(), 1); // what is heard is not listed twice
        network.desk->setCode(QStringLiteral("another"));
        network.desk->pickHeard(1); // there is none
        QCOMPARE(network.desk->code(), QStringLiteral("another"));
        network.desk->pickHeard(0);
        QCOMPARE(network.desk->address(), CupAddress);
        QCOMPARE(network.desk->code(), QStringLiteral("K7M 4QX"));
        QCOMPARE(network.desk->role(), QStringLiteral("player"));
        QCOMPARE(network.desk->testState(), QStringLiteral("pending"));
        network.desk->forget(0);
        QCOMPARE(network.desk->places()->count(), 0);
        network.seeker->hear({});
        QCOMPARE(network.desk->places()->count(), 1); // the cup, which is silent now
    }

    void aLeagueUnderWay_makesASpectator()
    {
        Network network;
        network.open();
        network.desk->begin(QStringLiteral("player"));
        network.desk->setCode(QStringLiteral("another"));
        transport::HeardLeague running = springCup();
        running.league.state = protocol::AnnouncedState::Running;
        network.seeker->hear({running});
        QVERIFY(!network.desk->heard()->rows().constFirst().isOpen);
        network.desk->pickHeard(0);
        QCOMPARE(network.desk->role(), QStringLiteral("spectator"));
        QCOMPARE(network.desk->address(), CupAddress);
        QCOMPARE(network.desk->code(), QString());
    }
};

QTEST_GUILESS_MAIN(TestJoinDesk)
#include "tst_join_desk.moc"
