// What the store keeps and exports of a league at tables of ten: schedules that grow round by
// round, results of teams, standings by team. Leagues of two are written as they always were.
#include "agents/base/json/json_document.h"
#include "agents/protocol/message.h"
#include "agents/store/export_csv.h"
#include "agents/store/export_html.h"
#include "agents/store/journal.h"
#include "agents/store/league_facts.h"
#include "agents/store/league_record.h"
#include "agents/store/rounds_document.h"

#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::store;

namespace {

base::PlayerId player(int number)
{
    return base::PlayerId(QStringLiteral("P%1").arg(number, 2, 10, QLatin1Char('0')));
}

QList<base::PlayerId> players(int from, int to)
{
    QList<base::PlayerId> all;
    for (int number = from; number <= to; ++number)
        all.append(player(number));
    return all;
}

template<class Fact>
Entry entryOf(const Fact &fact, const QString &subject)
{
    Entry entry;
    entry.timeMs = 1'772'388'000'000;
    entry.actor = QStringLiteral("league_manager");
    entry.subject = subject;
    entry.kind = Fact::Kind;
    entry.body = protocol::payloadOf(fact);
    return entry;
}

ScheduledFact roundOf(int number, const QList<base::PlayerId> &table,
                      const QList<base::PlayerId> &byes)
{
    ScheduledFact fact;
    fact.rounds.append({.roundId = number,
                        .matches = {{base::MatchId(QStringLiteral("R%1M1").arg(number)), table}},
                        .byes = byes});
    fact.totalRounds = 4;
    fact.totalMatches = 4;
    return fact;
}

// P01 to P03 are the mafia and lose; P04 was inactive, P11 filled in for P10.
ResultFact townWins()
{
    ResultFact fact;
    fact.roundId = 1;
    fact.gameType = QStringLiteral("mafia");
    fact.refereeId = base::RefereeId(QStringLiteral("REF01"));
    fact.playerIds = players(1, 11);
    fact.status = protocol::ResultStatus::Win;
    fact.winnerTeam = QStringLiteral("town");
    JsonObject roles;
    for (const base::PlayerId &id : fact.playerIds) {
        const bool isMafia = id < player(4);
        const bool isAtFault = id == player(4) || id == player(10);
        if (id != player(10))
            roles.insert(id.text(), isMafia ? QStringLiteral("mafia") : QStringLiteral("villager"));
        if (!isMafia && id != player(10))
            fact.winners.append(id);
        fact.score.insert(id, isMafia || isAtFault ? 0 : 3);
        fact.outcomes.insert(id,
                             isAtFault     ? protocol::PlayerOutcome::TechnicalLoss
                                 : isMafia ? protocol::PlayerOutcome::Loss
                                           : protocol::PlayerOutcome::Win);
    }
    fact.details = {{QStringLiteral("roles"), roles}};
    return fact;
}

// A journal with one finished match and one that is scheduled.
class Played
{
public:
    Played()
    {
        auto opened = Journal::open(m_folder.filePath(QStringLiteral("journal.db")));
        if (!opened)
            qFatal("%s", qPrintable(opened.failure().sentence));
        const QString league = QStringLiteral("league_mafia_1");
        LeagueFact about;
        about.leagueId = base::LeagueId(league);
        about.gameType = QStringLiteral("mafia");
        (*opened)->append(entryOf(about, league));
        for (const base::PlayerId &id : players(1, 12)) {
            RegisteredFact registered;
            registered.role = QStringLiteral("player");
            registered.id = id.text();
            registered.displayName = QStringLiteral("Agent ") + id.text();
            (*opened)->append(entryOf(registered, id.text()));
        }
        (*opened)->append(entryOf(roundOf(1, players(1, 10), players(11, 12)), league));
        (*opened)->append(entryOf(townWins(), QStringLiteral("R1M1")));
        StandingFact table;
        table.roundId = 1;
        protocol::StandingRow row;
        row.rank = 1;
        row.playerId = player(5);
        row.displayName = QStringLiteral("Agent P05");
        row.played = 1;
        row.wins = 1;
        row.points = 3;
        row.byTeam = protocol::TeamRecords{.mafia = {0, 0}, .town = {1, 1}};
        table.standings.append(row);
        (*opened)->append(entryOf(table, league));
        (*opened)->append(entryOf(roundOf(2, players(3, 12), players(1, 2)), league));
        (*opened)->flush();
    }

    [[nodiscard]] LeagueRecord record() const
    {
        const auto reader = JournalReader::open(m_folder.filePath(QStringLiteral("journal.db")));
        if (!reader)
            qFatal("%s", qPrintable(reader.failure().sentence));
        const auto record = readRecord(**reader);
        if (!record)
            qFatal("%s", qPrintable(record.failure().sentence));
        return *record;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestTableLeagues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoPlayers_areWrittenAsAandB_asAlways()
    {
        ScheduledFact fact;
        fact.rounds.append(
            {.roundId = 1,
             .matches = {{base::MatchId(QStringLiteral("R1M1")), {player(1), player(2)}}},
             .byes = {}});
        QCOMPARE(JsonDocument(protocol::payloadOf(fact)).toJson(JsonDocument::Compact),
                 QByteArray("{\"rounds\":[{\"byes\":[],\"matches\":[{\"match_id\":\"R1M1\","
                            "\"player_A_id\":\"P01\",\"player_B_id\":\"P02\"}],\"round_id\":1}]}"));
        const auto read = protocol::read<ScheduledFact>(protocol::payloadOf(fact));
        QVERIFY(read);
        QCOMPARE(read->rounds.first().matches.first().players, players(1, 2));
        QCOMPARE(read->roundsInAll(), 1);
        QCOMPARE(read->matchesInAll(), 1);
    }

    // M-150
    void aTable_isWrittenAsAList_andReadAgain()
    {
        const ScheduledFact fact = roundOf(1, players(1, 10), players(11, 12));
        const JsonObject body = protocol::payloadOf(fact);
        const auto read = protocol::read<ScheduledFact>(body);
        QVERIFY(read);
        QCOMPARE(read->rounds.first().matches.first().players, players(1, 10));
        QCOMPARE(read->roundsInAll(), 4);
        QVERIFY(!JsonDocument(body).toJson().contains("player_A_id"));
    }

    void aMatchWithoutPlayers_isRefused()
    {
        const JsonObject match{{QStringLiteral("match_id"), QStringLiteral("R1M1")}};
        const JsonObject body{
            {QStringLiteral("rounds"),
             JsonArray{JsonObject{{QStringLiteral("round_id"), 1},
                                  {QStringLiteral("matches"), JsonArray{match}}}}}};
        QVERIFY(!protocol::read<ScheduledFact>(body));
    }

    void rounds_growOneByOne()
    {
        RoundsDocument document(QStringLiteral("league_mafia_1"));
        QVERIFY(document.apply(
            entryOf(roundOf(1, players(1, 10), players(11, 12)), QStringLiteral("league"))));
        QVERIFY(document.apply(entryOf(townWins(), QStringLiteral("R1M1"))));
        QVERIFY(document.apply(
            entryOf(roundOf(2, players(3, 12), players(1, 2)), QStringLiteral("league"))));
        const JsonObject written = JsonDocument::fromJson(document.toBytes()).object();
        const JsonArray rounds = written.value(QStringLiteral("rounds")).toArray();
        QCOMPARE(rounds.size(), 2);
        const JsonObject first =
            rounds.at(0).toObject().value(QStringLiteral("matches")).toArray().at(0).toObject();
        QCOMPARE(first.value(QStringLiteral("player_ids")).toArray().size(), 10);
        QCOMPARE(first.value(QStringLiteral("winner_team")).toString(), QStringLiteral("town"));
    }

    void theRecord_hasEverybodyWhoPlayed()
    {
        const LeagueRecord record = Played().record();
        QVERIFY(record.hasTeams());
        QCOMPARE(record.rounds, 4);
        QCOMPARE(record.matches.size(), 2);
        QCOMPARE(record.matches.at(0).players.size(), 11);
        QCOMPARE(record.matches.at(0).winnerTeam, QStringLiteral("town"));
        QCOMPARE(record.matches.at(0).roles.value(QStringLiteral("P01")), QStringLiteral("mafia"));
        QVERIFY(record.matches.at(1).status.isEmpty());
    }

    void theTables_areExportedWithTeams()
    {
        const LeagueRecord record = Played().record();
        const QStringList standings =
            QString::fromUtf8(standingsCsv(record)).split(QStringLiteral("\r\n"));
        QVERIFY(standings.at(0).endsWith(
            QStringLiteral("points,mafia_played,mafia_wins,town_played,town_wins")));
        QVERIFY(standings.at(1).endsWith(QStringLiteral("3,0,0,1,1")));
        const QStringList matches =
            QString::fromUtf8(matchesCsv(record)).split(QStringLiteral("\r\n"));
        QCOMPARE(matches.size(), 1 + 11 + 10 + 1); // the head, two tables, the end
        QVERIFY(matches.at(1).startsWith(
            QStringLiteral("R1M1,1,REF01,P01,Agent P01,mafia,LOSS,0,WIN,town,")));
        QVERIFY(matches.at(10).contains(QStringLiteral("P10,Agent P10,,TECHNICAL_LOSS,0")));
        const QByteArray html = leagueHtml(record);
        QVERIFY(html.contains("As mafia"));
        QVERIFY(html.contains("Agent P01 (mafia)"));
        QVERIFY(!html.contains("Crosstable"));
    }
};

QTEST_GUILESS_MAIN(TestTableLeagues)
#include "tst_table_leagues.moc"
