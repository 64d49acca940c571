// The operator's commands, heartbeats and the plain acknowledgement.
#include "agents/protocol/control_messages.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

MatchControl setSpeed()
{
    return {.matchId = MatchId(QStringLiteral("R1M1")),
            .command = MatchCommand::SetSpeed,
            .value = QStringLiteral("FAST")};
}

} // namespace

class TestControlMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startLeague_standsTheTrial()
    {
        tryMessage(StartLeague{.leagueId = LeagueId(QStringLiteral("league_1"))}, "START_LEAGUE",
                   "start_league", {});
    }

    void matchControl_standsTheTrial()
    {
        tryMessage(setSpeed(), "MATCH_CONTROL", "control_match",
                   {QStringLiteral("match_id"), QStringLiteral("command")});
    }

    void leagueControl_standsTheTrial()
    {
        const LeagueControl order{.command = LeagueCommand::AbortMatch,
                                  .matchId = MatchId(QStringLiteral("R1M1")),
                                  .reason = QStringLiteral("The projector failed.")};
        tryMessage(order, "LEAGUE_CONTROL", "control_league", {QStringLiteral("command")});
    }

    void abortAndWithdraw_nameTheirSubject()
    {
        QVERIFY(!read<LeagueControl>(parsed(R"({"command": "abort_match"})")));
        QVERIFY(!read<LeagueControl>(parsed(R"({"command": "withdraw", "match_id": "R1M1"})")));
        QVERIFY(read<LeagueControl>(parsed(R"({"command": "withdraw", "player_id": "P03"})")));
        QVERIFY(read<LeagueControl>(parsed(R"({"command": "step"})")));
        QVERIFY(!read<LeagueControl>(parsed(R"({"command": "stop"})")));
    }

    void heartbeat_standsTheTrial()
    {
        tryMessage(Heartbeat{.nonce = QStringLiteral("n-17")}, "HEARTBEAT", "heartbeat",
                   {QStringLiteral("nonce")});
    }

    void heartbeatAck_standsTheTrial()
    {
        const HeartbeatAck ack{.nonce = QStringLiteral("n-17"),
                               .lifecycleState = QStringLiteral("ACTIVE"),
                               .load = 1.5,
                               .matches = QList<HeldMatch>{
                                   {LeagueId(QStringLiteral("league_1")),
                                    MatchId(QStringLiteral("R1M1")), 2, HeldState::Running},
                                   {LeagueId(QStringLiteral("league_1")),
                                    MatchId(QStringLiteral("R1M2")), 1, HeldState::Reporting}}};
        tryMessage(ack, "HEARTBEAT_ACK", "",
                   {QStringLiteral("nonce"), QStringLiteral("lifecycle_state"),
                    QStringLiteral("matches[0].league_id"), QStringLiteral("matches[0].match_id"),
                    QStringLiteral("matches[0].state"), QStringLiteral("matches[1].league_id"),
                    QStringLiteral("matches[1].match_id"), QStringLiteral("matches[1].state")});
    }

    void setSpeed_needsASpeed_butPauseDoesNot()
    {
        MessageTrial<MatchControl> trial(setSpeed());
        trial.refuses({QStringLiteral("value")}, JsonValue::Undefined, QStringLiteral("E003"));
        QVERIFY(read<MatchControl>(parsed(R"({"match_id": "R1M1", "command": "pause"})")));
    }

    void everyCommand_hasItsWord()
    {
        QCOMPARE(allWireWords<MatchCommand>(),
                 QStringLiteral("advance, pause, resume, set_speed, abort"));
        QCOMPARE(wireWord(MatchCommand::Abort), QLatin1String("abort"));
    }

    void aStatusReply_isJustItsStatus()
    {
        QCOMPARE(compact(payloadOf(StatusReply{})), QByteArray(R"({"status":"OK"})"));
        const auto reply = read<StatusReply>(parsed(R"({"status": "PENDING"})"));
        QVERIFY(reply);
        QCOMPARE(reply->status, QStringLiteral("PENDING"));
    }

    void aReplyWithoutStatus_isNotAStatusReply()
    {
        const auto reply = read<StatusReply>(parsed(R"({"ok": true})"));
        QVERIFY(!reply);
        QCOMPARE(reply.failure().sentence,
                 QStringLiteral("Reply: \"status\" is missing; it must be text"));
    }
};

QTEST_GUILESS_MAIN(TestControlMessages)
#include "tst_control_messages.moc"
