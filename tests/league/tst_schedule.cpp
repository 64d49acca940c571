// The round-robin schedule: the documents' table for four, and its promises for every number.
#include "agents/league/schedule.h"

#include <QTest>

#include <QMap>
#include <QSet>

using namespace league::tournament;

namespace {

QString asText(const QList<Round> &rounds)
{
    QStringList lines;
    for (const Round &round : rounds) {
        for (const Pairing &pairing : round.pairings) {
            lines.append(QStringLiteral("%1 P0%2 P0%3")
                             .arg(matchId(round.number, pairing.matchNumber).text())
                             .arg(pairing.a + 1)
                             .arg(pairing.b + 1));
        }
    }
    return lines.join(u'\n');
}

} // namespace

class TestSchedule : public QObject
{
    Q_OBJECT

private:
    static void everyNumberOfPlayers()
    {
        QTest::addColumn<int>("players");
        for (int n = 2; n <= 60; ++n)
            QTest::addRow("%d players", n) << n;
    }

private Q_SLOTS:
    void fourPlayers_playTheTableOfTheDocument()
    {
        QCOMPARE(asText(roundRobin(4)),
                 QStringLiteral("R1M1 P01 P02\n"
                                "R1M2 P03 P04\n"
                                "R2M1 P03 P01\n"
                                "R2M2 P04 P02\n"
                                "R3M1 P04 P01\n"
                                "R3M2 P03 P02"));
    }

    void threePlayers_haveOneByeEach()
    {
        const QList<Round> rounds = roundRobin(3);
        QCOMPARE(asText(rounds),
                 QStringLiteral("R1M1 P01 P02\n"
                                "R2M1 P03 P01\n"
                                "R3M1 P03 P02"));
        QCOMPARE(rounds.at(0).byes, QList<int>({2}));
        QCOMPARE(rounds.at(1).byes, QList<int>({1}));
        QCOMPARE(rounds.at(2).byes, QList<int>({0}));
    }

    void fewerThanTwo_haveNothingToPlay()
    {
        QVERIFY(roundRobin(1).isEmpty());
        QVERIFY(roundRobin(0).isEmpty());
        QVERIFY(roundRobin(-3).isEmpty());
    }

    void eachPair_meetsExactlyOnce_data() { everyNumberOfPlayers(); }

    void eachPair_meetsExactlyOnce()
    {
        QFETCH(int, players);
        QSet<std::pair<int, int>> met;
        int matches = 0;
        for (const Round &round : roundRobin(players)) {
            for (const Pairing &pairing : round.pairings) {
                QVERIFY(pairing.a != pairing.b);
                QVERIFY(pairing.a >= 0 && pairing.a < players);
                QVERIFY(pairing.b >= 0 && pairing.b < players);
                met.insert(std::minmax(pairing.a, pairing.b));
                ++matches;
            }
        }
        QCOMPARE(matches, players * (players - 1) / 2);
        QCOMPARE(met.size(), matches);
    }

    void nobody_playsTwiceInARound_andWhoDoesNotPlayHasABye_data() { everyNumberOfPlayers(); }

    void nobody_playsTwiceInARound_andWhoDoesNotPlayHasABye()
    {
        QFETCH(int, players);
        const QList<Round> rounds = roundRobin(players);
        QCOMPARE(rounds.size(), players % 2 == 0 ? players - 1 : players);
        QMap<int, int> byes;
        for (qsizetype r = 0; r < rounds.size(); ++r) {
            const Round &round = rounds.at(r);
            QCOMPARE(round.number, static_cast<int>(r) + 1);
            QCOMPARE(round.byes.size(), players % 2);
            QSet<int> busy(round.byes.begin(), round.byes.end());
            for (const Pairing &pairing : round.pairings)
                busy << pairing.a << pairing.b;
            QCOMPARE(busy.size(), players); // all different, all there
            QCOMPARE(round.pairings.size() * 2 + round.byes.size(), players);
            for (const int player : round.byes)
                ++byes[player];
        }
        for (const int count : byes)
            QCOMPARE(count, 1);
    }

    void lowerIsA_inTheFirstRound_higherLater_andMatchesAreInOrder_data()
    {
        everyNumberOfPlayers();
    }

    void lowerIsA_inTheFirstRound_higherLater_andMatchesAreInOrder()
    {
        QFETCH(int, players);
        for (const Round &round : roundRobin(players)) {
            int previousLowest = -1;
            for (qsizetype m = 0; m < round.pairings.size(); ++m) {
                const Pairing &pairing = round.pairings.at(m);
                QCOMPARE(pairing.matchNumber, static_cast<int>(m) + 1);
                QCOMPARE(pairing.a < pairing.b, round.number == 1);
                const int lowest = std::min(pairing.a, pairing.b);
                QVERIFY(lowest > previousLowest);
                previousLowest = lowest;
            }
        }
    }

    void doubleRoundRobin_repeatsWithSidesSwapped_data() { everyNumberOfPlayers(); }

    void doubleRoundRobin_repeatsWithSidesSwapped()
    {
        QFETCH(int, players);
        const QList<Round> once = roundRobin(players);
        const QList<Round> twice = roundRobin(players, {.doubleRoundRobin = true});
        QCOMPARE(twice.size(), once.size() * 2);
        for (qsizetype r = 0; r < once.size(); ++r) {
            const Round &first = twice.at(r);
            const Round &second = twice.at(r + once.size());
            QCOMPARE(first.pairings, once.at(r).pairings);
            QCOMPARE(second.number, first.number + static_cast<int>(once.size()));
            QCOMPARE(second.byes, first.byes);
            QCOMPARE(second.pairings.size(), first.pairings.size());
            for (qsizetype m = 0; m < first.pairings.size(); ++m) {
                const Pairing &pairing = first.pairings.at(m);
                QCOMPARE(second.pairings.at(m),
                         (Pairing{pairing.matchNumber, pairing.b, pairing.a}));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
