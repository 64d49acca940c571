// Playing by hand: the seat in which a person waits for its turn, alone and in a player agent.
#include "agents/base/fake_clock.h"
#include "agents/base/json/json.h"
#include "agents/player/person_seat.h"
#include "agents/protocol/seat_messages.h"
#include "tests/support/event_wait.h"
#include "tests/support/player_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using player::PersonSeat;
using player::TurnAnswer;
using player::TurnQuestion;

namespace {

const QString Key = QStringLiteral("seat_secret_1");

QString str(const char *text)
{
    return QString::fromLatin1(text);
}

TurnQuestion question(const char *match, qint64 deadlineMs)
{
    TurnQuestion asked;
    asked.match = base::MatchId(str(match));
    asked.deadlineMs = deadlineMs;
    return asked;
}

// A seat on its own, and what was answered in it: "R1M1 even".
struct Chair
{
    void ask(const char *match, qint64 deadlineMs = 1000)
    {
        seat.ask(question(match, deadlineMs), [this, match](const auto &answer) {
            answered.append(str(match) + u' ' + (answer ? answer->choice : str("nothing")));
        });
    }

    void wait(std::chrono::milliseconds longest)
    {
        seat.waitForNews(longest, [this] { ++news; });
    }

    base::FakeClock clock;
    PersonSeat seat{Key, clock};
    QStringList answered;
    int news = 0;
};

// A player whose strategy is the seat, and its tools.
struct Guest
{
    Guest()
    {
        lab.seat = std::make_shared<PersonSeat>(Key, lab.clock);
        lab.start();
    }

    JsonObject tool(const char *name, const JsonObject &arguments)
    {
        const transport::RpcOutcome outcome =
            lab.referee.ask(lab.player->endpoint(), str("tools/call"),
                            {{str("name"), str(name)}, {str("arguments"), arguments}});
        return outcome.result.toObject();
    }

    // The referee asks; the answer comes when the guest has chosen.
    void ask(const QString &match, const transport::RpcClient::Done &done)
    {
        lab.referee.client().post(lab.player->endpoint(), str("choose_parity"),
                                  lab.choiceCall(match), 30s, done);
        lab.settle();
    }

    PlayerLab lab;
};

} // namespace

class TestPersonSeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyItsKey_opensTheSeat()
    {
        const Chair chair;
        QVERIFY(chair.seat.opensWith(Key));
        QVERIFY(!chair.seat.opensWith(str("seat_secret_2")));
        QVERIFY(!chair.seat.opensWith({}));
    }

    void aChoice_goesToWhoeverAsked_theMostUrgentFirst()
    {
        Chair chair;
        chair.ask("R1M1", 2000);
        chair.ask("R1M2", 1000);
        QCOMPARE(chair.seat.turns().constFirst().match.text(), str("R1M2"));
        QVERIFY(chair.seat.choose(str("even"), {}).ok());
        QVERIFY(chair.seat.choose(str("odd"), {}).ok());
        QCOMPARE(chair.answered, QStringList({str("R1M2 even"), str("R1M1 odd")}));
        QVERIFY(!chair.seat.choose(str("odd"), {}).ok());
    }

    void aRepeatedQuestion_isOneTurn_andEveryAskerIsAnswered()
    {
        Chair chair;
        chair.ask("R1M1", 1000);
        chair.ask("R1M1", 9000);
        QCOMPARE(chair.seat.turns().size(), 1);
        QCOMPARE(chair.seat.turns().constFirst().deadlineMs, 9000);
        QVERIFY(chair.seat.choose(str("odd"), base::MatchId(str("R1M1"))).ok());
        QCOMPARE(chair.answered, QStringList({str("R1M1 odd"), str("R1M1 odd")}));
    }

    void aChoiceForAnotherMatch_isRefused_andNamesTheRightOne()
    {
        Chair chair;
        chair.ask("R1M1");
        const auto refused = chair.seat.choose(str("odd"), base::MatchId(str("R9M9")));
        QVERIFY(!refused.ok());
        QVERIFY(refused.failure().sentence.contains(str("R1M1")));
        QCOMPARE(chair.answered, QStringList());
    }

    void whoeverWaits_hearsOfATurnAtOnce_orOfNothingInTheEnd()
    {
        Chair chair;
        chair.wait(25s);
        QCOMPARE(chair.news, 0);
        chair.clock.advance(24s);
        QCOMPARE(chair.news, 0);
        chair.clock.advance(2s);
        QTRY_COMPARE(chair.news, 1);
        chair.wait(25s);
        chair.ask("R1M1");
        QCOMPARE(chair.news, 2);
        chair.clock.advance(60s); // nobody is told twice
        QCOMPARE(chair.news, 2);
        chair.wait(25s); // the turn is still there
        QCOMPARE(chair.news, 3);
    }

    void theEndOfTheLeague_isNewsToo_andLeavesNoTurn()
    {
        Chair chair;
        chair.wait(25s);
        chair.seat.noteLeagueOver();
        QCOMPARE(chair.news, 1);
        QVERIFY(chair.seat.turns().isEmpty() && chair.seat.isLeagueOver());
    }

    void callsThatWereLeftBehind_makeRoomForNewOnes()
    {
        Chair chair;
        for (int i = 0; i < 20; ++i)
            chair.wait(25s);
        QCOMPARE(chair.news, 12); // the oldest were told that nothing happened
    }

    void aGuest_waitsAndChooses_throughTheToolsOfItsPlayer()
    {
        Guest guest;
        guest.lab.invite(str("R1M1"));
        QCOMPARE(guest.tool("wait_for_turn", {{str("seat_key"), Key}, {str("timeout_s"), 0}})
                     .value(u"status")
                     .toString(),
                 str("WAITING"));
        std::optional<transport::RpcOutcome> told;
        guest.ask(str("R1M1"), [&told](const auto &outcome) { told = outcome; });
        QVERIFY(!told);
        const JsonObject news =
            guest.tool("wait_for_turn", {{str("seat_key"), Key}, {str("timeout_s"), 25}});
        QCOMPARE(news.value(u"status").toString(), str("YOUR_TURN"));
        QCOMPARE(news.value(u"turn").toObject().value(u"match_id").toString(), str("R1M1"));
        const JsonObject taken = guest.tool(
            "choose_parity", {{str("seat_key"), Key}, {str("parity_choice"), str("odd")}});
        QCOMPARE(taken.value(u"in_time"), JsonValue(true));
        guest.lab.settle();
        QVERIFY(told && told->result.toObject().value(u"parity_choice").toString() == str("odd"));
    }

    void aWrongKey_opensNothing_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<JsonObject>("arguments");
        const QString wrong = str("seat_other");
        QTest::newRow("wait_for_turn")
            << str("wait_for_turn") << JsonObject{{str("seat_key"), wrong}};
        QTest::newRow("choose_parity")
            << str("choose_parity")
            << JsonObject{{str("seat_key"), wrong}, {str("parity_choice"), str("even")}};
        QTest::newRow("my_matches") << str("my_matches") << JsonObject{{str("seat_key"), wrong}};
        QTest::newRow("no key") << str("my_matches") << JsonObject();
        QTest::newRow("no such choice")
            << str("choose_parity")
            << JsonObject{{str("seat_key"), Key}, {str("parity_choice"), str("both")}};
        QTest::newRow("too long a wait")
            << str("wait_for_turn") << JsonObject{{str("seat_key"), Key}, {str("timeout_s"), 26}};
    }

    void aWrongKey_opensNothing()
    {
        QFETCH(QString, tool);
        QFETCH(JsonObject, arguments);
        Guest guest;
        QCOMPARE(guest.tool(tool.toLatin1().constData(), arguments).value(u"isError"),
                 JsonValue(true));
    }

    void aMatchThatIsOver_isNoTurnAnyMore()
    {
        Guest guest;
        guest.lab.invite(str("R1M1"));
        guest.ask(str("R1M1"), {});
        QCOMPARE(guest.lab.seat->turns().size(), 1);
        guest.lab.tellResult(str("R1M1"), protocol::ResultStatus::TechnicalLoss, str("P02"));
        QVERIFY(guest.lab.seat->turns().isEmpty());
        const JsonObject matches = guest.tool("my_matches", {{str("seat_key"), Key}});
        QCOMPARE(matches.value(u"history").toArray().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestPersonSeat)
#include "tst_person_seat.moc"
