// Proof: a referee takes orders only from its own manager, and shows players whose referee it is.
#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/json/json_document.h"
#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/league_messages.h"
#include "agents/transport/league_proof.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcOutcome;

namespace {

namespace lifecycle = base::agent_lifecycle_chart;

template<protocol::Message M>
RpcOutcome tell(RefereeLab &lab, const M &message)
{
    const protocol::Envelope envelope{.sender = protocol::managerSender(),
                                      .timestampMs = lab.clock.utcMs(),
                                      .conversationId = QStringLiteral("conv-test")};
    return lab.manager.ask(lab.referee->endpoint(), M::Method, protocol::write(envelope, message));
}

QMap<QString, std::function<RpcOutcome(RefereeLab &)>> managerMessages()
{
    const base::LeagueId league(QStringLiteral("league_test"));
    return {
        {protocol::MatchAssignment::Type,
         [](RefereeLab &lab) { return tell(lab, lab.assignment()); }},
        {protocol::RoundAnnouncement::Type,
         [=](RefereeLab &lab) {
             return tell(lab, protocol::RoundAnnouncement{league, 1, {}, {}});
         }},
        {protocol::LeagueCompleted::Type,
         [=](RefereeLab &lab) {
             protocol::LeagueCompleted end;
             end.leagueId = league;
             end.champion = {base::PlayerId(QStringLiteral("P01")), QStringLiteral("A"), 3};
             return tell(lab, end);
         }},
    };
}

QString codeOf(const RpcOutcome &outcome)
{
    return outcome.error.data.value(QStringLiteral("error_code")).toString();
}

} // namespace

class TestProof : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void managersMessage_withoutItsProof_isRefused_data()
    {
        QTest::addColumn<QString>("message");
        const auto all = managerMessages();
        for (auto it = all.begin(); it != all.end(); ++it)
            QTest::addRow("%s", qPrintable(it.key())) << it.key();
    }

    void managersMessage_withoutItsProof_isRefused()
    {
        QFETCH(QString, message);
        RefereeLab lab;
        lab.promisesProof = true;
        lab.start();
        const auto say = managerMessages().value(message);
        QCOMPARE(codeOf(say(lab)), QStringLiteral("E011"));
        lab.manager.headers = transport::proofFor(base::tokenFingerprint(u"tok_of_P01"));
        QCOMPARE(codeOf(say(lab)), QStringLiteral("E012"));
        lab.settle();
        QCOMPARE(lab.referee->lifecycleState(), lifecycle::Registered);
        QCOMPARE(lab.referee->running(), 0);
        QCOMPARE(lab.playerA.count(Invitation), 0);
        lab.manager.headers = transport::proofFor(base::tokenFingerprint(RefereeLab::RefereeToken));
        QVERIFY(say(lab).ok());
    }

    void managerThatPromisedNoProof_isBelievedWithout()
    {
        RefereeLab lab;
        lab.start();
        for (const auto &say : managerMessages())
            QVERIFY(say(lab).ok());
    }

    // Each player is shown the fingerprint of its own token, with every message of the match.
    void everyMessageToAPlayer_carriesThePlayersProof()
    {
        RefereeLab lab;
        lab.start();
        lab.playerB.hold(Choice); // so that there is a warning, too
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(200s);
        for (const ScriptedAgent *player : {&lab.playerA, &lab.playerB}) {
            const QByteArray proof =
                base::tokenFingerprint(QStringLiteral("tok_of_%1").arg(player->id)).toLatin1();
            QVERIFY(player->count(Invitation) == 1 && player->count(GameOverCall) == 1);
            for (const Received &each : player->received()) {
                QVERIFY2(transport::headerValue(each.headers, "league-proof") == proof,
                         qPrintable(each.method));
            }
        }
        QVERIFY(lab.playerB.count(GameErrorCall) > 0);
    }

    // The proof is a secret; what the referee records and reports holds bodies only.
    void proof_isInNoRecord()
    {
        RefereeLab lab;
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.reports().size(), 1);
        const QByteArray told = lab.manager.allText();
        QVERIFY(told.contains("GAME_INVITATION"));
        for (const ScriptedAgent *player : {&lab.playerA, &lab.playerB}) {
            const QString token = QStringLiteral("tok_of_%1").arg(player->id);
            QVERIFY(!told.contains(base::tokenFingerprint(token).toLatin1()));
        }
        QVERIFY(!told.contains(RefereeLab::MatchToken.toLatin1()));
    }
};

QTEST_GUILESS_MAIN(TestProof)
#include "tst_proof.moc"
