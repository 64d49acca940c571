// What players of Mafia send, in the result of a call or by themselves, and what becomes of it.
#include "agents/base/json/json.h"
#include "tests/support/mafia_wire_lab.h"

#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/query_messages.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

const QString Doctor = QStringLiteral("P06");
const QString SubmitNight = QStringLiteral("submit_night_action");
const QString Night = QStringLiteral("NIGHT_ACTION_RESPONSE");
const QString SubmitVote = QStringLiteral("submit_vote");
const QString Vote = QStringLiteral("VOTE_RESPONSE");
const QString SubmitTurn = QStringLiteral("submit_discussion_turn");
const QString Turn = QStringLiteral("DISCUSSION_TURN_RESPONSE");

JsonObject target(const char *id)
{
    return {{QStringLiteral("target_id"), QLatin1String(id)}};
}

void putOff(ScriptedAgent &player, const QString &method, const char *status)
{
    player.on(method, [status](const JsonObject &, const transport::RpcResponder &respond) {
        respond.result(JsonObject{{QStringLiteral("status"), QLatin1String(status)}});
    });
}

// Until the vote of the first day is asked for.
void toTheVote(MafiaWireLab &lab)
{
    for (int second = 0; second < 120 && lab.player(Doctor).count(VoteCallMethod) == 0; ++second)
        lab.pass(1s);
    QCOMPARE(lab.player(Doctor).count(VoteCallMethod), 1);
}

} // namespace

class TestMafiaAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // §4.1: the answer may come later, by itself.
    void aPendingAnswer_comesByItself_andIsAcknowledged()
    {
        MafiaWireLab lab;
        putOff(lab.player(Doctor), NightCall, "PENDING");
        lab.play();
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("NIGHT_RESOLVED")).size(), 0);
        const transport::RpcOutcome sent = lab.send(Doctor, SubmitNight, Night, target("P05"));
        QVERIFY2(sent.ok(), qPrintable(sent.error.message));
        const auto ack = readOrDie<protocol::ActionAck>(sent.result.toObject());
        QVERIFY(ack.accepted);
        QVERIFY(ack.final); // a protection is
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("NIGHT_RESOLVED")).size(), 1);
    }

    // M-029: a kill may be replaced while the night is open.
    void aKill_isNotFinal()
    {
        MafiaWireLab lab;
        lab.player(Doctor).hold(NightCall);
        lab.play();
        const transport::RpcOutcome sent =
            lab.send(QStringLiteral("P02"), SubmitNight, Night, target("P05"));
        QVERIFY(sent.ok());
        QVERIFY(!readOrDie<protocol::ActionAck>(sent.result.toObject()).final);
        const QList<JsonObject> updates =
            lab.heard(QStringLiteral("P03"), QStringLiteral("MAFIA_TEAM_UPDATE"));
        QCOMPARE(updates.size(), 4);
    }

    // §7: who sends, for which attempt, and when, is looked at before what it says.
    void whatMustNotCount_isRefusedByItsCode()
    {
        MafiaWireLab lab;
        lab.player(Doctor).hold(NightCall);
        lab.play();
        QCOMPARE(codeOf(lab.send(Doctor, SubmitNight, Night, target("P05"), 7)),
                 QStringLiteral("E109"));
        JsonObject foreign = target("P05");
        foreign.insert(QStringLiteral("player_id"), QStringLiteral("P01"));
        QCOMPARE(codeOf(lab.send(Doctor, SubmitNight, Night, foreign)), QStringLiteral("E012"));
        foreign.insert(QStringLiteral("player_id"), QStringLiteral("P99"));
        QCOMPARE(codeOf(lab.send(Doctor, SubmitNight, Night, foreign)), QStringLiteral("E005"));
        JsonObject nameless = target("P05");
        nameless.insert(QStringLiteral("auth_token"), JsonValue::Null);
        QCOMPARE(codeOf(lab.send(Doctor, SubmitNight, Night, nameless)), QStringLiteral("E011"));
        JsonObject elsewhere = target("P05");
        elsewhere.insert(QStringLiteral("match_id"), QStringLiteral("R9M9"));
        QCOMPARE(codeOf(lab.send(Doctor, SubmitNight, Night, elsewhere)), QStringLiteral("E101"));
        // M-022: a villager has nothing to do at night.
        QCOMPARE(codeOf(lab.send(QStringLiteral("P05"), SubmitNight, Night, target("P01"))),
                 QStringLiteral("E102"));
        // Somebody who does not sit at the table has no token here.
        QCOMPARE(codeOf(lab.send(QStringLiteral("P11"), SubmitNight, Night, target("P05"))),
                 QStringLiteral("E005"));
    }

    // §5, M-060: late answers and dead players.
    void theLateAndTheDead_areRefused()
    {
        MafiaWireLab lab;
        lab.player(Doctor).hold(NightCall);
        lab.play();
        lab.pass(6s); // the night is over, P04 is dead
        QCOMPARE(codeOf(lab.send(Doctor, SubmitNight, Night,
                                 {{QStringLiteral("target_id"), QStringLiteral("P05")},
                                  {QStringLiteral("night_number"), 1}})),
                 QStringLiteral("E108"));
        QCOMPARE(codeOf(lab.send(QStringLiteral("P04"), SubmitVote, Vote, target("P05"))),
                 QStringLiteral("E103"));
    }

    // M-110
    void afterTheEnd_nothingCounts()
    {
        MafiaWireLab lab;
        lab.play();
        QVERIFY(lab.playOut());
        QCOMPARE(codeOf(lab.send(Doctor, SubmitVote, Vote, target("P05"))), QStringLiteral("E101"));
    }

    // M-034, MR-09: GAME_ERROR and a new call.
    void anInvalidTarget_bringsAnErrorAndANewCall()
    {
        MafiaWireLab lab;
        ScriptedAgent &sheriff = lab.player(QStringLiteral("P01"));
        lab.player(Doctor).hold(NightCall);
        sheriff.once(NightCall, [](const JsonObject &call, const auto &respond) {
            respond.result(saying(call, QStringLiteral("P01"), Night, target("P01")));
        });
        lab.play();
        QCOMPARE(sheriff.count(GameErrorCall), 1);
        QCOMPARE(sheriff.last(GameErrorCall).value(QStringLiteral("error_code")).toString(),
                 QStringLiteral("E106"));
        QCOMPARE(sheriff.count(NightCall), 2);
        QCOMPARE(sheriff.last(NightCall).value(QStringLiteral("call_number")).toInt(), 2);
        QCOMPARE(lab.heard(QStringLiteral("P01"), QStringLiteral("INVESTIGATION_RESULT")).size(),
                 1);
    }

    // What is no answer at all is asked for again, but not for ever.
    void anUnusableAnswer_isAskedForAgain_twice()
    {
        MafiaWireLab lab;
        ScriptedAgent &doctor = lab.player(Doctor);
        doctor.on(NightCall, [](const JsonObject &, const auto &respond) {
            respond.result(JsonObject{{QStringLiteral("message_type"), QStringLiteral("DANCE")}});
        });
        lab.play();
        QCOMPARE(doctor.count(NightCall), 3);
        QCOMPARE(doctor.count(GameErrorCall), 3);
        QCOMPARE(doctor.last(GameErrorCall).value(QStringLiteral("error_code")).toString(),
                 QStringLiteral("E003"));
    }

    // M-083: the last vote counts and is marked.
    void aVote_canBeChanged()
    {
        MafiaWireLab lab;
        lab.player(QStringLiteral("P10")).hold(VoteCallMethod);
        lab.play();
        toTheVote(lab);
        const transport::RpcOutcome sent = lab.send(Doctor, SubmitVote, Vote, target("P07"));
        QVERIFY2(sent.ok(), qPrintable(sent.error.message));
        QVERIFY(!readOrDie<protocol::ActionAck>(sent.result.toObject()).final);
        const JsonObject last =
            lab.heard(QStringLiteral("P05"), QStringLiteral("VOTE_CAST")).last();
        QCOMPARE(last.value(QStringLiteral("voter_id")).toString(), Doctor);
        QCOMPARE(last.value(QStringLiteral("target_id")).toString(), QStringLiteral("P07"));
        QVERIFY(last.value(QStringLiteral("changed")).toBool());
    }

    // M-065 to M-070, §4.9: pieces, ended by a last piece.
    void aSpeech_canBeStreamed()
    {
        MafiaWireLab lab;
        ScriptedAgent &speaker = lab.player(QStringLiteral("P05"));
        putOff(speaker, TurnCall, "STREAMING");
        lab.play();
        for (int second = 0; second < 20 && speaker.count(TurnCall) == 0; ++second)
            lab.pass(1s);
        const QString turn = speaker.last(TurnCall)
                                 .value(QStringLiteral("turn"))
                                 .toObject()
                                 .value(QStringLiteral("turn_id"))
                                 .toString();
        const auto chunk = [&](const char *segment, int number, const char *text, bool isLast) {
            return lab.send(QStringLiteral("P05"), QStringLiteral("turn_chunk"),
                            QStringLiteral("TURN_CHUNK"),
                            {{QStringLiteral("channel_id"), QStringLiteral("R1M1-town")},
                             {QStringLiteral("turn_id"), turn},
                             {QStringLiteral("segment"), QLatin1String(segment)},
                             {QStringLiteral("chunk_seq"), number},
                             {QStringLiteral("text"), QLatin1String(text)},
                             {QStringLiteral("final"), isLast}});
        };
        QVERIFY(chunk("think", 0, "They do not know.", false).ok());
        QVERIFY(chunk("say", 1, "Good ", false).ok());
        QCOMPARE(codeOf(chunk("think", 2, "Wait.", false)), QStringLiteral("E209"));
        QVERIFY(chunk("say", 2, "morning.", true).ok());
        const QList<JsonObject> statements =
            lab.heard(QStringLiteral("P06"), QStringLiteral("DISCUSSION_STATEMENT"));
        QVERIFY(!statements.isEmpty());
        QCOMPARE(statements.first().value(QStringLiteral("say")).toString(),
                 QStringLiteral("Good morning."));
        for (const auto &[id, player] : lab.players())
            QVERIFY(!player->allText().contains("They do not know."));
        lab.pass(200ms); // until the next batch of events
        QVERIFY(!lab.told(QStringLiteral("AGENT_THINK_CHUNK")).isEmpty());
        QCOMPARE(codeOf(chunk("say", 3, "And more.", false)), QStringLiteral("E108"));
    }

    // MR-37: a failed connection is tried again after 2, 4 and 8 s, silence is not.
    void aFailedConnection_isTriedAgain_silenceIsNot()
    {
        MafiaWireLab lab;
        ScriptedAgent &doctor = lab.player(Doctor);
        lab.player(QStringLiteral("P01")).hold(NightCall);
        doctor.once(Invitation, [&](const JsonObject &call, const auto &respond) {
            respond.result(joinAck(call, Doctor));
        });
        lab.open();
        lab.player(QStringLiteral("P10")).hold(Invitation);
        QVERIFY(lab.assign(lab.mafia({{QStringLiteral("speed_mode"), QStringLiteral("NORMAL")}}))
                    .accept);
        lab.settle();
        doctor.leave();
        lab.player(QStringLiteral("P10"))
            .held(Invitation)
            .dequeue()
            .result(
                joinAck(lab.player(QStringLiteral("P10")).last(Invitation), QStringLiteral("P10")));
        lab.settle();
        lab.pass(7s); // tried at 0, 2 and 6 s
        doctor.comeBack();
        QCOMPARE(doctor.count(NightCall), 0);
        lab.pass(8s);
        QCOMPARE(doctor.count(NightCall), 1);
        lab.pass(10s);
        QCOMPARE(lab.player(QStringLiteral("P01")).count(NightCall), 1);
    }

    // MR-35, M-152: whoever is silent again and again is no longer waited for, and loses.
    void anInactivePlayer_isNoLongerWaitedFor_andLoses()
    {
        MafiaWireLab lab;
        ScriptedAgent &silent = lab.player(QStringLiteral("P07"));
        for (const QString &method : {NightCall, TurnCall, VoteCallMethod})
            silent.hold(method);
        lab.play();
        QVERIFY(lab.playOut());
        QCOMPARE(lab.told(QStringLiteral("PLAYER_INACTIVE")).size(), 1);
        QVERIFY(lab.report().result.technical.contains(base::PlayerId(QStringLiteral("P07"))));
        QCOMPARE(lab.report().result.score.value(base::PlayerId(QStringLiteral("P07"))), 0);
        // Nobody else hears of it.
        QCOMPARE(lab.heard(QStringLiteral("P05"), QStringLiteral("PLAYER_INACTIVE")).size(), 0);
    }

    // §5: a player that was restarted gets its own view, and what it is asked once more.
    void aRestartedPlayer_getsItsViewAndItsCallsAgain()
    {
        MafiaWireLab lab;
        putOff(lab.player(Doctor), NightCall, "PENDING");
        lab.play();
        const transport::RpcOutcome state = lab.send(Doctor, QStringLiteral("get_match_state"),
                                                     QStringLiteral("MATCH_STATE_QUERY"), {});
        QVERIFY2(state.ok(), qPrintable(state.error.message));
        const auto view = readOrDie<protocol::MatchState>(state.result.toObject()).view;
        QCOMPARE(view.value(QStringLiteral("you")).toObject().value(QStringLiteral("role")),
                 JsonValue(QStringLiteral("doctor")));
        QCOMPARE(lab.player(Doctor).count(NightCall), 2);
        QCOMPARE(lab.player(QStringLiteral("P02")).count(NightCall), 1);
        // Who does not play sees nothing.
        QCOMPARE(codeOf(lab.send(QStringLiteral("P11"), QStringLiteral("get_match_state"),
                                 QStringLiteral("MATCH_STATE_QUERY"), {})),
                 QStringLiteral("E012"));
    }

    // The turn may end with submit_discussion_turn; somebody else's turn is not mine.
    void aTurn_canBeSubmitted_butOnlyByTheSpeaker()
    {
        MafiaWireLab lab;
        ScriptedAgent &speaker = lab.player(QStringLiteral("P05"));
        putOff(speaker, TurnCall, "PENDING");
        lab.play();
        for (int second = 0; second < 20 && speaker.count(TurnCall) == 0; ++second)
            lab.pass(1s);
        QCOMPARE(codeOf(lab.send(Doctor, SubmitTurn, Turn,
                                 {{QStringLiteral("say"), QStringLiteral("Me first.")}})),
                 QStringLiteral("E203"));
        const transport::RpcOutcome sent =
            lab.send(QStringLiteral("P05"), SubmitTurn, Turn,
                     {{QStringLiteral("say"), QStringLiteral("Late but here.")}});
        QVERIFY2(sent.ok(), qPrintable(sent.error.message));
        QVERIFY(readOrDie<protocol::ActionAck>(sent.result.toObject()).final);
        QCOMPARE(lab.heard(Doctor, QStringLiteral("DISCUSSION_STATEMENT"))
                     .first()
                     .value(QStringLiteral("say"))
                     .toString(),
                 QStringLiteral("Late but here."));
    }
};

QTEST_GUILESS_MAIN(TestMafiaAnswers)
#include "tst_mafia_answers.moc"
