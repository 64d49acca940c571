// The crosstable and the roster that numbers its rows.
#include "agents/league/crosstable.h"

#include <QTest>

using namespace league::tournament;
using league::base::MatchId;
using league::base::Outcome;
using league::base::PlayerId;

namespace {

const PlayerId p01{QStringLiteral("P01")};
const PlayerId p02{QStringLiteral("P02")};
const PlayerId p03{QStringLiteral("P03")};

Roster threePlayers()
{
    Roster roster;
    for (const PlayerId &player : {p01, p02, p03}) {
        const Outcome added = roster.add({player, player.text()});
        if (!added)
            qFatal("%s", qPrintable(added.failure().sentence));
    }
    return roster;
}

MatchScore result(const char *match, const PlayerId &winner, const PlayerId &loser)
{
    return {MatchId(QString::fromLatin1(match)),
            {{winner, SeatScore::Win, 3}, {loser, SeatScore::TechnicalLoss, 0}}};
}

} // namespace

class TestCrosstable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMeeting_standsInTwoCells_eachFromItsOwnSide()
    {
        Crosstable table(threePlayers());
        QVERIFY(table.count(result("R1M1", p03, p01)).ok());
        QCOMPARE(table.cell(2, 0).size(), 1);
        QCOMPARE(table.cell(2, 0).at(0).match, MatchId(QStringLiteral("R1M1")));
        QCOMPARE(table.cell(2, 0).at(0).score, SeatScore::Win);
        QCOMPARE(table.cell(2, 0).at(0).points, 3);
        QCOMPARE(table.cell(0, 2).size(), 1);
        QCOMPARE(table.cell(0, 2).at(0).score, SeatScore::TechnicalLoss);
        QCOMPARE(table.cell(0, 2).at(0).points, 0);
    }

    void whoHasNotMet_hasAnEmptyCell()
    {
        Crosstable table(threePlayers());
        QVERIFY(table.count(result("R1M1", p03, p01)).ok());
        int filled = 0;
        for (int row = 0; row < table.size(); ++row) {
            for (int column = 0; column < table.size(); ++column)
                filled += table.cell(row, column).isEmpty() ? 0 : 1;
        }
        QCOMPARE(filled, 2);
    }

    void aSecondMeeting_isAddedToTheFirst()
    {
        Crosstable table(threePlayers());
        QVERIFY(table.count(result("R1M1", p01, p02)).ok());
        QVERIFY(table.count(result("R4M1", p02, p01)).ok());
        QCOMPARE(table.cell(0, 1).size(), 2);
        QCOMPARE(table.cell(0, 1).at(0).points, 3);
        QCOMPARE(table.cell(0, 1).at(1).points, 0);
    }

    void theSameMatch_isRefusedTheSecondTime()
    {
        Crosstable table(threePlayers());
        QVERIFY(table.count(result("R1M1", p01, p02)).ok());
        QVERIFY(!table.count(result("R1M1", p02, p01)).ok());
        QCOMPARE(table.cell(0, 1).size(), 1);
    }

    void whatDoesNotFit_isRefused()
    {
        Crosstable table(threePlayers());
        QVERIFY(!table.count(result("R1M1", p01, PlayerId(QStringLiteral("P09")))).ok());
        MatchScore three = result("R1M1", p01, p02);
        three.seats.append({p03, SeatScore::Loss, 0});
        QVERIFY(!table.count(three).ok());
        QVERIFY(table.cell(0, 1).isEmpty());
    }

    void theRoster_numbersPlayersByRegistration_andTakesEachOnce()
    {
        Roster roster = threePlayers();
        QCOMPARE(roster.size(), 3);
        QCOMPARE(roster.numberOf(p02), std::optional(1));
        QCOMPARE(roster.at(1).player, p02);
        QCOMPARE(roster.numberOf(PlayerId(QStringLiteral("P09"))), std::optional<int>());
        QVERIFY(!roster.add({p02, QStringLiteral("again")}).ok());
        QVERIFY(!roster.add({PlayerId(), QStringLiteral("nobody")}).ok());
        QCOMPARE(roster.size(), 3);
    }
};

QTEST_APPLESS_MAIN(TestCrosstable)
#include "tst_crosstable.moc"
