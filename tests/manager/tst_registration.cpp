// Registration: who is let in, under which id, and when the league starts.
#include "agents/base/charts/league_chart.h"
#include "agents/base/token.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/registration_messages.h"
#include "agents/store/league_facts.h"
#include "tests/support/event_wait.h"
#include "tests/support/league_lab.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::RegistrationStatus;
using transport::RpcOutcome;

namespace {

namespace chart = base::league_chart;

const QString Referee = QStringLiteral("referee");
const QString Player = QStringLiteral("player");
const QString RegisterReferee = QStringLiteral("register_referee");
const QString RegisterPlayer = QStringLiteral("register_player");
const QString EvenOdd = QStringLiteral("even_odd");

protocol::LeagueRegisterResponse playerAnswer(const JsonObject &answer)
{
    return readOrDie<protocol::LeagueRegisterResponse>(answer);
}

protocol::RefereeRegisterResponse refereeAnswer(const JsonObject &answer)
{
    return readOrDie<protocol::RefereeRegisterResponse>(answer);
}

} // namespace

class TestRegistration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ids_countFromOneInEachRole_andTokensAreAllDifferent()
    {
        LeagueLab lab;
        QStringList ids;
        QSet<QString> tokens;
        for (int number = 0; number < 2; ++number)
            lab.addReferee();
        lab.addPlayers(11);
        for (const auto *agents : {&lab.referees, &lab.players}) {
            for (const ScriptedAgent &agent : *agents) {
                ids.append(agent.id);
                tokens.insert(agent.token);
                QVERIFY(agent.token.size() >= 32);
            }
        }
        QCOMPARE(ids.join(u' '),
                 QStringLiteral("REF01 REF02 P01 P02 P03 P04 P05 P06 P07 P08 P09 P10 P11"));
        QCOMPARE(tokens.size(), 13);
    }

    void answer_carriesEverythingTheDocumentsName()
    {
        LeagueLab lab;
        const JsonObject answer = lab.registerAs(lab.addStranger(), Player);
        QCOMPARE(answer.value(QStringLiteral("status")), JsonValue(QStringLiteral("ACCEPTED")));
        QCOMPARE(answer.value(QStringLiteral("reason")), JsonValue(JsonValue::Null));
        QCOMPARE(answer.value(QStringLiteral("league_id")),
                 JsonValue(QStringLiteral("league_test")));
        QCOMPARE(answer.value(QStringLiteral("sender")),
                 JsonValue(QStringLiteral("league_manager")));
        QCOMPARE(answer.value(QStringLiteral("conversation_id")),
                 JsonValue(QStringLiteral("conv-test")));
    }

    // interop.md §2
    void sameEndpointAgain_getsTheSameIdAndToken()
    {
        LeagueLab lab;
        ScriptedAgent &referee = lab.addReferee();
        ScriptedAgent &player = lab.addPlayer();
        lab.addPlayer();
        const auto again = playerAnswer(lab.registerAs(lab.players.front(), Player));
        QCOMPARE(again.playerId.text(), QStringLiteral("P01"));
        QCOMPARE(again.authToken, player.token);
        const QString token = referee.token;
        QCOMPARE(refereeAnswer(lab.registerAs(referee, Referee)).authToken, token);
        QCOMPARE(lab.manager->book().players().size(), 2);
        QCOMPARE(lab.manager->book().referees().size(), 1);
    }

    // A program that took the place of another is told as much as it asks for itself.
    void sameEndpointAgain_isToldAsMuchAsItAsksForNow()
    {
        LeagueLab lab;
        ScriptedAgent &agent = lab.addPlayer();
        JsonObject wish = lab.registration(agent, Player);
        JsonObject meta = wish.value(QStringLiteral("player_meta")).toObject();
        for (const QString &context : {QStringLiteral("delta"), QStringLiteral("full")}) {
            meta.insert(QStringLiteral("context"), context);
            wish.insert(QStringLiteral("player_meta"), meta);
            (void)lab.askManager(agent, RegisterPlayer, wish);
            const bool isDelta = context == QLatin1String("delta");
            QCOMPARE(lab.manager->book().players().first().capabilities.contains(context), isDelta);
            lab.restartManager();
            QCOMPARE(lab.manager->book().players().first().capabilities.contains(
                         QStringLiteral("delta")),
                     isDelta);
        }
    }

    // Also when the first registration is still on its way to the disk, and when it has started.
    void sameEndpointTwiceAtOnce_isOneAgent()
    {
        LeagueLab lab;
        ScriptedAgent &agent = lab.addStranger();
        QStringList tokens;
        std::vector<transport::RpcCall> calls;
        calls.reserve(2);
        for (int time = 0; time < 2; ++time) {
            calls.push_back(agent.client().call(
                lab.manager->endpoint(), RegisterPlayer, lab.registration(agent, Player), {},
                [&](const RpcOutcome &outcome) {
                    tokens.append(playerAnswer(outcome.result.toObject()).authToken);
                }));
        }
        lab.settle();
        QCOMPARE(tokens.size(), 2);
        QVERIFY(!tokens.first().isEmpty());
        QCOMPARE(tokens.at(0), tokens.at(1));
        QCOMPARE(lab.manager->book().players().size(), 1);
        lab.addReferee();
        lab.addPlayer();
        lab.startLeague();
        QCOMPARE(playerAnswer(lab.registerAs(agent, Player)).authToken, tokens.first());
    }

    // L-35
    void agentOfAnotherGame_isRejected_andToldWhy()
    {
        LeagueLab lab;
        for (const QString &role : {Player, Referee}) {
            ScriptedAgent &agent = lab.addStranger();
            const JsonObject answer = lab.registerAs(agent, role, QStringLiteral("mafia"));
            QCOMPARE(answer.value(QStringLiteral("status")), JsonValue(QStringLiteral("REJECTED")));
            const QString reason = answer.value(QStringLiteral("reason")).toString();
            QVERIFY2(reason.contains(EvenOdd) && reason.contains(QStringLiteral("mafia")),
                     qPrintable(reason));
            QVERIFY(agent.token.isEmpty());
        }
        QVERIFY(lab.manager->book().players().isEmpty());
        QVERIFY(lab.manager->book().referees().isEmpty());
    }

    // L-25
    void registration_isClosedByTheStart()
    {
        LeagueLab lab;
        lab.startWith(2);
        for (const QString &role : {Player, Referee}) {
            const JsonObject answer = lab.registerAs(lab.addStranger(), role);
            QCOMPARE(answer.value(QStringLiteral("status")), JsonValue(QStringLiteral("REJECTED")));
            QVERIFY(answer.value(QStringLiteral("reason")).toString().contains(u"started"));
        }
    }

    void faultyRegistration_isALeagueErrorThatNamesTheField()
    {
        LeagueLab lab;
        ScriptedAgent &agent = lab.addStranger();
        JsonObject message = lab.registration(agent, Player);
        JsonObject meta = message.value(QStringLiteral("player_meta")).toObject();
        meta.remove(QStringLiteral("contact_endpoint"));
        message.insert(QStringLiteral("player_meta"), meta);
        const auto error =
            readOrDie<protocol::LeagueError>(lab.askManager(agent, RegisterPlayer, message));
        QCOMPARE(error.errorCode.text, QStringLiteral("E003"));
        QCOMPARE(error.originalMessageType, QStringLiteral("LEAGUE_REGISTER_REQUEST"));
        QVERIFY(protocol::failureFrom(error).sentence.contains(u"contact_endpoint"));
    }

    // The token itself is nowhere on disk; its fingerprint is.
    void registration_isOnDiskBeforeItIsAnswered_asAFingerprint()
    {
        LeagueLab lab;
        ScriptedAgent &agent = lab.addStranger();
        agent.displayName = QStringLiteral("Ålpha");
        QList<JsonObject> onDisk;
        QString token;
        const auto call = agent.client().call(
            lab.manager->endpoint(), RegisterReferee, lab.registration(agent, Referee, EvenOdd, 3),
            {}, [&](const RpcOutcome &outcome) {
                token = refereeAnswer(outcome.result.toObject()).authToken;
                onDisk = lab.journalled(store::RegisteredFact::Kind);
            });
        lab.settle();
        QCOMPARE(onDisk.size(), 1);
        const auto fact = readOrDie<store::RegisteredFact>(onDisk.first());
        QCOMPARE(fact.role, Referee);
        QCOMPARE(fact.id, QStringLiteral("REF01"));
        QCOMPARE(fact.displayName, QStringLiteral("Ålpha"));
        QCOMPARE(fact.contactEndpoint, agent.endpoint().toString());
        QCOMPARE(fact.maxConcurrentMatches, 3);
        QCOMPARE(fact.tokenSha256, base::tokenFingerprint(token));
        for (const QString &name : lab.folder.isValid()
                 ? QDir(lab.folder.path()).entryList(QDir::Files)
                 : QStringList()) {
            QFile file(lab.folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(token.toUtf8()), qPrintable(name));
        }
    }

    // An agent that is told it is not in must not be scheduled.
    void registrationThatCannotBeKept_isRejected_andNobodyIsIn()
    {
        LeagueLab lab;
        lab.settle();
        const QString path = lab.journal->path();
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        ScriptedAgent &agent = lab.addStranger();
        const JsonObject answer = lab.registerAs(agent, Player);
        QCOMPARE(answer.value(QStringLiteral("status")), JsonValue(QStringLiteral("REJECTED")));
        QVERIFY(answer.value(QStringLiteral("reason")).toString().contains(u"disk"));
        QVERIFY(lab.manager->book().players().isEmpty());
        QVERIFY(QFile::rename(path + QStringLiteral(".away"), path));
        lab.pass(5s);
        const auto second = playerAnswer(lab.registerAs(agent, Player));
        QCOMPARE(second.status, RegistrationStatus::Accepted);
        QCOMPARE(lab.manager->book().players().size(), 1);
        QCOMPARE(lab.manager->book().players().first().id, second.playerId);
    }

    // L-25
    void start_isRefusedUntilThereAreARefereeAndTwoPlayers()
    {
        LeagueLab lab;
        const auto refused = [&] {
            const base::Outcome started = lab.manager->startLeague();
            return !started && started.failure().code == QLatin1String("E101");
        };
        QVERIFY(refused());
        lab.addReferee();
        QVERIFY(refused());
        lab.addPlayer();
        QVERIFY(refused());
        QCOMPARE(lab.manager->state(), chart::AcceptingRegistrations);
        lab.addPlayer();
        QVERIFY(lab.manager->startLeague().ok());
        QCOMPARE(lab.manager->state(), chart::RunningTournament);
        QVERIFY(refused()); // once is enough
    }

    void start_needsAReferee()
    {
        LeagueLab lab;
        lab.addPlayer();
        lab.addPlayer();
        const base::Outcome started = lab.manager->startLeague();
        QVERIFY(!started);
        QVERIFY2(started.failure().sentence.contains(QStringLiteral("0 and 2")),
                 qPrintable(started.failure().sentence));
    }

    // L-25, protocol.md §1.1
    void startByMessage_needsTheOperatorsToken()
    {
        LeagueLab lab;
        ScriptedAgent &referee = lab.addReferee();
        ScriptedAgent &player = lab.addPlayer();
        lab.addPlayer();
        const protocol::StartLeague start;
        const QString human = QStringLiteral("human:operator");
        QCOMPARE(lab.errorCode(lab.send(player, start, human, {})), QStringLiteral("E011"));
        QCOMPARE(lab.errorCode(lab.send(player, start)), QStringLiteral("E012"));
        QCOMPARE(lab.errorCode(lab.send(referee, start)), QStringLiteral("E012"));
        QCOMPARE(lab.manager->state(), chart::AcceptingRegistrations);
        const JsonObject answer = lab.send(player, start, human, QStringLiteral("op_secret_1"));
        QCOMPARE(answer.value(QStringLiteral("status")), JsonValue(QStringLiteral("OK")));
        QCOMPARE(lab.manager->state(), chart::RunningTournament);
        QCOMPARE(lab.errorCode(lab.send(player, start, human, QStringLiteral("op_secret_1"))),
                 QStringLiteral("E101"));
    }

    // A league whose operator has no token cannot be started by an empty one.
    void startByMessage_withoutAnOperator_isRefused()
    {
        LeagueLab lab([](manager::LeagueOptions &options) { options.operatorToken.clear(); });
        lab.addReferee();
        ScriptedAgent &player = lab.addPlayer();
        lab.addPlayer();
        const QString human = QStringLiteral("human:operator");
        QCOMPARE(lab.errorCode(lab.send(player, protocol::StartLeague(), human, {})),
                 QStringLiteral("E011"));
        QCOMPARE(
            lab.errorCode(lab.send(player, protocol::StartLeague(), human, QStringLiteral("x"))),
            QStringLiteral("E012"));
    }

    void autoStart_waitsForEverybody_data()
    {
        QTest::addColumn<QStringList>("order");
        QTest::newRow("L-25 referee first") << QStringList{Referee, Player, Player, Player};
        QTest::newRow("L-25 referee last") << QStringList{Player, Player, Player, Referee};
    }

    // Everybody has the answer to its registration before the first message of the league.
    void autoStart_waitsForEverybody()
    {
        QFETCH(QStringList, order);
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.rules.autoStart = true;
            options.rules.expectedPlayers = 3;
            options.rules.expectedReferees = 1;
        });
        std::vector<transport::RpcCall> calls;
        QStringList tooEarly;
        int answered = 0;
        for (const QString &role : order) {
            QCOMPARE(lab.manager->state(), chart::AcceptingRegistrations);
            ScriptedAgent &agent = lab.addStranger();
            calls.push_back(agent.client().call(
                lab.manager->endpoint(), role == Referee ? RegisterReferee : RegisterPlayer,
                lab.registration(agent, role), {}, [&](const RpcOutcome &) {
                    ++answered;
                    tooEarly += agent.methods();
                }));
        }
        lab.settle();
        QCOMPARE(answered, 4);
        QCOMPARE(tooEarly, QStringList());
        QCOMPARE(lab.manager->state(), chart::RunningTournament);
        for (const ScriptedAgent &agent : lab.strangers)
            QCOMPARE(agent.methods().value(0), QStringLiteral("notify_round"));
    }

    // L-27
    void leagueChart_goesFromStartupToCompleted()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.playAll([](const auto &) { return QStringLiteral("P01"); });
        QStringList path;
        for (const JsonObject &body : lab.journalled(protocol::TransitionFact::Kind)) {
            const auto move = readOrDie<protocol::TransitionFact>(body);
            if (move.chart != chart::Table.name)
                continue;
            if (path.isEmpty())
                path.append(move.from);
            path.append(move.to);
        }
        QCOMPARE(path,
                 QStringList({chart::Startup, chart::AcceptingRegistrations, chart::Scheduling,
                              chart::RunningTournament, chart::Completed}));
    }
};

QTEST_GUILESS_MAIN(TestRegistration)
#include "tst_registration.moc"
