// Standings: counting, the order of L-30 and each of its tie-breaks.
#include "agents/base/random_stream.h"
#include "agents/league/schedule.h"
#include "agents/league/standings.h"

#include <QTest>

using namespace league::tournament;
using league::base::MatchId;
using league::base::Outcome;
using league::base::PlayerId;
using league::base::RandomStream;

namespace {

PlayerId player(int number)
{
    return PlayerId(QStringLiteral("P%1").arg(number, 2, 10, QLatin1Char('0')));
}

Roster rosterOf(int players)
{
    Roster roster;
    for (int number = 1; number <= players; ++number) {
        const Outcome added = roster.add({player(number), QStringLiteral("Agent %1").arg(number)});
        if (!added)
            qFatal("%s", qPrintable(added.failure().sentence));
    }
    return roster;
}

MatchScore score(const QString &match, ScoredSeat a, ScoredSeat b)
{
    return {MatchId(match), {std::move(a), std::move(b)}};
}

ScoredSeat win(int number)
{
    return {player(number), SeatScore::Win, 3};
}

ScoredSeat draw(int number)
{
    return {player(number), SeatScore::Draw, 1};
}

ScoredSeat loss(int number)
{
    return {player(number), SeatScore::Loss, 0};
}

ScoredSeat technicalLoss(int number)
{
    return {player(number), SeatScore::TechnicalLoss, 0};
}

// A league from lines such as "1>2" (P01 beats P02), "1=2" (draw), "1!2" (P02 lost technically).
Standings played(int players, const QStringList &matches, TieBreak tieBreak = TieBreak::HeadToHead)
{
    Standings standings(rosterOf(players), tieBreak);
    int number = 0;
    for (const QString &match : matches) {
        const int a = match.at(0).digitValue();
        const int b = match.at(2).digitValue();
        const QString id = QStringLiteral("M%1").arg(++number);
        const QChar sign = match.at(1);
        const Outcome counted =
            standings.count(sign == u'='       ? score(id, draw(a), draw(b))
                                : sign == u'!' ? score(id, win(a), technicalLoss(b))
                                               : score(id, win(a), loss(b)));
        if (!counted)
            qFatal("%s", qPrintable(counted.failure().sentence));
    }
    return standings;
}

QString orderOf(const Standings &standings)
{
    QString order;
    for (const StandingRow &row : standings.rows())
        order += row.player.text().last(1);
    return order;
}

} // namespace

class TestStandings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beforeTheFirstMatch_theOrderIsThatOfRegistration()
    {
        const QList<StandingRow> rows = Standings(rosterOf(3)).rows();
        QCOMPARE(rows.size(), 3);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(rows.at(i).rank, i + 1);
            QCOMPARE(rows.at(i).player, player(i + 1));
            QCOMPARE(rows.at(i).displayName, QStringLiteral("Agent %1").arg(i + 1));
            QCOMPARE(rows.at(i).played, 0);
        }
    }

    void everyColumn_isCounted()
    {
        Standings standings(rosterOf(2));
        QVERIFY(standings.count(score(QStringLiteral("A"), win(1), loss(2))).ok());
        QVERIFY(standings.count(score(QStringLiteral("B"), draw(2), draw(1))).ok());
        QVERIFY(standings.count(score(QStringLiteral("C"), technicalLoss(1), win(2))).ok());
        QVERIFY(
            standings.count(score(QStringLiteral("D"), technicalLoss(1), technicalLoss(2))).ok());
        const QList<StandingRow> rows = standings.rows();
        for (const StandingRow &row : rows) {
            QCOMPARE(row.played, 4);
            QCOMPARE(row.wins, 1);
            QCOMPARE(row.draws, 1);
            QCOMPARE(row.losses, 2);
            QCOMPARE(row.points, 4);
        }
        // Equal in everything but technical losses: P01 has two of them.
        QCOMPARE(rows.at(0).player, player(2));
        QCOMPARE(rows.at(0).technicalLosses, 1);
        QCOMPARE(rows.at(1).technicalLosses, 2);
    }

    void theOrder_followsTheRules_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QStringList>("matches");
        QTest::addColumn<QString>("order");
        const auto matches = [](const char *text) {
            return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
        };

        QTest::newRow("points first") << 3 << matches("3>1 3>2 2>1") << QStringLiteral("321");
        // P02: three draws, 3 points; P01: one win, 3 points.
        QTest::newRow("then wins") << 5 << matches("2=3 2=4 2=5 1>3") << QStringLiteral("12345");
        QTest::newRow("then wins, against registration")
            << 5 << matches("1=3 1=4 1=5 2>3") << QStringLiteral("21345");
        // P01 and P02 both 3 points and 1 win; P02 beat P01.
        QTest::newRow("then the match between two")
            << 3 << matches("2>1 1>3") << QStringLiteral("213");
        // 1, 2, 3 have 6 points and 2 wins each; among them 3>2, 3>1, 2>1: 3 has 6, 2 has 3, 1 has
        // 0.
        QTest::newRow("then the small league of three")
            << 6 << matches("3>2 3>1 2>1 2>4 1>4 1>5") << QStringLiteral("321456");
        // A circle of three stays tied; only the technical loss of P01 tells them apart.
        QTest::newRow("then fewer technical losses")
            << 3 << matches("1>2 2>3 3!1") << QStringLiteral("231");
        QTest::newRow("then registration") << 3 << matches("1>2 2>3 3>1") << QStringLiteral("123");
        // 1, 2, 3, 4 have 7 points and 2 wins; among them 4 has 7, 1 and 2 have 4, 3 has 1. P02
        // beat P01, which would decide if the small league were played again for those two.
        QTest::newRow("the small league counts once")
            << 6 << matches("2>1 1>3 1=4 2=3 4>2 4>3 1>5 2>5 3>5 3>6") << QStringLiteral("412356");
        // P01 and P02 have 4 points and a win; what they did to others does not matter.
        QTest::newRow("only matches between the tied")
            << 4 << matches("1>3 2>1 2=4 1=4") << QStringLiteral("2143");
    }

    void theOrder_followsTheRules()
    {
        QFETCH(int, players);
        QFETCH(QStringList, matches);
        QTEST(orderOf(played(players, matches)), "order");
    }

    void theOrder_doesNotDependOnTheOrderOfMatches()
    {
        QStringList matches{QStringLiteral("3>2"), QStringLiteral("3>1"), QStringLiteral("2>1"),
                            QStringLiteral("2!4"), QStringLiteral("1=4"), QStringLiteral("1>5"),
                            QStringLiteral("5=3"), QStringLiteral("4>5")};
        const QString order = orderOf(played(5, matches));
        RandomStream stream(7, u"order-of-matches");
        for (int i = 0; i < 30; ++i) {
            stream.shuffle(matches);
            QCOMPARE(orderOf(played(5, matches)), order);
        }
    }

    void withChangingTeams_theWinRateDecides()
    {
        // Four players with 3 points and 1 win, out of 3, 2, 1 and 1 matches.
        const QStringList matches{QStringLiteral("1>2"), QStringLiteral("3>1"),
                                  QStringLiteral("4>1"), QStringLiteral("2>5")};
        QCOMPARE(orderOf(played(5, matches, TieBreak::WinRate)), QStringLiteral("34215"));
        QCOMPARE(orderOf(played(5, matches, TieBreak::HeadToHead)), QStringLiteral("13425"));
    }

    void withoutAWin_theWinRateIsEqual()
    {
        const QStringList matches{QStringLiteral("3>1"), QStringLiteral("4>1"),
                                  QStringLiteral("3>2")};
        // P01 (2 played) and P02 (1 played) both have no win: registration decides.
        QCOMPARE(orderOf(played(4, matches, TieBreak::WinRate)), QStringLiteral("3412"));
    }

    void aMatch_countsOnce()
    {
        Standings standings(rosterOf(2));
        const MatchScore result = score(QStringLiteral("R1M1"), win(1), loss(2));
        QVERIFY(!standings.hasCounted(result.match));
        QVERIFY(standings.count(result).ok());
        QVERIFY(standings.hasCounted(result.match));
        const Outcome again = standings.count(score(QStringLiteral("R1M1"), loss(1), win(2)));
        QVERIFY(!again.ok());
        QVERIFY(again.failure().sentence.contains(QStringLiteral("R1M1 has already counted")));
        QCOMPARE(standings.rows().at(0).player, player(1));
        QCOMPARE(standings.rows().at(0).played, 1);
    }

    void aVoidMatch_isDone_butCountsForNothing()
    {
        Standings standings(rosterOf(2));
        const MatchScore nothing = score(QStringLiteral("R1M1"), {player(1), SeatScore::Void, 0},
                                         {player(2), SeatScore::Void, 0});
        QVERIFY(standings.count(nothing).ok());
        QVERIFY(standings.hasCounted(nothing.match));
        for (const StandingRow &row : standings.rows())
            QCOMPARE(row.played, 0);
        QVERIFY(!standings.count(score(QStringLiteral("R1M1"), win(1), loss(2))).ok());
    }

    void aResultThatDoesNotFit_changesNothing_data()
    {
        QTest::addColumn<MatchScore>("result");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("stranger") << score(QStringLiteral("M"), win(1), loss(9))
                                  << QStringLiteral("P09 is not in this league");
        QTest::newRow("twice the same")
            << score(QStringLiteral("M"), win(1), loss(1)) << QStringLiteral("P01 has two seats");
        QTest::newRow("no match id")
            << score(QString(), win(1), loss(2)) << QStringLiteral("needs a match id");
        QTest::newRow("one seat") << MatchScore{MatchId(QStringLiteral("M")), {win(1)}}
                                  << QStringLiteral("at least two players");
    }

    void aResultThatDoesNotFit_changesNothing()
    {
        QFETCH(MatchScore, result);
        QFETCH(QString, sentence);
        Standings standings(rosterOf(2));
        const Outcome counted = standings.count(result);
        QVERIFY(!counted.ok());
        QVERIFY2(counted.failure().sentence.contains(sentence),
                 qPrintable(counted.failure().sentence));
        QVERIFY(!standings.hasCounted(result.match));
        QCOMPARE(standings.rows().at(0).played, 0);
    }

    void aTableOfTen_countsForEverySeat()
    {
        Standings standings(rosterOf(10), TieBreak::WinRate);
        MatchScore result{MatchId(QStringLiteral("R1M1")), {}};
        for (int number = 1; number <= 10; ++number)
            result.seats.append(number > 7 ? win(number) : loss(number));
        QVERIFY(standings.count(result).ok());
        QCOMPARE(standings.rows().at(0).player, player(8));
        QCOMPARE(standings.rows().at(9).player, player(7));
        QCOMPARE(standings.rows().at(9).losses, 1);
    }

    void aLeagueOf200_isCounted_withATableAfterEveryRound()
    {
        const QList<Round> rounds = roundRobin(200);
        Standings standings(rosterOf(200));
        RandomStream stream(1, u"league-of-200");
        int matches = 0;
        for (const Round &round : rounds) {
            for (const Pairing &pairing : round.pairings) {
                const int a = pairing.a + 1;
                const int b = pairing.b + 1;
                const QString id = matchId(round.number, pairing.matchNumber).text();
                const quint64 dice = stream.uniform(4);
                QVERIFY(standings
                            .count(dice < 2        ? score(id, draw(a), draw(b))
                                       : dice == 2 ? score(id, win(a), loss(b))
                                                   : score(id, loss(a), win(b)))
                            .ok());
                ++matches;
            }
            const QList<StandingRow> rows = standings.rows();
            for (qsizetype i = 1; i < rows.size(); ++i) {
                const StandingRow &better = rows.at(i - 1);
                const StandingRow &worse = rows.at(i);
                QVERIFY(std::pair(better.points, better.wins)
                        >= std::pair(worse.points, worse.wins));
                QCOMPARE(worse.rank, better.rank + 1);
            }
        }
        QCOMPARE(matches, 19'900);
        for (const StandingRow &row : standings.rows()) {
            QCOMPARE(row.played, 199);
            QCOMPARE(row.points, 3 * row.wins + row.draws);
            QCOMPARE(row.wins + row.draws + row.losses, 199);
        }
    }

    // M-151, M-152: each member of a team has its own points, and its record with each team.
    void teams_areCountedByPlayer()
    {
        Standings standings(rosterOf(4), TieBreak::WinRate);
        const QString town = QStringLiteral("town");
        const QString mafia = QStringLiteral("mafia");
        QVERIFY(standings
                    .count({MatchId(QStringLiteral("R1M1")),
                            {{player(1), SeatScore::Win, 3, town},
                             {player(2), SeatScore::TechnicalLoss, 0, town},
                             {player(3), SeatScore::Loss, 0, mafia},
                             {player(4), SeatScore::TechnicalLoss, 0, {}}}})
                    .ok());
        QVERIFY(standings
                    .count({MatchId(QStringLiteral("R2M1")),
                            {{player(1), SeatScore::Loss, 0, town},
                             {player(3), SeatScore::Win, 3, mafia}}})
                    .ok());
        const QList<StandingRow> rows = standings.rows();
        QCOMPARE(rows.at(0).player, player(1)); // as good as P03, and registered before it
        QCOMPARE(rows.at(0).byTeam, (QMap<QString, TeamRecord>{{town, {2, 1}}}));
        QCOMPARE(rows.at(1).byTeam, (QMap<QString, TeamRecord>{{mafia, {2, 1}}}));
        QCOMPARE(rows.at(2).byTeam, (QMap<QString, TeamRecord>{{town, {1, 0}}}));
        QVERIFY(rows.at(3).byTeam.isEmpty()); // it did not come
        QCOMPARE(rows.at(3).technicalLosses, 1);
    }

    // L-30 with §8.4: whoever needed fewer matches for as many wins is first.
    void inGamesOfTeams_theWinRateDecides()
    {
        Standings standings(rosterOf(3), TieBreak::WinRate);
        QVERIFY(standings.count({MatchId(QStringLiteral("R1M1")), {win(1), loss(3)}}).ok());
        QVERIFY(standings.count({MatchId(QStringLiteral("R2M1")), {loss(1), win(2)}}).ok());
        QCOMPARE(standings.rows().at(0).player, player(2));
        QCOMPARE(standings.rows().at(1).player, player(1));
    }
};

QTEST_APPLESS_MAIN(TestStandings)
#include "tst_standings.moc"
