// Access: whose token opens what at the manager, and how the manager shows who it is.
#include "agents/base/charts/league_chart.h"
#include "agents/base/json/json_document.h"
#include "agents/base/token.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"
#include "agents/transport/league_proof.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

namespace chart = base::league_chart;

const QString Operator = QStringLiteral("op_secret_1");

protocol::MatchEvent eventOf(const protocol::MatchAssignment &match)
{
    protocol::MatchEvent batch;
    batch.leagueId = match.leagueId;
    batch.roundId = match.roundId;
    batch.matchId = match.matchId;
    batch.attempt = match.attempt;
    return batch;
}

// The token that a word in a data row stands for.
QString tokenOf(const LeagueLab &lab, const QString &word)
{
    if (word == QLatin1String("(referee)"))
        return lab.referees.front().token;
    if (word == QLatin1String("(other referee)"))
        return lab.referees.back().token;
    if (word == QLatin1String("(player)"))
        return lab.players.front().token;
    if (word == QLatin1String("(match)"))
        return LeagueLab::assignments(lab.referees.front()).constFirst().matchToken;
    if (word == QLatin1String("(fingerprint)"))
        return base::tokenFingerprint(lab.referees.front().token);
    return word;
}

bool mentions(const JsonObject &answer, const QString &token)
{
    return !token.isEmpty() && JsonDocument(answer).toJson().contains(token.toUtf8());
}

} // namespace

class TestAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eventsOfAMatch_comeFromItsReferee_data()
    {
        QTest::addColumn<QString>("sender");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const char *sender, const char *token,
                            const char *code) {
            QTest::newRow(name) << QString::fromLatin1(sender) << QString::fromLatin1(token)
                                << QString::fromLatin1(code);
        };
        row("its own token", "referee:REF01", "(referee)", "");
        row("a name of its own choice", "referee:Uncle Bob", "(referee)", "");
        row("no token", "referee:REF01", "", "E011");
        row("a guess", "referee:REF01", "tok_guess", "E012");
        row("L-18 the fingerprint instead of the token", "referee:REF01", "(fingerprint)", "E012");
        row("L-17 the match token", "referee:REF01", "(match)", "E012");
        row("a player's token", "player:P01", "(player)", "E012");
        row("a player as the referee", "referee:REF01", "(player)", "E012");
        row("the operator", "human:operator", "op_secret_1", "E012");
        row("another referee as this one", "referee:REF01", "(other referee)", "E012");
        row("this one as another", "referee:REF02", "(referee)", "E012");
        row("this one as a player", "player:P01", "(referee)", "E012");
        row("this one as the manager", "league_manager", "(referee)", "E012");
        row("another referee's match", "referee:REF02", "(other referee)", "E211");
    }

    void eventsOfAMatch_comeFromItsReferee()
    {
        QFETCH(QString, sender);
        QFETCH(QString, token);
        QFETCH(QString, code);
        LeagueLab lab;
        lab.addReferee();
        lab.addReferee();
        lab.addPlayers(4);
        lab.startLeague();
        const auto match = LeagueLab::assignments(lab.referees.front()).constFirst();
        const QString secret = tokenOf(lab, token);
        const JsonObject answer = lab.send(lab.addStranger(), eventOf(match), sender, secret);
        QCOMPARE(LeagueLab::errorCode(answer), code);
        QVERIFY(!mentions(answer, secret));
    }

    void onlyTheOperator_startsTheLeague_data()
    {
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const QString &token, const char *code) {
            QTest::newRow(name) << token << QString::fromLatin1(code);
        };
        row("right", Operator, "");
        row("none", QString(), "E011");
        row("a part", Operator.left(8), "E012");
        row("more", Operator + u'0', "E012");
        row("its fingerprint", base::tokenFingerprint(Operator), "E012");
        row("other case", Operator.toUpper(), "E012");
        row("a referee", QStringLiteral("(referee)"), "E012");
        row("a player", QStringLiteral("(player)"), "E012");
    }

    void onlyTheOperator_startsTheLeague()
    {
        QFETCH(QString, token);
        QFETCH(QString, code);
        LeagueLab lab;
        lab.addReferee();
        lab.addPlayers(2);
        const QString secret = tokenOf(lab, token);
        const JsonObject answer = lab.send(lab.addStranger(), protocol::StartLeague(),
                                           QStringLiteral("human:operator"), secret);
        QCOMPARE(LeagueLab::errorCode(answer), code);
        QCOMPARE(lab.manager->state(),
                 code.isEmpty() ? chart::RunningTournament : chart::AcceptingRegistrations);
        QVERIFY(!mentions(answer, secret));
        QVERIFY(!mentions(answer, Operator));
    }

    void registration_promisesAProof_toEverybodyWhoIsIn()
    {
        LeagueLab lab;
        for (const char *role : {"player", "referee"}) {
            ScriptedAgent &agent = lab.addStranger();
            for (int time = 0; time < 2; ++time) { // also when it registers again
                const JsonObject answer = lab.registerAs(agent, QLatin1String(role));
                QCOMPARE(answer.value(QStringLiteral("manager_proof")), JsonValue(true));
            }
        }
        const JsonObject rejected =
            lab.registerAs(lab.addStranger(), QStringLiteral("player"), QStringLiteral("mafia"));
        QVERIFY(!rejected.contains(QStringLiteral("manager_proof")));
    }

    // Everything of a whole league: announcements, assignments, heartbeats, standings, the end.
    void everyMessageOfTheManager_carriesTheProofForThatAgent()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addReferee();
        lab.addPlayers(4);
        lab.startLeague();
        lab.pass(11s); // a heartbeat each
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
        int looked = 0;
        for (const auto *agents : {&lab.referees, &lab.players}) {
            for (const ScriptedAgent &agent : *agents) {
                QVERIFY(agent.count(QStringLiteral("heartbeat")) > 0);
                const QByteArray proof = base::tokenFingerprint(agent.token).toLatin1();
                for (const Received &each : agent.received()) {
                    QVERIFY2(transport::headerValue(each.headers, "league-proof") == proof,
                             qPrintable(agent.id + u' ' + each.method));
                    ++looked;
                }
            }
        }
        QVERIFY2(looked > 40, qPrintable(QString::number(looked)));
    }

    // Somebody registers in the other role with the address of a referee: it must hear on.
    void agentOfTwoRoles_isShownBothProofs()
    {
        LeagueLab lab;
        ScriptedAgent &referee = lab.addReferee();
        const QString refereeToken = referee.token;
        lab.addPlayers(2);
        const auto second = readOrDie<protocol::LeagueRegisterResponse>(
            lab.askManager(referee, protocol::LeagueRegisterRequest::Method,
                           lab.registration(referee, QStringLiteral("player"))));
        lab.startLeague();
        QVERIFY(referee.count(Assignment) > 0);
        for (const Received &each : referee.received()) {
            const transport::Caller caller{QHostAddress(), each.headers};
            QCOMPARE(transport::proofOf(caller, refereeToken), transport::Proof::Right);
            QCOMPARE(transport::proofOf(caller, second.authToken), transport::Proof::Right);
            QCOMPARE(transport::proofOf(caller, lab.players.front().token),
                     transport::Proof::Wrong);
        }
    }

    // A referee learns the fingerprints of the players it meets, and nobody's token.
    void messagesOfTheManager_holdNoLeagueToken()
    {
        LeagueLab lab;
        lab.startWith(3);
        lab.playAll(LeagueLab::firstPlayer);
        for (const auto *agents : {&lab.referees, &lab.players}) {
            for (const ScriptedAgent &agent : *agents) {
                const QByteArray told = agent.allText();
                for (const auto *others : {&lab.referees, &lab.players}) {
                    for (const ScriptedAgent &other : *others)
                        QVERIFY(!told.contains(other.token.toUtf8()));
                }
                QVERIFY(!told.contains(Operator.toUtf8()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestAccess)
#include "tst_access.moc"
