// A House with a lobby waits for its operator, takes orders, and says what came of them.
#include "agents/base/charts/league_chart.h"
#include "agents/base/charts/match_chart.h"
#include "agents/base/json/json.h"
#include "app/free_port.h"
#include "app/seat.h"
#include "tests/app/open_house.h"

#include <QTcpServer>
#include <QTest>

#include <algorithm>

using namespace league;
using namespace league::test;
using app::House;
using app::Mind;
using app::PlayerPlan;

namespace {

using Answer = House::Answer;

base::Result<QString> start(OpenHouse &open)
{
    return open.ask([](House &house, const Answer &answer) { house.start(answer); });
}

PlayerPlan plan(Mind mind, const QString &name)
{
    PlayerPlan plan;
    plan.mind = mind;
    plan.name = name;
    return plan;
}

base::Result<QString> add(OpenHouse &open, const PlayerPlan &player)
{
    return open.ask(
        [player](House &house, const Answer &answer) { house.addPlayer(player, answer); });
}

// Whether a match is being refereed.
bool isInPlay(const OpenHouse &open)
{
    const QList<store::Entry> moves = open.entriesOf(QStringLiteral("transition"));
    return std::ranges::any_of(moves, [](const store::Entry &move) {
        return move.body.value(QStringLiteral("to")).toString()
            == base::match_chart::WaitingForPlayers;
    });
}

} // namespace

class TestHouseLobby : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLobby_waitsForTheOperator_thenPlays()
    {
        OpenHouse open(3, [](app::HouseOptions &options) {
            options.leagueName = QStringLiteral("Spring Cup");
        });
        QVERIFY(open.isReady);
        QVERIFY(comesToRest());
        QCOMPARE(open.entriesOf(QStringLiteral("scheduled")).size(), 0);
        QVERIFY(start(open));
        QVERIFY(open.ends());
        QCOMPARE(open.counted, 3);
        const base::Result<QString> again = start(open);
        QVERIFY(!again);
        QVERIFY(again.failure().sentence.contains(QStringLiteral("already started")));
        QCOMPARE(open.entriesOf(QStringLiteral("league"))
                     .constFirst()
                     .body.value(QStringLiteral("name"))
                     .toString(),
                 QStringLiteral("Spring Cup"));
    }

    void aLeagueWithoutEnoughPlayers_saysWhatIsMissing()
    {
        OpenHouse open(1);
        const base::Result<QString> refused = start(open);
        QVERIFY(!refused);
        QVERIFY(refused.failure().sentence.contains(QStringLiteral("at least")));
    }

    void agentsComeAndGo_beforeTheStart()
    {
        OpenHouse open(2);
        PlayerPlan mirror = plan(Mind::BuiltIn, QStringLiteral("Ada"));
        mirror.strategy = QStringLiteral("adaptive");
        const base::Result<QString> added = add(open, mirror);
        QVERIFY2(added, added ? "" : qPrintable(added.failure().sentence));
        QCOMPARE(*added, QStringLiteral("Ada has joined as P03."));
        QVERIFY(add(open, {})); // any name will do
        QVERIFY(open.ask([](House &house, const Answer &answer) {
            house.addReferee(QStringLiteral("Referee Zeta"), answer);
        }));
        const base::Result<QString> removed = open.ask([](House &house, const Answer &answer) {
            house.removeAgent(QStringLiteral("P01"), answer);
        });
        QVERIFY(removed);
        QVERIFY(start(open));
        QVERIFY(open.ends());
        QCOMPARE(open.counted, 3); // P02, P03 and P04
        QStringList words;
        for (const store::Entry &entry : open.entriesOf(QStringLiteral("registered")))
            words.append(entry.body.value(QStringLiteral("strategy")).toString());
        QVERIFY(words.contains(QStringLiteral("adaptive")));
        const base::Result<QString> late = open.ask([](House &house, const Answer &answer) {
            house.removeAgent(QStringLiteral("P02"), answer);
        });
        QVERIFY(!late);
    }

    void aPlanThatMakesNoSense_isRefusedWithASentence_data()
    {
        QTest::addColumn<PlayerPlan>("player");
        PlayerPlan strategy = plan(Mind::BuiltIn, QStringLiteral("A"));
        strategy.strategy = QStringLiteral("telepathy");
        QTest::newRow("no such strategy") << strategy;
        PlayerPlan script = plan(Mind::Script, QStringLiteral("B"));
        script.command = QStringLiteral("'unclosed");
        QTest::newRow("a command with a quote") << script;
        PlayerPlan model = plan(Mind::Model, QStringLiteral("C"));
        model.modelUrl = QStringLiteral("http://127.0.0.1:1/v1");
        QTest::newRow("no model") << model;
        model.modelName = QStringLiteral("m");
        model.modelUrl = QStringLiteral("ftp:x");
        QTest::newRow("no address") << model;
    }

    void aPlanThatMakesNoSense_isRefusedWithASentence()
    {
        QFETCH(const PlayerPlan, player);
        OpenHouse open(0);
        const base::Result<QString> refused = add(open, player);
        QVERIFY(!refused);
        QVERIFY(refused.failure().sentence.size() > 10);
        QVERIFY(open.failures.isEmpty()); // the house goes on
    }

    void byHand_matchByMatch_andThenOn()
    {
        OpenHouse open(4, [](app::HouseOptions &options) { options.speed = base::Speed::Step; });
        QVERIFY(start(open));
        QVERIFY(eventually([&] { return open.pauses == 1; }));
        const auto step = [](House &house, const Answer &answer) { house.step(answer); };
        QVERIFY(open.ask(step));
        QVERIFY(eventually([&] { return open.counted == 1; }));
        QVERIFY(open.ask(step));
        QVERIFY(eventually([&] { return open.counted == 2; }));
        const auto faster = [](House &house, const Answer &answer) {
            house.setSpeed(base::Speed::Max, answer);
        };
        const base::Result<QString> said = open.ask(faster);
        QVERIFY(said);
        QCOMPARE(*said, QStringLiteral("The speed is MAX."));
        QVERIFY(open.ends());
        QCOMPARE(open.counted, 6);
    }

    void pausingAndProceeding_areRefusedBeforeTheStart_andWorkAfterIt()
    {
        OpenHouse open(4, [](app::HouseOptions &options) { options.speed = base::Speed::Step; });
        const auto pause = [](House &house, const Answer &answer) { house.pause(answer); };
        QVERIFY(!open.ask(pause));
        QVERIFY(start(open));
        QVERIFY(open.ask(pause));
        QVERIFY(open.ask([](House &house, const Answer &answer) { house.finishRound(answer); }));
        QVERIFY(open.ask([](House &house, const Answer &answer) {
            house.setSpeed(base::Speed::Debug, answer);
        }));
        QVERIFY(open.ask([](House &house, const Answer &answer) { house.finishRound(answer); }));
        QVERIFY(eventually([&] { return open.stoppedAfter == 1; }));
        QCOMPARE(open.counted, 2);
        QVERIFY(open.ask(
            [](House &house, const Answer &answer) { house.setSpeed(base::Speed::Max, answer); }));
        QVERIFY(open.ask([](House &house, const Answer &answer) { house.proceed(answer); }));
        QVERIFY(open.ends());
    }

    // L-24
    void aReferee_canBeRestarted_andOnlyOurs()
    {
        OpenHouse open(4, [](app::HouseOptions &options) { options.speed = base::Speed::Normal; });
        QVERIFY(start(open));
        // A match that is only assigned would be begun by whoever comes back, and not start over.
        QVERIFY(eventually([&] { return isInPlay(open); }));
        const base::Result<QString> done = open.ask([](House &house, const Answer &answer) {
            house.restartReferee(QStringLiteral("REF01"), answer);
        });
        QVERIFY2(done, done ? "" : qPrintable(done.failure().sentence));
        QVERIFY(!open.ask([](House &house, const Answer &answer) {
            house.restartReferee(QStringLiteral("REF07"), answer);
        }));
        QVERIFY(open.ask(
            [](House &house, const Answer &answer) { house.setSpeed(base::Speed::Max, answer); }));
        QVERIFY(open.ends());
        QCOMPARE(open.counted, 6);
        QVERIFY(!open.entriesOf(QStringLiteral("aborted")).isEmpty());
    }

    // L-23
    void aPlayer_canBeWithdrawn_andAMatchAborted()
    {
        OpenHouse open(3, [](app::HouseOptions &options) { options.speed = base::Speed::Step; });
        QVERIFY(start(open));
        QVERIFY(open.ask([](House &house, const Answer &answer) {
            house.withdraw(QStringLiteral("P03"), QStringLiteral("went home"), answer);
        }));
        QVERIFY(!open.ask([](House &house, const Answer &answer) {
            house.abortMatch(QStringLiteral("R9M9"), {}, answer);
        }));
        QVERIFY(open.ask(
            [](House &house, const Answer &answer) { house.setSpeed(base::Speed::Max, answer); }));
        QVERIFY(open.ends());
        QCOMPARE(open.entriesOf(QStringLiteral("withdrawn")).size(), 1);
    }

    void stopping_savesWhatIsThere_andItGoesOnFromThere()
    {
        OpenHouse open(3, [](app::HouseOptions &options) {
            options.speed = base::Speed::Step;
            options.leagueName = QStringLiteral("Long league");
        });
        PlayerPlan extra = plan(Mind::BuiltIn, QStringLiteral("Ada"));
        extra.strategy = QStringLiteral("even");
        QVERIFY(add(open, extra));
        QVERIFY(start(open));
        QVERIFY(open.ask([](House &house, const Answer &answer) { house.step(answer); }));
        QVERIFY(eventually([&] { return open.counted == 1; }));
        const base::Result<QString> stopped =
            open.ask([](House &house, const Answer &answer) { house.stopNow(answer); });
        QVERIFY(stopped);
        QVERIFY2(stopped->contains(QStringLiteral("1 of 6")), qPrintable(*stopped));
        QVERIFY(eventually([&] { return open.isClosed; }));
        const base::Result<QString> late = start(open);
        QVERIFY(!late);

        OpenHouse again(open, open.house->leagueId());
        QVERIFY2(again.opened, again.opened ? "" : qPrintable(again.opened.failure().sentence));
        QVERIFY(again.ends());
        QCOMPARE(again.counted, 6);
        QCOMPARE(again.house->options().leagueName, QStringLiteral("Long league"));
    }

    void aTakenPort_isAnErrorThatNamesAFreeOne()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost, 0));
        OpenHouse open(2,
                       [&](app::HouseOptions &options) { options.basePort = taken.serverPort(); });
        QVERIFY(!open.opened);
        QVERIFY(open.opened.failure().sentence.contains(QStringLiteral("taken")));
        QVERIFY(open.house->freePort() > taken.serverPort());
        QVERIFY(app::isPortFree(QHostAddress(QHostAddress::LocalHost), open.house->freePort()));
    }

    void openingSoon_tellsTheSame()
    {
        QTemporaryDir data;
        app::HouseOptions options;
        options.opening = app::Opening::Lobby;
        options.basePort = 0;
        options.players = 2;
        options.referees = 1;
        options.dataFolder = data.path();
        House house(options);
        bool isOpened = false;
        bool isReady = false;
        bool isClosed = false;
        connect(&house, &House::opened, &house, [&] { isOpened = true; });
        connect(&house, &House::ready, &house, [&] { isReady = true; });
        connect(&house, &House::closed, &house, [&] { isClosed = true; });
        house.openSoon();
        QVERIFY(!isOpened);
        QVERIFY(eventually([&] { return isReady; }));
        QVERIFY(isOpened);
        house.closeSoon();
        QVERIFY(!isClosed);
        QVERIFY(eventually([&] { return isClosed; }));
        House second(options);
        QString problem;
        connect(&second, &House::failed, &second,
                [&](const base::Failure &reason) { problem = reason.sentence; });
        options.dataFolder = QStringLiteral("/proc/nowhere");
        House nowhere(options);
        connect(&nowhere, &House::failed, &nowhere,
                [&](const base::Failure &reason) { problem = reason.sentence; });
        nowhere.openSoon();
        QVERIFY(eventually([&] { return !problem.isEmpty(); }));
    }

    void openToTheNetwork_aCodeIsMadeUp_thatPeopleCanRead()
    {
        OpenHouse open(2, [](app::HouseOptions &options) {
            options.address = QHostAddress(QHostAddress::AnyIPv4);
        });
        QVERIFY2(open.opened, open.opened ? "" : qPrintable(open.opened.failure().sentence));
        QVERIFY(open.isReady);
        static const QRegularExpression form(QStringLiteral("^[A-Z2-9]{3} [A-Z2-9]{3}$"));
        QVERIFY2(form.match(open.house->joinCode()).hasMatch(), qPrintable(open.house->joinCode()));
        QCOMPARE(open.house->joinAddress().port(), open.house->managerEndpoint().port());
        // Hosted agents know it.
        QVERIFY(eventually([&] { return open.registered.size() == 3; }));
        OpenHouse local(2);
        QVERIFY(local.house->joinCode().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestHouseLobby)
#include "tst_house_lobby.moc"
