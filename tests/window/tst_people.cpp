// People come in through the window: host, join, choose by one key, and help themselves when the
// connection fails.
#include "app/view/boards/lobby_board.h"
#include "app/view/boards/person_board.h"
#include "app/view/desk/join_desk.h"
#include "tests/app/open_house.h"
#include "tests/window/window_lab.h"

#include <QTcpServer>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace league::test;

namespace {

quint16 freePort()
{
    QTcpServer place;
    return place.listen(QHostAddress::LocalHost) ? place.serverPort() : quint16(0);
}

// Fills the join dialog in by keyboard; the dialog is open and its address has the focus.
void fillIn(const WindowLab &window, const QString &address, const QString &code)
{
    window.type(address);
    window.press(Qt::Key_Tab);
    window.type(code);
    window.press(Qt::Key_Tab);
    window.type(QStringLiteral("Hopper"));
}

} // namespace

class TestPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPerson_joinsByTheDialog_andPlaysByKeyboard()
    {
        OpenHouse open(1, [](app::HouseOptions &options) {
            options.leagueName = QStringLiteral("Spring Cup");
            options.joinCode = QStringLiteral("K7M 4QX");
            options.rules.choiceTimeout = std::chrono::seconds(30);
        });
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *join = window.board<JoinDesk>("JoinDesk");
        auto *person = window.board<PersonBoard>("PersonBoard");
        auto *seat = window.board<SeatBoard>("SeatBoard");

        window.press(Qt::Key_P);
        QVERIFY(window.focuses(QStringLiteral("addressField")));
        fillIn(window, QStringLiteral("127.0.0.1:%1").arg(open.house->managerEndpoint().port()),
               QStringLiteral("k7m4qx"));
        QCOMPARE(join->name(), QStringLiteral("Hopper"));
        QVERIFY(eventually([&] { return join->mayJoin(); }));
        window.press(Qt::Key_Return);
        QVERIFY(window.shows(QStringLiteral("evenButton")));
        QVERIFY(eventually([&] { return seat->phase() == QStringLiteral("joined"); }));
        QCOMPARE(open.registered.constLast(), QStringLiteral("P02"));

        open.house->start();
        QVERIFY(eventually([&] { return person->state() == QStringLiteral("choosing"); }));
        window.press(Qt::Key_O);
        QCOMPARE(person->choice(), QStringLiteral("odd"));
        QVERIFY(eventually([&] { return person->state() == QStringLiteral("drawn"); }));
        QVERIFY(eventually([&] { return open.isSettled; }));
        QCOMPARE(seat->matches(), 1);
        QCOMPARE(seat->history()->rows().constFirst().choice, QStringLiteral("odd"));
    }

    void theArrowKeys_chooseTheSideTheyPointTo_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("choice");
        QTest::newRow("left is even") << "en"
                                      << "even";
        QTest::newRow("in a mirrored window left is odd") << "he"
                                                          << "odd";
    }
    void theArrowKeys_chooseTheSideTheyPointTo()
    {
        QFETCH(QString, language);
        OpenHouse open(1, [](app::HouseOptions &options) {
            options.rules.choiceTimeout = std::chrono::seconds(30);
        });
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *preferences = window.board<Preferences>("Preferences");
        preferences->setLanguage(language);
        auto *seat = window.board<SeatBoard>("SeatBoard");
        auto *person = window.board<PersonBoard>("PersonBoard");
        app::SeatOptions options;
        options.manager = open.house->managerEndpoint();
        options.joinCode = open.house->joinCode();
        options.player.name = QStringLiteral("Hopper");
        options.player.mind = app::Mind::Person;
        seat->sit(options, {});
        QVERIFY(window.shows(QStringLiteral("evenButton")));
        QVERIFY(eventually([&] { return seat->phase() == QStringLiteral("joined"); }));
        open.house->start();
        QVERIFY(eventually([&] { return person->state() == QStringLiteral("choosing"); }));
        window.press(Qt::Key_Left);
        QTEST(person->choice(), "choice");
        const bool evenIsLeft = window.find(QStringLiteral("evenButton"))->mapToScene({}).x()
            < window.find(QStringLiteral("oddButton"))->mapToScene({}).x();
        QCOMPARE(evenIsLeft, language == QStringLiteral("en"));
        QVERIFY(eventually([&] { return person->state() == QStringLiteral("drawn"); }));
    }

    void whereNothingListens_theDialogSaysSo_andTryingAgainHelps()
    {
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *join = window.board<JoinDesk>("JoinDesk");
        const quint16 port = freePort();
        window.press(Qt::Key_P);
        QVERIFY(window.focuses(QStringLiteral("addressField")));
        fillIn(window, QStringLiteral("127.0.0.1:%1").arg(port), {});
        QVERIFY(window.shows(QStringLiteral("tryAgainButton")));
        QCOMPARE(join->failedCheck(), QStringLiteral("manager"));
        QVERIFY(
            !window.find(QStringLiteral("addressField"))->property("error").toString().isEmpty());
        QVERIFY(
            !window.find(QStringLiteral("joinButton"))->property("reason").toString().isEmpty());
        window.press(Qt::Key_Return); // does nothing yet
        QVERIFY(window.find(QStringLiteral("tryAgainButton")));

        const OpenHouse open(1, [port](app::HouseOptions &options) { options.basePort = port; });
        QVERIFY(open.opened);
        QVERIFY(window.tabTo(QStringLiteral("tryAgainButton")));
        window.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return join->mayJoin(); }));
        QCOMPARE(window.find(QStringLiteral("joinButton"))->property("reason").toString(),
                 QString());
        window.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return !window.find(QStringLiteral("addressField")); }));
        QCOMPARE(join->testState(), QStringLiteral("idle"));
    }

    void aTakenPort_isReplacedByOneButton()
    {
        const OpenHouse open(1);
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *join = window.board<JoinDesk>("JoinDesk");
        window.press(Qt::Key_P);
        QVERIFY(window.focuses(QStringLiteral("addressField")));
        fillIn(window, open.house->managerEndpoint().toString(), open.house->joinCode());
        join->setPort(QString::number(taken.serverPort()));
        QVERIFY(window.shows(QStringLiteral("freePortButton")));
        QVERIFY(window.tabTo(QStringLiteral("freePortButton")));
        window.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return join->mayJoin(); }));
        QVERIFY(join->port() != QString::number(taken.serverPort()));
    }

    void aLeague_isHostedByKeyboard_andAPersonPlaysInIt()
    {
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *desk = window.board<Desk>("Desk");
        auto *lobby = window.board<LobbyBoard>("LobbyBoard");
        auto *person = window.board<PersonBoard>("PersonBoard");
        window.press(Qt::Key_H);
        QVERIFY(window.focuses(QStringLiteral("leagueNameField")));
        window.type(QStringLiteral("Spring Cup"));
        window.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return desk->phase() == Desk::Phase::Lobby; }));
        QVERIFY(window.shows(QStringLiteral("startButton")));
        QVERIFY(eventually([&] { return !window.find(QStringLiteral("leagueNameField")); }));
        QCOMPARE(desk->phase(), Desk::Phase::Lobby);
        QCOMPARE(desk->house()->options().leagueName, QStringLiteral("Spring Cup"));
        QVERIFY(eventually([&] { return lobby->obstacle() == QStringLiteral("players"); }));
        QVERIFY(
            !window.find(QStringLiteral("startButton"))->property("reason").toString().isEmpty());
        window.press(Qt::Key_Return, Qt::ControlModifier); // refused
        QCOMPARE(desk->phase(), Desk::Phase::Lobby);
        lobby->addBuiltIn(QStringLiteral("random"));
        lobby->addPerson(QStringLiteral("Me"));
        QVERIFY(eventually([&] { return lobby->registeredPlayers() == 2; }));
        QVERIFY(eventually([&] { return lobby->obstacle().isEmpty(); }));
        window.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(window.shows(QStringLiteral("evenButton")));
        QVERIFY(eventually([&] { return person->state() == QStringLiteral("choosing"); }));
        window.press(Qt::Key_E);
        QVERIFY(eventually([&] { return person->state() == QStringLiteral("drawn"); }));
        QVERIFY(eventually([&] { return desk->phase() == Desk::Phase::Over; }));
    }
};

QTEST_MAIN(TestPeople)
#include "tst_people.moc"
