// The recorded league is the one that is played today: pictures never show what cannot happen.
#include "agents/store/export_json.h"
#include "tests/golden/spring_cup.h"
#include "tests/support/repository.h"

#include <QFile>
#include <QTest>

using namespace league;
using test::SpringCup;

class TestSpringCup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // How the league goes is the same each time; moments may differ by a millisecond.
    void theLeague_playedAnew_endsTheSame()
    {
        const base::Result<QByteArray> played = SpringCup().record();
        QVERIFY2(played, played ? "" : qPrintable(played.failure().sentence));
        QFile stored(test::inRepository(QStringLiteral("tests/golden/spring_cup.json")));
        QVERIFY(stored.open(QIODevice::ReadOnly));
        const QByteArray then = stored.readAll();
        for (const char *what : {"TECHNICAL_LOSS", "DRAWING_NUMBER", "LEAGUE_COMPLETED"})
            QCOMPARE(played->count(what), then.count(what));
    }

    void nothingSecret_isInTheRecord()
    {
        QFile stored(test::inRepository(QStringLiteral("tests/golden/spring_cup.json")));
        QVERIFY(stored.open(QIODevice::ReadOnly));
        const QByteArray text = stored.readAll();
        QVERIFY(!text.contains("tok_"));
        QVERIFY(!text.contains("op_spring_cup"));
        QVERIFY(text.contains("TECHNICAL_LOSS"));
        QVERIFY(text.contains("\"seven\""));
    }
};

QTEST_GUILESS_MAIN(TestSpringCup)
#include "tst_spring_cup.moc"
