// The lobby: who has come, how they do, and whether the league can begin.
#include "app/view/boards/lobby_board.h"

#include "app/seat.h"
#include "app/view/desk/desk.h"
#include "app/view/desk/host_desk.h"
#include "app/view/items/qr_code.h"
#include "tests/support/event_wait.h"

#include <QPainter>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace league::test;

namespace {

struct Screen
{
    QTemporaryDir folder;
    base::SystemClock clock;
    std::unique_ptr<Preferences> preferences;
    std::unique_ptr<Desk> desk;
    std::unique_ptr<LobbyBoard> lobby;
    QStringList said;

    Screen()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        qputenv("AGENT_LEAGUE_DATA", folder.filePath(QStringLiteral("data")).toLocal8Bit());
        preferences = std::make_unique<Preferences>();
        desk = std::make_unique<Desk>(*preferences, clock);
        desk->setSpeed(QStringLiteral("MAX"));
        lobby = std::make_unique<LobbyBoard>(*desk);
        QObject::connect(desk.get(), &Desk::said, desk.get(),
                         [this](const QString &sentence) { said.append(sentence); });
    }
    ~Screen()
    {
        lobby.reset();
        desk.reset();
    }
    // Opens a lobby on ports of the system's choice.
    bool open(int players, int referees,
              const std::function<void(app::HouseOptions &)> &change = {}) const
    {
        app::HouseOptions options;
        options.opening = app::Opening::Lobby;
        options.players = players;
        options.referees = referees;
        options.basePort = 0;
        if (change)
            change(options);
        desk->hostLobby(options);
        return eventually([this, players, referees] {
            return lobby->obstacle() != QStringLiteral("opening")
                && lobby->registeredPlayers() == players && lobby->referees()->count() == referees;
        });
    }
    [[nodiscard]] QString toneOf(const QString &check) const
    {
        const int row = lobby->readiness()->indexOf(QStringLiteral("check"), check);
        return row < 0 ? QString() : lobby->readiness()->rows().at(row).tone;
    }
    [[nodiscard]] const LobbyRow *player(const QString &id) const
    {
        const int row = lobby->players()->indexOf(QStringLiteral("agentId"), id);
        return row < 0 ? nullptr : &lobby->players()->rows().at(row);
    }
    // Somebody else's built-in player, from another program's point of view.
    [[nodiscard]] std::unique_ptr<app::Seat> guest(app::Mind mind = app::Mind::BuiltIn) const
    {
        app::SeatOptions options;
        options.manager = desk->house()->managerEndpoint();
        options.joinCode = desk->house()->joinCode();
        options.player.name = QStringLiteral("Guest");
        options.player.mind = mind;
        auto seat = std::make_unique<app::Seat>(options);
        seat->join();
        return seat;
    }
};

} // namespace

class TestLobbyBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBuiltInPlayers_areThoseOfTheLeaguesGame()
    {
        const Screen screen;
        QVERIFY(screen.lobby->strategies().isEmpty());
        QVERIFY(screen.open(
            1, 1, [](app::HouseOptions &options) { options.gameType = QStringLiteral("mafia"); }));
        QCOMPARE(screen.lobby->strategies(),
                 QStringList({QStringLiteral("heuristic"), QStringLiteral("random")}));
        QVERIFY(screen.player(QStringLiteral("P01"))->isBuiltIn);
        screen.lobby->addBuiltIn(QStringLiteral("random"));
        QVERIFY(eventually([&] { return screen.player(QStringLiteral("P02")) != nullptr; }));
        QCOMPARE(screen.player(QStringLiteral("P02"))->strategy, QStringLiteral("random"));
    }

    void theLobby_showsWhoIsThere_andWhatTheLeagueWillBe()
    {
        Screen screen;
        QVERIFY(screen.open(5, 2, [](app::HouseOptions &options) {
            options.joinCode = QStringLiteral("K7M 4QX");
            options.expectedPlayers = 6;
        }));
        QCOMPARE(screen.lobby->obstacle(), QString());
        QCOMPARE(screen.lobby->rounds(), 5);
        QCOMPARE(screen.lobby->matches(), 10);
        QCOMPARE(screen.lobby->perRound(), 2);
        QVERIFY(screen.lobby->hasBye());
        QCOMPARE(screen.lobby->expectedPlayers(), 6);
        QCOMPARE(screen.lobby->code(), QStringLiteral("K7M 4QX"));
        QCOMPARE(screen.lobby->address(), screen.desk->house()->managerEndpoint().toString());
        // What the QR code holds: a page for every phone, with the code where nobody is sent it.
        QCOMPARE(screen.lobby->link(),
                 QStringLiteral("http://127.0.0.1:%1/join#K7M%204QX").arg(screen.lobby->port()));
        QVERIFY(!screen.lobby->isOpenToNetwork());
        QVERIFY(screen.lobby->mayBeWatched());
        const LobbyRow first = screen.lobby->players()->rows().constFirst();
        QCOMPARE(first.agentId, QStringLiteral("P01"));
        QCOMPARE(first.stateWord, QStringLiteral("REGISTERED"));
        QVERIFY(first.isBuiltIn);
        QCOMPARE(screen.toneOf(QStringLiteral("referees")), QStringLiteral("good"));
        QCOMPARE(screen.toneOf(QStringLiteral("players")), QStringLiteral("good"));
        // Asked for a sign of life, everybody answers, and the line grows.
        QVERIFY(eventually(
            [&] { return screen.toneOf(QStringLiteral("answers")) == QStringLiteral("good"); }));
        QVERIFY(eventually([&] { return screen.player(QStringLiteral("P01"))->latencyMs >= 0; }));
        QVERIFY(!screen.player(QStringLiteral("P01"))->latencies.isEmpty());
        QVERIFY(!screen.player(QStringLiteral("P01"))->isSilent);
    }

    void withoutReferees_orPlayers_itCannotBegin_andSaysWhy()
    {
        Screen screen;
        QVERIFY(screen.open(1, 0));
        QCOMPARE(screen.lobby->obstacle(), QStringLiteral("referees"));
        QCOMPARE(screen.toneOf(QStringLiteral("referees")), QStringLiteral("bad"));
        screen.desk->addReferee();
        QVERIFY(eventually([&] { return screen.lobby->referees()->count() == 1; }));
        QCOMPARE(screen.lobby->obstacle(), QStringLiteral("players"));
        screen.lobby->addBuiltIn(QStringLiteral("adaptive"));
        // It arrives first, and is there then.
        QCOMPARE(screen.lobby->players()->rows().constLast().stateWord,
                 QStringLiteral("REGISTERING"));
        QCOMPARE(screen.toneOf(QStringLiteral("arriving")), QStringLiteral("busy"));
        QVERIFY(eventually([&] { return screen.lobby->obstacle().isEmpty(); }));
        QVERIFY(eventually([&] { return screen.lobby->arriving().isEmpty(); }));
        QCOMPARE(screen.player(QStringLiteral("P02"))->strategy, QStringLiteral("adaptive"));
        QCOMPARE(screen.toneOf(QStringLiteral("arriving")), QString());
        screen.desk->start();
        QVERIFY(eventually([&] { return screen.desk->phase() != Desk::Phase::Lobby; }));
        QCOMPARE(screen.lobby->players()->count(), 0);
    }

    void whoIsRemoved_isGone()
    {
        Screen screen;
        QVERIFY(screen.open(3, 1));
        screen.desk->removeAgent(QStringLiteral("P02"));
        QVERIFY(eventually([&] { return screen.lobby->registeredPlayers() == 2; }));
        QVERIFY(!screen.player(QStringLiteral("P02")));
        QCOMPARE(screen.lobby->matches(), 1);
    }

    void aProgramThatDoesNotExist_isSaid_andNobodyArrives()
    {
        Screen screen;
        QVERIFY(screen.open(2, 1));
        screen.lobby->addScript(QStringLiteral("Mine"), QString());
        QVERIFY(eventually([&] { return !screen.said.isEmpty(); }));
        QCOMPARE(screen.lobby->players()->count(), 2);
        QVERIFY(screen.lobby->arriving().isEmpty());
    }

    void aStranger_getsAPreflight_once_andItsLight()
    {
        Screen screen;
        QVERIFY(screen.open(1, 1));
        QSignalSpy shown(screen.lobby.get(), &LobbyBoard::changed);
        QStringList lights;
        connect(screen.lobby.get(), &LobbyBoard::changed, screen.lobby.get(), [&] {
            const LobbyRow *row = screen.player(QStringLiteral("P02"));
            if (row && (lights.isEmpty() || lights.constLast() != row->light))
                lights.append(row->light);
        });
        const std::unique_ptr<app::Seat> guest = screen.guest();
        QVERIFY(eventually([&] {
            const LobbyRow *row = screen.player(QStringLiteral("P02"));
            return row && !row->light.isEmpty() && row->light != QStringLiteral("checking");
        }));
        QCOMPARE(screen.player(QStringLiteral("P02"))->light, QStringLiteral("passed"));
        QCOMPARE(lights.count(QStringLiteral("checking")), 1);
        // Its own players are known and not looked at.
        QCOMPARE(screen.player(QStringLiteral("P01"))->light, QString());
        screen.desk->start(); // a sham match does not keep it from the real one
        QVERIFY(eventually([&] { return screen.desk->phase() == Desk::Phase::Over; }));
    }

    void aPersonElsewhere_isNotAskedForASham()
    {
        Screen screen;
        QVERIFY(screen.open(1, 1));
        const std::unique_ptr<app::Seat> guest = screen.guest(app::Mind::Person);
        QVERIFY(eventually([&] { return screen.player(QStringLiteral("P02")) != nullptr; }));
        QVERIFY(eventually([&] { return screen.player(QStringLiteral("P02"))->latencyMs >= 0; }));
        QCOMPARE(screen.player(QStringLiteral("P02"))->light, QString());
        QVERIFY(guest->turns().isEmpty());
    }

    void aNewLobby_isOpenToOthers_asTheSettingsSay()
    {
        Screen screen;
        Preferences &preferences = screen.desk->preferences();
        preferences.setOpenToNetwork(false);
        HostDesk hosting(*screen.desk);
        QVERIFY(!hosting.openToNetwork());
        hosting.setOpenToNetwork(true); // in the dialog
        preferences.setTheme(QStringLiteral("light")); // changes nothing of it
        QVERIFY(hosting.openToNetwork());
        preferences.setOpenToNetwork(true);
        preferences.setOpenToNetwork(false);
        QVERIFY(!hosting.openToNetwork());
    }

    void theHostDialog_opensTheLobby_withItsRules()
    {
        const Screen screen;
        HostDesk hosting(*screen.desk);
        hosting.setName(QStringLiteral("Spring Cup"));
        hosting.setPlayers(2);
        hosting.setReferees(1);
        hosting.setPort(QStringLiteral("seventy"));
        QVERIFY(!hosting.isPortValid());
        hosting.host();
        QCOMPARE(screen.desk->phase(), Desk::Phase::Idle);
        hosting.setPort(QStringLiteral("0"));
        hosting.setOpenToNetwork(false);
        hosting.setSpectators(false);
        hosting.setRule(QStringLiteral("choice_timeout_ms"), QStringLiteral("often"));
        const int row =
            hosting.rules()->indexOf(QStringLiteral("rule"), QStringLiteral("choice_timeout_ms"));
        QVERIFY(row >= 0);
        QVERIFY(!hosting.rules()->rows().at(row).problem.isEmpty());
        QCOMPARE(hosting.changedRules(), 0);
        hosting.setRule(QStringLiteral("choice_timeout_ms"), QStringLiteral("12000"));
        QVERIFY(hosting.rules()->rows().at(row).problem.isEmpty());
        QCOMPARE(hosting.changedRules(), 1);
        hosting.host();
        QVERIFY(eventually([&] { return screen.desk->phase() == Desk::Phase::Lobby; }));
        QCOMPARE(screen.desk->house()->options().leagueName, QStringLiteral("Spring Cup"));
        QCOMPARE(screen.desk->house()->options().rules.choiceTimeout, std::chrono::seconds(12));
        QVERIFY(!screen.lobby->mayBeWatched());
        QCOMPARE(HostDesk(*screen.desk).name(), QStringLiteral("Spring Cup"));
    }

    void theQrCode_isBlackOnWhite_withAQuietZone()
    {
        QrCode code;
        code.setText(QStringLiteral("http:/") + QStringLiteral("/192.168.1.20:8000/mcp"));
        const int modules = code.modules();
        QVERIFY(modules >= 21);
        // The finder pattern of the upper left corner.
        for (int at = 0; at < 7; ++at) {
            QVERIFY(code.isBlack(0, at));
            QVERIFY(code.isBlack(at, 0));
        }
        QVERIFY(!code.isBlack(7, 7));
        QVERIFY(!code.isBlack(-1, 0));
        const int side = 4 * (modules + 2 * QrCode::QuietZone);
        code.setSize(QSizeF(side, side));
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        code.paint(&painter);
        painter.end();
        for (int row = -QrCode::QuietZone; row < modules + QrCode::QuietZone; ++row) {
            for (int column = -QrCode::QuietZone; column < modules + QrCode::QuietZone; ++column) {
                const QColor pixel = image.pixelColor((column + QrCode::QuietZone) * 4 + 2,
                                                      (row + QrCode::QuietZone) * 4 + 2);
                QCOMPARE(pixel, QColor(code.isBlack(row, column) ? Qt::black : Qt::white));
            }
        }
        code.setText({});
        QCOMPARE(code.modules(), 0);
    }
};

QTEST_MAIN(TestLobbyBoard)
#include "tst_lobby_board.moc"
