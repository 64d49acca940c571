// Awards are true in the data, and left out when nobody or everybody deserves them.
#include "app/view/boards/awards_board.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/charts/match_chart.h"
#include "agents/base/fake_clock.h"
#include "tests/app/played_league.h"

#include <QTest>

using namespace league;
using namespace league::app::view;

namespace {

// A league told by hand: every match is decided by who is said to win it.
class TellTale
{
public:
    explicit TellTale(const QStringList &players)
    {
        tell("league", {}, {{"league_id", "L1"}, {"game_type", "even_odd"}});
        for (const QString &id : players) {
            tell("registered", id,
                 {{"role", "player"},
                  {"id", id},
                  {"display_name", "Name of " + id},
                  {"game_types", JsonArray{"even_odd"}},
                  {"contact_endpoint", "http:x"},
                  {"token_sha256", ""}});
        }
    }

    // Rounds of one match each: "P01 P02" beat or drew.
    void schedule(const QList<QStringList> &rounds)
    {
        JsonArray list;
        for (int round = 0; round < rounds.size(); ++round) {
            JsonArray matches;
            for (int i = 0; i < rounds.at(round).size(); ++i) {
                const QStringList pair = rounds.at(round).at(i).split(u' ');
                matches.append(JsonObject{{"match_id", id(round + 1, i + 1)},
                                          {"player_A_id", pair.at(0)},
                                          {"player_B_id", pair.at(1)}});
            }
            list.append(JsonObject{{"round_id", round + 1}, {"matches", matches}});
        }
        tell("scheduled", "L1", {{"rounds", list}});
    }

    struct Seat
    {
        QString player;
        QString choice;
        int afterMs = 0;
        bool isRepeated = false;
    };

    // The first seat wins; of a draw, both have a point.
    void play(const QString &match, int round, const Seat &a, const Seat &b, bool isDraw = false)
    {
        tell("assigned", match,
             {{"round_id", round},
              {"attempt", 1},
              {"referee_id", "REF01"},
              {"player_ids", JsonArray{a.player, b.player}}});
        enter(match, base::match_chart::WaitingForPlayers);
        enter(match, base::match_chart::CollectingChoices);
        const qint64 asked = m_now;
        for (const Seat &seat : {a, b}) {
            if (seat.isRepeated) {
                tell("message", match,
                     {{"from", "referee:REF01"},
                      {"to", "player:" + seat.player},
                      {"message", JsonObject{{"message_type", "GAME_ERROR"}}}});
            }
            m_now = asked + seat.afterMs;
            tell("message", match,
                 {{"from", "player:" + seat.player},
                  {"to", "referee:REF01"},
                  {"message", JsonObject{{"message_type", "CHOOSE_PARITY_RESPONSE"}}}});
        }
        JsonObject body{
            {"round_id", round},
            {"attempt", 1},
            {"game_type", "even_odd"},
            {"referee_id", "REF01"},
            {"player_ids", JsonArray{a.player, b.player}},
            {"status", isDraw ? "DRAW" : "WIN"},
            {"score", JsonObject{{a.player, isDraw ? 1 : 3}, {b.player, isDraw ? 1 : 0}}},
            {"outcomes",
             JsonObject{{a.player, isDraw ? "DRAW" : "WIN"}, {b.player, isDraw ? "DRAW" : "LOSS"}}},
            {"details",
             JsonObject{{"choices", JsonObject{{a.player, a.choice}, {b.player, b.choice}}}}}};
        if (!isDraw)
            body.insert("winner", a.player);
        tell("result", match, body);
    }

    void end()
    {
        tell("transition", "L1",
             {{"chart", QString(base::league_chart::Table.name)},
              {"from", "RUNNING_TOURNAMENT"},
              {"to", QString(base::league_chart::Completed)},
              {"trigger", "X"}});
    }

    [[nodiscard]] const LeagueStory &story() const { return m_story; }
    static QString id(int round, int match)
    {
        return QStringLiteral("R%1M%2").arg(round).arg(match);
    }

private:
    void tell(const char *kind, const QString &subject, const JsonObject &body)
    {
        store::Entry entry;
        entry.seq = ++m_seq;
        entry.timeMs = m_now;
        entry.subject = subject;
        entry.kind = QString::fromLatin1(kind);
        entry.body = body;
        m_story.apply(entry);
    }
    void enter(const QString &match, QLatin1String state)
    {
        tell("transition", match,
             {{"chart", QString(base::match_chart::Table.name)},
              {"from", "CREATED"},
              {"to", QString(state)},
              {"trigger", "X"}});
    }

    LeagueStory m_story;
    qint64 m_seq = 0;
    qint64 m_now = 1'772'388'000'000;
};

const AwardRow *find(const QList<AwardRow> &awards, const char *kind)
{
    for (const AwardRow &award : awards) {
        if (award.kind == QLatin1String(kind))
            return &award;
    }
    return nullptr;
}

} // namespace

class TestAwards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beforeTheEnd_nobodyIsPraised()
    {
        TellTale tale({"P01", "P02"});
        tale.schedule({{"P01 P02"}});
        tale.play("R1M1", 1, {"P01", "even", 5}, {"P02", "odd", 9});
        QVERIFY(awardRows(tale.story()).isEmpty());
        tale.end();
        QVERIFY(!awardRows(tale.story()).isEmpty());
    }

    void theFastest_hasTheSmallestMedian_notTheSmallestValue()
    {
        TellTale tale({"P01", "P02"});
        tale.schedule({{"P01 P02"}, {"P02 P01"}, {"P01 P02"}});
        tale.play("R1M1", 1, {"P01", "even", 1}, {"P02", "odd", 20});
        tale.play("R2M1", 2, {"P02", "even", 20}, {"P01", "odd", 90});
        tale.play("R3M1", 3, {"P01", "even", 90}, {"P02", "odd", 300});
        tale.end();
        const QList<AwardRow> awards = awardRows(tale.story());
        const AwardRow *fastest = find(awards, "fastest");
        QVERIFY(fastest);
        QCOMPARE(fastest->playerId, QStringLiteral("P02"));
        QCOMPARE(fastest->medianMs, 20);
        QCOMPARE(fastest->matches, 3);
        QCOMPARE(fastest->name, QStringLiteral("Name of P02"));
        QCOMPARE(fastest->number, 2);
    }

    void theSameSpeedOfAll_isNoAward()
    {
        TellTale tale({"P01", "P02"});
        tale.schedule({{"P01 P02"}});
        tale.play("R1M1", 1, {"P01", "even", 7}, {"P02", "odd", 7});
        tale.end();
        QVERIFY(!find(awardRows(tale.story()), "fastest"));
    }

    void alwaysThere_isLeftOutWhenEverybodyWas()
    {
        TellTale tale({"P01", "P02"});
        tale.schedule({{"P01 P02"}});
        tale.play("R1M1", 1, {"P01", "even", 7}, {"P02", "odd", 8});
        tale.end();
        QVERIFY(!find(awardRows(tale.story()), "present"));
    }

    void alwaysThere_isWhoWasNeverAskedAgain()
    {
        TellTale tale({"P01", "P02"});
        tale.schedule({{"P01 P02"}});
        tale.play("R1M1", 1, {"P01", "even", 7, true}, {"P02", "odd", 8});
        tale.end();
        const QList<AwardRow> awards = awardRows(tale.story());
        QVERIFY(find(awards, "present"));
        QCOMPARE(find(awards, "present")->playerId, QStringLiteral("P02"));
    }

    void theClimb_goesFromTheLowestRankToTheLast()
    {
        TellTale tale({"P01", "P02", "P03", "P04"});
        tale.schedule({{"P01 P04", "P02 P03"}, {"P04 P01", "P03 P02"}, {"P04 P02", "P01 P03"}});
        tale.play("R1M1", 1, {"P01", "even", 7}, {"P04", "odd", 8});
        tale.play("R1M2", 1, {"P02", "even", 7}, {"P03", "odd", 8});
        tale.play("R2M1", 2, {"P04", "even", 7}, {"P01", "odd", 8});
        tale.play("R2M2", 2, {"P03", "even", 7}, {"P02", "odd", 8}, true);
        tale.play("R3M1", 3, {"P04", "even", 7}, {"P02", "odd", 8});
        tale.play("R3M2", 3, {"P01", "even", 7}, {"P03", "odd", 8}, true);
        tale.end();
        const QList<AwardRow> awards = awardRows(tale.story());
        const AwardRow *climb = find(awards, "climb");
        QVERIFY(climb);
        QCOMPARE(climb->playerId, QStringLiteral("P04"));
        QCOMPARE(climb->fromRank, 4);
        QCOMPARE(climb->afterRound, 1);
        QCOMPARE(climb->toRank, 1);
    }

    void whoAlwaysChoosesTheSame_isNotHardToRead()
    {
        TellTale tale({"P01", "P02"});
        const QStringList mixed{"even", "even", "odd", "even", "odd", "odd"};
        QList<QStringList> rounds;
        for (int i = 0; i < mixed.size(); ++i)
            rounds.append({"P01 P02"});
        tale.schedule(rounds);
        for (int i = 0; i < mixed.size(); ++i)
            tale.play(TellTale::id(i + 1, 1), i + 1, {"P01", "even", 5}, {"P02", mixed.at(i), 5});
        tale.end();
        const QList<AwardRow> awards = awardRows(tale.story());
        const AwardRow *riddle = find(awards, "unreadable");
        QVERIFY(riddle);
        QCOMPARE(riddle->playerId, QStringLiteral("P02"));
        QCOMPARE(riddle->even, 3);
        QCOMPARE(riddle->odd, 3);
        QVERIFY(find(awards, "streak") && find(awards, "unbeaten"));
        QCOMPARE(find(awards, "streak")->playerId, QStringLiteral("P01"));
        QCOMPARE(find(awards, "streak")->streak, 6);
        QCOMPARE(find(awards, "unbeaten")->playerId, QStringLiteral("P01"));
    }

    void whoAlternates_isNotHardToRead()
    {
        TellTale tale({"P01", "P02"});
        QList<QStringList> rounds;
        for (int i = 0; i < 6; ++i)
            rounds.append({"P01 P02"});
        tale.schedule(rounds);
        for (int i = 0; i < 6; ++i)
            tale.play(TellTale::id(i + 1, 1), i + 1, {"P01", "even", 5},
                      {"P02", i % 2 == 0 ? "even" : "odd", 5});
        tale.end();
        QVERIFY(!find(awardRows(tale.story()), "unreadable"));
    }

    void aPlayedLeague_hasTheSameAwardsEachTime_andTheBoardShowsThem()
    {
        app::HouseOptions options;
        options.players = 6;
        options.basePort = 0;
        options.wire = app::WireKind::InProcess;
        const test::PlayedLeague played(options);
        QVERIFY2(played.ok(), qPrintable(played.problem()));
        base::FakeClock clock;
        LeagueBoard league(clock);
        AwardsBoard board;
        board.setLeague(&league);
        QCOMPARE(board.rows()->count(), 0);
        league.take(played.entries());
        league.show();
        QVERIFY(board.rows()->count() <= 4);
        QCOMPARE(board.rows()->rows(), awardRows(league.story()));
        for (const AwardRow &award : board.rows()->rows())
            QVERIFY(league.story().agent(award.playerId));
    }
};

QTEST_GUILESS_MAIN(TestAwards)
#include "tst_awards.moc"
