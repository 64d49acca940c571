// The window finds leagues on the local network, which is here the loopback card alone.
#include "app/view/desk/join_desk.h"
#include "tests/app/open_house.h"
#include "tests/window/window_lab.h"

#include <QTest>
#include <QUdpSocket>

using namespace league;
using namespace league::app::view;
using namespace league::test;

namespace {

// A lobby that lets other computers in.
std::unique_ptr<OpenHouse> openLobby(const QString &name)
{
    return std::make_unique<OpenHouse>(1, [&](app::HouseOptions &options) {
        options.leagueName = name;
        options.joinCode = QStringLiteral("K7M 4QX");
        options.address = QHostAddress(QHostAddress::AnyIPv4);
        options.expectedPlayers = 8;
    });
}

QString placeOfLobby(const OpenHouse &lobby)
{
    return QStringLiteral("127.0.0.1:%1").arg(lobby.house->managerEndpoint().port());
}

} // namespace

class TestNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QUdpSocket free;
        QVERIFY(free.bind(QHostAddress(QHostAddress::LocalHost), 0));
        qputenv("AGENT_LEAGUE_LAN",
                QByteArray("127.0.0.1:") + QByteArray::number(free.localPort()));
    }

    void theWelcomePage_leadsToTheLeaguesOfTheNetwork_andOneClickFillsInTheAddress()
    {
        const std::unique_ptr<OpenHouse> lobby = openLobby(QStringLiteral("Spring Cup"));
        QVERIFY(lobby->opened);
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *join = window.board<JoinDesk>("JoinDesk");
        QVERIFY(window.click(QStringLiteral("showNetworkButton")));
        const QString row = QStringLiteral("Spring Cup at %1").arg(placeOfLobby(*lobby));
        QVERIFY(window.shows(row));
        QCOMPARE(join->role(), QStringLiteral("spectator"));
        QVERIFY(window.click(row));
        QCOMPARE(join->address(), QStringLiteral("http://%1/mcp").arg(placeOfLobby(*lobby)));
        QVERIFY(eventually([&] { return join->mayJoin(); }));
        const HeardRow heard = join->heard()->rows().constFirst();
        QCOMPARE(heard.expectedPlayers, 8);
        QVERIFY(heard.isOpen && heard.needsCode);
        QVERIFY(eventually([&] { return join->heard()->rows().constFirst().players == 1; }));
    }

    void aLeagueThatCloses_disappears_andOneThatOpensAppears()
    {
        std::unique_ptr<OpenHouse> first = openLobby(QStringLiteral("Spring Cup"));
        const WindowLab window({QStringLiteral("speed=MAX")});
        window.press(Qt::Key_P);
        const QString row = QStringLiteral("Spring Cup at %1").arg(placeOfLobby(*first));
        QVERIFY(window.shows(row));
        first.reset();
        QVERIFY(window.hides(row));
        const std::unique_ptr<OpenHouse> second = openLobby(QStringLiteral("Robotics club"));
        QVERIFY(window.shows(QStringLiteral("Robotics club at %1").arg(placeOfLobby(*second))));
    }

    void aLeague_isChosenByKeyboard()
    {
        const std::unique_ptr<OpenHouse> lobby = openLobby(QStringLiteral("Spring Cup"));
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *join = window.board<JoinDesk>("JoinDesk");
        window.press(Qt::Key_P);
        QVERIFY(window.focuses(QStringLiteral("addressField")));
        const QString row = QStringLiteral("Spring Cup at %1").arg(placeOfLobby(*lobby));
        QVERIFY(window.shows(row));
        QVERIFY(window.tabTo(row));
        window.press(Qt::Key_Return);
        QCOMPARE(join->address(), QStringLiteral("http://%1/mcp").arg(placeOfLobby(*lobby)));
    }

    void aNarrowWindow_listsThemInADropDown()
    {
        const std::unique_ptr<OpenHouse> lobby = openLobby(QStringLiteral("Spring Cup"));
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *join = window.board<JoinDesk>("JoinDesk");
        window.resize(1024, 680);
        window.press(Qt::Key_P);
        QVERIFY(window.shows(QStringLiteral("networkDropDown")));
        QVERIFY(window.click(QStringLiteral("networkDropDown")));
        QVERIFY(window.shows(QStringLiteral("Spring Cup (%1)").arg(placeOfLobby(*lobby))));
        window.press(Qt::Key_Down);
        window.press(Qt::Key_Return);
        QCOMPARE(join->address(), QStringLiteral("http://%1/mcp").arg(placeOfLobby(*lobby)));
    }

    void aLeagueOfThisComputerAlone_isNotAnnounced()
    {
        const OpenHouse alone(
            1, [](app::HouseOptions &options) { options.leagueName = QStringLiteral("At home"); });
        const OpenHouse silent(1, [](app::HouseOptions &options) {
            options.leagueName = QStringLiteral("Shy");
            options.address = QHostAddress(QHostAddress::AnyIPv4);
            options.announce = false;
        });
        const std::unique_ptr<OpenHouse> lobby = openLobby(QStringLiteral("Spring Cup"));
        const WindowLab window({QStringLiteral("speed=MAX")});
        auto *join = window.board<JoinDesk>("JoinDesk");
        window.press(Qt::Key_P);
        QVERIFY(window.shows(QStringLiteral("Spring Cup at %1").arg(placeOfLobby(*lobby))));
        QCOMPARE(join->heard()->count(), 1); // the others opened earlier and would have called
    }
};

QTEST_MAIN(TestNetwork)
#include "tst_network.moc"
