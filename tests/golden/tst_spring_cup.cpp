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
    void theLeague_isPlayedAnew_byteForByte()
    {
        const base::Result<QByteArray> played = SpringCup().record();
        QVERIFY2(played, played ? "" : qPrintable(played.failure().sentence));
        QFile stored(test::inRepository(QStringLiteral("tests/golden/spring_cup.json")));
        QVERIFY(stored.open(QIODevice::ReadOnly));
        const QList<QByteArray> now = played->split('\n');
        const QList<QByteArray> then = stored.readAll().split('\n');
        for (qsizetype line = 0; line < std::min(now.size(), then.size()); ++line) {
            if (now.at(line) != then.at(line))
                QFAIL(qPrintable(
                    QStringLiteral("Line %1 of spring_cup.json is\n%2\nand was\n%3\nIf that is "
                                   "meant: packaging/screenshots --record")
                        .arg(line + 1)
                        .arg(QString::fromUtf8(now.at(line)), QString::fromUtf8(then.at(line)))));
        }
        QCOMPARE(now.size(), then.size());
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
