// Counting: who may report, when a result counts, and that it counts once.
#include "agents/base/json/json_document.h"
#include "agents/base/token.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/league_facts.h"
#include "tests/support/event_wait.h"
#include "tests/support/league_lab.h"

#include <QFile>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::ResultStatus;
using transport::RpcOutcome;

namespace {

const QString P1 = QStringLiteral("P01");
const QString P2 = QStringLiteral("P02");

bool isOk(const JsonObject &answer)
{
    return answer.value(QStringLiteral("status")) == JsonValue(QStringLiteral("OK"));
}

protocol::MatchEvent batch(const protocol::MatchAssignment &match, qint64 from, qint64 to)
{
    protocol::MatchEvent batch;
    batch.leagueId = match.leagueId;
    batch.roundId = match.roundId;
    batch.matchId = match.matchId;
    batch.attempt = match.attempt;
    for (qint64 number = from; number <= to; ++number)
        batch.events.append({number,
                             {1'000 + number},
                             QStringLiteral("seen"),
                             QStringLiteral("observer"),
                             {{QStringLiteral("number"), number}}});
    return batch;
}

} // namespace

class TestCounting : public QObject
{
    Q_OBJECT

    // A league of four whose first match is being played by REF01; REF02 plays the second.
    struct Running : LeagueLab
    {
        explicit Running(const Change &change = {}) : LeagueLab(change)
        {
            addReferee();
            startWith(4);
        }

        ScriptedAgent &referee() { return referees.at(0); }
        ScriptedAgent &otherReferee() { return referees.at(1); }
        protocol::MatchAssignment match() { return assignments(referee()).first(); }
        qsizetype resultsOnDisk() const { return journalled(store::ResultFact::Kind).size(); }
    };

private Q_SLOTS:
    // architecture.md §1: a result is on disk before it is acknowledged.
    void result_isAcknowledgedOnlyWhenItIsOnDisk()
    {
        Running lab;
        qsizetype seenByASecondReader = -1;
        bool acknowledged = false;
        const JsonObject message =
            protocol::write(lab.envelope(lab.referee().sender, lab.referee().token),
                            LeagueLab::reportOf(lab.match(), P1));
        const auto call = lab.referee().client().call(
            lab.manager->endpoint(), Report, message, {}, [&](const RpcOutcome &outcome) {
                acknowledged = isOk(outcome.result.toObject());
                auto reader = store::JournalReader::open(lab.journal->path());
                QVERIFY(reader.ok());
                seenByASecondReader = (*reader)->count(store::kind::Result).value();
            });
        lab.settle();
        QVERIFY(acknowledged);
        QCOMPARE(seenByASecondReader, 1);
    }

    // L-15: the acknowledgement was lost.
    void reportAgain_isAcknowledgedAgain_andCountedOnce()
    {
        Running lab;
        const auto report = LeagueLab::reportOf(lab.match(), P1);
        QVERIFY(isOk(lab.send(lab.referee(), report)));
        QVERIFY(isOk(lab.send(lab.referee(), report)));
        lab.settle();
        QCOMPARE(lab.resultsOnDisk(), 1);
        QCOMPARE(LeagueLab::asText(lab.manager->standings()).first(),
                 QStringLiteral("P01 3 1-0-0"));
    }

    void reportAgain_whileTheFirstIsOnItsWayToTheDisk_isCountedOnce()
    {
        Running lab;
        const JsonObject message =
            protocol::write(lab.envelope(lab.referee().sender, lab.referee().token),
                            LeagueLab::reportOf(lab.match(), P1));
        int acknowledged = 0;
        std::vector<transport::RpcCall> calls;
        calls.reserve(3);
        for (int time = 0; time < 3; ++time) {
            calls.push_back(lab.referee().client().call(
                lab.manager->endpoint(), Report, message, {}, [&](const RpcOutcome &outcome) {
                    acknowledged += isOk(outcome.result.toObject()) ? 1 : 0;
                }));
        }
        lab.settle();
        QCOMPARE(acknowledged, 3);
        QCOMPARE(lab.resultsOnDisk(), 1);
        QCOMPARE(LeagueLab::asText(lab.manager->standings()).first(),
                 QStringLiteral("P01 3 1-0-0"));
    }

    void anotherResultForTheSameAttempt_changesNothing()
    {
        Running lab;
        QVERIFY(isOk(lab.send(lab.referee(), LeagueLab::reportOf(lab.match(), P1))));
        (void)lab.send(lab.referee(), LeagueLab::reportOf(lab.match(), P2));
        lab.settle();
        QCOMPARE(lab.resultsOnDisk(), 1);
        QCOMPARE(LeagueLab::asText(lab.manager->standings()).first(),
                 QStringLiteral("P01 3 1-0-0"));
    }

    void reportThatIsNotWanted_data()
    {
        QTest::addColumn<QString>("flaw");
        QTest::addColumn<QString>("code");
        QTest::newRow("L-24 an older attempt") << QStringLiteral("older") << QStringLiteral("E109");
        QTest::newRow("L-24 an attempt to come")
            << QStringLiteral("newer") << QStringLiteral("E109");
        QTest::newRow("a match of a later round")
            << QStringLiteral("later") << QStringLiteral("E109");
        QTest::newRow("a match that does not exist")
            << QStringLiteral("unknown") << QStringLiteral("E109");
        QTest::newRow("L-35 a match of another league")
            << QStringLiteral("league") << QStringLiteral("E109");
        QTest::newRow("another referee's match")
            << QStringLiteral("referee") << QStringLiteral("E211");
        QTest::newRow("another referee's match that is over")
            << QStringLiteral("over") << QStringLiteral("E109");
        QTest::newRow("a contradiction")
            << QStringLiteral("contradiction") << QStringLiteral("E003");
        QTest::newRow("a winner who did not play")
            << QStringLiteral("winner") << QStringLiteral("E003");
    }

    void reportThatIsNotWanted()
    {
        QFETCH(QString, flaw);
        QFETCH(QString, code);
        Running lab;
        ScriptedAgent *sender = &lab.referee();
        protocol::MatchAssignment match = lab.match();
        if (flaw == QLatin1String("older")) {
            // The other referee cannot be reached in round 2: its match is played by this one.
            sender = &lab.otherReferee();
            lab.otherReferee().leave();
            lab.playAssigned([](const auto &) { return QString(); });
            lab.pass(20s);
            match = LeagueLab::assignments(lab.referee()).last();
            QCOMPARE(match.attempt, 2);
            match.attempt = 1;
        } else if (flaw == QLatin1String("newer")) {
            match.attempt = 2;
        } else if (flaw == QLatin1String("later")) {
            match.matchId = base::MatchId(QStringLiteral("R2M1"));
        } else if (flaw == QLatin1String("unknown")) {
            match.matchId = base::MatchId(QStringLiteral("R9M9"));
        } else if (flaw == QLatin1String("league")) {
            match.leagueId = base::LeagueId(QStringLiteral("league_of_last_week"));
        } else if (flaw == QLatin1String("referee")) {
            sender = &lab.otherReferee();
        } else if (flaw == QLatin1String("over")) {
            QVERIFY(isOk(lab.send(lab.referee(), LeagueLab::reportOf(match, P1))));
            sender = &lab.otherReferee();
        }
        protocol::MatchResultReport report =
            LeagueLab::reportOf(match, match.roster.first().playerId.text());
        if (flaw == QLatin1String("contradiction"))
            report.result.status = ResultStatus::Draw;
        else if (flaw == QLatin1String("winner"))
            report.result.winner = base::PlayerId(QStringLiteral("P04"));
        const qsizetype before = lab.resultsOnDisk();
        QCOMPARE(LeagueLab::errorCode(lab.send(*sender, report)), code);
        lab.settle();
        QCOMPARE(lab.resultsOnDisk(), before);
    }

    // The match is still open for the right report.
    void contradiction_canBeCorrected()
    {
        Running lab;
        protocol::MatchResultReport report = LeagueLab::reportOf(lab.match(), P1);
        report.result.status = ResultStatus::Draw;
        QCOMPARE(LeagueLab::errorCode(lab.send(lab.referee(), report)), QStringLiteral("E003"));
        QVERIFY(isOk(lab.send(lab.referee(), LeagueLab::reportOf(lab.match(), P2))));
        QCOMPARE(LeagueLab::asText(lab.manager->standings()).first(),
                 QStringLiteral("P02 3 1-0-0"));
    }

    void whoMayReport_data()
    {
        QTest::addColumn<QString>("sender");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("code");
        const QString own = QStringLiteral("referee:REF01");
        QTest::newRow("L-16 no token") << own << QString() << QStringLiteral("E011");
        QTest::newRow("L-16 a token nobody has")
            << own << QStringLiteral("tok_guessed") << QStringLiteral("E012");
        QTest::newRow("L-17 the match token")
            << own << QStringLiteral("(match)") << QStringLiteral("E012");
        QTest::newRow("a player's token")
            << QStringLiteral("player:P01") << QStringLiteral("(player)") << QStringLiteral("E012");
        QTest::newRow("a player's token, said to be a referee's")
            << own << QStringLiteral("(player)") << QStringLiteral("E012");
        QTest::newRow("the operator's token")
            << own << QStringLiteral("op_secret_1") << QStringLiteral("E012");
        QTest::newRow("the sender is another referee")
            << QStringLiteral("referee:REF02") << QStringLiteral("(own)") << QStringLiteral("E012");
        QTest::newRow("the sender is a player")
            << QStringLiteral("player:P01") << QStringLiteral("(own)") << QStringLiteral("E012");
        QTest::newRow("the token decides, interop.md §2: a name of its own")
            << QStringLiteral("referee:my-referee") << QStringLiteral("(own)") << QString();
        QTest::newRow("by the book") << own << QStringLiteral("(own)") << QString();
    }

    void whoMayReport()
    {
        QFETCH(QString, sender);
        QFETCH(QString, token);
        QFETCH(QString, code);
        Running lab;
        if (token == QLatin1String("(own)"))
            token = lab.referee().token;
        else if (token == QLatin1String("(player)"))
            token = lab.players.front().token;
        else if (token == QLatin1String("(match)"))
            token = lab.match().matchToken;
        const JsonObject answer =
            lab.send(lab.referee(), LeagueLab::reportOf(lab.match(), P1), sender, token);
        QCOMPARE(LeagueLab::errorCode(answer), code);
        QCOMPARE(isOk(answer), code.isEmpty());
        QCOMPARE(lab.resultsOnDisk(), code.isEmpty() ? 1 : 0);
        if (!token.isEmpty())
            QVERIFY(!JsonDocument(answer).toJson().contains(token.toUtf8()));
        // The same holds for events.
        QCOMPARE(LeagueLab::errorCode(lab.send(
                     lab.referee(), batch(LeagueLab::assignments(lab.otherReferee()).first(), 1, 1),
                     sender, token)),
                 code.isEmpty() ? QStringLiteral("E211") : code);
    }

    // interop.md §2: points are computed.
    void points_areComputed_notTrusted()
    {
        Running lab;
        protocol::MatchResultReport report = LeagueLab::reportOf(lab.match(), P1);
        report.result.score = {{base::PlayerId(P1), 1}, {base::PlayerId(P2), 99}};
        QVERIFY(isOk(lab.send(lab.referee(), report)));
        const auto fact =
            readOrDie<store::ResultFact>(lab.journalled(store::ResultFact::Kind).first());
        QCOMPARE(fact.score,
                 (QMap<base::PlayerId, int>{{base::PlayerId(P1), 3}, {base::PlayerId(P2), 0}}));
        QCOMPARE(fact.refereeId.text(), QStringLiteral("REF01"));
        QCOMPARE(fact.roundId, 1);
        QCOMPARE(LeagueLab::asText(lab.manager->standings()).first(),
                 QStringLiteral("P01 3 1-0-0"));
    }

    // A match that was called off (L-03) is over and counts for nobody.
    void cancelledMatch_isOver_withoutPoints()
    {
        Running lab;
        protocol::MatchResultReport report = LeagueLab::reportOf(lab.match(), QString());
        report.result.status = ResultStatus::Cancelled;
        QVERIFY(isOk(lab.send(lab.referee(), report)));
        QCOMPARE(lab.resultsOnDisk(), 1);
        for (const protocol::StandingRow &row : lab.manager->standings())
            QCOMPARE(row.played, 0);
    }

    void events_areJournalledOnce_whateverComesTwice()
    {
        Running lab;
        const protocol::MatchAssignment match = lab.match();
        QVERIFY(isOk(lab.send(lab.referee(), batch(match, 1, 3))));
        QVERIFY(isOk(lab.send(lab.referee(), batch(match, 1, 5)))); // the first batch was in doubt
        protocol::MatchResultReport report = LeagueLab::reportOf(match, P1);
        report.events = batch(match, 4, 6).events;
        QVERIFY(isOk(lab.send(lab.referee(), report)));
        lab.settle();
        QList<qint64> numbers;
        for (const store::Entry &entry : lab.journal->readKind(QStringLiteral("seen"))) {
            numbers.append(entry.body.value(QStringLiteral("number")).toInteger());
            QCOMPARE(entry.subject, QStringLiteral("R1M1"));
            QCOMPARE(entry.actor, QStringLiteral("referee:REF01"));
            QCOMPARE(entry.visibility, QStringLiteral("observer"));
            QCOMPARE(entry.timeMs, 1'000 + numbers.last());
        }
        QCOMPARE(numbers, QList<qint64>({1, 2, 3, 4, 5, 6}));
        // After the match nothing more is taken.
        QCOMPARE(LeagueLab::errorCode(lab.send(lab.referee(), batch(match, 7, 7))),
                 QStringLiteral("E109"));
    }

    void eventsOfAnotherLeague_areRefused()
    {
        Running lab;
        protocol::MatchEvent foreign = batch(lab.match(), 1, 1);
        foreign.leagueId = base::LeagueId(QStringLiteral("league_of_last_week"));
        QCOMPARE(LeagueLab::errorCode(lab.send(lab.referee(), foreign)), QStringLiteral("E109"));
        lab.settle();
        QVERIFY(lab.journal->readKind(QStringLiteral("seen")).isEmpty());
    }

    // The referee keeps the report and the manager its entry; the disk decides when it counts.
    void resultThatCannotBeKept_isNotAcknowledged_andCountsWhenTheDiskIsBack()
    {
        Running lab;
        const QString path = lab.journal->path();
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        const JsonObject message =
            protocol::write(lab.envelope(lab.referee().sender, lab.referee().token),
                            LeagueLab::reportOf(lab.match(), P1));
        const RpcOutcome outcome = lab.referee().ask(lab.manager->endpoint(), Report, message);
        QCOMPARE(outcome.kind, RpcOutcome::Kind::Refused);
        QCOMPARE(outcome.error.code, protocol::rpc_code::InternalError);
        QVERIFY(comesToRest());
        QCOMPARE(lab.manager->standings().first().points, 0);
        QVERIFY(QFile::rename(path + QStringLiteral(".away"), path));
        lab.clock.advance(5s);
        QVERIFY(eventually([&] { return lab.manager->standings().first().points == 3; }));
        QCOMPARE(lab.resultsOnDisk(), 1);
        QVERIFY(isOk(lab.send(lab.referee(), LeagueLab::reportOf(lab.match(), P1))));
        lab.settle();
        QCOMPARE(lab.resultsOnDisk(), 1);
    }

    // protocol.md §1.1
    void journal_holdsNoToken()
    {
        Running lab;
        protocol::MatchResultReport report = LeagueLab::reportOf(lab.match(), P1);
        report.result.details = {{QStringLiteral("auth_token"), lab.referee().token}};
        report.events = batch(lab.match(), 1, 1).events;
        report.events.first().data = {
            {QStringLiteral("message"),
             JsonObject{{QStringLiteral("auth_token"), lab.players.front().token},
                        {QStringLiteral("match_token"), lab.match().matchToken}}}};
        QVERIFY(isOk(lab.send(lab.referee(), report)));
        lab.settle();
        QByteArray text;
        for (const store::Entry &entry : lab.journal->readAll())
            text += JsonDocument(store::toJson(entry)).toJson();
        QVERIFY(text.contains("R1M1"));
        for (const QString &token :
             {lab.referee().token, lab.otherReferee().token, lab.players.front().token,
              lab.match().matchToken, QStringLiteral("op_secret_1")})
            QVERIFY2(!text.contains(token.toUtf8()), qPrintable(token));
    }
};

QTEST_GUILESS_MAIN(TestCounting)
#include "tst_counting.moc"
