// PlayerAgent: joining a league, playing matches, and what it tells about itself.
#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/charts/player_chart.h"
#include "agents/base/json/json_document.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/registration_messages.h"
#include "tests/support/player_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::PlayerOutcome;
using protocol::ResultStatus;
using transport::RpcOutcome;
using transport::RpcResponder;

namespace {

namespace lifecycle = base::agent_lifecycle_chart;
namespace chart = base::player_chart;

const QString Register = QStringLiteral("register_player");
const QString First = QStringLiteral("R1M1");
const QString Second = QStringLiteral("R2M1");
const QString Me = QStringLiteral("P01");
const QString Other = QStringLiteral("P02");

QString codeOf(const RpcOutcome &outcome)
{
    return outcome.error.data.value(QStringLiteral("error_code")).toString();
}

protocol::GameJoinAck joined(const RpcOutcome &outcome)
{
    return readOrDie<protocol::GameJoinAck>(outcome.result.toObject());
}

QString chosen(const RpcOutcome &outcome)
{
    return readOrDie<protocol::ChooseParityResponse>(outcome.result.toObject()).parityChoice;
}

protocol::RoundAnnouncement announcement()
{
    return {base::LeagueId(QStringLiteral("league_test")), 1, {}, {}};
}

} // namespace

class TestPlayerAgent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-13
    void registration_saysWhoThePlayerIs_andKeepsTheIdItGets()
    {
        PlayerLab lab;
        lab.start();
        const auto request = readOrDie<protocol::LeagueRegisterRequest>(lab.manager.last(Register));
        QCOMPARE(request.meta.displayName, QStringLiteral("Agent Alpha"));
        QCOMPARE(request.meta.gameTypes, QStringList{QStringLiteral("even_odd")});
        QCOMPARE(request.meta.contactEndpoint, lab.player->endpoint().toString());
        QCOMPARE(lab.player->id().text(), Me);
        QCOMPARE(lab.lifecycleStates,
                 QStringList({lifecycle::Init, lifecycle::Registering, lifecycle::Registered}));
        QCOMPARE(lab.playerStates, QStringList({chart::Unregistered, chart::Registered}));
    }

    void registrationThatIsRefused_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("L-13 REJECTED") << QStringLiteral("rejected");
        QTest::newRow("L-13 LEAGUE_ERROR") << QStringLiteral("league error");
        QTest::newRow("L-13 JSON-RPC error") << QStringLiteral("rpc error");
    }

    // A clear answer is not asked for again (L-12).
    void registrationThatIsRefused()
    {
        QFETCH(QString, how);
        PlayerLab lab;
        const base::Failure reason{QStringLiteral("The league is full."), QStringLiteral("E101")};
        lab.manager.on(Register, [&](const JsonObject &, const RpcResponder &respond) {
            const protocol::Envelope envelope = lab.envelope(QStringLiteral("league_manager"), {});
            protocol::LeagueRegisterResponse rejection;
            rejection.reason = reason.sentence;
            if (how == QLatin1String("rejected"))
                respond.result(protocol::write(envelope, rejection));
            else if (how == QLatin1String("league error"))
                respond.result(
                    protocol::write(envelope, protocol::leagueErrorFrom(reason, Register)));
            else
                respond.error(protocol::rpcErrorFrom(reason));
        });
        lab.make();
        QString sentence;
        QObject::connect(lab.player.get(), &player::PlayerAgent::failed,
                         [&](const base::Failure &failure) { sentence = failure.sentence; });
        QVERIFY(lab.player->start().ok());
        lab.pass(60s);
        QCOMPARE(lab.manager.count(Register), 1);
        QVERIFY2(sentence.contains(reason.sentence), qPrintable(sentence));
        QCOMPARE(lab.lifecycleStates,
                 QStringList({lifecycle::Init, lifecycle::Registering, lifecycle::Failed,
                              lifecycle::Shutdown}));
        QCOMPARE(lab.playerStates, QStringList{chart::Unregistered});
    }

    void registrationThatNobodyAnswers_data()
    {
        QTest::addColumn<bool>("someoneListens");
        QTest::addColumn<QList<qint64>>("sends");
        QTest::addColumn<int>("seconds");
        QTest::newRow("L-13 silence: 4 windows of 10 s and pauses of 2, 4 and 8 s")
            << true << QList<qint64>({0, 12'000, 26'000, 44'000}) << 54;
        QTest::newRow("L-13 nobody there: the pauses alone") << false << QList<qint64>() << 14;
    }

    void registrationThatNobodyAnswers()
    {
        QFETCH(bool, someoneListens);
        QFETCH(QList<qint64>, sends);
        QFETCH(int, seconds);
        PlayerLab lab;
        if (someoneListens)
            lab.manager.hold(Register);
        else
            lab.manager.leave();
        lab.make();
        QString code;
        QObject::connect(lab.player.get(), &player::PlayerAgent::failed,
                         [&](const base::Failure &failure) { code = failure.code; });
        QVERIFY(lab.player->start().ok());
        lab.pass(std::chrono::seconds(seconds) - 100ms);
        QCOMPARE(lab.player->lifecycleState(), lifecycle::Registering);
        lab.pass(100ms);
        QCOMPARE(lab.manager.times(Register), sends);
        QCOMPARE(code, QStringLiteral("E009"));
        QCOMPARE(lab.lifecycleStates,
                 QStringList({lifecycle::Init, lifecycle::Registering, lifecycle::Failed,
                              lifecycle::Shutdown}));
    }

    void invitationThatOvertakesTheRegistration_waitsForIt_data()
    {
        QTest::addColumn<bool>("isLetIn");
        QTest::newRow("let in") << true;
        QTest::newRow("refused") << false;
    }

    void invitationThatOvertakesTheRegistration_waitsForIt()
    {
        QFETCH(bool, isLetIn);
        PlayerLab lab;
        lab.manager.hold(Register);
        lab.make();
        QVERIFY(lab.player->start().ok());
        std::optional<JsonObject> answer;
        const auto call = lab.referee.client().call(
            lab.player->endpoint(), Invitation, lab.invitation(First), {},
            [&](const RpcOutcome &outcome) { answer = outcome.result.toObject(); });
        lab.settle();
        QVERIFY(!answer);
        const RpcResponder respond = lab.manager.held(Register).dequeue();
        if (isLetIn)
            lab.admit(respond);
        else
            respond.error({protocol::rpc_code::ApplicationError, QStringLiteral("Full."), {}});
        lab.settle();
        QVERIFY(answer);
        QCOMPARE(answer->value(QStringLiteral("accept")), JsonValue(isLetIn));
        QCOMPARE(lab.player->playerState(), isLetIn ? chart::InGame : chart::Unregistered);
    }

    void invitationOfAPlayerThatCouldNotRegister_isDeclined()
    {
        PlayerLab lab;
        lab.manager.hold(Register);
        lab.make();
        QVERIFY(lab.player->start().ok());
        lab.pass(54s); // until it gives up
        // Without an id there is nobody to accept in the name of.
        const JsonObject answer = lab.invite(First).result.toObject();
        QCOMPARE(answer.value(QStringLiteral("accept")), JsonValue(false));
        QCOMPARE(lab.playerStates, QStringList{chart::Unregistered});
    }

    void invitation_isAccepted_withEntropy_inThePlayersName()
    {
        PlayerLab lab;
        lab.start();
        const RpcOutcome outcome = lab.invite(First);
        const protocol::GameJoinAck ack = joined(outcome);
        QVERIFY(ack.accept);
        QCOMPARE(ack.matchId.text(), First);
        QCOMPARE(ack.playerId.text(), Me);
        QCOMPARE(ack.attempt.value_or(0), 1);
        QCOMPARE(ack.arrivalTimestamp.utcMs, lab.clock.utcMs());
        QVERIFY(!ack.entropy.isEmpty());
        const auto envelope = protocol::readEnvelope(outcome.result.toObject());
        QVERIFY(envelope.ok());
        QCOMPARE(envelope->sender, QStringLiteral("player:P01"));
        QCOMPARE(envelope->authToken, PlayerLab::PlayerToken);
        QCOMPARE(envelope->conversationId, QStringLiteral("conv-test"));
    }

    // L-11: the referee asks again when an answer was lost; a changed share would change the draw.
    void sameInvitationAgain_getsTheSameAnswer_andTheSameEntropy()
    {
        PlayerLab lab;
        lab.start();
        const protocol::GameJoinAck first = joined(lab.invite(First));
        const protocol::GameJoinAck second = joined(lab.invite(First));
        QVERIFY(second.accept);
        QCOMPARE(second.entropy, first.entropy);
        const protocol::GameJoinAck other = joined(lab.invite(QStringLiteral("R1M2")));
        QVERIFY(other.entropy != first.entropy);
    }

    // L-24
    void nextAttempt_startsOver_andItsEndIsTheEndOfBoth()
    {
        PlayerLab lab;
        lab.start();
        const protocol::GameJoinAck first = joined(lab.invite(First, 1, 1));
        const protocol::GameJoinAck second =
            joined(lab.invite(First, 1, 2, QStringLiteral("mt_second")));
        QVERIFY(second.accept);
        QVERIFY(second.entropy != first.entropy);
        QCOMPARE(chosen(lab.askToChoose(First, 2, QStringLiteral("mt_second"))),
                 QStringLiteral("even"));
        QVERIFY(lab.tellResult(First, ResultStatus::Win, Me, QStringLiteral("mt_second"), 2).ok());
        QCOMPARE(lab.player->playerState(), chart::WaitingForRound);
        QVERIFY(!joined(lab.invite(First, 1, 1)).accept);
        QCOMPARE(codeOf(lab.askToChoose(First, 1)), QStringLiteral("E101"));
        QCOMPARE(lab.state().history.size(), 1);
    }

    void unknownGame_isDeclined()
    {
        PlayerLab lab;
        lab.start();
        protocol::GameInvitation invitation;
        invitation.leagueId = base::LeagueId(QStringLiteral("league_test"));
        invitation.roundId = 1;
        invitation.matchId = base::MatchId(First);
        invitation.gameType = QStringLiteral("chess");
        invitation.roleInMatch = QStringLiteral("PLAYER_A");
        const protocol::GameJoinAck ack = joined(lab.tell(invitation));
        QVERIFY(!ack.accept);
        QVERIFY2(ack.reason.contains(QStringLiteral("chess")), qPrintable(ack.reason));
        QCOMPARE(lab.player->playerState(), chart::Registered);
    }

    void strategy_isAskedWithEverythingItNeeds()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(joined(lab.invite(Second, 2)).accept);
        QCOMPARE(chosen(lab.askToChoose(Second)), QStringLiteral("even"));
        QCOMPARE(lab.questions.size(), 1);
        const player::TurnQuestion question = lab.questions.first();
        QCOMPARE(question.match.text(), Second);
        QCOMPARE(question.round, 2);
        QCOMPARE(question.gameType, QStringLiteral("even_odd"));
        QCOMPARE(question.kind, QStringLiteral("choose_parity"));
        QCOMPARE(question.self.text(), Me);
        QCOMPARE(question.opponent.text(), Other);
        QCOMPARE(question.options, QStringList({QStringLiteral("even"), QStringLiteral("odd")}));
    }

    void sameChoiceCallAgain_getsTheSameChoice_withoutAskingTheStrategy()
    {
        PlayerLab lab;
        int asked = 0;
        lab.think = [&](const player::TurnQuestion &, const PlayerLab::Answering &answer) {
            answer({++asked == 1 ? QStringLiteral("odd") : QStringLiteral("even"), {}});
        };
        lab.start();
        QVERIFY(joined(lab.invite(First)).accept);
        QCOMPARE(chosen(lab.askToChoose(First)), QStringLiteral("odd"));
        QCOMPARE(chosen(lab.askToChoose(First)), QStringLiteral("odd"));
        QCOMPARE(asked, 1);
    }

    void strategyThatTakesItsTime_isWaitedFor()
    {
        PlayerLab lab;
        QList<PlayerLab::Answering> waiting;
        lab.think = [&](const player::TurnQuestion &, const PlayerLab::Answering &answer) {
            waiting.append(answer);
        };
        lab.start();
        QVERIFY(joined(lab.invite(First)).accept);
        const QList<QString> answers = askTwiceWhile(lab, [&] {
            QCOMPARE(waiting.size(), 2);
            lab.pass(20s);
            waiting.at(0)({QStringLiteral("odd"), {}});
            waiting.at(1)({QStringLiteral("odd"), {}});
        });
        QCOMPARE(answers, QList<QString>({QStringLiteral("odd"), QStringLiteral("odd")}));
    }

    // The referee asked again while the strategy was thinking; the first thought stands.
    void strategyThatChangesItsMind_isHeldToItsFirstAnswer()
    {
        PlayerLab lab;
        QList<PlayerLab::Answering> waiting;
        lab.think = [&](const player::TurnQuestion &, const PlayerLab::Answering &answer) {
            waiting.append(answer);
        };
        lab.start();
        QVERIFY(joined(lab.invite(First)).accept);
        const QList<QString> answers = askTwiceWhile(lab, [&] {
            waiting.at(1)({QStringLiteral("odd"), {}});
            waiting.at(0)({QStringLiteral("even"), {}});
        });
        QCOMPARE(answers, QList<QString>({QStringLiteral("odd"), QStringLiteral("odd")}));
    }

    void strategyThatAnswersAfterThePlayerIsGone_doesNoHarm()
    {
        PlayerLab lab;
        PlayerLab::Answering late;
        lab.think = [&](const player::TurnQuestion &, const PlayerLab::Answering &answer) {
            late = answer;
        };
        lab.start();
        QVERIFY(joined(lab.invite(First)).accept);
        QVERIFY(lab.questions.isEmpty());
        protocol::ChooseParityCall call;
        call.matchId = base::MatchId(First);
        call.playerId = base::PlayerId(Me);
        call.gameType = QStringLiteral("even_odd");
        call.context = {base::PlayerId(Other), 1, {}};
        lab.referee.client().post(
            lab.player->endpoint(), Choice,
            protocol::write(lab.envelope(QStringLiteral("referee:REF01"), PlayerLab::MatchToken),
                            call),
            10s);
        lab.settle();
        QCOMPARE(lab.questions.size(), 1);
        lab.player.reset();
        late({QStringLiteral("even"), {}});
        lab.settle();
    }

    // L-17
    void wrongMatchToken_isRefused()
    {
        PlayerLab lab;
        lab.start();
        const QString wrong = QStringLiteral("mt_guessed");
        const protocol::GameJoinAck real = joined(lab.invite(First));
        QCOMPARE(codeOf(lab.askToChoose(First, 1, wrong)), QStringLiteral("E012"));
        QCOMPARE(codeOf(lab.tellResult(First, ResultStatus::Win, Other, wrong)),
                 QStringLiteral("E012"));
        QCOMPARE(codeOf(lab.askToChoose(First, 1, {})), QStringLiteral("E012"));
        QVERIFY(lab.questions.isEmpty());
        QVERIFY(lab.state().history.isEmpty());
        // The one who invited is still served.
        QCOMPARE(joined(lab.invite(First)).entropy, real.entropy);
        QCOMPARE(chosen(lab.askToChoose(First)), QStringLiteral("even"));
    }

    void choiceCallWithoutInvitation_isRefused()
    {
        PlayerLab lab;
        lab.start();
        const RpcOutcome outcome = lab.askToChoose(First);
        QCOMPARE(outcome.kind, RpcOutcome::Kind::Refused);
        QCOMPARE(codeOf(outcome), QStringLiteral("E101"));
        QVERIFY(lab.questions.isEmpty());
    }

    // L-28
    void chart_goesIntoTheGameAndBack()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(lab.tell(announcement()).ok());
        QCOMPARE(lab.player->lifecycleState(), lifecycle::Active);
        QCOMPARE(lab.player->playerState(), chart::WaitingForRound);
        QVERIFY(joined(lab.invite(First)).accept);
        QCOMPARE(lab.player->playerState(), chart::InGame);
        QVERIFY(lab.askToChoose(First).ok());
        QVERIFY(lab.tellResult(First, ResultStatus::Win, Me).ok());
        QCOMPARE(lab.playerStates,
                 QStringList({chart::Unregistered, chart::Registered, chart::WaitingForRound,
                              chart::InGame, chart::WaitingForRound}));
    }

    // The next round may begin before the news of the last one has arrived.
    void gameOverAfterTheNextInvitation_leavesThePlayerInTheGame()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(joined(lab.invite(First, 1)).accept);
        QVERIFY(lab.askToChoose(First).ok());
        QVERIFY(joined(lab.invite(Second, 2)).accept);
        QVERIFY(lab.tellResult(First, ResultStatus::Win, Me).ok());
        QCOMPARE(lab.player->playerState(), chart::InGame);
        QVERIFY(lab.askToChoose(Second).ok());
        QVERIFY(lab.tellResult(Second, ResultStatus::Win, Other).ok());
        QCOMPARE(lab.playerStates,
                 QStringList({chart::Unregistered, chart::Registered, chart::WaitingForRound,
                              chart::InGame, chart::WaitingForRound}));
        QCOMPARE(lab.state().history.size(), 2);
    }

    // A retry of the invitation that was long on its way.
    void invitationToAMatchThatIsOver_isDeclined()
    {
        PlayerLab lab;
        lab.start();
        lab.play(First, 1, Me);
        const protocol::GameJoinAck ack = joined(lab.invite(First));
        QVERIFY(!ack.accept);
        QVERIFY2(ack.reason.contains(QStringLiteral("over")), qPrintable(ack.reason));
        QCOMPARE(lab.player->playerState(), chart::WaitingForRound);
        // L-24: only a new attempt of it can be joined.
        QVERIFY(joined(lab.invite(First, 1, 2)).accept);
    }

    void gameOverAgain_isNotCountedAgain()
    {
        PlayerLab lab;
        lab.start();
        lab.play(First, 1, Me);
        QCOMPARE(codeOf(lab.tellResult(First, ResultStatus::Win, Me)), QStringLiteral("E101"));
        QCOMPARE(lab.state().stats.played, 1);
        QCOMPARE(lab.observed.size(), 1);
    }

    void historyAndStats_tellEveryMatch()
    {
        PlayerLab lab;
        lab.start();
        QCOMPARE(lab.state().playerId.text(), Me);
        QVERIFY(lab.state().history.isEmpty());
        lab.play(QStringLiteral("R1M1"), 1, Me);
        lab.play(QStringLiteral("R2M1"), 2, Other);
        lab.play(QStringLiteral("R3M1"), 3, QString());
        QVERIFY(joined(lab.invite(QStringLiteral("R4M1"), 4)).accept);
        QVERIFY(lab.tellResult(QStringLiteral("R4M1"), ResultStatus::TechnicalLoss, Other).ok());
        QVERIFY(joined(lab.invite(QStringLiteral("R5M1"), 5)).accept);
        QVERIFY(lab.tellResult(QStringLiteral("R5M1"), ResultStatus::TechnicalLoss, Me).ok());
        const protocol::PlayerState state = lab.state();
        QList<PlayerOutcome> outcomes;
        for (const protocol::PlayedMatch &match : state.history)
            outcomes.append(match.outcome);
        QCOMPARE(outcomes,
                 QList<PlayerOutcome>({PlayerOutcome::Win, PlayerOutcome::Loss, PlayerOutcome::Draw,
                                       PlayerOutcome::TechnicalLoss, PlayerOutcome::Win}));
        QCOMPARE(state.stats.played, 5);
        QCOMPARE(state.stats.wins, 2);
        QCOMPARE(state.stats.draws, 1);
        QCOMPARE(state.stats.losses, 2);
        QCOMPARE(state.stats.points, 7);
        const protocol::PlayedMatch &first = state.history.first();
        QCOMPARE(first.matchId.text(), QStringLiteral("R1M1"));
        QCOMPARE(first.roundId, 1);
        QCOMPARE(first.opponentId.text(), Other);
        QCOMPARE(first.choice, QStringLiteral("even"));
        QCOMPARE(first.opponentChoice, QStringLiteral("odd"));
        QCOMPARE(first.drawnNumber, 8);
        QCOMPARE(state.state, QStringLiteral("WAITING_FOR_ROUND"));
        QCOMPARE(state.lifecycleState, QStringLiteral("ACTIVE"));
        QCOMPARE(lab.observed.size(), 5);
        QCOMPARE(lab.observed.at(1).result, QStringLiteral("LOSS"));
    }

    // L-03: nobody at fault, no points; and no loss either.
    void matchThatWasCalledOff_countsForNothing()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(joined(lab.invite(First)).accept);
        QVERIFY(lab.tellResult(First, ResultStatus::Cancelled, QString()).ok());
        QVERIFY(joined(lab.invite(Second, 2)).accept);
        QVERIFY(lab.tellResult(Second, ResultStatus::Aborted, QString()).ok());
        QCOMPARE(lab.state().stats.losses, 0);
        QVERIFY(lab.state().history.isEmpty());
        QVERIFY(lab.observed.isEmpty());
        QCOMPARE(lab.player->playerState(), chart::WaitingForRound);
    }

    // protocol.md §1.1: anybody may ask, so nothing secret is told.
    void playerState_carriesNoToken()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(joined(lab.invite(First)).accept);
        const QByteArray text =
            JsonDocument(lab.tell(protocol::PlayerStateQuery()).result.toObject()).toJson();
        QVERIFY(text.contains("P01"));
        QVERIFY(!text.contains(PlayerLab::PlayerToken.toUtf8()));
        QVERIFY(!text.contains(PlayerLab::MatchToken.toUtf8()));
    }

    void heartbeat_isAnsweredWithItsNonce_andTheLoad()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(joined(lab.invite(First)).accept);
        const auto ack = readOrDie<protocol::HeartbeatAck>(
            lab.tell(protocol::Heartbeat{QStringLiteral("n-17")}).result.toObject());
        QCOMPARE(ack.nonce, QStringLiteral("n-17"));
        QCOMPARE(ack.lifecycleState, QStringLiteral("ACTIVE"));
        QCOMPARE(ack.load, 1.0);
    }

    void everyNews_isAcknowledged()
    {
        PlayerLab lab;
        lab.start();
        const base::LeagueId league(QStringLiteral("league_test"));
        QVERIFY(lab.tell(announcement()).ok());
        QVERIFY(lab.tell(protocol::LeagueStandingsUpdate{league, 1, {}}).ok());
        protocol::RoundCompleted completed;
        completed.leagueId = league;
        completed.roundId = 1;
        QVERIFY(lab.tell(completed).ok());
        QVERIFY(lab.tell(protocol::gameErrorFrom(protocol::error_code::Timeout,
                                                 base::MatchId(First), base::PlayerId(Me)))
                    .ok());
    }

    void leagueCompleted_shutsThePlayerDown()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(lab.tell(announcement()).ok());
        int completions = 0;
        QObject::connect(lab.player.get(), &player::PlayerAgent::leagueCompleted,
                         [&] { ++completions; });
        protocol::LeagueCompleted end;
        end.leagueId = base::LeagueId(QStringLiteral("league_test"));
        end.champion = {base::PlayerId(Me), QStringLiteral("Agent Alpha"), 3};
        QVERIFY(lab.tell(end).ok());
        QCOMPARE(completions, 1);
        QCOMPARE(lab.lifecycleStates,
                 QStringList({lifecycle::Init, lifecycle::Registering, lifecycle::Registered,
                              lifecycle::Active, lifecycle::Shutdown}));
    }

private:
    // Asks twice for the same choice, lets the strategy think, and returns both answers.
    static QList<QString> askTwiceWhile(PlayerLab &lab, const std::function<void()> &thinking)
    {
        protocol::ChooseParityCall call;
        call.matchId = base::MatchId(First);
        call.playerId = base::PlayerId(Me);
        call.gameType = QStringLiteral("even_odd");
        call.context = {base::PlayerId(Other), 1, {}};
        const JsonObject message = protocol::write(
            lab.envelope(QStringLiteral("referee:REF01"), PlayerLab::MatchToken), call);
        QMap<int, QString> answers;
        std::vector<transport::RpcCall> calls;
        for (int number = 0; number < 2; ++number) {
            calls.push_back(
                lab.referee.client().call(lab.player->endpoint(), Choice, message, {},
                                          [&answers, number](const RpcOutcome &outcome) {
                                              answers.insert(number, chosen(outcome));
                                          }));
        }
        lab.settle();
        thinking();
        lab.settle();
        return answers.values();
    }
};

QTEST_GUILESS_MAIN(TestPlayerAgent)
#include "tst_player_agent.moc"
