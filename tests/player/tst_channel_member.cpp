// ChannelMember: joining, listening and answering turns, against a scripted orchestrator.
#include "agents/protocol/channel_read_messages.h"
#include "tests/player/member_lab.h"

#include <QTest>

using namespace league;
using namespace league::player;
using namespace league::protocol;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

transport::RpcOutcome::Kind lastKind(const MemberLab &lab)
{
    return lab.answers.constLast().kind;
}

QString lastCode(const MemberLab &lab)
{
    return failureFrom(lab.answers.constLast().error).code;
}

void refuseWith(ScriptedAgent &orchestrator, const QString &method, QLatin1String code)
{
    orchestrator.on(method, [code](const JsonObject &, const transport::RpcResponder &respond) {
        respond.result(write({.sender = QStringLiteral("league_manager"),
                              .timestampMs = 0,
                              .conversationId = QStringLiteral("c")},
                             leagueErrorFrom({QStringLiteral("No."), code}, {})));
    });
}

// What there is, as everybody may know.
void listing(ScriptedAgent &orchestrator, RunState run)
{
    orchestrator.on(ChannelList::Method,
                    [run](const JsonObject &, const transport::RpcResponder &respond) {
                        respond.result(payloadOf(ChannelList{{{MemberLab::Room, {}, run, 1, 1}}}));
                    });
}

ChannelStateReport stateWith(const std::optional<int> &position)
{
    ChannelStateReport report;
    report.channelId = MemberLab::Room;
    report.ring = {{MemberLab::Self,
                    QStringLiteral("Ada"),
                    position ? TurnState::Queued : TurnState::Idle,
                    position,
                    {}}};
    return report;
}

} // namespace

class TestChannelMember : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-010, T-011
    void agent_registersJoinsAndHearsTheHistory()
    {
        MemberLab lab;
        lab.history = {lab.entry(3, "The draft is ready."), lab.entry(4, "Good.")};
        lab.start();
        const auto request =
            readOrDie<AgentRegisterRequest>(lab.orchestrator.last(AgentRegisterRequest::Method));
        QCOMPARE(request.meta.displayName, QStringLiteral("Ada"));
        QCOMPARE(request.meta.contactEndpoint, lab.agent->endpoint().toString());
        const JsonObject join = lab.orchestrator.last(ChannelJoinRequest::Method);
        QCOMPARE(readEnvelope(join)->sender, QStringLiteral("agent:A01"));
        QCOMPARE(readEnvelope(join)->authToken, MemberLab::Token);
        QCOMPARE(lab.joins, QStringList{QStringLiteral("reviews 1")});
        QCOMPARE(lab.heard,
                 (QStringList{QStringLiteral("The draft is ready."), QStringLiteral("Good.")}));
        QCOMPARE(lab.states, (QStringList{"INIT", "REGISTERING", "REGISTERED", "ACTIVE"}));
    }

    void aChannelThatIsNotThere_isAFailureWithItsReason()
    {
        MemberLab lab;
        refuseWith(lab.orchestrator, ChannelJoinRequest::Method, error_code::UnknownChannel);
        lab.start();
        QCOMPARE(lab.failures.size(), 1);
        QVERIFY2(lab.failures.constFirst().startsWith(
                     QStringLiteral("A01 cannot join the channel reviews at http://")),
                 qPrintable(lab.failures.constFirst()));
    }

    void whoIsInAlready_isIn()
    {
        MemberLab lab;
        refuseWith(lab.orchestrator, ChannelJoinRequest::Method, error_code::AlreadyMember);
        lab.start();
        QVERIFY(lab.failures.isEmpty());
        QVERIFY(lab.agent->member().isIn(MemberLab::Room));
    }

    // T-013, T-016
    void aTurn_isAnsweredWithWhatTheVoiceSays()
    {
        MemberLab lab;
        lab.start();
        TurnGranted grant = lab.grant();
        grant.messagesSinceLastTurn = {lab.entry(5, "Please check.")};
        lab.call(grant);
        QCOMPARE(lab.floors.size(), 1);
        QCOMPARE(lab.floors.constFirst().heard, grant.messagesSinceLastTurn);
        QCOMPARE(lab.floors.constFirst().time, 60'000ms);
        QVERIFY(lab.answers.isEmpty());
        QCOMPARE(lab.agent->member().openTurns(), 1);
        lab.reply(TurnReply(
            Speech{{{QStringLiteral("Checked."), {MemberLab::Self}}}, QStringLiteral("Twice.")}));
        const auto complete = lab.answer<TurnComplete>();
        QCOMPARE(complete.turnId, grant.turnId);
        QCOMPARE(complete.messages.constFirst().text, QStringLiteral("Checked."));
        QCOMPARE(complete.messages.constFirst().to, QList{MemberLab::Self});
        QCOMPARE(complete.think, QStringLiteral("Twice."));
        QVERIFY(!complete.passed);
        QCOMPARE(lab.agent->member().openTurns(), 0);
        const JsonObject answer = lab.answers.constLast().result.toObject();
        QCOMPARE(readEnvelope(answer)->sender, QStringLiteral("agent:A01"));
        QCOMPARE(readEnvelope(answer)->conversationId, QStringLiteral("conv-ch-reviews-t1"));
    }

    void nothingToSay_isAPass()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.reply(TurnReply(Speech()));
        QVERIFY(lab.answer<TurnComplete>().passed);
    }

    // T-017
    void aVoiceThatFails_isAnErrorWithItsReason()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.reply(base::Failure{QStringLiteral("The program ended.")});
        QCOMPARE(lastKind(lab), transport::RpcOutcome::Kind::Refused);
        QCOMPARE(lab.answers.constLast().error.message, QStringLiteral("The program ended."));
    }

    // TR-11: the orchestrator tries once more when it heard nothing.
    void aRepeatedGrant_isAnsweredTheSame_andAskedOnce()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.call(lab.grant());
        QCOMPARE(lab.floors.size(), 1);
        lab.say("Once.");
        QCOMPARE(lab.answers.size(), 2);
        lab.call(lab.grant());
        QCOMPARE(lab.answers.size(), 3);
        QCOMPARE(lab.floors.size(), 1);
        for (qsizetype i = 0; i < 3; ++i)
            QCOMPARE(lab.answer<TurnComplete>(i).messages.constFirst().text,
                     QStringLiteral("Once."));
    }

    void somebodyElsesTurn_isRefused()
    {
        MemberLab lab;
        lab.start();
        TurnGranted grant = lab.grant();
        grant.agentId = base::AgentId(QStringLiteral("A02"));
        lab.call(grant);
        QCOMPARE(lastCode(lab), error_code::NotYourTurn);
        QVERIFY(lab.floors.isEmpty());
    }

    void aStranger_cannotGiveTurnsNorEndThem()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.orchestrator.headers.clear();
        lab.call(lab.grant(2));
        QCOMPARE(lastCode(lab), error_code::AuthTokenMissing);
        lab.call(TurnEnded{MemberLab::Room, MemberLab::turn(1), QStringLiteral("OPERATOR_SKIP")});
        QCOMPARE(lastCode(lab), error_code::AuthTokenMissing);
        lab.call(ChannelRemoved{MemberLab::Room, QStringLiteral("Go.")});
        QCOMPARE(lastCode(lab), error_code::AuthTokenMissing);
        QCOMPARE(lab.floors.size(), 1);
        QVERIFY(lab.over.isEmpty());
        QVERIFY(lab.agent->member().isIn(MemberLab::Room));
    }

    // T-018, T-021
    void aWait_isAsked_andTheVoiceGoesOnWithWhatWasSaid()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.reply(TurnReply(WaitWish{WaitFor::HumanInput, QStringLiteral("Which year?"), 20}));
        const auto wait = lab.answer<TurnWaitRequest>();
        QCOMPARE(wait.waitFor, WaitFor::HumanInput);
        QCOMPARE(wait.reason, QStringLiteral("Which year?"));
        QCOMPARE(wait.maxWaitSeconds, 20);
        TurnResume resume{MemberLab::Room,
                          MemberLab::turn(1),
                          QStringLiteral("HUMAN_INPUT"),
                          {},
                          {lab.entry(9, "2026.")},
                          {}};
        lab.call(resume);
        QCOMPARE(lab.floors.size(), 2);
        QCOMPARE(lab.floors.constLast().resumedBy, QStringLiteral("HUMAN_INPUT"));
        QCOMPARE(lab.floors.constLast().heard, resume.messages);
        QCOMPARE(lab.floors.constLast().waitsLeft, 2);
        lab.say("Then it is 2026.");
        QCOMPARE(lab.answer<TurnComplete>().messages.constFirst().text,
                 QStringLiteral("Then it is 2026."));
    }

    void aWaitThatIsNotAllowed_isAPass()
    {
        MemberLab lab;
        lab.start();
        TurnGranted grant = lab.grant();
        grant.waitsLeft = 0;
        lab.call(grant);
        lab.reply(TurnReply(WaitWish()));
        QVERIFY(lab.answer<TurnComplete>().passed);
    }

    void anExternalWait_isResolvedByTheVoice()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.microphones.constLast().resolve(QStringLiteral("too early"));
        lab.settle();
        QCOMPARE(lab.orchestrator.count(TurnWaitResolved::Method), 0);
        lab.reply(TurnReply(WaitWish{WaitFor::External, QStringLiteral("The build runs."), {}}));
        lab.microphones.constLast().resolve(QStringLiteral("It is green."));
        lab.settle();
        const auto resolved =
            readOrDie<TurnWaitResolved>(lab.orchestrator.last(TurnWaitResolved::Method));
        QCOMPARE(resolved.turnId, MemberLab::turn(1));
        QCOMPARE(resolved.note, QStringLiteral("It is green."));
    }

    // T-062
    void aDraft_comesBackToTheVoice_andMayBeKept()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.call(TurnPaused{MemberLab::Room,
                            MemberLab::turn(1),
                            QStringLiteral("HUMAN_INTERRUPT"),
                            35'000,
                            {lab.entry(8, "Wait a moment.")}});
        QCOMPARE(lab.heard, QStringList{QStringLiteral("Wait a moment.")});
        lab.say("What I found.");
        TurnResume resume{MemberLab::Room,
                          MemberLab::turn(1),
                          QStringLiteral("HUMAN_RELEASED"),
                          {},
                          {lab.entry(8, "Wait a moment.")},
                          {{QStringLiteral("What I found."), {}}}};
        lab.call(resume);
        QCOMPARE(lab.floors.constLast().draft, resume.draft);
        lab.reply(TurnReply(KeepDraft()));
        QVERIFY(lab.answer<UseDraft>().useDraft);
    }

    // protocol.md §12.6, 7a: without a draft the first call is still the answer.
    void aPauseWhileTheVoiceThinks_leavesTheFirstCallOpen()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.call(TurnPaused{
            MemberLab::Room, MemberLab::turn(1), QStringLiteral("HUMAN_INTERRUPT"), 35'000, {}});
        lab.call(TurnResume{MemberLab::Room,
                            MemberLab::turn(1),
                            QStringLiteral("HUMAN_RELEASED"),
                            {},
                            {lab.entry(8, "Be brief.")},
                            {}});
        QCOMPARE(lab.answer<StatusReply>().status, QStringLiteral("STREAMING"));
        QCOMPARE(lab.heard, QStringList{QStringLiteral("Be brief.")});
        QCOMPARE(lab.floors.size(), 1);
        lab.say("Briefly.");
        QCOMPARE(lab.answer<TurnComplete>().messages.constFirst().text, QStringLiteral("Briefly."));
    }

    void aTurnThatResumesAfterOurRestart_isAsked()
    {
        MemberLab lab;
        lab.start();
        lab.call(TurnResume{MemberLab::Room,
                            MemberLab::turn(7),
                            QStringLiteral("WAIT_RESOLVED"),
                            Timestamp{lab.clock.utcMs() + 5'000},
                            {},
                            {}});
        QCOMPARE(lab.floors.constLast().turn, MemberLab::turn(7));
        QCOMPARE(lab.floors.constLast().time, 5'000ms);
        lab.say("Here I am.");
        QVERIFY(!lab.answer<TurnComplete>().passed);
    }

    // T-032, T-077
    void aTurnThatIsOver_isClosed_andLateWordsAreDropped()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.call(TurnTimeout{MemberLab::Room, MemberLab::turn(1), TimeoutKind::Turn});
        QCOMPARE(lab.over, QStringList{QStringLiteral("reviews-t1: The time is up.")});
        const qsizetype answered = lab.answers.size();
        lab.say("Too late.");
        QCOMPARE(lab.answers.size(), answered);
        lab.call(lab.grant(2));
        lab.call(TurnEnded{MemberLab::Room, MemberLab::turn(2), QStringLiteral("OPERATOR_SKIP")});
        QCOMPARE(lab.over.constLast(), QStringLiteral("reviews-t2: OPERATOR_SKIP"));
    }

    void whatIsSaid_isHeardOnce_noticesToo()
    {
        MemberLab lab;
        lab.start();
        const ChannelMessage message{
            MemberLab::Room,          5,  SpeechKind::Human, QStringLiteral("human:operator"),
            QStringLiteral("Hello."), {}, MemberLab::turn(1)};
        lab.call(message);
        QCOMPARE(lab.answer<StatusReply>().status, QStringLiteral("OK"));
        lab.call(message);
        lab.call(ChannelNotice{MemberLab::Room, 6, SpeechKind::Notice, NoticeKind::AgentJoined,
                               MemberLab::Self, QStringLiteral("Bob joined")});
        TurnGranted grant = lab.grant();
        grant.messagesSinceLastTurn = {lab.entry(5, "Hello."), lab.entry(7, "News.")};
        lab.call(grant);
        QCOMPARE(lab.heard,
                 (QStringList{QStringLiteral("Hello."), QStringLiteral("Bob joined"),
                              QStringLiteral("News.")}));
    }

    void anEventThatIsNone_isRefused()
    {
        MemberLab lab;
        lab.start();
        TurnGranted grant = lab.grant();
        const auto outcome = lab.orchestrator.ask(lab.agent->endpoint(), TurnPaused::Method,
                                                  write(lab.envelope(), grant));
        QCOMPARE(failureFrom(outcome.error).code, error_code::MissingRequiredField);
    }

    void theOperator_mayPutItIntoFurtherChannels_eachWithAVoice()
    {
        MemberLab lab;
        lab.start();
        const base::ChannelId other(QStringLiteral("planning"));
        lab.call(ChannelAssigned{other, 2, {}, {lab.entry(1, "Who takes notes?")}});
        QCOMPARE(lab.joins.constLast(), QStringLiteral("planning 2"));
        QCOMPARE(lab.voices, (QStringList{"reviews", "planning"}));
        QCOMPARE(lab.heard, QStringList{QStringLiteral("Who takes notes?")});
        lab.call(lab.grant());
        TurnGranted second = lab.grant();
        second.channelId = other;
        second.turnId = base::TurnId(QStringLiteral("planning-t4"));
        lab.call(second);
        QCOMPARE(lab.agent->member().openTurns(), 2);
        lab.say("In planning.");
        QCOMPARE(lab.answer<TurnComplete>().turnId, second.turnId);
    }

    // T-024
    void whoIsTakenOut_endsItsTurn_andWaitsToBePutInAgain()
    {
        MemberLab lab;
        lab.start();
        listing(lab.orchestrator, RunState::Running);
        lab.call(lab.grant());
        lab.call(ChannelRemoved{MemberLab::Room, QStringLiteral("Enough for today.")});
        QCOMPARE(lab.over, QStringList{QStringLiteral("reviews-t1: Enough for today.")});
        QCOMPARE(lab.removals, QStringList{QStringLiteral("Enough for today.")});
        QCOMPARE(lab.closed, 0);
        QCOMPARE(lab.orchestrator.count(ChannelList::Method), 1);
        lab.pass(1h);
        QCOMPARE(lab.orchestrator.count(ChannelStateQuery::Method), 0);
        QCOMPARE(lab.orchestrator.count(ChannelJoinRequest::Method), 1); // it does not come back
        lab.call(ChannelAssigned{MemberLab::Room, 3, {}, {}});
        QVERIFY(lab.agent->member().isIn(MemberLab::Room));
    }

    void aClosedChannel_endsTheAgent()
    {
        MemberLab lab;
        lab.start();
        listing(lab.orchestrator, RunState::Closed);
        lab.call(ChannelRemoved{MemberLab::Room, QStringLiteral("The channel is closed.")});
        QCOMPARE(lab.closed, 1);
        QCOMPARE(lab.states.constLast(), QStringLiteral("SHUTDOWN"));
    }

    // T-031: lost and back, it is queued again only because it joins again.
    void whoWasLost_looksForItselfAndJoinsAgain()
    {
        MemberLab lab;
        lab.start();
        std::optional<int> position = 1;
        lab.orchestrator.on(ChannelStateQuery::Method,
                            [&](const JsonObject &, const transport::RpcResponder &respond) {
                                respond.result(payloadOf(stateWith(position)));
                            });
        lab.pass(15s);
        QCOMPARE(lab.orchestrator.count(ChannelStateQuery::Method), 1);
        QCOMPARE(lab.orchestrator.count(ChannelJoinRequest::Method), 1);
        position.reset();
        lab.pass(15s);
        QCOMPARE(lab.orchestrator.count(ChannelJoinRequest::Method), 2);
        QCOMPARE(lab.joins.size(), 2);
    }

    void anOrchestratorThatIsAway_isWaitedFor()
    {
        MemberLab lab;
        lab.start();
        lab.orchestrator.leave();
        for (int seconds = 0; seconds < 120; ++seconds)
            lab.pass(1s);
        QVERIFY(lab.failures.isEmpty());
        lab.orchestrator.comeBack();
        lab.orchestrator.on(ChannelStateQuery::Method,
                            [](const JsonObject &, const transport::RpcResponder &respond) {
                                respond.result(payloadOf(stateWith(std::nullopt)));
                            });
        for (int seconds = 0; seconds < 120; ++seconds)
            lab.pass(1s);
        QVERIFY(lab.orchestrator.count(ChannelJoinRequest::Method) >= 2);
    }

    void anOrchestratorThatForgotUs_isAFailure()
    {
        MemberLab lab;
        lab.start();
        refuseWith(lab.orchestrator, ChannelStateQuery::Method, error_code::AuthTokenInvalid);
        lab.pass(15s);
        QCOMPARE(lab.failures.size(), 1);
        QVERIFY2(lab.failures.constFirst().contains(QStringLiteral("does not know A01 any more")),
                 qPrintable(lab.failures.constFirst()));
    }

    void stopping_leavesTheChannel()
    {
        MemberLab lab;
        lab.start();
        lab.agent->stop();
        lab.settle();
        QCOMPARE(lab.orchestrator.count(ChannelLeave::Method), 1);
        QCOMPARE(lab.states.constLast(), QStringLiteral("SHUTDOWN"));
    }

    void aHeartbeat_saysHowMuchThereIsToDo()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        lab.call(Heartbeat{QStringLiteral("n-1")});
        const auto ack = lab.answer<HeartbeatAck>();
        QCOMPARE(ack.nonce, QStringLiteral("n-1"));
        QCOMPARE(ack.lifecycleState, QStringLiteral("ACTIVE"));
        QCOMPARE(ack.load, 1.0);
    }

    void aHostedAgent_takesItsMomentBeforeItSpeaks()
    {
        MemberLab lab;
        base::Pace pace(lab.clock, 1, base::Speed::Normal);
        lab.start(&pace);
        lab.call(lab.grant());
        QVERIFY(lab.floors.isEmpty());
        lab.pass(30s); // never more than half of the time there is
        QCOMPARE(lab.floors.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestChannelMember)
#include "tst_channel_member.moc"
