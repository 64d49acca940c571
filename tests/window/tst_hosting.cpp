// A lobby in this window: agents come and go by clicks, and the operator takes care of them while
// the league is played.
#include "app/view/boards/agents_board.h"
#include "app/view/boards/lobby_board.h"
#include "tests/support/event_wait.h"
#include "tests/window/stored_league.h"
#include "tests/window/window_lab.h"

#include <QTcpServer>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::app::view;

namespace {

// From the welcome page to a lobby with this name.
bool openLobby(const WindowLab &lab, const QString &name)
{
    return lab.clickLike(QStringLiteral("^Host a league, "))
        && lab.fill(QStringLiteral("leagueNameField"), name)
        && lab.click(QStringLiteral("openLobbyButton")) && lab.shows(QStringLiteral("startButton"))
        && lab.hides(QStringLiteral("leagueNameField"));
}

bool addBuiltIn(const WindowLab &lab)
{
    return lab.click(QStringLiteral("addPlayerButton"))
        && lab.clickLike(QStringLiteral("^Built-in, "));
}

} // namespace

class TestHosting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agentsAreAddedAndRemoved_beforeTheStart()
    {
        const WindowLab lab({QStringLiteral("speed=MAX")});
        auto *lobby = lab.board<LobbyBoard>("LobbyBoard");
        QVERIFY(openLobby(lab, QStringLiteral("Spring Cup")));
        for (int players = 1; players <= 3; ++players) {
            QVERIFY(addBuiltIn(lab));
            QVERIFY(eventually([&] { return lobby->registeredPlayers() == players; }));
        }
        const int referees = lobby->referees()->count();
        QVERIFY(lab.click(QStringLiteral("Add referee")));
        QVERIFY(eventually([&] { return lobby->referees()->count() == referees + 1; }));

        const QString gone = lobby->players()->rows().constFirst().name;
        QVERIFY(lab.click(QStringLiteral("Remove %1").arg(gone)));
        QVERIFY(eventually([&] { return lobby->registeredPlayers() == 2; }));
        const QString lessReferee = lobby->referees()->rows().constLast().name;
        QVERIFY(lab.click(QStringLiteral("Remove %1").arg(lessReferee)));
        QVERIFY(eventually([&] { return lobby->referees()->count() == referees; }));

        QVERIFY(eventually([&] { return lobby->obstacle().isEmpty(); }));
        QVERIFY(lab.click(QStringLiteral("startButton")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        const store::LeagueRecord stored = storedLeague(lab.data());
        QCOMPARE(stored.name, QStringLiteral("Spring Cup"));
        QCOMPARE(stored.standings.size(), 2);
        for (const protocol::StandingRow &row : stored.standings)
            QVERIFY(row.displayName != gone);
    }

    // L-23
    void aPlayerIsWithdrawn_afterAQuestion()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QVERIFY(lab.click(QStringLiteral("Agents")));
        QVERIFY(lab.clickLike(QStringLiteral(", P02, ")));
        QVERIFY(lab.click(QStringLiteral("Withdraw")));
        QVERIFY(lab.clickLike(QStringLiteral("^Cancel$")));
        QVERIFY(lab.hides(QStringLiteral("Cancel")));
        QVERIFY(lab.click(QStringLiteral("Withdraw")));
        QVERIFY(lab.shows(QStringLiteral("Cancel")));
        QVERIFY(lab.click(QStringLiteral("Withdraw"))); // the one in front
        QVERIFY(eventually([&] {
            const auto rows = lab.desk()->league()->standings()->rows();
            return std::ranges::any_of(rows, [](const StandingsRow &row) {
                return row.playerId == QLatin1String("P02") && row.isWithdrawn;
            });
        }));
        QVERIFY(lab.hides(QStringLiteral("Withdraw"))); // nothing more to take out
        lab.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(lab.click(QStringLiteral("MAX")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
    }

    // L-24
    void aRefereeIsRestarted_andTheLeagueEnds()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QVERIFY(lab.click(QStringLiteral("Agents")));
        QVERIFY(lab.clickLike(QStringLiteral(", REF01, ")));
        QVERIFY(lab.click(QStringLiteral("Restart")));
        QVERIFY(eventually([&] {
            return lab.findLike(
                QStringLiteral("was restarted; what it was refereeing starts over"));
        }));
        lab.press(Qt::Key_Escape);
        lab.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(lab.click(QStringLiteral("MAX")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        QCOMPARE(lab.desk()->league()->matchesDone(), 6);
        QCOMPARE(storedResults(lab.data()).size(), 6);
    }

    void theRoundIsFinished_thenTheLeagueStops_andGoesOn()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QVERIFY(lab.click(QStringLiteral("Stop")));
        QVERIFY(lab.click(QStringLiteral("Finish the round, then stop")));
        QVERIFY(lab.hides(QStringLiteral("Stop league")));
        QVERIFY(eventually(
            [&] { return lab.findLike(QStringLiteral("^The league stopped after round 1.")); }));
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() == 2; }));
        QVERIFY(lab.click(QStringLiteral("MAX")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        QCOMPARE(lab.desk()->league()->matchesDone(), 6);
    }

    void aTakenPort_isReplacedByOneButton_inTheHostDialog()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::AnyIPv4));
        const WindowLab lab;
        QVERIFY(lab.clickLike(QStringLiteral("^Host a league, ")));
        QVERIFY(lab.fill(QStringLiteral("leagueNameField"), QStringLiteral("Autumn Cup")));
        QVERIFY(lab.fill(QStringLiteral("hostPortField"), QString::number(taken.serverPort())));
        QVERIFY(lab.click(QStringLiteral("openLobbyButton")));
        QVERIFY(lab.clickLike(QStringLiteral("^Use \\d+$")));
        QVERIFY(lab.shows(QStringLiteral("startButton")));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Lobby);
        QVERIFY(lab.board<LobbyBoard>("LobbyBoard")->port() != taken.serverPort());
    }

    void closingALobby_asks_andLeadsHome()
    {
        const WindowLab lab;
        QVERIFY(openLobby(lab, QStringLiteral("Spring Cup")));
        QVERIFY(lab.click(QStringLiteral("Close lobby")));
        QVERIFY(lab.click(QStringLiteral("Keep it open")));
        QVERIFY(lab.hides(QStringLiteral("Keep it open")));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Lobby);
        QVERIFY(lab.click(QStringLiteral("Close lobby")));
        QVERIFY(lab.shows(QStringLiteral("Keep it open")));
        QVERIFY(lab.click(QStringLiteral("Close lobby")));
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("welcome"); }));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Idle);
    }
};

QTEST_MAIN(TestHosting)
#include "tst_hosting.moc"
