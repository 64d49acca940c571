// Assignments: which matches a referee takes, and what it says when asked about them.
#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"
#include "tests/support/referee_lab.h"

#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

namespace lifecycle = base::agent_lifecycle_chart;

const QString FirstMatch = QStringLiteral("R1M1");

protocol::Envelope fromManager(const RefereeLab &lab)
{
    return {.sender = protocol::managerSender(),
            .timestampMs = lab.clock.utcMs(),
            .conversationId = QStringLiteral("conv-test")};
}

template<protocol::Message M>
transport::RpcOutcome ask(RefereeLab &lab, const M &message, const QString &token = {})
{
    protocol::Envelope envelope = fromManager(lab);
    envelope.authToken = token;
    return lab.manager.ask(lab.referee->endpoint(), M::Method, protocol::write(envelope, message));
}

std::unique_ptr<store::Journal> openJournal(const QTemporaryDir &folder, base::Clock &clock)
{
    auto journal =
        store::Journal::open(folder.filePath(QStringLiteral("journal.db")), {.clock = &clock});
    if (!journal)
        qFatal("%s", qPrintable(journal.failure().sentence));
    return std::move(*journal);
}

} // namespace

class TestAssignments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-19
    void sameAssignmentTwice_isAcceptedTwice_andPlayedOnce()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.referee->running(), 1);
        QCOMPARE(lab.playerA.count(Invitation), 1);
        QCOMPARE(lab.playerA.count(Choice), 1);
    }

    void sameAssignment_afterTheMatchIsOver_isNotPlayedAgain()
    {
        RefereeLab lab;
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 1);
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 1);
        QCOMPARE(lab.playerA.count(Invitation), 1);
    }

    // L-24
    void olderAttempt_isRefused_andSaysWhy()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment(FirstMatch, 3)).accept);
        const protocol::MatchAssignmentAck ack = lab.assign(lab.assignment(FirstMatch, 2));
        QVERIFY(!ack.accept);
        QCOMPARE(ack.reason, QStringLiteral("Attempt 3 is already known here."));
        QCOMPARE(lab.referee->running(), 1);
    }

    // L-24: the match starts from CREATED; the old attempt is heard of no more.
    void newerAttempt_takesThePlaceOfTheOlder()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        referee::RefereeOptions options = lab.options();
        options.maxConcurrentMatches = 1; // the newer attempt needs no place of its own
        lab.start(options);
        QVERIFY(lab.assign(lab.assignment(FirstMatch, 1)).accept);
        lab.settle();
        const JsonObject oldQuestion = lab.playerA.last(Choice);
        QVERIFY(lab.assign(lab.assignment(FirstMatch, 2)).accept);
        lab.settle();
        QCOMPARE(lab.playerA.count(Invitation), 2);
        lab.playerA.held(Choice).dequeue().result(
            choosing(oldQuestion, lab.playerA.id, QStringLiteral("even")));
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 0);
        lab.playerA.held(Choice).dequeue().result(
            choosing(lab.playerA.last(Choice), lab.playerA.id, QStringLiteral("even")));
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 1);
        QCOMPARE(lab.report().attempt.value_or(0), 2);
        QVERIFY(lab.report().result.technical.isEmpty());
    }

    // The last answer of the old attempt is already on its way when the new one is assigned.
    void oldAttemptThatEndsWhileTheNewOneBegins_isNotReported()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.playerB.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment(FirstMatch, 1)).accept);
        lab.settle();
        lab.manager.client().post(lab.referee->endpoint(), Assignment,
                                  protocol::write(fromManager(lab), lab.assignment(FirstMatch, 2)),
                                  10s);
        lab.playerA.held(Choice).dequeue().result(
            choosing(lab.playerA.last(Choice), lab.playerA.id, QStringLiteral("even")));
        lab.playerB.held(Choice).dequeue().result(
            choosing(lab.playerB.last(Choice), lab.playerB.id, QStringLiteral("odd")));
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 0);
        QCOMPARE(lab.playerA.count(GameOverCall), 0);
        QCOMPARE(lab.playerA.count(Invitation), 2);
        QCOMPARE(lab.playerA.count(Choice), 2);
        QCOMPARE(lab.referee->running(), 1);
    }

    void unsuitableAssignment_isRefused_andSaysWhy_data()
    {
        QTest::addColumn<QString>("flaw");
        QTest::addColumn<QString>("word");
        QTest::newRow("unknown game") << QStringLiteral("game") << QStringLiteral("chess");
        QTest::newRow("L-02 seeded without a seed")
            << QStringLiteral("seed") << QStringLiteral("no seed");
        QTest::newRow("one player") << QStringLiteral("roster") << QStringLiteral("1 seats");
        QTest::newRow("empty draw range") << QStringLiteral("range") << QStringLiteral("max");
        QTest::newRow("no time to choose")
            << QStringLiteral("window") << QStringLiteral("choice_timeout_ms");
    }

    void unsuitableAssignment_isRefused_andSaysWhy()
    {
        QFETCH(QString, flaw);
        QFETCH(QString, word);
        RefereeLab lab;
        protocol::MatchAssignment assignment = lab.assignment();
        protocol::MatchRules rules;
        if (flaw == QLatin1String("game"))
            assignment.gameType = QStringLiteral("chess");
        else if (flaw == QLatin1String("seed"))
            rules.drawSource = protocol::DrawSource::Seeded;
        else if (flaw == QLatin1String("roster"))
            assignment.roster.removeLast();
        else if (flaw == QLatin1String("range"))
            rules.drawRange = {10, 1};
        else
            rules.choiceTimeoutMs = 0;
        assignment.rules = protocol::payloadOf(rules);
        lab.start();
        const protocol::MatchAssignmentAck ack = lab.assign(assignment);
        lab.settle();
        QVERIFY(!ack.accept);
        QVERIFY2(ack.reason.contains(word), qPrintable(ack.reason));
        QCOMPARE(lab.referee->running(), 0);
        QCOMPARE(lab.playerA.count(Invitation), 0);
        // A refusal is not remembered as if the match had been taken.
        QVERIFY(lab.assign(lab.assignment()).accept);
    }

    void busyReferee_refuses_untilAMatchIsOver()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        referee::RefereeOptions options = lab.options();
        options.maxConcurrentMatches = 2;
        lab.start(options);
        QVERIFY(lab.assign(lab.assignment(QStringLiteral("R1M1"))).accept);
        QVERIFY(lab.assign(lab.assignment(QStringLiteral("R1M2"))).accept);
        const protocol::MatchAssignmentAck ack = lab.assign(lab.assignment(QStringLiteral("R1M3")));
        QVERIFY(!ack.accept);
        QVERIFY2(ack.reason.contains(QStringLiteral("busy with 2 matches")),
                 qPrintable(ack.reason));
        QCOMPARE(lab.referee->running(), 2);
        lab.settle();
        lab.playerA.held(Choice).dequeue().result(choosing(
            lab.playerA.received(Choice).first().message, lab.playerA.id, QStringLiteral("even")));
        lab.settle();
        QCOMPARE(lab.referee->running(), 1);
        QVERIFY(lab.assign(lab.assignment(QStringLiteral("R1M3"))).accept);
    }

    void severalMatches_arePlayedAtOnce_andDoNotMix()
    {
        RefereeLab lab;
        lab.start();
        for (int number = 1; number <= 5; ++number)
            QVERIFY(lab.assign(lab.assignment(QStringLiteral("R1M%1").arg(number))).accept);
        lab.settle();
        QStringList reported;
        for (const protocol::MatchResultReport &report : lab.reports()) {
            reported.append(report.matchId.text());
            QVERIFY(report.result.technical.isEmpty());
        }
        reported.sort();
        QCOMPARE(
            reported,
            QStringList({QStringLiteral("R1M1"), QStringLiteral("R1M2"), QStringLiteral("R1M3"),
                         QStringLiteral("R1M4"), QStringLiteral("R1M5")}));
        QCOMPARE(lab.referee->running(), 0);
    }

    // L-02, protocol.md §1.3: a second reader of the file sees it when the invitation arrives.
    void commitment_isOnDisk_beforeTheFirstInvitationLeaves()
    {
        const QTemporaryDir folder;
        RefereeLab lab;
        const auto journal = openJournal(folder, lab.clock);
        lab.watch(journal.get());
        QStringList onDisk;
        const auto look = [&](const JsonObject &call, const transport::RpcResponder &respond) {
            auto reader = store::JournalReader::open(journal->path());
            QVERIFY(reader.ok());
            const auto entries = (*reader)->read({.kinds = {protocol::CommitmentFact::Kind}});
            QVERIFY(entries.ok());
            for (const store::Entry &entry : *entries)
                onDisk.append(readOrDie<protocol::CommitmentFact>(entry.body).seedCommitment);
            respond.result(joinAck(call, lab.playerA.id));
        };
        lab.playerA.on(Invitation, look);
        lab.start(lab.options(), {.commitments = journal.get()});
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(onDisk.size(), 1);
        QCOMPARE(onDisk.first(),
                 readOrDie<protocol::GameInvitation>(lab.playerA.last(Invitation)).seedCommitment);
        QCOMPARE(lab.manager.count(Report), 1);
        QCOMPARE(journal->readSubject(FirstMatch).size(), 1);
    }

    // L-13: nothing is played for a manager that has not let the referee in.
    void refereeThatCouldNotRegister_refuses()
    {
        RefereeLab lab;
        lab.manager.hold(QStringLiteral("register_referee"));
        lab.referee = std::make_unique<referee::RefereeAgent>(lab.options(), lab.wire, lab.clock);
        QVERIFY(lab.referee->start().ok());
        lab.pass(54s); // until it gives up
        const protocol::MatchAssignmentAck ack = lab.assign(lab.assignment());
        QVERIFY(!ack.accept);
        QVERIFY2(ack.reason.contains(QStringLiteral("not registered")), qPrintable(ack.reason));
    }

    // L-13
    void registrationThatNobodyAnswers_failsAfterFourSends_andShutsDown()
    {
        RefereeLab lab;
        lab.manager.hold(QStringLiteral("register_referee"));
        lab.referee = std::make_unique<referee::RefereeAgent>(lab.options(), lab.wire, lab.clock);
        QStringList states;
        QString code;
        QObject::connect(lab.referee.get(), &referee::RefereeAgent::transitioned,
                         [&](const base::Transition &move) { states.append(move.to); });
        QObject::connect(lab.referee.get(), &referee::RefereeAgent::failed,
                         [&](const base::Failure &failure) { code = failure.code; });
        QVERIFY(lab.referee->start().ok());
        lab.pass(54s); // 4 windows of 10 s and pauses of 2, 4 and 8 s
        QCOMPARE(lab.manager.times(QStringLiteral("register_referee")),
                 QList<qint64>({0, 12'000, 26'000, 44'000}));
        QCOMPARE(states,
                 QStringList({lifecycle::Registering, lifecycle::Failed, lifecycle::Shutdown}));
        QCOMPARE(code, QStringLiteral("E009"));
    }

    void lifecycle_goesFromInitToShutdown()
    {
        RefereeLab lab;
        lab.start();
        QCOMPARE(lab.referee->lifecycleState(), lifecycle::Registered);
        QCOMPARE(lab.referee->id().text(), QStringLiteral("REF01"));
        const auto request = readOrDie<protocol::RefereeRegisterRequest>(
            lab.manager.last(QStringLiteral("register_referee")));
        QCOMPARE(request.meta.contactEndpoint, lab.referee->endpoint().toString());
        QCOMPARE(request.meta.maxConcurrentMatches, 10);
        QVERIFY(lab.assign(lab.assignment()).accept);
        QCOMPARE(lab.referee->lifecycleState(), lifecycle::Active);
        bool completed = false;
        QObject::connect(lab.referee.get(), &referee::RefereeAgent::leagueCompleted,
                         [&] { completed = true; });
        protocol::LeagueCompleted end;
        end.leagueId = base::LeagueId(QStringLiteral("league_test"));
        end.champion = {base::PlayerId(lab.playerA.id), lab.playerA.id, 3};
        QVERIFY(ask(lab, end).ok());
        QVERIFY(completed);
        QCOMPARE(lab.referee->lifecycleState(), lifecycle::Shutdown);
    }

    void endOfTheLeague_waitsForTheLastLetters_butNotForEver()
    {
        RefereeLab lab;
        lab.playerA.hold(protocol::GameOver::Method);
        lab.start();
        bool completed = false;
        QObject::connect(lab.referee.get(), &referee::RefereeAgent::leagueCompleted,
                         [&] { completed = true; });
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.playerA.times(protocol::GameOver::Method).size(), 1);
        protocol::LeagueCompleted end;
        end.leagueId = base::LeagueId(QStringLiteral("league_test"));
        end.champion = {base::PlayerId(lab.playerA.id), lab.playerA.id, 3};
        QVERIFY(ask(lab, end).ok());
        lab.pass(9s);
        QVERIFY(!completed);
        lab.pass(2s); // the player had ten
        QVERIFY(completed);
    }

    // L-24
    void heartbeat_isAnsweredWithItsNonce_andTheLoad()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment(QStringLiteral("R1M1"))).accept);
        QVERIFY(lab.assign(lab.assignment(QStringLiteral("R1M2"))).accept);
        const auto ack = readOrDie<protocol::HeartbeatAck>(
            ask(lab, protocol::Heartbeat{QStringLiteral("n-17")}).result.toObject());
        QCOMPARE(ack.nonce, QStringLiteral("n-17"));
        QCOMPARE(ack.lifecycleState, QStringLiteral("ACTIVE"));
        QCOMPARE(ack.load, 2.0);
    }

    void matchState_isToldWhileTheMatchIsPlayed_andNotAfterwards()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.start();
        const protocol::MatchStateQuery query{base::MatchId(FirstMatch), {}};
        QCOMPARE(ask(lab, query).kind, transport::RpcOutcome::Kind::Refused);
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        const auto state = readOrDie<protocol::MatchState>(ask(lab, query).result.toObject());
        QCOMPARE(state.state, QStringLiteral("COLLECTING_CHOICES"));
        QCOMPARE(state.matchId.text(), FirstMatch);
        QCOMPARE(state.attempt, 1);
        lab.playerA.held(Choice).dequeue().result(
            choosing(lab.playerA.last(Choice), lab.playerA.id, QStringLiteral("even")));
        lab.settle();
        const transport::RpcOutcome after = ask(lab, query);
        QCOMPARE(after.kind, transport::RpcOutcome::Kind::Refused);
        QCOMPARE(after.error.data.value(QStringLiteral("error_code")).toString(),
                 QStringLiteral("E101"));
    }

    // L-18, L-22: a token shows a player its own choice and nobody else's.
    void matchState_showsASealedChoiceOnlyToThePlayerThatMadeIt()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        const protocol::MatchStateQuery query{base::MatchId(FirstMatch), {}};
        const auto choiceSeenWith = [&](const QString &token) {
            const auto state =
                readOrDie<protocol::MatchState>(ask(lab, query, token).result.toObject());
            return state.view.value(QStringLiteral("parity_choice")).toString();
        };
        const QString tokenOf = QStringLiteral("tok_of_%1");
        QCOMPARE(choiceSeenWith(tokenOf.arg(lab.playerB.id)), QStringLiteral("odd"));
        QCOMPARE(choiceSeenWith(tokenOf.arg(lab.playerA.id)), QString());
        QCOMPARE(choiceSeenWith(QStringLiteral("tok_of_a_stranger")), QString());
        QCOMPARE(choiceSeenWith(QString()), QString());
    }

    // L-06: a referee that is stopped leaves no result behind.
    void stoppedReferee_abortsWhatIsRunning_andReportsNothing()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        lab.referee->stop();
        lab.pass(200s);
        QCOMPARE(lab.manager.count(Report), 0);
        QCOMPARE(lab.playerA.count(Choice), 1);
        QCOMPARE(lab.path().last(), QStringLiteral("ABORTED"));
    }

    // Agents written from the source documents alone do not know the field.
    void playersThatDoNotSayTheAttempt_meanTheOneThatIsPlayed()
    {
        RefereeLab lab;
        lab.start();
        for (ScriptedAgent *player : {&lab.playerA, &lab.playerB}) {
            player->on(Invitation, [player](const JsonObject &call, const auto &respond) {
                JsonObject ack = joinAck(call, player->id);
                ack.remove(QStringLiteral("attempt"));
                respond.result(ack);
            });
            player->on(Choice, [player](const JsonObject &call, const auto &respond) {
                JsonObject choice = choosing(call, player->id, QStringLiteral("even"));
                choice.remove(QStringLiteral("attempt"));
                respond.result(choice);
            });
        }
        QVERIFY(lab.assign(lab.assignment(QStringLiteral("R1M1"), 2)).accept);
        lab.settle();
        QCOMPARE(lab.report().attempt.value_or(0), 2);
        QCOMPARE(lab.report().result.status, protocol::ResultStatus::Draw);
    }
};

QTEST_GUILESS_MAIN(TestAssignments)
#include "tst_assignments.moc"
