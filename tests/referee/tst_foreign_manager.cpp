// Our referee in a league whose manager is of another dialect: it plays what is announced as its
// own, as many matches at once as it takes, and reports them (interop.md §2).
#include "agents/base/json/json.h"
#include "agents/base/token.h"
#include "agents/protocol/league_messages.h"
#include "agents/transport/league_proof.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;

namespace {

const QString RoundCall = QStringLiteral("notify_round");

QString key(const char *name)
{
    return QString::fromLatin1(name);
}

JsonObject announced(const RefereeLab &lab, const QString &match, const QString &referee)
{
    return {{key("match_id"), match},
            {key("player_A_id"), lab.playerA.id},
            {key("player_B_id"), lab.playerB.id},
            {key("player_A_endpoint"), lab.playerA.endpoint().toString()},
            {key("player_B_endpoint"), lab.playerB.endpoint().toString()},
            {key("referee_endpoint"), referee}};
}

JsonObject round(const JsonArray &matches)
{
    return {{key("message_type"), key("ROUND_ANNOUNCEMENT")},
            {key("round_id"), key("R1")},
            {key("matches"), matches}};
}

QStringList reported(const RefereeLab &lab)
{
    QStringList matches;
    for (const protocol::MatchResultReport &report : lab.reports())
        matches.append(report.matchId.text());
    matches.sort();
    return matches;
}

} // namespace

class TestForeignManager : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAnnouncedAsItsOwn_isPlayedAndReported()
    {
        RefereeLab lab;
        lab.start();
        const QString here = lab.referee->endpoint().toString();
        const auto outcome =
            lab.manager.ask(lab.referee->endpoint(), RoundCall,
                            round({announced(lab, key("R1M1"), here),
                                   announced(lab, key("R1M2"), key("http://127.0.0.1:9/mcp"))}));
        QVERIFY(outcome.ok());
        QCOMPARE(outcome.result.toObject().value(key("matches_started")).toInt(), 1);
        lab.settle();
        QCOMPARE(reported(lab), QStringList{key("R1M1")});
        QVERIFY(lab.report().result.technical.isEmpty());
        QVERIFY(!lab.playerA.allText().contains(RefereeLab::RefereeToken.toUtf8()));
    }

    void moreThanItTakesAtOnce_waitForRoom()
    {
        RefereeLab lab;
        referee::RefereeOptions options = lab.options();
        options.maxConcurrentMatches = 1;
        lab.start(options);
        const QString here = lab.referee->endpoint().toString();
        lab.playerA.hold(Invitation);
        (void)lab.manager.ask(
            lab.referee->endpoint(), RoundCall,
            round({announced(lab, key("R1M1"), here), announced(lab, key("R1M2"), here)}));
        lab.settle();
        QCOMPARE(lab.referee->running(), 1);
        QCOMPARE(lab.playerA.count(Invitation), 1);
        playAlways(lab.playerA, key("even"));
        lab.playerA.held(Invitation).dequeue().result({{key("accept"), true}});
        lab.settle();
        QCOMPARE(reported(lab), (QStringList{key("R1M1"), key("R1M2")}));
    }

    void theSameAnnouncementAgain_startsNothingAnew()
    {
        RefereeLab lab;
        lab.start();
        const QString here = lab.referee->endpoint().toString();
        for (int i = 0; i < 2; ++i) {
            (void)lab.manager.ask(lab.referee->endpoint(), RoundCall,
                                  round({announced(lab, key("R1M1"), here)}));
            lab.settle();
        }
        QCOMPARE(reported(lab), QStringList{key("R1M1")});
    }

    void ourOwnManager_assignsItsMatches_soItsAnnouncementsStartNone()
    {
        RefereeLab lab;
        lab.promisesProof = true;
        lab.start();
        lab.manager.headers = transport::proofFor(base::tokenFingerprint(RefereeLab::RefereeToken));
        const auto outcome = lab.manager.ask(
            lab.referee->endpoint(), RoundCall,
            round({announced(lab, key("R1M1"), lab.referee->endpoint().toString())}));
        QVERIFY(outcome.ok());
        QVERIFY(!outcome.result.toObject().contains(key("matches_started")));
        lab.settle();
        QCOMPARE(lab.referee->running(), 0);
        QCOMPARE(lab.playerA.count(Invitation), 0);
    }
};

QTEST_GUILESS_MAIN(TestForeignManager)
#include "tst_foreign_manager.moc"
