// Who fills the seats of a Mafia match when players do not come, and what becomes of the absent.
#include "tests/support/mafia_wire_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::PlayerOutcome;

namespace {

const QString WithBots = QStringLiteral("fill_with_bots");

void decline(ScriptedAgent &player)
{
    player.on(Invitation, [&player](const JsonObject &call, const auto &respond) {
        respond.result(declining(call, player.id));
    });
}

base::PlayerId id(const char *text)
{
    return base::PlayerId(QLatin1String(text));
}

} // namespace

class TestMafiaSeats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // MR-36: substitutes in their order; the absent lose.
    void substitutes_takeTheSeatsOfTheAbsent()
    {
        MafiaWireLab lab;
        decline(lab.player(QStringLiteral("P03")));
        lab.player(QStringLiteral("P08")).hold(Invitation); // never answers
        lab.open();
        QVERIFY(lab.assign(lab.mafia()).accept);
        lab.pass(40s); // 5 s a send and pauses of 2, 4 and 8 s
        QCOMPARE(lab.player(QStringLiteral("P11")).count(Invitation), 1);
        QCOMPARE(lab.player(QStringLiteral("P12")).count(Invitation), 1);
        QVERIFY(lab.playOut());
        QCOMPARE(lab.player(QStringLiteral("P11")).count(RoleCall), 1);
        QCOMPARE(lab.player(QStringLiteral("P03")).count(RoleCall), 0);
        const protocol::MatchResult result = lab.report().result;
        for (const char *absent : {"P03", "P08"}) {
            QCOMPARE(result.outcomes.value(id(absent)), PlayerOutcome::TechnicalLoss);
            QCOMPARE(result.score.value(id(absent)), 0);
            QVERIFY(result.technical.contains(id(absent)));
        }
        QVERIFY(result.outcomes.contains(id("P11")));
        QVERIFY(result.outcomes.contains(id("P12")));
        QCOMPARE(result.score.size(), 12);
    }

    // MR-06: the seat that counts is the one of the deal; the table is the final one.
    void theDeal_isOfTheFinalTable()
    {
        MafiaWireLab lab;
        decline(lab.player(QStringLiteral("P03")));
        lab.play();
        QList<int> seats;
        for (const auto &[name, player] : lab.players()) {
            if (player->count(RoleCall) > 0)
                seats.append(player->last(RoleCall).value(QStringLiteral("seat")).toInt());
        }
        std::ranges::sort(seats);
        QCOMPARE(seats, (QList<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    }

    // MR-36: without substitutes and bots the match is cancelled; who came gets a point.
    void withoutAnybodyElse_theMatchIsCancelled()
    {
        MafiaWireLab lab;
        decline(lab.player(QStringLiteral("P03")));
        lab.open();
        protocol::MatchAssignment assignment = lab.mafia();
        assignment.substituteRoster.clear();
        QVERIFY(lab.assign(assignment).accept);
        QVERIFY(lab.playOut());
        QCOMPARE(lab.path(),
                 (QStringList{QStringLiteral("CREATED"), QStringLiteral("WAITING_FOR_PLAYERS"),
                              QStringLiteral("CANCELLED")}));
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.status.value(), protocol::ResultStatus::Cancelled);
        QCOMPARE(result.score.value(id("P03")), 0);
        QCOMPARE(result.score.value(id("P04")), 1);
        const auto over =
            readOrDie<protocol::GameOver>(lab.player(QStringLiteral("P04")).last(GameOverCall));
        QCOMPARE(over.gameResult.status, protocol::ResultStatus::Cancelled);
    }

    // MR-36, M-153: then bots, which have no points.
    void bots_takeWhatIsLeft()
    {
        MafiaWireLab lab;
        decline(lab.player(QStringLiteral("P03")));
        lab.open();
        protocol::MatchAssignment assignment = lab.mafia({{WithBots, true}});
        assignment.substituteRoster.clear();
        QVERIFY(lab.assign(assignment).accept);
        QVERIFY(lab.playOut());
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.bots, (QList<base::PlayerId>{id("BOT01")}));
        QVERIFY(!result.score.contains(id("BOT01")));
        QCOMPARE(result.outcomes.value(id("P03")), PlayerOutcome::TechnicalLoss);
    }

    // M-150: a table that is too short is filled up.
    void aShortRoster_isFilledWithBots()
    {
        MafiaWireLab lab;
        lab.open();
        protocol::MatchAssignment assignment = lab.mafia({{WithBots, true}});
        assignment.roster.resize(7);
        QVERIFY(lab.assign(assignment).accept);
        QVERIFY(lab.playOut());
        QCOMPARE(lab.report().result.bots.size(), 3);
        QCOMPARE(lab.report().result.score.size(), 7);

        MafiaWireLab strict;
        strict.open();
        assignment = strict.mafia();
        assignment.roster.resize(7);
        QVERIFY(!strict.assign(assignment).accept);
    }

    // MR-35 with `inactive_policy: bot`: a bot goes on for the silent player, which still loses.
    void aBot_goesOnForASilentPlayer()
    {
        MafiaWireLab lab;
        ScriptedAgent &silent = lab.player(QStringLiteral("P07"));
        for (const QString &method : {NightCall, TurnCall, VoteCallMethod})
            silent.hold(method);
        lab.play({{QStringLiteral("inactive_policy"), QStringLiteral("bot")}});
        QVERIFY(lab.playOut());
        QCOMPARE(lab.told(QStringLiteral("PLAYER_INACTIVE")).size(), 1);
        QVERIFY(lab.report().result.technical.contains(id("P07")));
        QVERIFY(lab.report().result.bots.isEmpty());
    }

    void anAssignmentWithoutASeed_isRefused()
    {
        MafiaWireLab lab;
        lab.open();
        protocol::MatchAssignment assignment = lab.mafia();
        assignment.seed.reset();
        const protocol::MatchAssignmentAck ack = lab.assign(assignment);
        QVERIFY(!ack.accept);
        QVERIFY(ack.reason.contains(QStringLiteral("seed")));
    }
};

QTEST_GUILESS_MAIN(TestMafiaSeats)
#include "tst_mafia_seats.moc"
