// Announcements: what everybody is told after each round and at the end, and in which order.
#include "agents/base/charts/round_chart.h"
#include "agents/base/json/json.h"
#include "agents/league/standings.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/league_facts.h"
#include "tests/support/event_wait.h"
#include "tests/support/league_lab.h"

#include <QFile>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcResponder;

namespace {

const QString Announce = QStringLiteral("notify_round");
const QString Standings = QStringLiteral("update_standings");
const QString RoundOver = QStringLiteral("notify_round_completed");
const QString LeagueOver = QStringLiteral("notify_league_completed");

// The one with the smaller number wins, except that P02 and P03 draw.
QString smallerWins(const protocol::MatchAssignment &match)
{
    QStringList ids;
    for (const protocol::RosterEntry &entry : match.roster)
        ids.append(entry.playerId.text());
    ids.sort();
    return ids == QStringList({QStringLiteral("P02"), QStringLiteral("P03")}) ? QString()
                                                                              : ids.first();
}

// The same league counted without the manager, up to a round.
QStringList countedByHand(int players, const QList<protocol::MatchAssignment> &matches, int upTo)
{
    tournament::Roster roster;
    for (int number = 1; number <= players; ++number)
        (void)roster.add({base::PlayerId(QStringLiteral("P%1").arg(number, 2, 10, QChar(u'0'))),
                          QStringLiteral("Player")});
    tournament::Standings standings(roster);
    for (const protocol::MatchAssignment &match : matches) {
        if (match.roundId > upTo)
            continue;
        const base::PlayerId winner(smallerWins(match));
        tournament::MatchScore score{match.matchId, {}};
        for (const protocol::RosterEntry &entry : match.roster) {
            using tournament::SeatScore;
            const bool won = entry.playerId == winner;
            const SeatScore seat = winner.isEmpty() ? SeatScore::Draw
                : won                               ? SeatScore::Win
                                                    : SeatScore::Loss;
            score.seats.append({entry.playerId, seat, winner.isEmpty() ? 1 : won ? 3 : 0});
        }
        (void)standings.count(score);
    }
    QStringList text;
    for (const tournament::StandingRow &row : standings.rows()) {
        text.append(QStringLiteral("%1 %2 %3-%4-%5")
                        .arg(row.player.text())
                        .arg(row.points)
                        .arg(row.wins)
                        .arg(row.draws)
                        .arg(row.losses));
    }
    return text;
}

} // namespace

class TestAnnouncements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-32, interop.md §1
    void everyPlayer_hearsEverything_inOrder()
    {
        LeagueLab lab;
        lab.startWith(4);
        lab.playAll(smallerWins);
        QStringList expected;
        for (int round = 1; round <= 3; ++round)
            expected += QStringList({Announce, Standings, RoundOver});
        expected.append(LeagueOver);
        for (const ScriptedAgent &player : lab.players)
            QCOMPARE(player.methods(), expected);
        QStringList news = lab.referees.front().methods();
        news.removeAll(Assignment);
        QCOMPARE(news, QStringList({Announce, Announce, Announce, LeagueOver}));
        QVERIFY(lab.settled);
    }

    // L-14: nobody waits for anybody else, and one who is slow misses nothing.
    void slowPlayer_getsItsNewsOneAfterTheOther_whileTheLeagueGoesOn()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addPlayers(4);
        ScriptedAgent &slow = lab.players.front();
        slow.hold(Announce);
        lab.startLeague();
        lab.playAll(smallerWins);
        QCOMPARE(lab.manager->state(), QLatin1String("COMPLETED"));
        QCOMPARE(lab.players.back().count(LeagueOver), 1);
        QCOMPARE(slow.methods(), QStringList{Announce});
        QVERIFY(!lab.settled);
        slow.held(Announce).dequeue().result({});
        lab.settle();
        QCOMPARE(slow.methods(), QStringList({Announce, Standings, RoundOver, Announce}));
        // L-14: it has 10 s for each of them.
        lab.pass(9'900ms);
        QCOMPARE(slow.methods().size(), 4);
        lab.pass(100ms);
        QCOMPARE(slow.methods().size(), 7);
        lab.pass(10s);
        QCOMPARE(slow.methods().last(), LeagueOver);
        QVERIFY(lab.settled);
    }

    void playerThatIsGone_holdsUpNobody()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addPlayers(4);
        lab.players.front().leave();
        lab.startLeague();
        lab.playAll(smallerWins);
        QVERIFY(lab.settled);
        QCOMPARE(lab.players.back().count(LeagueOver), 1);
    }

    // L-30
    void standings_afterEachRound_areThoseCountedByHand()
    {
        LeagueLab lab;
        lab.startWith(5);
        lab.playAll(smallerWins);
        const QList<protocol::MatchAssignment> matches =
            LeagueLab::assignments(lab.referees.front());
        QCOMPARE(matches.size(), 10);
        const QList<Received> updates = lab.players.at(2).received(Standings);
        const QList<JsonObject> journalled = lab.journalled(store::StandingFact::Kind);
        QCOMPARE(updates.size(), 5);
        QCOMPARE(journalled.size(), 5);
        for (int round = 1; round <= 5; ++round) {
            const QStringList expected = countedByHand(5, matches, round);
            const auto told =
                readOrDie<protocol::LeagueStandingsUpdate>(updates.at(round - 1).message);
            QCOMPARE(told.roundId, round);
            QCOMPARE(LeagueLab::asText(told.standings), expected);
            const auto kept = readOrDie<store::StandingFact>(journalled.at(round - 1));
            QCOMPARE(kept.roundId, round);
            QCOMPARE(LeagueLab::asText(kept.standings), expected);
        }
        QCOMPARE(LeagueLab::asText(lab.manager->standings()), countedByHand(5, matches, 5));
    }

    // L-30: every row has every field.
    void standingsRow_hasEveryField()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.playAll(smallerWins);
        const JsonObject row = lab.players.front()
                                   .last(Standings)
                                   .value(QStringLiteral("standings"))
                                   .toArray()
                                   .first()
                                   .toObject();
        QStringList keys = row.keys();
        keys.sort();
        QCOMPARE(keys.join(u' '),
                 QStringLiteral("display_name draws losses played player_id points rank "
                                "technical_losses wins"));
        QCOMPARE(row.value(QStringLiteral("rank")).toInt(), 1);
    }

    // interop.md §1
    void roundCompleted_hasBothCounts_theSummary_andTheNextRound()
    {
        LeagueLab lab;
        lab.startWith(4);
        ScriptedAgent &referee = lab.referees.front();
        const QList<protocol::MatchAssignment> first = LeagueLab::assignments(referee);
        protocol::MatchResultReport fault = LeagueLab::reportOf(first.at(0), QStringLiteral("P01"));
        fault.result.status = protocol::ResultStatus::TechnicalLoss;
        (void)lab.send(referee, fault);
        (void)lab.send(referee, LeagueLab::reportOf(first.at(1), QString()));
        lab.settle();
        const ScriptedAgent &player = lab.players.front();
        QCOMPARE(player.count(RoundOver), 1);
        const auto told = readOrDie<protocol::RoundCompleted>(player.last(RoundOver));
        QCOMPARE(told.roundId, 1);
        QCOMPARE(told.matchesPlayed, 2);
        QCOMPARE(told.matchesCompleted, 2);
        QCOMPARE(told.nextRoundId, 2);
        QCOMPARE(told.summary->totalMatches, 2);
        QCOMPARE(told.summary->wins, 0);
        QCOMPARE(told.summary->draws, 1);
        QCOMPARE(told.summary->technicalLosses, 1);
        for (const char *key : {"matches_played", "matches_completed", "summary"})
            QVERIFY(player.last(RoundOver).contains(QLatin1String(key)));

        for (int round = 2; round <= 3; ++round) {
            for (const protocol::MatchAssignment &match : LeagueLab::assignments(referee)) {
                if (match.roundId == round)
                    (void)lab.send(referee, LeagueLab::reportOf(match, smallerWins(match)));
            }
            lab.settle();
        }
        QCOMPARE(player.last(RoundOver).value(QStringLiteral("round_id")).toInt(), 3);
        QVERIFY(player.last(RoundOver).contains(QStringLiteral("next_round_id")));
        QVERIFY(player.last(RoundOver).value(QStringLiteral("next_round_id")).isNull());
    }

    // L-27
    void leagueCompleted_namesTheChampion_toPlayersAndReferees()
    {
        LeagueLab lab;
        lab.addReferee();
        QList<protocol::LeagueCompleted> summaries;
        QObject::connect(
            lab.manager.get(), &manager::LeagueManager::completed,
            [&](const protocol::LeagueCompleted &summary) { summaries.append(summary); });
        lab.startWith(4);
        lab.playAll(smallerWins);
        QCOMPARE(summaries.size(), 1);
        QCOMPARE(summaries.first().champion.playerId.text(), QStringLiteral("P01"));
        for (const auto *agents : {&lab.players, &lab.referees}) {
            for (const ScriptedAgent &agent : *agents) {
                QCOMPARE(agent.count(LeagueOver), 1);
                const auto told = readOrDie<protocol::LeagueCompleted>(agent.last(LeagueOver));
                QCOMPARE(told.leagueId.text(), QStringLiteral("league_test"));
                QCOMPARE(told.totalRounds, 3);
                QCOMPARE(told.totalMatches, 6);
                QCOMPARE(told.champion.playerId.text(), QStringLiteral("P01"));
                QCOMPARE(told.champion.points, 9);
                QCOMPARE(LeagueLab::asText(told.finalStandings),
                         LeagueLab::asText(lab.manager->standings()));
            }
        }
    }

    // "The champion is known and on disk."
    void leagueCompleted_waitsForTheDisk()
    {
        LeagueLab lab;
        bool completed = false;
        QObject::connect(lab.manager.get(), &manager::LeagueManager::completed,
                         [&] { completed = true; });
        const QString path = lab.journal->path();
        // The last result is safe when the disk goes; what follows from it is not.
        QObject::connect(lab.manager.get(), &manager::LeagueManager::roundCompleted,
                         [&] { QVERIFY(QFile::rename(path, path + QStringLiteral(".away"))); });
        bool diskFailed = false;
        QObject::connect(lab.journal.get(), &store::Journal::failed, [&] { diskFailed = true; });
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        (void)lab.send(referee,
                       LeagueLab::reportOf(LeagueLab::assignments(referee).first(), QString()));
        QVERIFY(eventually([&] { return diskFailed; }));
        QVERIFY(comesToRest());
        QVERIFY(!completed);
        QCOMPARE(lab.players.front().count(LeagueOver), 0);
        QVERIFY(QFile::rename(path + QStringLiteral(".away"), path));
        lab.clock.advance(5s);
        QVERIFY(eventually([&] { return completed; }));
        lab.settle();
        QCOMPARE(lab.players.front().count(LeagueOver), 1);
    }

    // L-26
    void everyRound_goesFromInitToCompleted()
    {
        LeagueLab lab;
        lab.startWith(4);
        lab.playAll(smallerWins);
        namespace chart = base::round_chart;
        QStringList lines;
        for (const store::Entry &entry : lab.journal->readKind(store::kind::Transition)) {
            const auto move = readOrDie<protocol::TransitionFact>(entry.body);
            if (move.chart == chart::Table.name)
                lines.append(entry.subject + u' ' + move.to);
        }
        QStringList expected;
        for (int round = 1; round <= 3; ++round) {
            const QString name = QStringLiteral("R%1 ").arg(round);
            if (round > 1)
                expected.append(name + chart::RoundInit);
            for (const QLatin1String state :
                 {chart::Announced, chart::InProgress, chart::Completed})
                expected.append(name + state);
        }
        QCOMPARE(lines, expected);
    }

    // L-26: ANNOUNCED becomes IN_PROGRESS when a referee has taken the first match.
    void round_isInProgress_whenTheFirstMatchIsTaken()
    {
        LeagueLab lab;
        ScriptedAgent &referee = lab.addReferee();
        lab.addPlayer();
        lab.addPlayer();
        QList<RpcResponder> waiting;
        referee.on(Assignment, [&](const JsonObject &, const RpcResponder &respond) {
            waiting.append(respond);
        });
        lab.startLeague();
        const auto state = [&] {
            lab.settle();
            return readOrDie<store::RoundFact>(lab.journalled(store::RoundFact::Kind).last()).state;
        };
        QCOMPARE(state(), QStringLiteral("ANNOUNCED"));
        protocol::MatchAssignmentAck ack;
        ack.accept = true;
        waiting.first().result(protocol::write(lab.envelope(referee.sender, {}), ack));
        QCOMPARE(state(), QStringLiteral("IN_PROGRESS"));
    }

    void signals_followTheLeague()
    {
        LeagueLab lab;
        QStringList heard;
        using manager::LeagueManager;
        LeagueManager *manager = lab.manager.get();
        QObject::connect(manager, &LeagueManager::leagueStarted, [&](int rounds, int matches) {
            heard.append(QStringLiteral("start %1 %2").arg(rounds).arg(matches));
        });
        QObject::connect(manager, &LeagueManager::roundAnnounced,
                         [&](int round) { heard.append(QStringLiteral("round %1").arg(round)); });
        QObject::connect(manager, &LeagueManager::matchCounted, [&](int counted, int inAll) {
            heard.append(QStringLiteral("%1 of %2").arg(counted).arg(inAll));
        });
        QObject::connect(manager, &LeagueManager::roundCompleted,
                         [&](int round) { heard.append(QStringLiteral("over %1").arg(round)); });
        QObject::connect(manager, &LeagueManager::completed,
                         [&] { heard.append(QStringLiteral("completed")); });
        QObject::connect(manager, &LeagueManager::settled,
                         [&] { heard.append(QStringLiteral("settled")); });
        lab.startWith(3);
        lab.playAll(smallerWins);
        QCOMPARE(heard.join(QStringLiteral(", ")),
                 QStringLiteral("start 3 3, round 1, 1 of 3, over 1, round 2, 2 of 3, over 2, "
                                "round 3, 3 of 3, over 3, completed, settled"));
    }

    // double_round_robin: everybody meets twice.
    void doubleRoundRobin_playsEveryPairTwice()
    {
        LeagueLab lab(
            [](manager::LeagueOptions &options) { options.rules.doubleRoundRobin = true; });
        lab.startWith(4);
        lab.playAll(smallerWins);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 12);
        QCOMPARE(lab.manager->standings().first().played, 6);
        QVERIFY(lab.settled);
    }
};

QTEST_GUILESS_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
