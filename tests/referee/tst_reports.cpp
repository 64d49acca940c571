// Reports: what the manager learns of a match, by batches and at the end, whatever gets lost.
#include "agents/base/json/json_document.h"
#include "agents/games/fact_names.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/league_facts.h"
#include "agents/store/outbox.h"
#include "tests/support/event_wait.h"
#include "tests/support/referee_lab.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcResponder;

namespace {

const base::PlayerId A{QStringLiteral("P01")};
const base::PlayerId B{QStringLiteral("P02")};

// A journal in a file with an outbox on it, as a referee's shelf; reopened, it is a new life.
struct Shelf
{
    Shelf(const QTemporaryDir &folder, base::Clock &clock)
    {
        auto opened =
            store::Journal::open(folder.filePath(QStringLiteral("outbox.db")), {.clock = &clock});
        if (!opened)
            qFatal("%s", qPrintable(opened.failure().sentence));
        journal = std::move(*opened);
        auto box = store::Outbox::open(*journal, QStringLiteral("referee:REF01"));
        if (!box)
            qFatal("%s", qPrintable(box.failure().sentence));
        outbox = std::move(*box);
    }

    [[nodiscard]] referee::Shelf use() const { return {journal.get(), outbox.get()}; }

    std::unique_ptr<store::Journal> journal;
    std::unique_ptr<store::Outbox> outbox;
};

void heartbeat(RefereeLab &lab)
{
    const protocol::Envelope envelope{.sender = protocol::managerSender(),
                                      .timestampMs = lab.clock.utcMs(),
                                      .conversationId = QStringLiteral("conv-heart")};
    const auto outcome =
        lab.manager.ask(lab.referee->endpoint(), protocol::Heartbeat::Method,
                        protocol::write(envelope, protocol::Heartbeat{QStringLiteral("n")}));
    QVERIFY(outcome.ok());
    lab.settle();
}

// The manager's answer to a report that it does not want.
JsonObject leagueError(const RefereeLab &lab, const QString &code)
{
    const protocol::Envelope envelope{.sender = protocol::managerSender(),
                                      .timestampMs = lab.clock.utcMs(),
                                      .conversationId = QStringLiteral("conv-error")};
    return protocol::write(envelope,
                           protocol::leagueErrorFrom({QStringLiteral("Not wanted."), code},
                                                     QStringLiteral("MATCH_RESULT_REPORT")));
}

QList<qint64> numbers(const QList<protocol::MatchEventEntry> &events)
{
    QList<qint64> numbers;
    for (const protocol::MatchEventEntry &event : events)
        numbers.append(event.seq);
    return numbers;
}

QList<qint64> countingTo(qsizetype last)
{
    QList<qint64> numbers;
    for (qint64 number = 1; number <= last; ++number)
        numbers.append(number);
    return numbers;
}

} // namespace

class TestReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void report_saysWhoPlayedWhatCameOutAndWhy()
    {
        RefereeLab lab;
        protocol::MatchRules rules;
        rules.drawRange = {8, 8};
        protocol::MatchAssignment assignment = lab.assignment();
        assignment.rules = protocol::payloadOf(rules);
        lab.start();
        QVERIFY(lab.assign(assignment).accept);
        lab.settle();
        const protocol::MatchResultReport report = lab.report();
        QCOMPARE(report.leagueId.text(), QStringLiteral("league_test"));
        QCOMPARE(report.roundId, 1);
        QCOMPARE(report.matchId.text(), QStringLiteral("R1M1"));
        QCOMPARE(report.attempt.value_or(0), 1);
        QCOMPARE(report.gameType, QStringLiteral("even_odd"));
        QCOMPARE(report.result.winner, A);
        QCOMPARE(report.result.score, (QMap<base::PlayerId, int>{{A, 3}, {B, 0}}));
        QCOMPARE(report.result.outcomes.value(A), protocol::PlayerOutcome::Win);
        QCOMPARE(report.result.outcomes.value(B), protocol::PlayerOutcome::Loss);
        const JsonObject details = report.result.details;
        QCOMPARE(details.value(games::fact::DrawnNumber).toInt(), 8);
        QCOMPARE(details.value(games::fact::Reason).toString(),
                 QStringLiteral("P01 chose even and 8 is even, so P01 wins."));
        QVERIFY(!details.value(games::fact::Seed).toString().isEmpty());
        // L-17: the referee's own token goes to the manager only.
        const auto envelope = protocol::readEnvelope(lab.manager.last(Report));
        QVERIFY(envelope.ok());
        QCOMPARE(envelope->authToken, RefereeLab::RefereeToken);
        QCOMPARE(envelope->sender, QStringLiteral("referee:REF01"));
    }

    // protocol.md §1.1: the record of a match holds no token, not even one that was sent wrongly.
    void events_holdNoToken()
    {
        RefereeLab lab;
        lab.playerA.once(Choice, [&](const JsonObject &call, const RpcResponder &respond) {
            JsonObject answer = choosing(call, lab.playerA.id, QStringLiteral("even"));
            answer.insert(QStringLiteral("extra"),
                          JsonObject{{QStringLiteral("my_token"), QStringLiteral("tok_inner")}});
            respond.result(answer);
        });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QByteArray record;
        int messages = 0;
        for (const protocol::MatchEventEntry &event : lab.events(QStringLiteral("R1M1"))) {
            record += JsonDocument(event.data).toJson();
            messages += event.kind == protocol::MessageFact::Kind ? 1 : 0;
        }
        QCOMPARE(messages, 10); // two invitations, two calls, two GAME_OVER and four answers
        for (const QString &token :
             {RefereeLab::RefereeToken, RefereeLab::MatchToken, QStringLiteral("tok_of_P01"),
              QStringLiteral("tok_of_P02"), QStringLiteral("tok_inner")})
            QVERIFY2(!record.contains(token.toUtf8()), qPrintable(token));
    }

    // A match that is over in a moment needs one message: its report.
    void quickMatch_sendsNoBatch_andItsReportHasEveryEvent()
    {
        RefereeLab lab;
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.manager.count(Events), 0);
        const QList<protocol::MatchEventEntry> events = lab.report().events;
        QVERIFY(events.size() > 10);
        QCOMPARE(numbers(events), countingTo(events.size()));
    }

    void slowMatch_isFollowedInBatches_andEveryEventArrivesOnce()
    {
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(100ms);
        QCOMPARE(lab.manager.count(Events), 1);
        lab.pass(33'900ms);
        QCOMPARE(lab.manager.count(Report), 1);
        QCOMPARE(lab.manager.times(Events), QList<qint64>({100, 7'100, 16'100, 29'100}));
        const QList<protocol::MatchEventEntry> events = lab.events(QStringLiteral("R1M1"));
        QCOMPARE(numbers(events), countingTo(events.size()));
        const auto batch = readOrDie<protocol::MatchEvent>(lab.manager.last(Events));
        QCOMPARE(batch.leagueId.text(), QStringLiteral("league_test"));
        QCOMPARE(batch.matchId.text(), QStringLiteral("R1M1"));
        QCOMPARE(batch.attempt.value_or(0), 1);
    }

    void batchThatWasLost_goesWithTheNextOne_data()
    {
        QTest::addColumn<bool>("isRefusedInWords");
        QTest::newRow("HTTP 503") << false;
        QTest::newRow("LEAGUE_ERROR") << true; // an answer, but no acknowledgement
    }

    void batchThatWasLost_goesWithTheNextOne()
    {
        QFETCH(bool, isRefusedInWords);
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.manager.once(Events, [&](const JsonObject &call, const RpcResponder &respond) {
            if (!isRefusedInWords)
                return respond.raw({}, 503);
            const base::Failure failure{QStringLiteral("Not now."), QStringLiteral("E012")};
            respond.result(protocol::write(protocol::readEnvelope(call).value(),
                                           protocol::leagueErrorFrom(failure, {})));
        });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(34s);
        QCOMPARE(lab.manager.count(Report), 1);
        const qsizetype first =
            readOrDie<protocol::MatchEvent>(lab.manager.received(Events).first().message)
                .events.size();
        QVERIFY(first > 0);
        // Without the lost batch, everything is there exactly once.
        const QList<protocol::MatchEventEntry> all = lab.events(QStringLiteral("R1M1"));
        const QList<protocol::MatchEventEntry> rest = all.sliced(first);
        QCOMPARE(numbers(rest), countingTo(rest.size()));
    }

    // The report waits for a batch under way, so that events arrive in order.
    void batchUnderWay_comesBeforeTheReport()
    {
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.manager.hold(Events);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(200ms);
        lab.playerA.held(Invitation)
            .dequeue()
            .result(joinAck(lab.playerA.last(Invitation), lab.playerA.id));
        lab.settle();
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(lab.manager.count(Report), 0);
        lab.manager.held(Events).dequeue().result(protocol::payloadOf(protocol::StatusReply()));
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 1);
        const QList<protocol::MatchEventEntry> events = lab.events(QStringLiteral("R1M1"));
        QCOMPARE(numbers(events), countingTo(events.size()));
    }

    // L-15: 10 s, 3 retries.
    void report_isRetriedUntilItIsAcknowledged()
    {
        RefereeLab lab;
        for (int time = 0; time < 3; ++time)
            lab.manager.once(Report, [](const JsonObject &, const RpcResponder &respond) {
                respond.raw({}, 503);
            });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.referee->unreported(), 1);
        lab.pass(13'900ms);
        QCOMPARE(lab.referee->unreported(), 1);
        lab.pass(100ms);
        QCOMPARE(lab.manager.times(Report), QList<qint64>({0, 2'000, 6'000, 14'000}));
        QCOMPARE(lab.referee->unreported(), 0);
    }

    // L-15, options report_timeout_ms and those of retries: they come with the match.
    void report_isRetriedByTheRulesOfTheLeague()
    {
        protocol::MatchRules rules;
        rules.reportTimeoutMs = 1'000;
        rules.maxRetries = 2;
        rules.initialDelayMs = 500;
        rules.backoffMultiplier = 3;
        RefereeLab lab;
        lab.manager.hold(Report);
        protocol::MatchAssignment assignment = lab.assignment();
        assignment.rules = protocol::payloadOf(rules);
        lab.start();
        QVERIFY(lab.assign(assignment).accept);
        lab.pass(20s);
        QCOMPARE(lab.manager.times(Report), QList<qint64>({0, 1'500, 4'000}));
        QCOMPARE(lab.referee->unreported(), 1);
    }

    // L-15: then it waits for a sign of life.
    void reportThatWasNotAcknowledged_isSentAgainWhenTheManagerIsHeardOf()
    {
        RefereeLab lab;
        lab.manager.hold(Report);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(60s);
        QCOMPARE(lab.manager.times(Report), QList<qint64>({0, 12'000, 26'000, 44'000}));
        QCOMPARE(lab.referee->unreported(), 1);
        lab.manager.on(Report, {});
        heartbeat(lab);
        QCOMPARE(lab.manager.times(Report).last(), 60'000);
        QCOMPARE(lab.referee->unreported(), 0);
    }

    // S-12, L-15: the same report, also from a new program on the same file.
    void reportThatWasNotAcknowledged_survivesARestart()
    {
        const QTemporaryDir folder;
        RefereeLab lab;
        lab.manager.hold(Report);
        auto shelf = std::make_unique<Shelf>(folder, lab.clock);
        lab.watch(shelf->journal.get());
        lab.start(lab.options(), shelf->use());
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 1);
        const protocol::MatchResultReport first = lab.report();

        lab.referee.reset();
        shelf.reset();
        shelf = std::make_unique<Shelf>(folder, lab.clock);
        lab.watch(shelf->journal.get());
        lab.manager.on(Report, {});
        lab.start(lab.options(), shelf->use());
        QCOMPARE(lab.manager.count(Report), 2);
        QCOMPARE(protocol::payloadOf(lab.report()), protocol::payloadOf(first));
        QCOMPARE(protocol::readEnvelope(lab.manager.last(Report))->authToken,
                 RefereeLab::RefereeToken);
        QCOMPARE(lab.referee->unreported(), 0);

        // Acknowledged: a third life has nothing to send.
        lab.referee.reset();
        shelf.reset();
        shelf = std::make_unique<Shelf>(folder, lab.clock);
        lab.watch(shelf->journal.get());
        lab.start(lab.options(), shelf->use());
        QCOMPARE(lab.manager.count(Report), 2);
        lab.watch(nullptr);
        lab.referee.reset();
    }

    // L-15: on the disk first, so that no result is known to the manager only.
    void report_isInTheOutbox_beforeItLeaves()
    {
        const QTemporaryDir folder;
        RefereeLab lab;
        const Shelf shelf(folder, lab.clock);
        lab.watch(shelf.journal.get());
        int kept = 0;
        lab.manager.on(Report, [&](const JsonObject &, const RpcResponder &respond) {
            kept = static_cast<int>(shelf.journal->readKind(store::kind::OutboxPut).size());
            respond.result(protocol::payloadOf(protocol::StatusReply()));
        });
        lab.start(lab.options(), shelf.use());
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(kept, 1);
        QVERIFY(shelf.outbox->pending().isEmpty());
        lab.referee.reset();
    }

    // M-112: nobody is told an end that a crash could still take back.
    void players_areToldTheEnd_whenTheReportIsInTheOutbox()
    {
        const QTemporaryDir folder;
        RefereeLab lab;
        const Shelf shelf(folder, lab.clock);
        lab.watch(shelf.journal.get());
        qsizetype kept = 0;
        lab.playerA.on(GameOverCall, [&](const JsonObject &, const RpcResponder &respond) {
            kept = shelf.journal->readKind(store::kind::OutboxPut).size();
            respond.result(protocol::payloadOf(protocol::StatusReply()));
        });
        lab.start(lab.options(), shelf.use());
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(kept, 1);
        QCOMPARE(lab.manager.count(Report), 1);
        lab.referee.reset();
    }

    // M-112, L-14: a manager that is slow to take a batch keeps nobody waiting for the end.
    void batchUnderWay_delaysNeitherTheOutboxNorThePlayers()
    {
        const QTemporaryDir folder;
        RefereeLab lab;
        const Shelf shelf(folder, lab.clock);
        lab.watch(shelf.journal.get());
        lab.playerA.hold(Invitation);
        lab.manager.hold(Events);
        lab.start(lab.options(), shelf.use());
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(200ms);
        lab.playerA.held(Invitation)
            .dequeue()
            .result(joinAck(lab.playerA.last(Invitation), lab.playerA.id));
        lab.settle();
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(lab.manager.count(Report), 0);
        // What is kept has the batch too, which may never arrive.
        const QList<store::Outbox::Letter> kept = shelf.outbox->pending();
        QCOMPARE(kept.size(), 1);
        const auto whole = readOrDie<protocol::MatchResultReport>(kept.first().message);
        QCOMPARE(numbers(whole.events), countingTo(whole.events.size()));
        lab.manager.held(Events).dequeue().result(protocol::payloadOf(protocol::StatusReply()));
        lab.settle();
        QCOMPARE(lab.events(QStringLiteral("R1M1")).size(), whole.events.size());
        lab.referee.reset();
    }

    void diskThatRefusesTheReport_data()
    {
        QTest::addColumn<bool>("managerHasIt");
        QTest::newRow("M-112 told when the manager has it on its disk") << true;
        QTest::newRow("M-112 told when the disk has recovered") << false;
    }

    void diskThatRefusesTheReport()
    {
        QFETCH(bool, managerHasIt);
        const QTemporaryDir folder;
        RefereeLab lab;
        const Shelf shelf(folder, lab.clock);
        const QString path = shelf.journal->path();
        const QString away = path + QStringLiteral(".away");
        bool diskFailed = false;
        QObject::connect(shelf.journal.get(), &store::Journal::failed, [&] { diskFailed = true; });
        lab.playerA.hold(Choice);
        lab.manager.hold(Report);
        lab.watch(shelf.journal.get());
        lab.start(lab.options(), shelf.use());
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        lab.watch(nullptr); // a flush would wait for a disk that is not there
        QVERIFY(QFile::rename(path, away));
        lab.playerA.held(Choice).dequeue().result(
            choosing(lab.playerA.last(Choice), lab.playerA.id, QStringLiteral("even")));
        QVERIFY(eventually([&] { return diskFailed && lab.manager.count(Report) == 1; }));
        QVERIFY(comesToRest());
        QCOMPARE(lab.playerA.count(GameOverCall), 0);
        if (managerHasIt) {
            lab.manager.held(Report).dequeue().result(protocol::payloadOf(protocol::StatusReply()));
            QVERIFY(eventually([&] { return lab.playerA.count(GameOverCall) == 1; }));
        }
        QVERIFY(QFile::rename(away, path));
        lab.clock.advance(5s);
        QVERIFY(eventually([&] { return lab.playerA.count(GameOverCall) == 1; }));
        shelf.journal->flush();
        QVERIFY(comesToRest());
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(lab.playerB.count(GameOverCall), 1);
        lab.referee.reset();
    }

    // M-112: a hosted referee has no outbox; the manager writes the result beside it.
    void hostedReferee_tellsTheEnd_whenTheManagersEntryIsOnDisk()
    {
        const QTemporaryDir folder;
        RefereeLab lab;
        const Shelf shelf(folder, lab.clock);
        lab.watch(shelf.journal.get());
        lab.manager.hold(Report);
        lab.start(lab.options(),
                  {.commitments = shelf.journal.get(), .results = shelf.journal.get()});
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 1);
        QCOMPARE(lab.playerA.count(GameOverCall), 0);
        const auto write = [&](int attempt) {
            const store::ResultFact fact{.attempt = attempt,
                                         .gameType = QStringLiteral("even_odd"),
                                         .refereeId = lab.referee->id(),
                                         .playerIds = {A, B}};
            shelf.journal->append({.subject = QStringLiteral("R1M1"),
                                   .kind = store::ResultFact::Kind,
                                   .body = protocol::payloadOf(fact)},
                                  store::Urgency::Prompt);
            lab.settle();
        };
        write(2); // of another attempt
        QCOMPARE(lab.playerA.count(GameOverCall), 0);
        write(1);
        QCOMPARE(lab.playerA.count(GameOverCall), 1); // before anything follows from the result
        lab.manager.held(Report).dequeue().result(protocol::payloadOf(protocol::StatusReply()));
        lab.settle();
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(lab.referee->unreported(), 0);
        lab.referee.reset();
    }

    void refusedReport_isGivenUp_data()
    {
        QTest::addColumn<bool>("asMessage");
        QTest::newRow("L-24 E109 as LEAGUE_ERROR") << true;
        QTest::newRow("L-24 E109 as JSON-RPC error") << false;
    }

    void refusedReport_isGivenUp()
    {
        QFETCH(bool, asMessage);
        const QTemporaryDir folder;
        RefereeLab lab;
        const Shelf shelf(folder, lab.clock);
        lab.watch(shelf.journal.get());
        lab.manager.on(Report, [&](const JsonObject &, const RpcResponder &respond) {
            if (asMessage)
                respond.result(leagueError(lab, QStringLiteral("E109")));
            else
                respond.error(protocol::rpcErrorFrom(
                    {QStringLiteral("Not wanted."), QStringLiteral("E109")}));
        });
        lab.start(lab.options(), shelf.use());
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(60s);
        heartbeat(lab);
        QCOMPARE(lab.manager.count(Report), 1);
        QCOMPARE(lab.referee->unreported(), 0);
        QVERIFY(shelf.outbox->pending().isEmpty());
        lab.referee.reset();
    }

    // -32603: the manager's own trouble, such as a full disk.
    void reportThatTheManagerCannotKeep_staysPending()
    {
        RefereeLab lab;
        lab.manager.once(Report, [](const JsonObject &, const RpcResponder &respond) {
            respond.error({protocol::rpc_code::InternalError, QStringLiteral("Disk full."), {}});
        });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.referee->unreported(), 1);
        heartbeat(lab);
        QCOMPARE(lab.manager.count(Report), 2);
        QCOMPARE(lab.referee->unreported(), 0);
    }
};

QTEST_GUILESS_MAIN(TestReports)
#include "tst_reports.moc"
