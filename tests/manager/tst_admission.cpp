// Admission: what a registration is told at the manager's door, over the wire.
#include "agents/base/json/json_document.h"
#include "agents/protocol/registration_messages.h"
#include "agents/store/league_facts.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::RegistrationStatus;

namespace {

const QString Player = QStringLiteral("player");
const QString Referee = QStringLiteral("referee");
const QString RegisterPlayer = QStringLiteral("register_player");
const QString Code = QStringLiteral("maple-7-secret");

LeagueLab::Change withCode()
{
    return [](manager::LeagueOptions &options) { options.door.joinCode = Code; };
}

// A registration of the agent with this join code, and the answer.
protocol::LeagueRegisterResponse registerWith(LeagueLab &lab, ScriptedAgent &agent,
                                              const QString &code)
{
    JsonObject message = lab.registration(agent, Player);
    if (!code.isEmpty())
        message.insert(QStringLiteral("join_code"), code);
    return readOrDie<protocol::LeagueRegisterResponse>(
        lab.askManager(agent, RegisterPlayer, message));
}

} // namespace

class TestAdmission : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutTheJoinCode_nobodyIsIn_andTheReasonSaysSo()
    {
        LeagueLab lab(withCode());
        ScriptedAgent &agent = lab.addStranger();
        for (const QString &code : {QString(), QStringLiteral("guess")}) {
            const auto answer = registerWith(lab, agent, code);
            QCOMPARE(answer.status, RegistrationStatus::Rejected);
            QVERIFY2(answer.reason.contains(QStringLiteral("join code")),
                     qPrintable(answer.reason));
            QVERIFY(answer.authToken.isEmpty());
            QVERIFY(!answer.retryAfterMs); // the same message will not do later either
        }
        QVERIFY(lab.manager->book().players().isEmpty());
        QCOMPARE(registerWith(lab, agent, Code).status, RegistrationStatus::Accepted);
        QCOMPARE(lab.manager->book().players().size(), 1);
    }

    // The token of somebody who is in goes only to those who know the code.
    void knownEndpoint_withoutTheJoinCode_getsNoToken()
    {
        LeagueLab lab(withCode());
        ScriptedAgent &agent = lab.addStranger();
        const QString token = registerWith(lab, agent, Code).authToken;
        QVERIFY(!token.isEmpty());
        QVERIFY(registerWith(lab, lab.strangers.front(), {}).authToken.isEmpty());
        QCOMPARE(registerWith(lab, agent, Code).authToken, token);
    }

    void joinCode_isNotInTheJournal()
    {
        LeagueLab lab(withCode());
        (void)registerWith(lab, lab.addStranger(), Code);
        lab.settle();
        QVERIFY(!lab.journalled(store::RegisteredFact::Kind).isEmpty());
        const QList<store::Entry> entries = lab.journal->readAll();
        for (const store::Entry &entry : entries)
            QVERIFY(!JsonDocument(entry.body).toJson().contains(Code.toUtf8()));
    }

    void endpointOfAnotherMachine_isRejected_inBothRoles()
    {
        LeagueLab lab;
        ScriptedAgent &agent = lab.addStranger();
        for (const QString &role : {Player, Referee}) {
            JsonObject message = lab.registration(agent, role);
            const QString metaName = role + QStringLiteral("_meta");
            JsonObject meta = message.value(metaName).toObject();
            meta.insert(QStringLiteral("contact_endpoint"),
                        QStringLiteral("http://192.0.2.9:8101/mcp"));
            message.insert(metaName, meta);
            const JsonObject answer =
                lab.askManager(agent, QStringLiteral("register_") + role, message);
            QCOMPARE(answer.value(QStringLiteral("status")).toString(), QStringLiteral("REJECTED"));
            QVERIFY(answer.value(QStringLiteral("reason")).toString().contains(u"192.0.2.9"));
        }
        QVERIFY(lab.manager->book().players().isEmpty());
        QVERIFY(lab.manager->book().referees().isEmpty());
    }

    void fullLeague_rejectsTheNextOne_andCountsThoseUnderWay()
    {
        LeagueLab lab([](manager::LeagueOptions &options) { options.door.maxPlayers = 3; });
        lab.addPlayers(5); // all at once: none of them is on disk when the last one asks
        QCOMPARE(lab.manager->book().players().size(), 3);
        const auto answer = registerWith(lab, lab.addStranger(), {});
        QCOMPARE(answer.status, RegistrationStatus::Rejected);
        QVERIFY2(answer.reason.contains(QStringLiteral("full")), qPrintable(answer.reason));
        lab.addReferee();
        QCOMPARE(lab.manager->book().referees().size(), 1);
    }

    void tooManyAtOnce_areToldWhenToComeAgain()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.door.burst = 2;
            options.door.perSecond = 2;
        });
        lab.addPlayers(2);
        ScriptedAgent &third = lab.addStranger();
        const auto answer = registerWith(lab, third, {});
        QCOMPARE(answer.status, RegistrationStatus::Rejected);
        QVERIFY(answer.retryAfterMs);
        QCOMPARE(*answer.retryAfterMs, 500);
        lab.pass(500ms);
        QCOMPARE(registerWith(lab, third, {}).status, RegistrationStatus::Accepted);
    }
};

QTEST_GUILESS_MAIN(TestAdmission)
#include "tst_admission.moc"
