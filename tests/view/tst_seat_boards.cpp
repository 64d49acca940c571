// A person at this screen: asked, locked in, told the result; the seat's status beside it.
#include "app/view/boards/person_board.h"

#include "app/view/desk/desk.h"
#include "tests/app/open_house.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace league::test;

namespace {

const QString Even = QStringLiteral("even");

// The window's side, with folders of its own.
struct Screen
{
    QTemporaryDir folder;
    base::SystemClock clock;
    std::unique_ptr<Preferences> preferences;
    std::unique_ptr<Desk> desk;
    std::unique_ptr<SeatBoard> seat;
    std::unique_ptr<PersonBoard> person;

    Screen()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        qputenv("AGENT_LEAGUE_DATA", folder.filePath(QStringLiteral("data")).toLocal8Bit());
        preferences = std::make_unique<Preferences>();
        desk = std::make_unique<Desk>(*preferences, clock);
        desk->setSpeed(QStringLiteral("MAX"));
        seat = std::make_unique<SeatBoard>(*desk);
        person = std::make_unique<PersonBoard>(*desk, *seat);
    }
    ~Screen()
    {
        person.reset();
        seat.reset();
        desk.reset();
    }
    void sit(const OpenHouse &open, app::Mind mind = app::Mind::Person,
             protocol::Role role = protocol::Role::Player) const
    {
        app::SeatOptions options;
        options.role = role;
        options.manager = open.house->managerEndpoint();
        options.joinCode = open.house->joinCode();
        options.player.name = QStringLiteral("Hopper");
        options.player.mind = mind;
        options.dataFolder = folder.filePath(QStringLiteral("seat"));
        seat->sit(options, QStringLiteral("Spring Cup"));
    }
    [[nodiscard]] bool reaches(const QString &state) const
    {
        return eventually([this, state] { return person->state() == state; });
    }
};

} // namespace

class TestSeatBoards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPersonElsewhere_isAsked_locksIn_andSeesTheResult()
    {
        OpenHouse open(1);
        const Screen screen;
        QSignalSpy asked(screen.person.get(), &PersonBoard::asked);
        screen.sit(open);
        QVERIFY(screen.seat->isPerson());
        QVERIFY(!screen.seat->isHere());
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("joined"); }));
        QCOMPARE(screen.seat->agentId(), QStringLiteral("P02"));
        QCOMPARE(screen.person->number(), 2);
        QCOMPARE(screen.person->state(), QStringLiteral("waiting"));
        screen.person->choose(Even); // nobody asks
        QVERIFY(screen.person->choice().isEmpty());

        open.house->start();
        QVERIFY(screen.reaches(QStringLiteral("choosing")));
        QCOMPARE(asked.count(), 1);
        QCOMPARE(screen.person->matchId(), QStringLiteral("R1M1"));
        QCOMPARE(screen.person->round(), 1);
        QCOMPARE(screen.person->opponentNumber(), 1);
        QCOMPARE(screen.person->windowMs(), 3'000);
        QVERIFY(screen.person->remainingMs() > 0);
        QVERIFY(screen.person->secondsLeft() > 0);
        QCOMPARE(screen.person->stateWord(), QStringLiteral("COLLECTING_CHOICES"));
        screen.person->choose(QStringLiteral("neither"));
        QVERIFY(screen.person->choice().isEmpty());
        screen.person->choose(Even);
        screen.person->choose(QStringLiteral("odd")); // too late to change one's mind
        QCOMPARE(screen.person->choice(), Even);
        QVERIFY(screen.reaches(QStringLiteral("drawn")));
        QCOMPARE(screen.person->choice(), Even);
        QVERIFY(screen.person->drawnNumber() >= 1 && screen.person->drawnNumber() <= 10);
        QCOMPARE(screen.seat->matches(), 1);
        QCOMPARE(screen.seat->wins() + screen.seat->draws() + screen.seat->losses(), 1);
        QCOMPARE(screen.seat->history()->rows().constFirst().result, screen.person->result());
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("over"); }));
        QCOMPARE(screen.seat->table()->count(), 2);
        QVERIFY(screen.person->rank() > 0);
        QVERIFY(screen.person->opponentRank() > 0);
    }

    void theWatchedLeague_tellsWhatASeatIsNotTold()
    {
        OpenHouse open(1);
        const Screen screen;
        screen.sit(open);
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("joined"); }));
        open.house->start();
        QVERIFY(screen.reaches(QStringLiteral("choosing")));
        QVERIFY(eventually([&] { return screen.person->opponentHasChosen(); }));
        QCOMPARE(screen.person->referee(), QStringLiteral("REF01"));
        QCOMPARE(screen.person->rounds(), 1);
        QCOMPARE(screen.person->drawMin(), 1);
        QCOMPARE(screen.person->drawMax(), 10);
        screen.person->choose(Even);
        QVERIFY(screen.reaches(QStringLiteral("drawn")));
    }

    void whoDoesNotChoose_isLate_isAskedAgain_andLosesInTheEnd()
    {
        OpenHouse open(1, [](app::HouseOptions &options) {
            options.rules.choiceTimeout = std::chrono::milliseconds(400);
            options.rules.maxRetries = 1;
            options.rules.initialDelay = std::chrono::milliseconds(100);
        });
        const Screen screen;
        QSignalSpy asked(screen.person.get(), &PersonBoard::asked);
        QStringList states;
        connect(screen.person.get(), &PersonBoard::changed, screen.person.get(), [&] {
            if (states.isEmpty() || states.constLast() != screen.person->state())
                states.append(screen.person->state());
        });
        screen.sit(open);
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("joined"); }));
        open.house->start();
        QVERIFY(screen.reaches(QStringLiteral("drawn")));
        QCOMPARE(screen.person->result(), QStringLiteral("technical"));
        QCOMPARE(screen.person->drawnNumber(), -1);
        QVERIFY2(asked.count() >= 1, qPrintable(states.join(u' ')));
        QVERIFY2(states.contains(QStringLiteral("late")), qPrintable(states.join(u' ')));
        QCOMPARE(screen.seat->losses(), 1);
    }

    void aResult_staysForAMoment_andTheNextMatchIsAskedAfterIt()
    {
        OpenHouse open(2, [](app::HouseOptions &options) {
            options.rules.choiceTimeout = std::chrono::seconds(30);
        });
        const Screen screen;
        QStringList story;
        connect(screen.person.get(), &PersonBoard::changed, screen.person.get(), [&] {
            const QString now = screen.person->state() + u' ' + screen.person->matchId();
            if (story.isEmpty() || story.constLast() != now)
                story.append(now);
        });
        screen.sit(open);
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("joined"); }));
        open.house->start();
        for (int played = 1; played <= 2; ++played) {
            QVERIFY(screen.reaches(QStringLiteral("choosing")));
            screen.person->choose(Even);
            QVERIFY(eventually([&] { return screen.seat->matches() == played; }));
            QCOMPARE(screen.person->state(), QStringLiteral("drawn"));
        }
        QVERIFY2(story.filter(QStringLiteral("drawn ")).size() == 2, qPrintable(story.join(u' ')));
        QVERIFY(eventually([&] { return open.isSettled; }));
    }

    void aPersonInTheOwnLeague_sitsHere()
    {
        const Screen screen;
        app::HouseOptions options;
        options.opening = app::Opening::Lobby;
        options.players = 1;
        options.referees = 1;
        options.basePort = 0;
        screen.desk->hostLobby(options);
        QVERIFY(eventually([&] { return screen.desk->phase() == Desk::Phase::Lobby; }));
        QVERIFY(eventually([&] { return screen.desk->league()->players() == 1; }));
        app::PlayerPlan plan;
        plan.mind = app::Mind::Person;
        plan.name = QStringLiteral("Me");
        screen.desk->house()->addPlayer(plan);
        QVERIFY(eventually([&] { return screen.seat->agentId() == QStringLiteral("P02"); }));
        QVERIFY(screen.seat->isHere());
        screen.seat->leave(); // belongs to the house
        QVERIFY(screen.seat->isSeated());
        screen.desk->start();
        QVERIFY(screen.reaches(QStringLiteral("choosing")));
        screen.person->choose(Even);
        QVERIFY(screen.reaches(QStringLiteral("drawn")));
        screen.desk->leave();
        QVERIFY(!screen.seat->isSeated());
        QCOMPARE(screen.person->state(), QStringLiteral("waiting"));
    }

    void aBuiltInPlayer_countsItsMatches_andLeaves()
    {
        OpenHouse open(1);
        const Screen screen;
        screen.sit(open, app::Mind::BuiltIn);
        QVERIFY(!screen.seat->isPerson());
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("joined"); }));
        // As the manager says it, once the league is watched; until then as it was known before.
        QVERIFY(eventually(
            [&] { return screen.seat->leagueName() == open.house->options().leagueName; }));
        open.house->start();
        QVERIFY(eventually([&] { return screen.seat->matches() == 1; }));
        screen.seat->leave();
        QVERIFY(!screen.seat->isSeated());
        QCOMPARE(screen.seat->phase(), QStringLiteral("none"));
        QCOMPARE(screen.desk->phase(), Desk::Phase::Idle);
    }

    void aReferee_countsTheMatchesItRan()
    {
        OpenHouse open(2, [](app::HouseOptions &options) { options.referees = 0; });
        const Screen screen;
        screen.sit(open, app::Mind::BuiltIn, protocol::Role::Referee);
        QVERIFY(screen.seat->isReferee());
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("joined"); }));
        QCOMPARE(screen.seat->agentId(), QStringLiteral("REF01"));
        open.house->start();
        QVERIFY(eventually([&] { return screen.seat->matches() == 1; }));
    }

    void aLostManager_isTriedAgain_withACountdown()
    {
        QTcpServer place;
        QVERIFY(place.listen(QHostAddress::LocalHost));
        const quint16 port = place.serverPort();
        place.close();
        const Screen screen;
        app::SeatOptions options;
        options.manager =
            QUrl(QStringLiteral("http:/") + QStringLiteral("/127.0.0.1:%1/mcp").arg(port));
        options.player.name = QStringLiteral("Hopper");
        options.calls.registrationTimeout = std::chrono::milliseconds(300);
        options.calls.maxRetries = 0;
        screen.seat->sit(options, {});
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("reconnecting"); }));
        QVERIFY(!screen.seat->sentence().isEmpty());
        QVERIFY(eventually([&] { return screen.seat->retryInSeconds() > 0; }));
        const int attempts = screen.seat->attempts();
        screen.seat->retryNow();
        QVERIFY(eventually([&] { return screen.seat->attempts() > attempts; }));
        const OpenHouse open(1, [&](app::HouseOptions &house) { house.basePort = port; });
        QVERIFY(open.opened);
        screen.seat->retryNow();
        QVERIFY(eventually([&] { return screen.seat->phase() == QStringLiteral("joined"); }));
        QCOMPARE(screen.seat->retryInSeconds(), 0);
    }
};

QTEST_GUILESS_MAIN(TestSeatBoards)
#include "tst_seat_boards.moc"
