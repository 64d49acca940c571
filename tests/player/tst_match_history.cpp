// MatchHistory: what a strategy may look back on, in an order that does not depend on when it was
// told.
#include "agents/player/strategies/match_history.h"

#include <QTest>

using namespace league;
using player::FinishedMatch;
using player::MatchHistory;
using player::TurnQuestion;

namespace {

FinishedMatch played(int round, const char *match, const char *opponent, const char *choice)
{
    return {.match = base::MatchId(QString::fromLatin1(match)),
            .round = round,
            .self = base::PlayerId(QStringLiteral("P01")),
            .opponent = base::PlayerId(QString::fromLatin1(opponent)),
            .ownChoice = QString::fromLatin1(choice),
            .opponentChoice = {},
            .result = QStringLiteral("WIN")};
}

TurnQuestion question(int round, const char *match, const char *opponent)
{
    TurnQuestion asked;
    asked.round = round;
    asked.match = base::MatchId(QString::fromLatin1(match));
    asked.opponent = base::PlayerId(QString::fromLatin1(opponent));
    return asked;
}

QString told(const MatchHistory::Matches &matches)
{
    QStringList words;
    for (const FinishedMatch *match : matches)
        words << match->match.text() + u'=' + match->ownChoice;
    return words.join(u' ');
}

} // namespace

class TestMatchHistory : public QObject
{
    Q_OBJECT

private:
    static MatchHistory history()
    {
        MatchHistory history;
        history.remember(played(3, "R3M1", "P02", "c"));
        history.remember(played(1, "R1M2", "P03", "b"));
        history.remember(played(10, "R10M1", "P02", "d"));
        history.remember(played(1, "R1M1", "P02", "a"));
        return history;
    }

private Q_SLOTS:
    void earlierMatches_areSortedByRound_andByIdWithinOne()
    {
        QCOMPARE(told(history().before(question(10, "R10M1", "P02"))),
                 QStringLiteral("R1M1=a R1M2=b R3M1=c"));
        QCOMPARE(told(history().before(question(3, "R3M1", "P02"))),
                 QStringLiteral("R1M1=a R1M2=b"));
        QCOMPARE(told(history().before(question(1, "R1M1", "P02"))), QString());
    }

    void withoutARound_allOtherMatchesCount()
    {
        QCOMPARE(told(history().before(question(0, "R3M1", "P02"))),
                 QStringLiteral("R1M1=a R1M2=b R10M1=d"));
    }

    void onlyTheOpponentsMatches_whenTheyAreAskedFor()
    {
        QCOMPARE(told(history().againstOpponentBefore(question(11, "R11M1", "P02"))),
                 QStringLiteral("R1M1=a R3M1=c R10M1=d"));
        QCOMPARE(told(history().againstOpponentBefore(question(11, "R11M1", "P09"))), QString());
    }

    void newsOfAMatchThatIsKnown_takesItsPlace_evenInAnotherRound()
    {
        MatchHistory known = history();
        known.remember(played(1, "R1M2", "P03", "x"));
        known.remember(played(2, "R3M1", "P02", "y"));
        QCOMPARE(told(known.before(question(10, "R10M1", "P02"))),
                 QStringLiteral("R1M1=a R1M2=x R3M1=y"));
    }
};

QTEST_GUILESS_MAIN(TestMatchHistory)
#include "tst_match_history.moc"
