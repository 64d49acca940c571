// Assigning: who is told of a round, who gets which match, and what becomes of a referee that
// does not take its matches.
#include "agents/base/json/json_document.h"
#include "agents/base/token.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/match_rules.h"
#include "agents/protocol/registration_messages.h"
#include "agents/store/league_facts.h"
#include "tests/support/league_lab.h"

#include <QSet>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcResponder;

namespace {

const QString Announce = QStringLiteral("notify_round");

void refuseMatches(ScriptedAgent &referee, const QString &reason)
{
    referee.on(Assignment, [&referee, reason](const JsonObject &call, const RpcResponder &respond) {
        const auto assigned = readOrDie<protocol::MatchAssignment>(call);
        protocol::MatchAssignmentAck ack;
        ack.matchId = assigned.matchId;
        ack.attempt = assigned.attempt;
        ack.reason = reason;
        const protocol::Envelope envelope{.sender = referee.sender,
                                          .timestampMs = 0,
                                          .conversationId = QStringLiteral("conv-refusal")};
        respond.result(protocol::write(envelope, ack));
    });
}

} // namespace

class TestAssigning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-20, scenario 21
    void schedule_isJournalled_andIsTheTableOfTheDocuments()
    {
        LeagueLab lab;
        lab.startWith(4);
        const QList<JsonObject> schedules = lab.journalled(store::ScheduledFact::Kind);
        QCOMPARE(schedules.size(), 1);
        QStringList lines;
        const auto schedule = readOrDie<store::ScheduledFact>(schedules.first());
        for (const store::ScheduledRound &round : schedule.rounds) {
            for (const store::ScheduledMatch &match : round.matches)
                lines.append(QStringList({match.matchId.text(), match.players.at(0).text(),
                                          match.players.at(1).text()})
                                 .join(u' '));
        }
        QCOMPARE(lines,
                 QStringList({QStringLiteral("R1M1 P01 P02"), QStringLiteral("R1M2 P03 P04"),
                              QStringLiteral("R2M1 P03 P01"), QStringLiteral("R2M2 P04 P02"),
                              QStringLiteral("R3M1 P04 P01"), QStringLiteral("R3M2 P03 P02")}));
    }

    // L-32, interop.md §1
    void announcement_tellsPlayersNoEndpointsOfPlayers_andReferees_all()
    {
        LeagueLab lab;
        lab.startWith(4);
        const ScriptedAgent &referee = lab.referees.front();
        for (const ScriptedAgent &player : lab.players) {
            const QByteArray text = player.allText();
            for (const ScriptedAgent &other : lab.players)
                QVERIFY(!text.contains(other.endpoint().toString().toUtf8()));
            const auto told = readOrDie<protocol::RoundAnnouncement>(player.last(Announce));
            QCOMPARE(told.roundId, 1);
            QCOMPARE(told.matches.size(), 2);
            QCOMPARE(told.matches.first().playerAId.text(), QStringLiteral("P01"));
            QCOMPARE(told.matches.first().refereeEndpoint, referee.endpoint().toString());
        }
        const auto told = readOrDie<protocol::RoundAnnouncement>(referee.last(Announce));
        QCOMPARE(told.matches.at(1).playerAEndpoint, lab.players.at(2).endpoint().toString());
        QCOMPARE(told.matches.at(1).playerBEndpoint, lab.players.at(3).endpoint().toString());
        QCOMPARE(told.matches.at(1).refereeId.text(), QStringLiteral("REF01"));
        QCOMPARE(told.matches.at(1).gameType, QStringLiteral("even_odd"));
    }

    // L-32
    void everybodyHearsOfTheRound_beforeAnyMatchIsAssigned()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.startWith(4);
        int lastAnnouncement = 0;
        for (const ScriptedAgent &player : lab.players)
            lastAnnouncement = std::max(lastAnnouncement, player.received(Announce).at(0).order);
        for (const ScriptedAgent &referee : lab.referees) {
            lastAnnouncement = std::max(lastAnnouncement, referee.received(Announce).at(0).order);
            QCOMPARE(referee.count(Assignment), 1);
        }
        for (const ScriptedAgent &referee : lab.referees)
            QVERIFY(referee.received(Assignment).at(0).order > lastAnnouncement);
    }

    // L-21
    void bye_isAnnounced()
    {
        LeagueLab lab;
        lab.startWith(3);
        const auto told =
            readOrDie<protocol::RoundAnnouncement>(lab.players.front().last(Announce));
        QCOMPARE(told.matches.size(), 1);
        QCOMPARE(told.byes, QList{base::PlayerId(QStringLiteral("P03"))});
    }

    // L-17, L-18
    void assignment_carriesFingerprints_andAMatchTokenOfItsOwn_butNoToken()
    {
        LeagueLab lab;
        lab.startWith(4);
        lab.playAll(LeagueLab::firstPlayer);
        const ScriptedAgent &referee = lab.referees.front();
        QCOMPARE(referee.count(Assignment), 6);
        QSet<QString> matchTokens;
        for (const protocol::MatchAssignment &match : LeagueLab::assignments(referee)) {
            matchTokens.insert(match.matchToken);
            QCOMPARE(match.roster.size(), 2);
            for (const protocol::RosterEntry &entry : match.roster) {
                const int number = entry.playerId.text().mid(1).toInt() - 1;
                const ScriptedAgent &player = lab.players.at(static_cast<size_t>(number));
                QCOMPARE(entry.tokenSha256, base::tokenFingerprint(player.token));
                QCOMPARE(entry.contactEndpoint, player.endpoint().toString());
            }
        }
        QCOMPARE(matchTokens.size(), 6);
        for (const ScriptedAgent &player : lab.players)
            QVERIFY(!referee.allText().contains(player.token.toUtf8()));
        for (const Received &each : referee.received(Assignment))
            QVERIFY(protocol::readEnvelope(each.message)->authToken.isEmpty());
    }

    void assignment_carriesTheRules_andTheFiguresOfThePlayers()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.rules.joinTimeout = 1'500ms;
            options.rules.maxRetries = 1;
            options.rules.failureThreshold = 7;
            options.rules.recoveryTimeout = 2'500ms;
            options.rules.drawMin = 4;
            options.rules.drawMax = 4;
        });
        lab.startWith(4);
        const auto first = LeagueLab::assignments(lab.referees.front()).first();
        const auto rules = readOrDie<protocol::MatchRules>(first.rules);
        QCOMPARE(rules.joinTimeoutMs, 1'500);
        QCOMPARE(rules.choiceTimeoutMs, 30'000);
        QCOMPARE(rules.maxRetries, 1);
        QCOMPARE(rules.failureThreshold, 7);
        QCOMPARE(rules.recoveryTimeoutMs, 2'500);
        QCOMPARE(rules.drawRange.min, 4);
        QCOMPARE(rules.drawRange.max, 4);
        QCOMPARE(first.roster.first().standings->played, 0);
        QVERIFY(!first.seed);
        lab.playAssigned(LeagueLab::firstPlayer);
        const auto second = LeagueLab::assignments(lab.referees.front()).at(2);
        QCOMPARE(second.roundId, 2);
        QCOMPARE(second.roster.at(1).playerId.text(), QStringLiteral("P01"));
        QCOMPARE(second.roster.at(1).standings->points, 3);
        QCOMPARE(second.roster.at(1).standings->wins, 1);
    }

    // protocol.md §8.2: same secret, same seeds; every match its own.
    void seededLeague_givesEveryMatchASeed_thatFollowsFromTheSecret()
    {
        QList<QList<qint64>> runs;
        for (const QString &secret :
             {QStringLiteral("42"), QStringLiteral("42"), QStringLiteral("43")}) {
            LeagueLab lab([&](manager::LeagueOptions &options) {
                options.rules.drawSource = tournament::DrawSource::Seeded;
                options.secret = secret;
            });
            lab.startWith(4);
            lab.playAll(LeagueLab::firstPlayer);
            QList<qint64> seeds;
            for (const protocol::MatchAssignment &match :
                 LeagueLab::assignments(lab.referees.front()))
                seeds.append(match.seed.value_or(-1));
            QCOMPARE(QSet<qint64>(seeds.begin(), seeds.end()).size(), 6);
            QVERIFY(!seeds.contains(-1));
            runs.append(seeds);
        }
        QCOMPARE(runs.at(0), runs.at(1));
        QVERIFY(runs.at(0) != runs.at(2));
    }

    void fullReferee_getsTheNextMatchAfterItsReport_data()
    {
        QTest::addColumn<int>("offered");
        QTest::addColumn<int>("allowed");
        QTest::addColumn<int>("atOnce");
        QTest::newRow("the referee takes 2") << 2 << 10 << 2;
        QTest::newRow("the rules allow 1") << 10 << 1 << 1;
    }

    void fullReferee_getsTheNextMatchAfterItsReport()
    {
        QFETCH(int, offered);
        QFETCH(int, allowed);
        QFETCH(int, atOnce);
        LeagueLab lab(
            [&](manager::LeagueOptions &options) { options.rules.maxConcurrentMatches = allowed; });
        ScriptedAgent &referee = lab.addReferee(offered);
        lab.addPlayers(8);
        lab.startLeague();
        QCOMPARE(referee.count(Assignment), atOnce);
        for (int played = 0; played < 4 - atOnce; ++played) {
            (void)lab.send(
                referee,
                LeagueLab::reportOf(LeagueLab::assignments(referee).at(played), QString()));
            lab.settle();
            QCOMPARE(referee.count(Assignment), atOnce + played + 1);
        }
        QCOMPARE(LeagueLab::assignedMatches(referee),
                 QStringList({QStringLiteral("R1M1"), QStringLiteral("R1M2"),
                              QStringLiteral("R1M3"), QStringLiteral("R1M4")}));
    }

    void twoReferees_shareTheRound()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.startWith(8);
        QCOMPARE(LeagueLab::assignedMatches(lab.referees.at(0)).join(u' '),
                 QStringLiteral("R1M1 R1M3"));
        QCOMPARE(LeagueLab::assignedMatches(lab.referees.at(1)).join(u' '),
                 QStringLiteral("R1M2 R1M4"));
    }

    // L-24
    void refereeThatRefuses_losesItsMatchesToTheOther()
    {
        LeagueLab lab;
        refuseMatches(lab.addReferee(), QStringLiteral("No time."));
        lab.startWith(4);
        QCOMPARE(LeagueLab::attempts(lab.referees.at(0)), QStringLiteral("R1M1/1"));
        QCOMPARE(LeagueLab::attempts(lab.referees.at(1)), QStringLiteral("R1M2/1 R1M1/2"));
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
        QCOMPARE(lab.referees.at(0).count(Assignment), 1);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 6);
        QCOMPARE(lab.failures, QStringList());
    }

    // L-24: also those it has begun; what it reports of them is stale.
    void refereeThatRefusesLater_losesWhatItPlays()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.startWith(4);
        ScriptedAgent &first = lab.referees.at(0);
        ScriptedAgent &second = lab.referees.at(1);
        QCOMPARE(LeagueLab::attempts(first), QStringLiteral("R1M1/1"));
        (void)lab.send(first, LeagueLab::reportOf(LeagueLab::assignments(first).at(0), QString()));
        refuseMatches(first, QStringLiteral("Tired."));
        (void)lab.send(second,
                       LeagueLab::reportOf(LeagueLab::assignments(second).at(0), QString()));
        lab.settle();
        QCOMPARE(LeagueLab::attempts(first), QStringLiteral("R1M1/1 R2M1/1"));
        QCOMPARE(LeagueLab::attempts(second), QStringLiteral("R1M2/1 R2M2/1 R2M1/2"));
        QCOMPARE(LeagueLab::errorCode(lab.send(
                     first, LeagueLab::reportOf(LeagueLab::assignments(first).at(1), QString()))),
                 QStringLiteral("E109"));
    }

    // L-11, L-24
    void refereeThatCannotBeReached_losesItsMatchesAfterTheRetries()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addReferee();
        lab.addPlayers(4);
        lab.referees.front().leave();
        lab.startLeague();
        QCOMPARE(LeagueLab::attempts(lab.referees.back()), QStringLiteral("R1M2/1"));
        lab.pass(13'900ms); // refused at once, so the sends are at 0, 2, 6 and 14 s
        QCOMPARE(LeagueLab::attempts(lab.referees.back()), QStringLiteral("R1M2/1"));
        lab.pass(100ms);
        QCOMPARE(LeagueLab::attempts(lab.referees.back()), QStringLiteral("R1M2/1 R1M1/2"));
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.manager->state() == QLatin1String("COMPLETED"));
    }

    // L-11
    void refereeThatIsSilent_isAskedFourTimes_forTheSameAttempt()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.startWith(4);
        lab.playAssigned(LeagueLab::firstPlayer); // round 2
        QCOMPARE(LeagueLab::attempts(lab.referees.at(0)), QStringLiteral("R1M1/1 R2M1/1"));
        lab.referees.at(0).hold(Assignment);
        lab.playAssigned(LeagueLab::firstPlayer); // round 3 begins
        lab.pass(54s);
        QCOMPARE(LeagueLab::attempts(lab.referees.at(0)),
                 QStringLiteral("R1M1/1 R2M1/1 R3M1/1 R3M1/1 R3M1/1 R3M1/1"));
        QCOMPARE(lab.referees.at(0).times(Assignment).sliced(2),
                 QList<qint64>({0, 12'000, 26'000, 44'000}));
        QCOMPARE(LeagueLab::attempts(lab.referees.at(1)),
                 QStringLiteral("R1M2/1 R2M2/1 R3M2/1 R3M1/2"));
    }

    // L-24: "or the built-in one"
    void withoutAReferee_oneIsAskedFor_andPlaysWhatWaits()
    {
        LeagueLab lab;
        refuseMatches(lab.addReferee(), QStringLiteral("No time."));
        refuseMatches(lab.addReferee(), QStringLiteral("No time either."));
        lab.addPlayers(4);
        lab.startLeague();
        QVERIFY(lab.refereesNeeded > 0);
        QCOMPARE(lab.failures, QStringList());

        ScriptedAgent &stranger = lab.addStranger();
        QCOMPARE(readOrDie<protocol::RefereeRegisterResponse>(
                     lab.askManager(stranger, protocol::RefereeRegisterRequest::Method,
                                    lab.registration(stranger, QStringLiteral("referee"))))
                     .status,
                 protocol::RegistrationStatus::Rejected); // registration is closed (L-25) …
        lab.addBuiltInReferee(); // … except for the program's own
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 6);
    }

    void everyAssignment_isJournalled_withItsAttempt()
    {
        LeagueLab lab;
        refuseMatches(lab.addReferee(), QStringLiteral("No time."));
        lab.startWith(4);
        QStringList lines;
        for (const store::Entry &entry : lab.journal->readKind(store::AssignedFact::Kind)) {
            const auto fact = readOrDie<store::AssignedFact>(entry.body);
            lines.append(QStringLiteral("%1/%2 %3")
                             .arg(entry.subject)
                             .arg(fact.attempt)
                             .arg(fact.refereeId.text()));
        }
        QCOMPARE(lines,
                 QStringList({QStringLiteral("R1M1/1 REF01"), QStringLiteral("R1M2/1 REF02"),
                              QStringLiteral("R1M1/2 REF02")}));
    }
};

QTEST_GUILESS_MAIN(TestAssigning)
#include "tst_assigning.moc"
