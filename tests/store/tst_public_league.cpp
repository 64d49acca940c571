// What everybody may see of a league, folded from its journal: all of it, and nothing more.
#include "agents/base/json/json_document.h"
#include "agents/store/spectator/public_league.h"

#include "agents/protocol/message.h"
#include "tests/view/scripted_mafia.h"

#include <QTest>

using namespace league;
using protocol::SpectatorTable;
using protocol::SpectatorTableSeat;
using store::PublicLeague;
using test::ScriptedMafia;

namespace {

template<class Page>
QByteArray bytes(const Page &page)
{
    return JsonDocument(protocol::payloadOf(page)).toJson();
}

PublicLeague fold(const QList<store::Entry> &entries)
{
    PublicLeague league;
    for (const store::Entry &entry : entries)
        league.take(entry);
    return league;
}

SpectatorTable tableOf(const PublicLeague &league)
{
    return league.match(ScriptedMafia::Id)->table.value();
}

QString roleOf(const SpectatorTable &table, const char *name)
{
    for (const SpectatorTableSeat &seat : table.seats) {
        if (seat.playerId.text() == ScriptedMafia::id(name))
            return seat.role;
    }
    return QStringLiteral("nobody");
}

store::Entry entry(const QString &subject, const QString &kind, const char *body)
{
    store::Entry made;
    made.subject = subject;
    made.kind = kind;
    made.timeMs = 1'772'388'000'120;
    made.body = JsonDocument::fromJson(body).object();
    return made;
}

store::Entry player(int number)
{
    return entry(QStringLiteral("P%1").arg(number), QStringLiteral("registered"),
                 QStringLiteral("{\"role\":\"player\",\"id\":\"P%1\",\"display_name\":\"Name %1\","
                                "\"game_types\":[\"even_odd\"],\"contact_endpoint\":\"http://x\","
                                "\"token_sha256\":\"feedbeef\"}")
                     .arg(number)
                     .toUtf8()
                     .constData());
}

// Three players; the first match is won, the second is under way.
QList<store::Entry> threePlayers()
{
    const QString league = QStringLiteral("L1");
    return {
        entry(league, QStringLiteral("league"),
              R"({"league_id":"L1","game_type":"even_odd","name":"Spring Cup","seed":"hush"})"),
        player(1),
        player(2),
        player(3),
        entry(league, QStringLiteral("scheduled"),
              R"({"rounds":[
                 {"round_id":1,"byes":["P3"],"matches":[
                    {"match_id":"R1M1","player_A_id":"P1","player_B_id":"P2"}]},
                 {"round_id":2,"byes":["P2"],"matches":[
                    {"match_id":"R2M1","player_A_id":"P3","player_B_id":"P1"}]}]})"),
        entry(league, QStringLiteral("transition"),
              R"({"chart":"league","from":"SCHEDULING","to":"RUNNING_TOURNAMENT","trigger":"T"})"),
        entry(league, QStringLiteral("round"), R"({"round_id":1,"state":"IN_PROGRESS"})"),
        entry(QStringLiteral("R1M1"), QStringLiteral("assigned"),
              R"({"round_id":1,"attempt":1,"referee_id":"REF01","player_ids":["P1","P2"],
                 "match_token_sha256":"cafe"})"),
        entry(QStringLiteral("R1M1"), QStringLiteral("result"),
              R"({"round_id":1,"attempt":1,"game_type":"even_odd","referee_id":"REF01",
                 "player_ids":["P1","P2"],"status":"WIN","winner":"P2","score":{"P1":0,"P2":3},
                 "outcomes":{"P1":"LOSS","P2":"WIN"},"reason":"8 is even.",
                 "details":{"drawn_number":8,"number_parity":"even",
                            "choices":{"P1":"odd","P2":"even"}}})"),
        entry(league, QStringLiteral("round"), R"({"round_id":1,"state":"COMPLETED"})"),
        entry(league, QStringLiteral("standing"),
              R"({"round_id":1,"standings":[{"rank":1,"player_id":"P2","points":3},
                 {"rank":2,"player_id":"P1","points":0},{"rank":3,"player_id":"P3","points":0}]})"),
        entry(league, QStringLiteral("round"), R"({"round_id":2,"state":"IN_PROGRESS"})"),
        entry(QStringLiteral("R2M1"), QStringLiteral("transition"),
              R"({"chart":"match","from":"CREATED","to":"COLLECTING_CHOICES","trigger":"T"})"),
    };
}

} // namespace

class TestPublicLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLeagueOfPairs_isToldWhole()
    {
        const PublicLeague league = fold(threePlayers());
        const protocol::SpectatorLeague page = league.league({});
        QCOMPARE(page.name, QStringLiteral("Spring Cup"));
        QCOMPARE(page.state, QStringLiteral("RUNNING_TOURNAMENT"));
        QCOMPARE(page.players.size(), 3);
        QCOMPARE(page.totalRounds, 2);
        QCOMPARE(page.currentRound, 2);
        QCOMPARE(page.totalMatches, 2);
        QCOMPARE(page.decidedMatches, 1);
        QCOMPARE(page.rounds.first().decided, 1);
        QCOMPARE(page.rounds.first().byes, QList{base::PlayerId(QStringLiteral("P3"))});
        // The round that is played now.
        QCOMPARE(page.matches.size(), 1);
        QCOMPARE(page.matches.first().matchId.text(), QStringLiteral("R2M1"));
        QCOMPARE(page.matches.first().state, QStringLiteral("COLLECTING_CHOICES"));
        // The one before.
        const protocol::SpectatorMatch first = league.matches(1)->matches.first();
        QCOMPARE(first.status, QStringLiteral("WIN"));
        QCOMPARE(first.drawnNumber, std::optional(8));
        QCOMPARE(first.seats.last().choice, QStringLiteral("even"));
        QCOMPARE(first.seats.last().points, std::optional(3));
        QVERIFY(!league.matches(3));
        QVERIFY(!league.match(QStringLiteral("R9M9")));
    }

    void theTable_knowsFormAndCourse()
    {
        QList<protocol::StandingRow> counted(2);
        counted[0] = {.rank = 1, .playerId = base::PlayerId(QStringLiteral("P1")), .points = 3};
        counted[1] = {.rank = 2, .playerId = base::PlayerId(QStringLiteral("P2")), .points = 3};
        const auto standings = fold(threePlayers()).league(counted).standings;
        QCOMPARE(standings.size(), 2);
        QCOMPARE(standings.first().form, QStringLiteral("L"));
        QCOMPARE(standings.first().rankBefore, std::optional(2)); // after round 1
        QCOMPARE(standings.first().pointsAfterRounds, QList<int>{0});
        QCOMPARE(standings.last().form, QStringLiteral("W"));
        QCOMPARE(standings.last().pointsAfterRounds, QList<int>{3});
        // Before anything is counted, in the order they came.
        const auto waiting = fold(threePlayers().mid(0, 4)).league({}).standings;
        QCOMPARE(waiting.size(), 3);
        QCOMPARE(waiting.last().row.displayName, QStringLiteral("Name 3"));
        QCOMPARE(waiting.last().row.rank, 3);
    }

    void theCrosstable_isSeenFromBothSides()
    {
        const auto rows = fold(threePlayers()).league({}).crosstable;
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(0).cells, QStringLiteral(". L ."));
        QCOMPARE(rows.at(1).cells, QStringLiteral("W . ."));
        QCOMPARE(rows.at(2).cells, QStringLiteral(". . ."));
        // Nobody reads a square of a hundred.
        QList<store::Entry> crowd = threePlayers();
        for (int number = 4; number <= 100; ++number)
            crowd.append(player(number));
        QVERIFY(fold(crowd).league({}).crosstable.isEmpty());
    }

    void secrets_areNowhere()
    {
        const QByteArray told = bytes(fold(threePlayers()).league({}));
        for (const char *secret : {"hush", "feedbeef", "cafe", "http://x"})
            QVERIFY2(!told.contains(secret), secret);
    }

    void aChoice_isToldOnlyWithTheResult()
    {
        QList<store::Entry> entries = threePlayers();
        entries.append(entry(QStringLiteral("R2M1"), QStringLiteral("game"),
                             R"({"what":"CHOICE_SEALED","facts":{"player_id":"P3",
                                "choices":{"P3":"odd"}}})"));
        const auto match = fold(entries).match(QStringLiteral("R2M1"));
        QVERIFY(match->match.seats.first().choice.isEmpty());
        QVERIFY(!match->table);
    }

    void anAttemptThatIsLost_startsOver()
    {
        QList<store::Entry> entries = threePlayers();
        entries.append(entry(QStringLiteral("R2M1"), QStringLiteral("aborted"),
                             R"({"round_id":2,"attempt":1,"referee_id":"REF01","reason":"gone"})"));
        QCOMPARE(fold(entries).match(QStringLiteral("R2M1"))->match.state,
                 QStringLiteral("ABORTED"));
        const char *again =
            R"({"round_id":2,"attempt":2,"referee_id":"REF01","player_ids":["P3","P1"]})";
        entries.append(entry(QStringLiteral("R2M1"), QStringLiteral("assigned"),
                             R"({"round_id":2,"attempt":1,"referee_id":"REF01",
                                "player_ids":["P3","P1"]})"));
        entries.append(entry(QStringLiteral("R2M1"), QStringLiteral("assigned"), again));
        QCOMPARE(fold(entries).match(QStringLiteral("R2M1"))->match.state,
                 QStringLiteral("CREATED"));
    }

    // MR-28 to MR-31: after every single entry, a role stands only where everybody was told it.
    void theAudienceOfATable_learnsNoRoleBeforeItsTime()
    {
        ScriptedMafia script;
        script.firstCycle();
        script.secondNight();
        PublicLeague league;
        bool isZuseOut = false;
        for (const store::Entry &entry : script.entries()) {
            league.take(entry);
            const JsonObject facts = entry.body.value(QStringLiteral("facts")).toObject();
            isZuseOut = isZuseOut
                || (entry.body.value(QStringLiteral("what")) == QLatin1String("PLAYER_ELIMINATED")
                    && facts.value(QStringLiteral("player_id")).toString()
                        == ScriptedMafia::id("Zuse"));
            const auto page = league.match(ScriptedMafia::Id);
            if (!page)
                continue;
            const QByteArray told = bytes(*page) + bytes(league.league({}));
            for (const char *secret : {"think", "lost, but I look", "_observer", "KILL", "PROTECT",
                                       "seed", "is_mafia", "villager", "doctor", "sheriff"})
                QVERIFY2(!told.contains(secret), secret);
            if (!page->table)
                continue;
            for (const SpectatorTableSeat &seat : page->table->seats) {
                const bool isKnown = isZuseOut && seat.playerId.text() == ScriptedMafia::id("Zuse");
                QCOMPARE(seat.role, isKnown ? QStringLiteral("mafia") : QString());
            }
        }
        QVERIFY(isZuseOut);
    }

    void theTableOfADay_isTold()
    {
        ScriptedMafia script;
        script.firstCycle();
        const PublicLeague league = fold(script.entries());
        const SpectatorTable table = tableOf(league);
        QCOMPARE(table.phase, QStringLiteral("RESOLUTION"));
        QCOMPARE(table.dayNumber, 1);
        QCOMPARE(table.seats.size(), 10);
        QCOMPARE(table.statements.size(), 2);
        QCOMPARE(table.statements.first().say, QStringLiteral("I trust Zuse."));
        QVERIFY(!table.statements.first().open);
        QCOMPARE(table.votes.size(), 5);
        QVERIFY(table.voteResolved);
        QCOMPARE(table.votedOut.text(), ScriptedMafia::id("Zuse"));
        QCOMPARE(table.killed.text(), ScriptedMafia::id("Noether"));
        QCOMPARE(roleOf(table, "Zuse"), QStringLiteral("mafia"));
        QVERIFY(roleOf(table, "Noether").isEmpty());
        const protocol::SpectatorMatch match = league.matches(1)->matches.first();
        QCOMPARE(match.phase, table.phase);
        QCOMPARE(match.aliveCount, std::optional(8));
        QVERIFY(league.league({}).crosstable.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPublicLeague)
#include "tst_public_league.moc"
