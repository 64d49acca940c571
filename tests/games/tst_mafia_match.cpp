// Whole matches of Mafia: that they end, in which order things happen, and that they can be run
// again.
#include "agents/games/fact_names.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_words.h"
#include "tests/support/mafia_lab.h"

#include <QTest>

using namespace league;
using namespace league::games;
using namespace league::test;
namespace key = mafia::key;

class TestMafiaMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-005, M-151
    void everyMatch_comesToAnEnd()
    {
        int townWins = 0;
        for (quint64 seed = 1; seed <= 100; ++seed) {
            MafiaLab lab({}, seed);
            lab.play(MafiaLab::randomAnswers(seed));
            const std::optional<MatchOutcome> outcome = lab.match().outcome();
            QVERIFY2(outcome, qPrintable(lab.phase()));
            townWins += outcome->details.value(key::WinnerTeam) == QStringLiteral("town");
        }
        QVERIFY(townWins > 0 && townWins < 100);
    }
};

QTEST_GUILESS_MAIN(TestMafiaMatch)
#include "tst_mafia_match.moc"
