// Tables over rounds (protocol.md §8.1, §8.5): byes, candidates, costs, how many rounds.
#include "agents/base/random_stream.h"
#include "agents/league/table_draw.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace league::tournament;
using league::base::PlayerId;
using league::base::RandomStream;

namespace {

QList<PlayerId> players(int count)
{
    QList<PlayerId> all;
    for (int number = 1; number <= count; ++number)
        all.append(PlayerId(QStringLiteral("P%1").arg(number, 2, 10, QLatin1Char('0'))));
    return all;
}

QString inWords(const QList<PlayerId> &ids)
{
    QStringList words;
    for (const PlayerId &id : ids)
        words.append(id.text());
    return words.join(u' ');
}

quint64 demoSeed()
{
    return RandomStream::seedFromText(u"demo/schedule");
}

// Plays the rounds and tells them to the draw.
QList<TableRound> play(TableDraw &draw, int rounds, const QList<PlayerId> &all)
{
    QList<TableRound> played;
    for (int round = 1; round <= rounds; ++round) {
        played.append(draw.draw(round, all));
        for (const QList<PlayerId> &table : std::as_const(played.last().tables))
            draw.note(table);
    }
    return played;
}

} // namespace

class TestTableDraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-150
    void theByes_areThoseOfTheDocument()
    {
        QCOMPARE(demoSeed(), 1575105946987452ULL);
        TableDraw draw(demoSeed(), {});
        const QList<TableRound> rounds = play(draw, 3, players(12));
        QCOMPARE(inWords(rounds.at(0).byes), QStringLiteral("P11 P08"));
        QCOMPARE(inWords(rounds.at(1).byes), QStringLiteral("P07 P02"));
        QCOMPARE(inWords(rounds.at(2).byes), QStringLiteral("P03 P09"));
        QCOMPARE(inWords(rounds.at(0).tables.at(0)),
                 QStringLiteral("P01 P02 P03 P04 P05 P06 P07 P09 P10 P12"));
    }

    // M-150
    void theTables_areThoseOfTheDocument()
    {
        TableDraw draw(demoSeed(), {});
        const QList<TableRound> rounds = play(draw, 2, players(20));
        QCOMPARE(inWords(rounds.at(1).tables.at(0)),
                 QStringLiteral("P01 P04 P05 P09 P10 P11 P14 P15 P16 P19"));
        QCOMPARE(inWords(rounds.at(1).tables.at(1)),
                 QStringLiteral("P02 P03 P06 P07 P08 P12 P13 P17 P18 P20"));
    }

    void theSeeds_areThoseOfTheDocument()
    {
        QCOMPARE(RandomStream::seedFromText(u"demo/R1M1/1"), 5694491896771717ULL);
        QCOMPARE(RandomStream::seedFromText(u"demo/R2M1/1"), 7823832631561088ULL);
        QCOMPARE(RandomStream::seedFromText(u"demo/R3M1/1"), 7790803189247113ULL);
    }

    // M-154
    void nobody_playsMoreThanOneMatchMoreThanAnother_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("games");
        for (const int count : {3, 9, 10, 11, 12, 17, 19, 20, 25, 33, 50}) {
            for (const int games : {1, 3, 10})
                QTest::addRow("%d players, %d games", count, games) << count << games;
        }
    }

    void nobody_playsMoreThanOneMatchMoreThanAnother()
    {
        QFETCH(int, count);
        QFETCH(int, games);
        const QList<PlayerId> all = players(count);
        TableDraw draw(demoSeed(), {.gamesPerPlayer = games});
        const int rounds = draw.rounds(count);
        for (int round = 1; round <= rounds; ++round) {
            const TableRound drawn = draw.draw(round, all);
            QSet<PlayerId> seen(drawn.byes.begin(), drawn.byes.end());
            for (const QList<PlayerId> &table : drawn.tables) {
                QCOMPARE(table.size(), std::min(10, count));
                QVERIFY(std::is_sorted(table.begin(), table.end()));
                for (const PlayerId &player : table)
                    seen.insert(player);
                draw.note(table);
            }
            QCOMPARE(seen.size(), count); // everybody plays or has a bye, nobody both
            const auto [least, most] = std::minmax_element(
                all.begin(), all.end(), [&](const PlayerId &a, const PlayerId &b) {
                    return draw.played(a) < draw.played(b);
                });
            QVERIFY(draw.played(*most) - draw.played(*least) <= 1);
        }
        for (const PlayerId &player : all)
            QVERIFY(draw.played(player) >= games);
    }

    void theNumberOfRounds_givesEverybodyItsGames_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("rounds");
        QTest::newRow("one table") << 10 << 3;
        QTest::newRow("two with a bye") << 12 << 4;
        QTest::newRow("nearly two tables") << 19 << 6;
        QTest::newRow("two tables") << 20 << 3;
        QTest::newRow("bots fill the table") << 4 << 3;
        QTest::newRow("nobody") << 0 << 0;
    }

    void theNumberOfRounds_givesEverybodyItsGames()
    {
        QFETCH(int, count);
        QTEST(TableDraw(1, {}).rounds(count), "rounds");
    }

    // M-150
    void withoutBots_fewerThanTen_haveNoTable()
    {
        const TableDraw draw(1, {.bots = false});
        QCOMPARE(draw.rounds(9), 0);
        const TableRound drawn = draw.draw(1, players(9));
        QVERIFY(drawn.tables.isEmpty());
        QCOMPARE(drawn.byes.size(), 9);
    }

    void whoHasLeft_isDrawnNoMore_andTheOthersStayEven()
    {
        TableDraw draw(demoSeed(), {});
        (void)play(draw, 2, players(12));
        QList<PlayerId> left = players(12);
        left.removeAt(4);
        const TableRound drawn = draw.draw(3, left);
        QVERIFY(!drawn.tables.at(0).contains(PlayerId(QStringLiteral("P05"))));
        QCOMPARE(drawn.tables.at(0).size(), 10);
        QCOMPARE(drawn.byes.size(), 1);
        QCOMPARE(draw.played(drawn.byes.at(0)), 2); // those who had a bye come first
    }

    void playersWhoHaveNotMet_areBroughtTogether()
    {
        TableDraw draw(demoSeed(), {});
        const QList<TableRound> rounds = play(draw, 2, players(20));
        const QList<PlayerId> before = rounds.at(0).tables.at(0);
        const auto again =
            std::ranges::count_if(rounds.at(1).tables.at(0),
                                  [&](const PlayerId &player) { return before.contains(player); });
        QVERIFY2(again >= 4 && again <= 6, qPrintable(QString::number(again)));
    }
};

QTEST_GUILESS_MAIN(TestTableDraw)
#include "tst_table_draw.moc"
