// A Mafia match from the invitation to the report: who is asked what, who learns what, and what the
// operator can do to it.
#include "agents/base/json/json_document.h"
#include "tests/support/mafia_wire_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

const QStringList InSeatOrder{QStringLiteral("P04"), QStringLiteral("P05"), QStringLiteral("P06"),
                              QStringLiteral("P02"), QStringLiteral("P10"), QStringLiteral("P08"),
                              QStringLiteral("P01"), QStringLiteral("P09"), QStringLiteral("P03"),
                              QStringLiteral("P07")};
const QStringList Mafiosi{QStringLiteral("P02"), QStringLiteral("P03"), QStringLiteral("P07")};
const QString Step = QStringLiteral("STEP");

QString textOf(const JsonObject &message, const char *key)
{
    return message.value(QLatin1String(key)).toString();
}

JsonObject atSpeed(const QString &speed)
{
    return {{QStringLiteral("speed_mode"), speed}};
}

} // namespace

class TestMafiaMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-001, M-002, M-151, X-08, §4.12, §4.13
    void aMatch_isPlayedToItsEnd_andReported()
    {
        MafiaWireLab lab;
        lab.play();
        QVERIFY(lab.playOut());
        QCOMPARE(lab.path(),
                 (QStringList{QStringLiteral("CREATED"), QStringLiteral("WAITING_FOR_PLAYERS"),
                              QStringLiteral("IN_PLAY"), QStringLiteral("FINISHED")}));
        const protocol::MatchResultReport report = lab.report();
        QCOMPARE(report.result.winnerTeam, QStringLiteral("mafia"));
        QVERIFY(report.result.winner.isEmpty());
        QCOMPARE(report.result.winners.size(), 3);
        QCOMPARE(report.result.score.size(), 10);
        for (const auto &[id, player] : lab.players()) {
            const bool plays = InSeatOrder.contains(id);
            QCOMPARE(player->count(GameOverCall), plays ? 1 : 0);
            if (!plays)
                continue;
            const auto over = readOrDie<protocol::GameOver>(player->last(GameOverCall));
            const bool won = Mafiosi.contains(id);
            QCOMPARE(over.gameResult.team.winnerTeam, QStringLiteral("mafia"));
            QCOMPARE(over.yourRole == QStringLiteral("mafia"), won);
            QCOMPARE(over.yourPoints.value(), won ? 3 : 0);
            QCOMPARE(over.yourResult.value(),
                     won ? protocol::PlayerOutcome::Win : protocol::PlayerOutcome::Loss);
            QCOMPARE(over.gameResult.team.seed.value(), 42);
            QCOMPARE(report.result.score.value(base::PlayerId(id)), won ? 3 : 0);
        }
    }

    // MR-06, MR-40: seats as they are dealt, and the commitment of protocol.md §2.
    void theInvitation_namesSeatTableAndCommitment()
    {
        MafiaWireLab lab;
        lab.play();
        const auto invitation =
            readOrDie<protocol::GameInvitation>(lab.player(QStringLiteral("P02")).last(Invitation));
        QCOMPARE(invitation.roleInMatch, QStringLiteral("SEAT_4"));
        QCOMPARE(invitation.seat.value(), 4);
        QVERIFY(invitation.opponentId.isEmpty());
        QCOMPARE(invitation.refereeEndpoint, lab.referee->endpoint().toString());
        QStringList table;
        for (const protocol::TableSeat &seat : invitation.table)
            table.append(seat.playerId.text());
        QCOMPARE(table, InSeatOrder);
        QCOMPARE(invitation.speedMode, QStringLiteral("DEBUG"));
        QCOMPARE(invitation.rules.value(QStringLiteral("roles"))
                     .toObject()
                     .value(QStringLiteral("mafia")),
                 JsonValue(3));
        QCOMPARE(
            invitation.seedCommitment,
            QStringLiteral("6857dfb86b0df7be115443ce1375f5213d8bcfbc8951eb80e90109e110bef4ce"));
    }

    // M-022, §1: who is asked at night, and in which conversation.
    void theNight_asksOnlyWhoActs()
    {
        MafiaWireLab lab;
        for (const QString &id : InSeatOrder)
            lab.player(id).hold(NightCall);
        lab.play();
        for (const QString &id : InSeatOrder) {
            const bool acts =
                Mafiosi.contains(id) || id == QStringLiteral("P06") || id == QStringLiteral("P01");
            QCOMPARE(lab.player(id).count(NightCall), acts ? 1 : 0);
        }
        const JsonObject call = lab.player(QStringLiteral("P06")).last(NightCall);
        QCOMPARE(textOf(call, "conversation_id"), QStringLiteral("conv-r1m1-n1-p06"));
        QCOMPARE(textOf(call, "action_type"), QStringLiteral("PROTECT"));
        QCOMPARE(textOf(call, "auth_token"), RefereeLab::MatchToken);
        QCOMPARE(textOf(call, "game_type"), QStringLiteral("mafia"));
        QVERIFY(call.value(QStringLiteral("view")).isObject());
    }

    // §1: the conversations of turns and votes.
    void turnsAndVotes_haveConversationsOfTheirOwn()
    {
        MafiaWireLab lab;
        lab.play();
        QVERIFY(lab.playOut());
        const ScriptedAgent &player = lab.player(QStringLiteral("P06"));
        QCOMPARE(textOf(player.received(TurnCall).first().message, "conversation_id"),
                 QStringLiteral("conv-r1m1-d1-t02"));
        QCOMPARE(textOf(player.received(VoteCallMethod).first().message, "conversation_id"),
                 QStringLiteral("conv-r1m1-d1-vote-p06"));
    }

    // §5, §6.3 3: everything that a player gets is numbered without gaps, in the order of arrival.
    void messages_areNumberedWithoutGaps_perPlayer()
    {
        MafiaWireLab lab;
        lab.play();
        QVERIFY(lab.playOut());
        for (const QString &id : InSeatOrder) {
            int expected = 0;
            for (const Received &each : lab.player(id).received()) {
                const JsonValue number = each.message.value(QStringLiteral("view_seq"));
                if (!number.isUndefined())
                    QCOMPARE(number.toInt(), ++expected);
            }
            QVERIFY(expected > 20);
        }
    }

    // M-014, M-028, MR-28 to MR-31, MR-40, §6.2: nobody learns what it must not know.
    void nobodyLearnsSecrets_beforeTheEnd()
    {
        MafiaWireLab lab;
        lab.play();
        QVERIFY(lab.playOut());
        for (const QString &id : InSeatOrder) {
            for (const Received &each : lab.player(id).received()) {
                if (each.method == GameOverCall)
                    continue;
                const QByteArray text = JsonDocument(each.message).toJson(JsonDocument::Compact);
                QVERIFY2(!text.contains("_observer"), text);
                QVERIFY2(!text.contains("secret thought"), text);
                QVERIFY2(!text.contains("\"seed\"") && !text.contains("seed_salt"), text);
                QVERIFY2(!text.contains("tok_of_"), text);
                const QString type = protocol::messageTypeOf(each.message);
                if (!Mafiosi.contains(id))
                    QVERIFY2(type != QStringLiteral("MAFIA_TEAM_UPDATE"), text);
                if (id != QStringLiteral("P01"))
                    QVERIFY2(type != QStringLiteral("INVESTIGATION_RESULT"), text);
                const bool isVillager = !Mafiosi.contains(id) && id != QStringLiteral("P01")
                    && id != QStringLiteral("P06");
                if (isVillager) // nobody but the sheriff and the doctor are named, unless voted out
                    QVERIFY2(!text.contains("\"sheriff\"") || each.method == Invitation, text);
            }
        }
    }

    // 6: events reach the manager with what only observers see, and no token ever does.
    void theManager_getsEveryEvent_withItsObserverPart_andNoToken()
    {
        MafiaWireLab lab;
        lab.play();
        QVERIFY(lab.playOut());
        const QList<JsonObject> nights = lab.told(QStringLiteral("NIGHT_RESOLVED"));
        QVERIFY(nights.size() >= 2);
        QCOMPARE(nights.first()
                     .value(QStringLiteral("_observer"))
                     .toObject()
                     .value(QStringLiteral("kill_target"))
                     .toString(),
                 QStringLiteral("P04"));
        QCOMPARE(lab.told(QStringLiteral("ROLES_ASSIGNED")).size(), 1);
        QCOMPARE(lab.told(QStringLiteral("GAME_ENDED")).size(), 1);
        for (const protocol::MatchEventEntry &event : lab.events(QStringLiteral("R1M1"))) {
            const QByteArray text = JsonDocument(event.data).toJson();
            QVERIFY2(!text.contains("tok_of_") && !text.contains("mt_match"), text);
            if (event.kind == QStringLiteral("message"))
                QCOMPARE(event.visibility, QStringLiteral("observer"));
        }
    }

    // M-123, §5: in STEP nothing has a deadline; after ten minutes a call is sent again.
    void inStep_callsHaveNoDeadline_andAreSentAgainAfterTenMinutes()
    {
        MafiaWireLab lab;
        ScriptedAgent &doctor = lab.player(QStringLiteral("P06"));
        doctor.hold(NightCall);
        lab.play(atSpeed(Step));
        QVERIFY(doctor.last(NightCall).value(QStringLiteral("deadline")).isNull());
        lab.clock.advance(9min);
        lab.settle();
        QCOMPARE(doctor.count(NightCall), 1);
        lab.clock.advance(61s);
        lab.settle();
        QCOMPARE(doctor.count(NightCall), 2);
        const QList<Received> calls = doctor.received(NightCall);
        QCOMPARE(textOf(calls.at(1).message, "conversation_id"),
                 textOf(calls.at(0).message, "conversation_id"));
        QCOMPARE(calls.at(1).message.value(QStringLiteral("view_seq")),
                 calls.at(0).message.value(QStringLiteral("view_seq")));
    }

    // M-123: only Advance ends a phase; it fills what is open with the defaults.
    void inStep_advanceEndsThePhase()
    {
        MafiaWireLab lab;
        lab.player(QStringLiteral("P06")).hold(NightCall);
        lab.play(atSpeed(Step));
        lab.clock.advance(5min);
        lab.settle();
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("NIGHT_RESOLVED")).size(), 0);
        QVERIFY(lab.control(QStringLiteral("advance")).ok());
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("NIGHT_RESOLVED")).size(), 1);
    }

    // §5: a pause stops all clocks, and the players are told the new deadline.
    void aPause_stopsTheClocks()
    {
        MafiaWireLab lab;
        lab.player(QStringLiteral("P06")).hold(NightCall);
        lab.play();
        QVERIFY(lab.control(QStringLiteral("pause")).ok());
        lab.clock.advance(1min);
        lab.settle();
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("MATCH_PAUSED")).size(), 1);
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("NIGHT_RESOLVED")).size(), 0);
        QVERIFY(lab.control(QStringLiteral("resume")).ok());
        const QList<JsonObject> resumed =
            lab.heard(QStringLiteral("P05"), QStringLiteral("MATCH_RESUMED"));
        QCOMPARE(resumed.size(), 1);
        QVERIFY(resumed.first().value(QStringLiteral("deadline")).isString());
        lab.pass(6s);
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("NIGHT_RESOLVED")).size(), 1);
        // The call stayed open all the time.
        QCOMPARE(lab.player(QStringLiteral("P06")).count(NightCall), 1);
    }

    // M-124
    void theSpeed_canBeChanged_andNonsenseIsRefused()
    {
        MafiaWireLab lab;
        lab.player(QStringLiteral("P06")).hold(NightCall);
        lab.play();
        QVERIFY(lab.control(QStringLiteral("set_speed"), Step).ok());
        lab.clock.advance(2min);
        lab.settle();
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("NIGHT_RESOLVED")).size(), 0);
        QVERIFY(!codeOf(lab.control(QStringLiteral("set_speed"), QStringLiteral("LUDICROUS")))
                     .isEmpty());
        QCOMPARE(codeOf(lab.control(QStringLiteral("resume"))), QStringLiteral("E101"));
    }

    void anAbort_endsTheMatch_andEverybodyIsTold()
    {
        MafiaWireLab lab;
        lab.player(QStringLiteral("P06")).hold(NightCall);
        lab.play();
        QVERIFY(lab.control(QStringLiteral("abort"), QStringLiteral("fire drill")).ok());
        QCOMPARE(lab.referee->running(), 0);
        for (const QString &id : InSeatOrder) {
            const auto over = readOrDie<protocol::GameOver>(lab.player(id).last(GameOverCall));
            QCOMPARE(over.gameResult.status, protocol::ResultStatus::Aborted);
            QVERIFY(over.gameResult.reason.contains(QStringLiteral("fire drill")));
        }
        lab.pass(10s);
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("NIGHT_RESOLVED")).size(), 0);
        QCOMPARE(codeOf(lab.control(QStringLiteral("pause"))), QStringLiteral("E101"));
    }

    // §8.3, E109: a new attempt has a deal of its own, and the old one neither asks nor tells.
    void aNewAttempt_startsOver_andNothingOfTheOldOneCounts()
    {
        MafiaWireLab lab;
        lab.player(QStringLiteral("P06")).hold(NightCall);
        lab.play();
        protocol::MatchAssignment again = lab.mafia({}, 2);
        again.seed = 43;
        QVERIFY(lab.assign(again).accept);
        lab.settle();
        QCOMPARE(lab.player(QStringLiteral("P06")).count(RoleCall), 2);
        const qsizetype before = lab.player(QStringLiteral("P05")).received().size();
        QCOMPARE(codeOf(lab.send(QStringLiteral("P06"), QStringLiteral("submit_night_action"),
                                 QStringLiteral("NIGHT_ACTION_RESPONSE"),
                                 {{QStringLiteral("target_id"), QStringLiteral("P06")}}, 1)),
                 QStringLiteral("E109"));
        lab.pass(2s);
        const QList<Received> &all = lab.player(QStringLiteral("P05")).received();
        for (qsizetype i = before; i < all.size(); ++i)
            QCOMPARE(all.at(i).message.value(QStringLiteral("attempt")).toInt(), 2);
    }
};

QTEST_GUILESS_MAIN(TestMafiaMatch)
#include "tst_mafia_match.moc"
