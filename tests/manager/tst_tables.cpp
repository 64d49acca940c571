// A league at tables of ten: what is announced and assigned, what counts, who fills in, and how it
// goes on after a crash.
#include "agents/base/json/json.h"
#include "agents/games/game_registry.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/store/public_view.h"
#include "agents/store/recovery_facts.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::MatchAssignment;
using protocol::PlayerOutcome;

namespace {

const QString Town = QStringLiteral("town");
const QString Mafia = QStringLiteral("mafia");

LeagueLab::Change mafia(const QStringList &rules = {})
{
    return [rules](manager::LeagueOptions &options) {
        options.gameType = QStringLiteral("mafia");
        options.secret = QStringLiteral("demo");
        for (const QString &rule : rules) {
            const auto set = options.rules.set(rule.section(u'=', 0, 0), rule.section(u'=', 1));
            if (!set)
                qFatal("%s", qPrintable(set.failure().sentence));
        }
    };
}

QString inWords(const QList<base::PlayerId> &ids)
{
    QStringList words;
    for (const base::PlayerId &id : ids)
        words.append(id.text());
    return words.join(u' ');
}

QList<base::PlayerId> rosterOf(const MatchAssignment &match)
{
    QList<base::PlayerId> ids;
    for (const protocol::RosterEntry &seat : match.roster)
        ids.append(seat.playerId);
    return ids;
}

// Who gets which role at these seats, as the game deals them.
QMap<base::PlayerId, QString> rolesOf(const MatchAssignment &match,
                                      const QList<base::PlayerId> &players)
{
    games::MatchSetup setup;
    setup.match = match.matchId;
    setup.attempt = match.attempt;
    setup.seed = QString::number(*match.seed);
    setup.dealIndex = *match.dealIndex;
    for (const base::PlayerId &player : players)
        setup.seats.append({.player = player});
    return games::GameRegistry::find(u"mafia")->rolesOf(setup);
}

// The report of a match that a team has won; with `technical`, who gets nothing for it.
protocol::MatchResultReport won(const MatchAssignment &match, const QString &team,
                                const QList<base::PlayerId> &technical = {})
{
    protocol::MatchResultReport report = LeagueLab::reportOf(match, QStringLiteral("nobody"));
    protocol::MatchResult &result = report.result;
    result.winner = {};
    result.winnerTeam = team;
    result.technical = technical;
    JsonObject told;
    const QMap<base::PlayerId, QString> roles = rolesOf(match, rosterOf(match));
    for (auto role = roles.cbegin(); role != roles.cend(); ++role) {
        told.insert(role.key().text(), role.value());
        const bool hasWon = (role.value() == Mafia) == (team == Mafia);
        if (hasWon)
            result.winners.append(role.key());
        const bool isAtFault = technical.contains(role.key());
        result.outcomes.insert(role.key(),
                               isAtFault    ? PlayerOutcome::TechnicalLoss
                                   : hasWon ? PlayerOutcome::Win
                                            : PlayerOutcome::Loss);
        result.score.insert(role.key(), 99); // not trusted
    }
    result.details.insert(QStringLiteral("roles"), told);
    return report;
}

// The mafia win the matches of odd rounds.
QString winnerOf(const MatchAssignment &match)
{
    return match.roundId % 2 == 0 ? Town : Mafia;
}

MatchAssignment last(const ScriptedAgent &referee)
{
    return LeagueLab::assignments(referee).constLast();
}

// Reports what every referee has and has not reported, until nothing new comes.
void playAll(LeagueLab &lab, QSet<QString> &reported, int most = 1'000)
{
    bool more = true;
    while (std::exchange(more, false)) {
        for (ScriptedAgent &referee : lab.referees) {
            for (const MatchAssignment &match : LeagueLab::assignments(referee)) {
                const QString key = match.matchId.text() + u'/' + QString::number(match.attempt);
                if (reported.contains(key) || most-- <= 0)
                    continue;
                reported.insert(key);
                (void)lab.send(referee, won(match, winnerOf(match)));
                more = true;
            }
        }
        lab.settle();
    }
}

QStringList undisturbed(int players)
{
    LeagueLab lab(mafia());
    lab.startWith(players);
    QSet<QString> reported;
    playAll(lab, reported);
    return LeagueLab::asText(lab.manager->standings());
}

const protocol::StandingRow &rowOf(const QList<protocol::StandingRow> &rows, const QString &id)
{
    for (const protocol::StandingRow &row : rows) {
        if (row.playerId.text() == id)
            return row;
    }
    qFatal("%s has no row", qPrintable(id));
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-150, protocol.md §8.5
    void theMatches_areThoseOfTheDocument()
    {
        LeagueLab lab(mafia());
        lab.startWith(12);
        ScriptedAgent &referee = lab.referees.front();
        struct Row
        {
            const char *match;
            qint64 seed;
            int dealIndex;
            const char *byes;
            QMap<QString, QString> roles;
        };
        const auto roles = [](const char *mafiosi, const char *doctor, const char *sheriff) {
            QMap<QString, QString> all;
            for (const QString &id : QString::fromLatin1(mafiosi).split(u' '))
                all.insert(id, Mafia);
            all.insert(QString::fromLatin1(doctor), QStringLiteral("doctor"));
            all.insert(QString::fromLatin1(sheriff), QStringLiteral("sheriff"));
            return all;
        };
        const QList<Row> rows{
            {"R1M1", 5694491896771717, 0, "P11 P08", roles("P03 P04 P05", "P09", "P10")},
            {"R2M1", 7823832631561088, 1, "P07 P02", roles("P01 P06 P09", "P03", "P10")},
            {"R3M1", 7790803189247113, 2, "P03 P09", roles("P06 P08 P10", "P02", "P01")},
        };
        for (const Row &row : rows) {
            const MatchAssignment match = last(referee);
            QCOMPARE(match.matchId.text(), QLatin1String(row.match));
            QCOMPARE(*match.seed, row.seed);
            QCOMPARE(*match.dealIndex, row.dealIndex);
            QCOMPARE(inWords(match.substitutes), QLatin1String(row.byes));
            QCOMPARE(match.substituteRoster.size(), 2);
            QVERIFY(!match.substituteRoster.at(0).contactEndpoint.isEmpty());
            QCOMPARE(match.seedSalt.size(), 32);
            QCOMPARE(match.roster.size(), 10);
            QVERIFY(match.rolePlan.isEmpty());
            const QMap<base::PlayerId, QString> dealt = rolesOf(match, rosterOf(match));
            for (auto role = row.roles.cbegin(); role != row.roles.cend(); ++role)
                QCOMPARE(dealt.value(base::PlayerId(role.key())), role.value());
            (void)lab.send(referee, won(match, Town));
            lab.settle();
        }
    }

    //
    void aRound_isAnnounced_withEverybodyAtTheTable_andTheByes()
    {
        LeagueLab lab(mafia());
        lab.startWith(12);
        const auto told = readOrDie<protocol::RoundAnnouncement>(
            lab.players.front().last(QStringLiteral("notify_round")));
        QCOMPARE(told.matches.size(), 1);
        QCOMPARE(inWords(told.matches.first().playerIds),
                 QStringLiteral("P01 P02 P03 P04 P05 P06 P07 P09 P10 P12"));
        QVERIFY(told.matches.first().playerAId.isEmpty());
        QCOMPARE(inWords(told.byes), QStringLiteral("P11 P08"));
        QVERIFY(!told.matches.first().refereeEndpoint.isEmpty());
        const JsonObject block = last(lab.referees.front()).mafia;
        QCOMPARE(block.value(QStringLiteral("speed_mode")).toString(), QStringLiteral("NORMAL"));
        QVERIFY(block.value(QStringLiteral("timing")).isNull());
    }

    // M-151, M-152
    void points_areTheManagersOwn_andATechnicalLossIsWorthNothing()
    {
        LeagueLab lab(mafia());
        lab.startWith(10);
        ScriptedAgent &referee = lab.referees.front();
        const MatchAssignment match = last(referee);
        const auto roles = rolesOf(match, rosterOf(match));
        const base::PlayerId doctor = roles.key(QStringLiteral("doctor"));
        const base::PlayerId sheriff = roles.key(QStringLiteral("sheriff"));
        const base::PlayerId mafioso = roles.key(Mafia);
        (void)lab.send(referee, won(match, Town, {doctor}));
        lab.settle();
        const QList<protocol::StandingRow> rows = lab.manager->standings();
        QCOMPARE(rowOf(rows, sheriff.text()).points, 3);
        QCOMPARE(rowOf(rows, sheriff.text()).byTeam->town.wins, 1);
        QCOMPARE(rowOf(rows, mafioso.text()).points, 0);
        QCOMPARE(rowOf(rows, mafioso.text()).byTeam->mafia.played, 1);
        QCOMPARE(rowOf(rows, doctor.text()).points, 0);
        QCOMPARE(rowOf(rows, doctor.text()).technicalLosses, 1);
        QCOMPARE(rowOf(rows, doctor.text()).byTeam->town.played, 1);
        QCOMPARE(rowOf(rows, doctor.text()).byTeam->town.wins, 0);
    }

    // M-154
    void theLeague_endsWithAChampion_andNobodyHasPlayedMuchMore()
    {
        LeagueLab lab(mafia());
        lab.addReferee();
        lab.startWith(23);
        QSet<QString> reported;
        playAll(lab, reported);
        QVERIFY(lab.settled);
        const auto end = readOrDie<protocol::LeagueCompleted>(
            lab.players.front().last(QStringLiteral("notify_league_completed")));
        QCOMPARE(end.totalRounds, 4); // ceil(3 * 23 / 20)
        QCOMPARE(end.totalMatches, 8);
        QCOMPARE(end.finalStandings.size(), 23);
        for (const protocol::StandingRow &row : end.finalStandings) {
            QVERIFY(row.played == 3 || row.played == 4);
            QVERIFY(row.byTeam);
            QCOMPARE(row.byTeam->mafia.played + row.byTeam->town.played, row.played);
            QCOMPARE(row.points, 3 * row.wins);
        }
        QCOMPARE(end.champion.playerId, end.finalStandings.first().playerId);
    }

    void aReportThatContradictsItself_isRefused_data()
    {
        using Spoil = std::function<void(protocol::MatchResult &)>;
        QTest::addColumn<Spoil>("spoil");
        QTest::newRow("no team") << Spoil([](auto &result) { result.winnerTeam.clear(); });
        QTest::newRow("unknown team")
            << Spoil([](auto &result) { result.winnerTeam = QStringLiteral("villagers"); });
        QTest::newRow("a stranger") << Spoil(
            [](auto &result) { result.score.insert(base::PlayerId(QStringLiteral("P77")), 3); });
        QTest::newRow("one winner too few")
            << Spoil([](auto &result) { result.winners.removeFirst(); });
        QTest::newRow("a draw with winners")
            << Spoil([](auto &result) { result.status = protocol::ResultStatus::Draw; });
        QTest::newRow("one winner")
            << Spoil([](auto &result) { result.winner = result.winners.constFirst(); });
        QTest::newRow("an outcome that does not follow") << Spoil([](auto &result) {
            result.outcomes.insert(result.winners.constFirst(), PlayerOutcome::Loss);
        });
        QTest::newRow("somebody is missing") << Spoil([](auto &result) {
            const base::PlayerId gone = result.score.firstKey();
            result.score.remove(gone);
            result.outcomes.remove(gone);
        });
        QTest::newRow("a technical loss of all")
            << Spoil([](auto &result) { result.status = protocol::ResultStatus::TechnicalLoss; });
    }

    void aReportThatContradictsItself_isRefused()
    {
        QFETCH(const std::function<void(protocol::MatchResult &)>, spoil);
        LeagueLab lab(mafia());
        lab.startWith(10);
        ScriptedAgent &referee = lab.referees.front();
        protocol::MatchResultReport report = won(last(referee), Town);
        spoil(report.result);
        QCOMPARE(LeagueLab::errorCode(lab.send(referee, report)), QStringLiteral("E003"));
        QVERIFY(lab.journalled(store::ResultFact::Kind).isEmpty());
        (void)lab.send(referee, won(last(referee), Town));
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 1);
    }

    // MR-36, M-153: who filled in counts, who stayed away has lost, and bots are nowhere.
    void whoFillsIn_hasItsPoints_andWhoStayedAwayATechnicalLoss()
    {
        LeagueLab lab(mafia());
        lab.startWith(12);
        ScriptedAgent &referee = lab.referees.front();
        MatchAssignment played = last(referee);
        const base::PlayerId absent = played.roster.takeFirst().playerId;
        const base::PlayerId another = played.roster.takeFirst().playerId;
        const base::PlayerId bot(QStringLiteral("BOT01"));
        played.roster.append(played.substituteRoster.constFirst());
        played.roster.append({.playerId = bot});
        protocol::MatchResultReport report = won(played, Town);
        report.result.technical = {absent, another};
        report.result.bots = {bot};
        (void)lab.send(referee, report);
        lab.settle();
        const QList<protocol::StandingRow> rows = lab.manager->standings();
        QCOMPARE(rows.size(), 12);
        QCOMPARE(rowOf(rows, absent.text()).technicalLosses, 1);
        QCOMPARE(rowOf(rows, absent.text()).byTeam->town.played, 0);
        const protocol::StandingRow &stepped = rowOf(rows, QStringLiteral("P11"));
        QCOMPARE(stepped.played, 1);
        QCOMPARE(stepped.byTeam->town.played + stepped.byTeam->mafia.played, 1);
        QCOMPARE(rowOf(rows, QStringLiteral("P08")).played, 0);
    }

    // MR-36: it could not be played, and somebody is to blame.
    void aMatchThatCouldNotBePlayed_givesAPointToThoseWhoCame()
    {
        LeagueLab lab(mafia({QStringLiteral("fill_with_bots=false")}));
        lab.startWith(10);
        ScriptedAgent &referee = lab.referees.front();
        protocol::MatchResultReport report = LeagueLab::reportOf(last(referee), {});
        report.result.status = protocol::ResultStatus::Cancelled;
        report.result.technical = {base::PlayerId(QStringLiteral("P04"))};
        (void)lab.send(referee, report);
        lab.settle();
        const QList<protocol::StandingRow> rows = lab.manager->standings();
        QCOMPARE(rowOf(rows, QStringLiteral("P04")).points, 0);
        QCOMPARE(rowOf(rows, QStringLiteral("P04")).technicalLosses, 1);
        QCOMPARE(rowOf(rows, QStringLiteral("P05")).points, 1);
    }

    // L-23 at a table: its seat goes to others.
    void aWithdrawnPlayer_hasNoSeat_andATechnicalLoss()
    {
        LeagueLab lab(mafia());
        lab.addReferee();
        lab.addPlayers(12);
        QVERIFY(lab.manager->startLeague(manager::LeagueManager::FirstMatch::OnStep).ok());
        lab.settle();
        QVERIFY(lab.manager
                    ->control({.command = protocol::LeagueCommand::Withdraw,
                               .playerId = base::PlayerId(QStringLiteral("P01"))})
                    .ok());
        QVERIFY(lab.manager->control({.command = protocol::LeagueCommand::Resume}).ok());
        lab.settle();
        ScriptedAgent &referee = lab.referees.front();
        MatchAssignment match = last(referee);
        QCOMPARE(match.roster.size(), 9);
        QVERIFY(!rosterOf(match).contains(base::PlayerId(QStringLiteral("P01"))));
        match.roster.append(match.substituteRoster.constFirst());
        (void)lab.send(referee, won(match, Town));
        lab.settle();
        QCOMPARE(rowOf(lab.manager->standings(), QStringLiteral("P01")).technicalLosses, 1);
        QSet<QString> reported{QStringLiteral("R1M1/1")};
        playAll(lab, reported);
        QVERIFY(lab.settled);
        QCOMPARE(rowOf(lab.manager->standings(), QStringLiteral("P01")).played, 1);
    }

    // L-24: a new attempt is dealt anew, and only one counts.
    void aLostReferee_meansANewAttempt_withAnotherSeed()
    {
        LeagueLab lab(mafia());
        lab.startWith(10);
        ScriptedAgent &first = lab.referees.front();
        const MatchAssignment before = last(first);
        ScriptedAgent &second = lab.addBuiltInReferee();
        first.leave();
        lab.pass(lab.manager->options().rules.heartbeatInterval * 4);
        const MatchAssignment after = last(second);
        QCOMPARE(after.matchId, before.matchId);
        QCOMPARE(after.attempt, 2);
        QVERIFY(*after.seed != *before.seed);
        QVERIFY(after.seedSalt != before.seedSalt);
        QCOMPARE(rosterOf(after), rosterOf(before));
        first.comeBack();
        QCOMPARE(LeagueLab::errorCode(lab.send(first, won(before, Town))), QStringLiteral("E109"));
        (void)lab.send(second, won(after, Town));
        lab.settle();
        int points = 0;
        for (const protocol::StandingRow &row : lab.manager->standings())
            points += row.points;
        QCOMPARE(points, 7 * 3);
    }

    void theStandings_areThoseOfAnUndisturbedLeague_data()
    {
        QTest::addColumn<int>("resultsBefore");
        for (int results = 0; results <= 4; ++results)
            QTest::addRow("after %d results", results) << results;
    }

    void theStandings_areThoseOfAnUndisturbedLeague()
    {
        QFETCH(int, resultsBefore);
        static const QStringList expected = undisturbed(12);
        LeagueLab lab(mafia());
        lab.startWith(12);
        QSet<QString> reported;
        playAll(lab, reported, resultsBefore);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), resultsBefore);
        lab.restartManager();
        playAll(lab, reported);
        QVERIFY(lab.settled);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 4);
        // An interrupted match is dealt anew, so that other people may have won it.
        if (resultsBefore == 4)
            QCOMPARE(LeagueLab::asText(lab.manager->standings()), expected);
        for (const protocol::StandingRow &row : lab.manager->standings())
            QVERIFY(row.played == 3 || row.played == 4);
    }

    // L-25
    void withoutBots_aLeagueNeedsTen()
    {
        LeagueLab lab(mafia({QStringLiteral("fill_with_bots=false")}));
        lab.addReferee();
        lab.addPlayers(9);
        const base::Outcome started = lab.manager->startLeague();
        QVERIFY(!started);
        QCOMPARE(started.failure().code, QStringLiteral("E110"));
        QVERIFY(started.failure().sentence.contains(QStringLiteral("10 players")));
        lab.addPlayer();
        QVERIFY(lab.manager->startLeague().ok());
    }

    // M-150
    void withBots_fewerThanTenPlay()
    {
        LeagueLab lab(mafia({QStringLiteral("games_per_player=2")}));
        lab.startWith(3);
        const MatchAssignment match = last(lab.referees.front());
        QCOMPARE(match.roster.size(), 3);
        QCOMPARE(*match.dealIndex, 0);
        QVERIFY(match.mafia.value(QStringLiteral("fill_with_bots")).toBool());
    }

    // §8.3
    void anExactBalance_sendsThePlan()
    {
        LeagueLab lab(
            mafia({QStringLiteral("seat_alias=true"), QStringLiteral("role_balance=exact")}));
        lab.startWith(10);
        const MatchAssignment match = last(lab.referees.front());
        QCOMPARE(match.rolePlan.size(), 10);
        QCOMPARE(match.rolePlan.values().count(Mafia), 3);
    }

    // The operator steers a match through the manager.
    void ordersAboutAMatch_goToItsReferee()
    {
        LeagueLab lab(mafia());
        lab.startWith(10);
        const base::MatchId match(QStringLiteral("R1M1"));
        QVERIFY(lab.manager
                    ->control({.command = protocol::LeagueCommand::SetMatchSpeed,
                               .matchId = match,
                               .value = QStringLiteral("STEP")})
                    .ok());
        lab.settle();
        const auto told = readOrDie<protocol::MatchControl>(
            lab.referees.front().last(QStringLiteral("control_match")));
        QCOMPARE(told.command, protocol::MatchCommand::SetSpeed);
        QCOMPARE(told.value, QStringLiteral("STEP"));
        QVERIFY(!lab.manager->control({.command = protocol::LeagueCommand::AdvanceMatch,
                                       .matchId = base::MatchId(QStringLiteral("R2M1"))}));
    }

    // protocol.md §2: `context`
    void whatAPlayerWantsWithACall_isToldToItsReferee()
    {
        LeagueLab lab(mafia());
        lab.addReferee();
        lab.addPlayers(9);
        ScriptedAgent &brief = lab.addStranger();
        protocol::LeagueRegisterRequest request;
        request.meta.displayName = QStringLiteral("Brief");
        request.meta.version = QStringLiteral("1");
        request.meta.gameTypes = {QStringLiteral("mafia")};
        request.meta.contactEndpoint = brief.endpoint().toString();
        request.meta.context = QStringLiteral("delta");
        (void)lab.send(brief, request, QStringLiteral("player:Brief"), QString());
        lab.startLeague();
        int wanting = 0;
        for (const protocol::RosterEntry &each : last(lab.referees.front()).roster)
            wanting += each.capabilities.contains(QStringLiteral("delta")) ? 1 : 0;
        QCOMPARE(wanting, 1);
    }

    void theSecret_isKeptForResuming_andShownToNobody()
    {
        LeagueLab lab(mafia({QStringLiteral("league_secret=demo")}));
        lab.startWith(10);
        const JsonObject league = lab.journalled(store::LeagueFact::Kind).constFirst();
        QCOMPARE(league.value(QStringLiteral("seed")).toString(), QStringLiteral("demo"));
        QVERIFY(!league.value(QStringLiteral("rules"))
                     .toObject()
                     .contains(QStringLiteral("league_secret")));
        for (const store::Entry &entry : lab.journal->readKind(store::LeagueFact::Kind))
            QVERIFY(!store::toJsonLine(*store::publicView(entry)).contains("demo"));
    }
};

QTEST_GUILESS_MAIN(TestTables)
#include "tst_tables.moc"
