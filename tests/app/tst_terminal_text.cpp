// What a person sees in a terminal: the progress line and the final table.
#include "app/cli/progress_bar.h"
#include "app/cli/standings_table.h"
#include "app/cli/terminal.h"
#include "tests/app/captured_output.h"

#include <QTest>

using namespace league;
using namespace league::app;

class TestTerminalText : public QObject
{
    Q_OBJECT

    static protocol::StandingRow row(int rank, const QString &id, const QString &name,
                                     const QList<int> &figures)
    {
        protocol::StandingRow row;
        row.rank = rank;
        row.playerId = base::PlayerId(id);
        row.displayName = name;
        row.played = figures.at(0);
        row.wins = figures.at(1);
        row.draws = figures.at(2);
        row.losses = figures.at(3);
        row.points = figures.at(4);
        return row;
    }

private Q_SLOTS:
    void progress_fillsTheBar_asMatchesAreCounted_data()
    {
        QTest::addColumn<int>("counted");
        QTest::addColumn<QString>("line");
        QTest::newRow("nothing yet")
            << 0
            << QStringLiteral(
                   "Round 2  [........................................]  0 of 6 matches");
        QTest::newRow("half")
            << 3
            << QStringLiteral(
                   "Round 2  [####################....................]  3 of 6 matches");
        QTest::newRow("all but one")
            << 5
            << QStringLiteral(
                   "Round 2  [#################################.......]  5 of 6 matches");
        QTest::newRow("all")
            << 6
            << QStringLiteral(
                   "Round 2  [########################################]  6 of 6 matches");
    }

    void progress_fillsTheBar_asMatchesAreCounted()
    {
        QFETCH(int, counted);
        QFETCH(QString, line);
        QCOMPARE(progressLine(2, counted, 6, 80), line);
    }

    void progress_ofALeagueWithoutMatches_isEmptyAndDoesNotDivideByZero()
    {
        QVERIFY(progressLine(0, 0, 0, 80).contains(QStringLiteral("[.....")));
    }

    void progress_neverGetsWiderThanTheTerminal()
    {
        for (int columns = 1; columns <= 120; ++columns) {
            const QString line = progressLine(49, 1225, 1225, columns);
            QVERIFY2(line.size() <= columns, qPrintable(QString::number(columns) + line));
        }
    }

    void progress_inANarrowTerminal_keepsTheNumbersAndDropsTheBar()
    {
        QCOMPARE(progressLine(2, 3, 6, 30), QStringLiteral("Round 2  3 of 6 matches"));
    }

    void table_alignsItsColumns_numbersRight_textLeft()
    {
        const QString table = standingsTable(
            {row(1, QStringLiteral("P02"), QStringLiteral("Agent Bravo"), {11, 9, 1, 1, 28}),
             row(2, QStringLiteral("P10"), QStringLiteral("Ünïcode 😀"), {11, 3, 0, 8, 9}),
             row(10, QStringLiteral("P1"), QStringLiteral("X"), {0, 0, 0, 0, 0})});
        QCOMPARE(table,
                 QStringLiteral("  Rank  Id   Player       Played  Won  Drawn  Lost  Points\n"
                                "     1  P02  Agent Bravo      11    9      1     1      28\n"
                                "     2  P10  Ünïcode 😀       11    3      0     8       9\n"
                                "    10  P1   X                 0    0      0     0       0"));
    }

    void table_ofNobody_isItsHeading()
    {
        QCOMPARE(standingsTable({}),
                 QStringLiteral("  Rank  Id  Player  Played  Won  Drawn  Lost  Points"));
    }

    void aName_cannotMoveTheCursorOrForgeALine()
    {
        const QString table = standingsTable({row(
            1, QStringLiteral("P01"), QStringLiteral("Mallory\n\x1b[2J  9"), {1, 1, 0, 0, 3})});
        QCOMPARE(table.count(u'\n'), 1);
        QVERIFY(!table.contains(u'\x1b'));
    }

    void noSentence_bringsControlCharactersToTheTerminal()
    {
        const QString sentence =
            QStringLiteral("It said \"\x1b]0;owned\a\r\x9b 2J\".\nTwo\tlines.");
        test::CapturedOutput captured;
        Terminal::print(sentence);
        Terminal::complain(sentence);
        const QString plain = QStringLiteral("It said \" ]0;owned    2J\".\nTwo\tlines.\n");
        QCOMPARE(captured.out(), plain);
        QCOMPARE(captured.err(), QStringLiteral("agent-league: ") + plain);
    }
};

QTEST_GUILESS_MAIN(TestTerminalText)
#include "tst_terminal_text.moc"
