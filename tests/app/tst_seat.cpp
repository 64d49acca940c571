// A Seat: this program as one agent of a league elsewhere, or a person in its own.
#include "app/seat.h"
#include "tests/app/open_house.h"

#include <QTcpServer>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using app::House;
using app::Mind;
using app::Seat;
using app::SeatOptions;
using app::SeatPhase;

namespace {

const QString Even = QStringLiteral("even");

SeatOptions person(const OpenHouse &open, const QString &name)
{
    SeatOptions options;
    options.manager = open.house->managerEndpoint();
    options.joinCode = open.house->joinCode();
    options.player.name = name;
    options.player.mind = Mind::Person;
    return options;
}

// How hard an agent tries, for tests in which nobody answers.
tournament::LeagueRules hasty()
{
    tournament::LeagueRules rules;
    rules.registrationTimeout = 300ms;
    rules.maxRetries = 0;
    return rules;
}

base::Outcome choose(Seat &seat, const base::MatchId &match, const QString &choice)
{
    std::optional<base::Outcome> answer;
    seat.choose(match, choice, [&](const base::Outcome &done) { answer = done; });
    if (!eventually([&] { return answer.has_value(); }))
        qFatal("The choice was not answered.");
    return *answer;
}

} // namespace

class TestSeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPersonElsewhere_isAsked_chooses_andHearsHowItEnded()
    {
        OpenHouse open(1);
        Seat seat(person(open, QStringLiteral("Hopper")));
        QList<SeatPhase> phases;
        QList<app::SeatTurn> came;
        QList<base::MatchId> joined;
        connect(&seat, &Seat::statusChanged, &seat, [&](const app::SeatStatus &status) {
            if (phases.isEmpty() || phases.constLast() != status.phase)
                phases.append(status.phase);
        });
        connect(&seat, &Seat::turnCame, &seat,
                [&](const app::SeatTurn &turn) { came.append(turn); });
        connect(&seat, &Seat::matchJoined, &seat,
                [&](const app::SeatMatch &match) { joined.append(match.match); });
        seat.join();
        QVERIFY(eventually([&] { return seat.status().phase == SeatPhase::Joined; }));
        QCOMPARE(seat.status().id, QStringLiteral("P02"));
        QCOMPARE(seat.status().lifecycle, QStringLiteral("REGISTERED"));
        QCOMPARE(seat.status().leagueId, open.house->leagueId());
        QVERIFY(!choose(seat, {}, Even)); // nobody asks yet

        open.house->start();
        QVERIFY(eventually([&] { return seat.turns().size() == 1; }));
        QCOMPARE(seat.status().phase, SeatPhase::Playing);
        const app::SeatTurn turn = seat.turns().constFirst();
        QCOMPARE(came, QList<app::SeatTurn>{turn});
        QCOMPARE(joined, QList<base::MatchId>{turn.match});
        QCOMPARE(turn.opponent.text(), QStringLiteral("P01"));
        QCOMPARE(turn.options, (QStringList{Even, QStringLiteral("odd")}));
        QCOMPARE(turn.windowMs, 3'000);
        QVERIFY(turn.deadlineUtcMs > 0);
        QVERIFY(choose(seat, turn.match, Even));
        QVERIFY(open.ends());
        QVERIFY(eventually([&] { return seat.status().phase == SeatPhase::Over; }));
        QVERIFY(seat.turns().isEmpty());
        QCOMPARE(seat.history().size(), 1);
        QCOMPARE(seat.history().constFirst().choice, Even);
        QCOMPARE(seat.standings().size(), 2);
        QCOMPARE(phases,
                 (QList<SeatPhase>{SeatPhase::Joining, SeatPhase::Joined, SeatPhase::Playing,
                                   SeatPhase::Over}));
    }

    void aPersonInTheOwnHouse_isTheSame()
    {
        OpenHouse open(1);
        Seat *seat = nullptr;
        connect(open.house.get(), &House::seatAdded, this, [&](Seat *added) { seat = added; });
        app::PlayerPlan plan;
        plan.mind = Mind::Person;
        plan.name = QStringLiteral("Me");
        const base::Result<QString> added = open.ask(
            [&](House &house, const House::Answer &answer) { house.addPlayer(plan, answer); });
        QVERIFY(added);
        QCOMPARE(*added, QStringLiteral("Me has joined as P02."));
        QVERIFY(seat);
        QCOMPARE(open.house->seats(), QList<Seat *>{seat});
        open.house->start();
        QVERIFY(eventually([&] { return !seat->turns().isEmpty(); }));
        QVERIFY(choose(*seat, seat->turns().constFirst().match, Even));
        QVERIFY(open.ends());
        QCOMPARE(open.entriesOf(QStringLiteral("registered"))
                     .constLast()
                     .body.value(QStringLiteral("strategy"))
                     .toString(),
                 QStringLiteral("human"));
    }

    void aBuiltInPlayer_andAReferee_joinTheSameWay()
    {
        OpenHouse open(1, [](app::HouseOptions &options) { options.referees = 0; });
        QTemporaryDir data;
        SeatOptions player = person(open, QStringLiteral("Bot"));
        player.player.mind = Mind::BuiltIn;
        player.player.strategy = QStringLiteral("even");
        Seat bot(player);
        bot.join();
        SeatOptions referee = person(open, QStringLiteral("Whistle"));
        referee.role = protocol::Role::Referee;
        referee.dataFolder = data.path();
        Seat whistle(referee);
        int refereed = 0;
        connect(&whistle, &Seat::matchRefereed, &whistle, [&] { ++refereed; });
        whistle.join();
        QVERIFY(eventually([&] {
            return bot.status().phase == SeatPhase::Joined
                && whistle.status().phase == SeatPhase::Joined;
        }));
        QCOMPARE(whistle.status().id, QStringLiteral("REF01"));
        open.house->start();
        QVERIFY(open.ends());
        QVERIFY(
            eventually([&] { return whistle.status().phase == SeatPhase::Over && refereed == 1; }));
    }

    void aWrongCode_failsWithASentence()
    {
        OpenHouse open(
            1, [](app::HouseOptions &options) { options.joinCode = QStringLiteral("K7M 4QX"); });
        SeatOptions options = person(open, QStringLiteral("Guess"));
        options.joinCode = QStringLiteral("AAA AAA");
        Seat seat(options);
        seat.join();
        QVERIFY(eventually([&] { return seat.status().phase == SeatPhase::Failed; }));
        QVERIFY2(seat.status().sentence.contains(QStringLiteral("join code")),
                 qPrintable(seat.status().sentence));
        QCOMPARE(seat.status().lifecycle, QStringLiteral("FAILED"));
    }

    void withoutAManager_itKeepsTrying_andComesIn()
    {
        QTcpServer place;
        QVERIFY(place.listen(QHostAddress::LocalHost, 0));
        const quint16 port = place.serverPort();
        place.close();
        SeatOptions options;
        options.manager = QUrl(QStringLiteral("http://127.0.0.1:%1/mcp").arg(port));
        options.player.name = QStringLiteral("Early");
        options.calls = hasty();
        Seat seat(options);
        seat.join();
        QVERIFY(eventually([&] { return seat.status().phase == SeatPhase::Reconnecting; }));
        QVERIFY(seat.status().attempts >= 1);
        QVERIFY(seat.status().retryAtUtcMs > 0);
        QVERIFY(!seat.status().sentence.isEmpty());
        OpenHouse open(1, [&](app::HouseOptions &house) { house.basePort = port; });
        QVERIFY2(open.opened, open.opened ? "" : qPrintable(open.opened.failure().sentence));
        seat.retryNow();
        QVERIFY(eventually([&] { return seat.status().phase == SeatPhase::Joined; }));
        QCOMPARE(seat.status().attempts, 0);
    }

    void leaving_isLeaving_alsoWhileReconnecting()
    {
        SeatOptions options;
        options.manager = QUrl(QStringLiteral("http://127.0.0.1:1/mcp"));
        options.player.name = QStringLiteral("Nobody");
        options.calls = hasty();
        Seat seat(options);
        seat.join();
        QVERIFY(eventually([&] { return seat.status().phase == SeatPhase::Reconnecting; }));
        seat.leave();
        QVERIFY(eventually([&] { return seat.status().phase == SeatPhase::Left; }));
        QCOMPARE(seat.status().lifecycle, QStringLiteral("SHUTDOWN"));
    }

    void aTakenPort_isASentence()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost, 0));
        OpenHouse open(1);
        SeatOptions options = person(open, QStringLiteral("Late"));
        options.player.port = taken.serverPort();
        Seat seat(options);
        seat.join();
        QVERIFY(eventually([&] { return seat.status().phase == SeatPhase::Failed; }));
        QVERIFY(seat.status().sentence.contains(QStringLiteral("taken")));
    }
};

QTEST_GUILESS_MAIN(TestSeat)
#include "tst_seat.moc"
