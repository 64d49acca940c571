// What the window does for people who prepare a league: free ports, the room's screen, and a
// program that complains.
#include "app/view/boards/lobby_board.h"
#include "tests/support/event_wait.h"
#include "tests/window/window_lab.h"

#include <QFile>
#include <QGuiApplication>
#include <QTcpServer>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::app::view;

namespace {

QQuickWindow *projector()
{
    for (QWindow *window : QGuiApplication::topLevelWindows()) {
        if (window->isVisible() && window->title().endsWith(QStringLiteral("projector")))
            return qobject_cast<QQuickWindow *>(window);
    }
    return nullptr;
}

bool openLobby(const WindowLab &lab)
{
    lab.press(Qt::Key_H);
    return lab.focuses(QStringLiteral("leagueNameField"))
        && lab.click(QStringLiteral("openLobbyButton")) && lab.shows(QStringLiteral("startButton"))
        && lab.hides(QStringLiteral("leagueNameField"));
}

} // namespace

class TestCare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTakenPort_isSaidOnTheWelcomePage_andOneButtonHelps()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        const int port = taken.serverPort();
        const WindowLab lab(
            {QStringLiteral("base_port=%1").arg(port), QStringLiteral("speed=MAX")});
        QVERIFY(lab.shows(QStringLiteral("Port %1 is taken").arg(port)));
        QVERIFY(lab.click(QStringLiteral("otherPortsButton")));
        QVERIFY(lab.preferences()->basePort() > port);
        QVERIFY(eventually([&] {
            return lab.findLike(QStringLiteral("^Ports %1–").arg(lab.preferences()->basePort()));
        }));
        QVERIFY(lab.clickLike(QStringLiteral("^Run a local league, ")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
    }

    void customiseFirst_opensTheHostDialog_withTheSteppersFigures()
    {
        const WindowLab lab({QStringLiteral("players=7")});
        QVERIFY(lab.click(QStringLiteral("Customise first")));
        QVERIFY(lab.focuses(QStringLiteral("leagueNameField")));
        QQuickItem *players = lab.find(QStringLiteral("Built-in players"));
        QVERIFY(players);
        QCOMPARE(players->property("value").toInt(), 7);
    }

    void theLobby_isShownOnTheProjector()
    {
        const WindowLab lab;
        QVERIFY(openLobby(lab));
        QVERIFY(lab.click(QStringLiteral("Show on projector")));
        QVERIFY(eventually([] { return projector() != nullptr; }));
        const auto *lobby = lab.board<LobbyBoard>("LobbyBoard");
        const auto shows = [&](const QString &text) {
            QList<QQuickItem *> items{projector()->contentItem()};
            for (qsizetype i = 0; i < items.size(); ++i)
                items += items.at(i)->childItems();
            return std::ranges::any_of(items, [&](QQuickItem *item) {
                return item->isVisible() && item->property("text").toString().contains(text);
            });
        };
        QVERIFY(eventually([&] { return shows(lobby->address()); }));
        QVERIFY(shows(QStringLiteral("0 players are here")));
        QTest::keyClick(projector(), Qt::Key_Escape);
        QVERIFY(eventually([] { return projector() == nullptr; }));
    }

    void aProgramsStderr_isInTheAgentsPane()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        const QString script = lab.folder() + QStringLiteral("/player.sh");
        QFile file(script);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "echo 'I think <b>therefore</b> I am' >&2\nwhile read -r line; do echo even; done\n");
        file.close();
        QVERIFY(openLobby(lab));
        auto *lobby = lab.board<LobbyBoard>("LobbyBoard");
        lobby->addBuiltIn(QStringLiteral("random"));
        lobby->addScript(QStringLiteral("Thinker"), QStringLiteral("sh %1").arg(script));
        QVERIFY(eventually([&] { return lobby->registeredPlayers() == 2; }));
        QVERIFY(eventually([&] { return lobby->obstacle().isEmpty(); }));
        QVERIFY(lab.click(QStringLiteral("startButton")));
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        lab.press(Qt::Key_N);
        QVERIFY(lab.click(QStringLiteral("Agents")));
        QVERIFY(lab.clickLike(QStringLiteral("^Thinker, ")));
        QVERIFY(lab.shows(QStringLiteral("stderrLines")));
        QVERIFY(lab.find(QStringLiteral("stderrLines"))
                    ->property("text")
                    .toString()
                    .contains(QStringLiteral("I think <b>therefore</b> I am")));
    }
};

QTEST_MAIN(TestCare)
#include "tst_care.moc"
