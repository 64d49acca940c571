// With a pace a hosted player takes visible moments; without one it answers at once.
#include "agents/protocol/registration_messages.h"
#include "tests/support/player_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using base::Speed;
using Moment = base::Pace::Moment;
using transport::RpcOutcome;

namespace {

const QString Match = QStringLiteral("R1M1");

// A call of the referee and when it was answered.
struct Call
{
    Call(PlayerLab &lab, const QString &method, const JsonObject &message)
    {
        transport::CallPolicy policy;
        policy.retries = transport::RetryPolicy::none();
        call = lab.referee.client().call(lab.player->endpoint(), method, message, policy,
                                         [this, &lab](const RpcOutcome &outcome) {
                                             done = outcome;
                                             atMs = lab.clock.steadyMs();
                                         });
        lab.settle();
    }
    Call(const Call &) = delete;
    Call &operator=(const Call &) = delete;

    std::optional<RpcOutcome> done;
    qint64 atMs = 0;
    transport::RpcCall call;
};

} // namespace

class TestPacedPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrivingAndThinking_takeTheirMoments()
    {
        PlayerLab lab;
        base::Pace pace(lab.clock, 3, Speed::Normal);
        lab.pace = &pace;
        lab.start();
        const qint64 invited = lab.clock.steadyMs();
        const Call invitation(lab, Invitation, lab.invitation(Match));
        QVERIFY(!invitation.done);
        lab.pass(2s);
        QVERIFY(invitation.done && invitation.done->ok());
        const qint64 arrival = pace.length(Moment::Arrive, u"P01R1M1").count();
        QVERIFY(invitation.atMs - invited >= arrival && invitation.atMs - invited < arrival + 100);

        const qint64 asked = lab.clock.steadyMs();
        const Call choice(lab, Choice, lab.choiceCall(Match));
        QCOMPARE(lab.questions.size(), 1); // it thinks while it waits
        QVERIFY(!choice.done);
        lab.pass(14s);
        QVERIFY(choice.done && choice.done->ok());
        const qint64 thought = pace.length(Moment::Think, u"P01R1M1").count();
        QVERIFY(choice.atMs - asked >= thought && choice.atMs - asked < thought + 100);
    }

    // Whatever the speed, half of the referee's time is the most.
    void thinking_staysWellInsideTheTimeThereIs()
    {
        PlayerLab lab;
        base::Pace pace(lab.clock, 3, Speed::Normal);
        lab.pace = &pace;
        lab.start();
        const Call invitation(lab, Invitation, lab.invitation(Match));
        lab.pass(2s);
        JsonObject hasty = lab.choiceCall(Match);
        const qint64 window = 1'500;
        hasty.insert(QStringLiteral("deadline"), base::Clock::utcText(lab.clock.utcMs() + window));
        const qint64 asked = lab.clock.steadyMs();
        const Call choice(lab, Choice, hasty);
        lab.pass(2s);
        QVERIFY(choice.done && choice.done->ok());
        QVERIFY(choice.atMs - asked <= window / 2 + 100);
    }

    void aStrategyThatIsSlowByItself_isNotMadeSlower()
    {
        PlayerLab lab;
        base::Pace pace(lab.clock, 3, Speed::Debug);
        lab.pace = &pace;
        PlayerLab::Answering later;
        lab.think = [&](const player::TurnQuestion &, const PlayerLab::Answering &answer) {
            later = answer;
        };
        lab.start();
        const Call invitation(lab, Invitation, lab.invitation(Match));
        lab.pass(1s);
        const Call choice(lab, Choice, lab.choiceCall(Match));
        lab.pass(5s); // the moment is long over
        QVERIFY(!choice.done);
        later({QStringLiteral("odd"), {}});
        lab.settle();
        QVERIFY(choice.done && choice.done->ok());
    }

    void faster_endsAThoughtThatHasBegun()
    {
        PlayerLab lab;
        base::Pace pace(lab.clock, 3, Speed::Normal);
        lab.pace = &pace;
        lab.start();
        const Call invitation(lab, Invitation, lab.invitation(Match));
        lab.pass(2s);
        const Call choice(lab, Choice, lab.choiceCall(Match));
        lab.pass(1s);
        QVERIFY(!choice.done);
        pace.setSpeed(Speed::Max);
        lab.pass(100ms);
        QVERIFY(choice.done && choice.done->ok());
    }

    void atMax_nothingWaits()
    {
        PlayerLab lab;
        base::Pace pace(lab.clock, 3, Speed::Max);
        lab.pace = &pace;
        lab.start();
        QVERIFY(lab.invite(Match).ok());
        QVERIFY(lab.askToChoose(Match).ok());
    }

    void aStrategyThatMayBeKnown_isSaidWhenRegistering()
    {
        PlayerLab lab;
        lab.strategyWord = QStringLiteral("adaptive");
        lab.start();
        const auto request = readOrDie<protocol::LeagueRegisterRequest>(
            lab.manager.last(QStringLiteral("register_player")));
        QCOMPARE(protocol::strategyIn(request.meta.capabilities), QStringLiteral("adaptive"));
        QVERIFY(request.meta.capabilities.contains(protocol::SpeaksLeagueV2));
    }

    void strategies_areReadFromCapabilities_data()
    {
        QTest::addColumn<QStringList>("capabilities");
        QTest::addColumn<QString>("strategy");
        QTest::newRow("none") << QStringList{QStringLiteral("league.v2")} << QString();
        QTest::newRow("a word") << QStringList{QStringLiteral("x"), QStringLiteral("strategy:llm")}
                                << QStringLiteral("llm");
        QTest::newRow("with spaces")
            << QStringList{QStringLiteral("strategy:  my own  ")} << QStringLiteral("my own");
        QTest::newRow("a novel") << QStringList{QStringLiteral("strategy:") + QString(60, u'x')}
                                 << QString();
    }

    void strategies_areReadFromCapabilities()
    {
        QFETCH(const QStringList, capabilities);
        QFETCH(const QString, strategy);
        QCOMPARE(protocol::strategyIn(capabilities), strategy);
    }
};

QTEST_GUILESS_MAIN(TestPacedPlayer)
#include "tst_paced_player.moc"
