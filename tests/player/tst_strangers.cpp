// Strangers at a player's port: they can neither speak for the manager nor spoil a match.
#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/charts/player_chart.h"
#include "agents/base/token.h"
#include "agents/player/open_matches.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/transport/league_proof.h"
#include "tests/support/player_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using protocol::ResultStatus;
using transport::RpcOutcome;

namespace {

namespace lifecycle = base::agent_lifecycle_chart;
namespace chart = base::player_chart;

const QString Match = QStringLiteral("R1M1");
const QString Me = QStringLiteral("P01");
const QString Other = QStringLiteral("P02");
const QString Forged = QStringLiteral("mt_of_a_stranger");

QString codeOf(const RpcOutcome &outcome)
{
    return outcome.error.data.value(QStringLiteral("error_code")).toString();
}

bool isAccepted(const RpcOutcome &outcome)
{
    return readOrDie<protocol::GameJoinAck>(outcome.result.toObject()).accept;
}

bool isAnswered(const RpcOutcome &outcome)
{
    return protocol::read<protocol::ChooseParityResponse>(outcome.result.toObject()).ok();
}

protocol::LeagueCompleted theEnd()
{
    protocol::LeagueCompleted end;
    end.leagueId = base::LeagueId(QStringLiteral("league_test"));
    end.champion = {base::PlayerId(Me), QStringLiteral("Agent Alpha"), 3};
    return end;
}

// Everything that only the manager says to a player, by message type.
QMap<QString, std::function<RpcOutcome(PlayerLab &)>> managerMessages()
{
    const base::LeagueId league(QStringLiteral("league_test"));
    protocol::RoundCompleted completed;
    completed.leagueId = league;
    completed.roundId = 1;
    return {
        {protocol::RoundAnnouncement::Type,
         [=](PlayerLab &lab) {
             return lab.tell(protocol::RoundAnnouncement{league, 1, {}, {}});
         }},
        {protocol::LeagueStandingsUpdate::Type,
         [=](PlayerLab &lab) {
             return lab.tell(protocol::LeagueStandingsUpdate{league, 1, {}});
         }},
        {protocol::RoundCompleted::Type, [=](PlayerLab &lab) { return lab.tell(completed); }},
        {protocol::LeagueCompleted::Type, [](PlayerLab &lab) { return lab.tell(theEnd()); }},
    };
}

// While it lives, the lab's referee is somebody who does not know the player's token.
class Masquerade
{
public:
    explicit Masquerade(PlayerLab &lab) : m_lab(lab), m_real(lab.referee.headers)
    {
        lab.referee.headers = {};
    }
    ~Masquerade() { m_lab.referee.headers = m_real; }
    Masquerade(const Masquerade &) = delete;
    Masquerade &operator=(const Masquerade &) = delete;

private:
    PlayerLab &m_lab;
    transport::Headers m_real;
};

RpcOutcome inviteAsStranger(PlayerLab &lab, const QString &match, int attempt,
                            const QString &token = Forged)
{
    const Masquerade masquerade(lab);
    return lab.invite(match, 1, attempt, token);
}

double load(PlayerLab &lab)
{
    return readOrDie<protocol::HeartbeatAck>(
               lab.tell(protocol::Heartbeat{QStringLiteral("n")}).result.toObject())
        .load;
}

} // namespace

class TestStrangers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void managersMessage_withoutItsProof_isRefused_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QByteArray>("proof");
        QTest::addColumn<QString>("code");
        const QByteArray right = base::tokenFingerprint(PlayerLab::PlayerToken).toLatin1();
        const auto all = managerMessages();
        for (auto it = all.begin(); it != all.end(); ++it) {
            const QByteArray name = it.key().toLatin1();
            const auto row = [&](const char *what, const QByteArray &proof, const char *code) {
                QTest::addRow("%s %s", name.constData(), what)
                    << it.key() << proof << QString::fromLatin1(code);
            };
            row("none", {}, "E011");
            row("a guess", QByteArray(64, 'a'), "E012");
            row("a part", right.left(63), "E012");
            row("the token itself", PlayerLab::PlayerToken.toLatin1(), "E012");
            row("right", right, "");
        }
    }

    void managersMessage_withoutItsProof_isRefused()
    {
        QFETCH(QString, message);
        QFETCH(QByteArray, proof);
        QFETCH(QString, code);
        PlayerLab lab;
        lab.promisesProof = true;
        lab.start();
        int completions = 0;
        QObject::connect(lab.player.get(), &player::PlayerAgent::leagueCompleted,
                         [&] { ++completions; });
        lab.manager.headers.clear();
        if (!proof.isEmpty())
            lab.manager.headers = {{"League-Proof", proof}};
        const RpcOutcome outcome = managerMessages().value(message)(lab);
        QCOMPARE(codeOf(outcome), code);
        QCOMPARE(outcome.ok(), code.isEmpty());
        if (code.isEmpty())
            return;
        QCOMPARE(completions, 0);
        QCOMPARE(lab.player->lifecycleState(), lifecycle::Registered);
        QVERIFY(!outcome.error.message.contains(PlayerLab::PlayerToken));
    }

    // Foreign managers promise nothing; they are believed as the protocol has it.
    void managerThatPromisedNoProof_isBelievedWithout()
    {
        PlayerLab lab;
        lab.manager.headers.clear();
        lab.start();
        for (const auto &say : managerMessages())
            QVERIFY(say(lab).ok());
        QCOMPARE(lab.player->lifecycleState(), lifecycle::Shutdown);
    }

    // Before it has read the answer to its registration, a player does not know what was promised.
    void messageThatOvertakesTheRegistration_isJudgedAfterIt_data()
    {
        QTest::addColumn<bool>("isProven");
        QTest::newRow("proven") << true;
        QTest::newRow("forged") << false;
    }

    void messageThatOvertakesTheRegistration_isJudgedAfterIt()
    {
        QFETCH(bool, isProven);
        PlayerLab lab;
        lab.promisesProof = true;
        lab.manager.hold(protocol::LeagueRegisterRequest::Method);
        lab.make();
        int completions = 0;
        QObject::connect(lab.player.get(), &player::PlayerAgent::leagueCompleted,
                         [&] { ++completions; });
        QVERIFY(lab.player->start().ok());
        transport::CallPolicy policy;
        if (isProven)
            policy.headers = lab.manager.headers;
        std::optional<RpcOutcome> outcome;
        const auto call = lab.manager.client().call(
            lab.player->endpoint(), protocol::LeagueCompleted::Method,
            protocol::write(lab.envelope(QStringLiteral("league_manager"), {}), theEnd()), policy,
            [&](const RpcOutcome &done) { outcome = done; });
        lab.settle();
        QVERIFY(!outcome);
        lab.admit(lab.manager.held(protocol::LeagueRegisterRequest::Method).dequeue());
        lab.settle();
        QVERIFY(outcome);
        QCOMPARE(outcome->ok(), isProven);
        QCOMPARE(completions, isProven ? 1 : 0);
    }

    // Everybody may ask these, and they change nothing.
    void questions_needNoProof()
    {
        PlayerLab lab;
        lab.promisesProof = true;
        lab.start();
        lab.manager.headers.clear();
        QVERIFY(lab.tell(protocol::Heartbeat{QStringLiteral("n")}).ok());
        QVERIFY(lab.tell(protocol::PlayerStateQuery()).ok());
    }

    void forgedInvitation_doesNotShadowTheRealOne_data()
    {
        QTest::addColumn<int>("attempt");
        QTest::newRow("the same attempt") << 1;
        QTest::newRow("L-24 a later attempt") << 1000;
    }

    void forgedInvitation_doesNotShadowTheRealOne()
    {
        QFETCH(int, attempt);
        for (const bool isFirst : {true, false}) {
            PlayerLab lab;
            lab.start();
            if (isFirst)
                (void)inviteAsStranger(lab, Match, attempt);
            QVERIFY(isAccepted(lab.invite(Match)));
            if (!isFirst)
                (void)inviteAsStranger(lab, Match, attempt);
            QVERIFY(isAnswered(lab.askToChoose(Match)));
            QVERIFY(lab.tellResult(Match, ResultStatus::Win, Me).ok());
            QCOMPARE(lab.state().stats.wins, 1);
            // The real referee has spoken: what strangers opened under that name is closed.
            QCOMPARE(lab.player->playerState(), chart::WaitingForRound);
            QCOMPARE(codeOf(lab.askToChoose(Match, attempt, Forged)), QStringLiteral("E101"));
        }
    }

    // With foreign referees there is no proof, and still nobody can end another's match.
    void strangersGameOver_endsOnlyItsOwnMatch_data()
    {
        QTest::addColumn<bool>("refereeIsProven");
        QTest::newRow("a referee of ours") << true;
        QTest::newRow("a foreign referee") << false;
    }

    void strangersGameOver_endsOnlyItsOwnMatch()
    {
        QFETCH(bool, refereeIsProven);
        PlayerLab lab;
        if (!refereeIsProven)
            lab.referee.headers.clear();
        lab.start();
        QVERIFY(isAccepted(lab.invite(Match)));
        {
            const Masquerade masquerade(lab);
            QVERIFY(isAccepted(lab.invite(Match, 1, 7, Forged)));
            QVERIFY(lab.tellResult(Match, ResultStatus::Win, Other, Forged, 7).ok());
            QVERIFY(!isAccepted(lab.invite(Match, 1, 7, Forged))); // over
        }
        QVERIFY(isAccepted(lab.invite(Match)));
        QVERIFY(isAnswered(lab.askToChoose(Match)));
        QVERIFY(lab.tellResult(Match, ResultStatus::Win, Me).ok());
        QCOMPARE(lab.player->playerState(), chart::WaitingForRound);
    }

    void afterTheRealEnd_strangersCannotOpenTheMatchAgain()
    {
        PlayerLab lab;
        lab.start();
        lab.play(Match, 1, Me);
        QVERIFY(!isAccepted(inviteAsStranger(lab, Match, 1)));
        QCOMPARE(lab.player->playerState(), chart::WaitingForRound);
    }

    void thousandForgedInvitations_areForgotten_andTheRealOneIsNot()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(isAccepted(lab.invite(Match)));
        for (int number = 0; number < 1000; ++number) {
            (void)inviteAsStranger(lab, QStringLiteral("R%1M1").arg(number % 10), 1,
                                   QString::number(number));
        }
        QCOMPARE(load(lab), double(player::OpenMatches::Most));
        QVERIFY(isAnswered(lab.askToChoose(Match)));
        // The latest of them are still there: the oldest went first.
        QVERIFY(isAnswered(lab.askToChoose(QStringLiteral("R9M1"), 1, QStringLiteral("999"))));
        QCOMPARE(codeOf(lab.askToChoose(QStringLiteral("R0M1"), 1, QStringLiteral("0"))),
                 QStringLiteral("E012"));
    }

    // An invitation that was sent again, this time with the proof, is the referee's.
    void invitationThatIsProvenLater_isProven()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(isAccepted(inviteAsStranger(lab, Match, 1, PlayerLab::MatchToken)));
        QVERIFY(isAccepted(lab.invite(Match)));
        QVERIFY(isAccepted(inviteAsStranger(lab, Match, 2)));
        QVERIFY(lab.tellResult(Match, ResultStatus::Win, Me).ok());
        QCOMPARE(load(lab), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestStrangers)
#include "tst_strangers.moc"
