// The fair draw against the test vectors of protocol.md §1.3 and §9.4.
#include "agents/games/even_odd/fair_draw.h"

#include <QTest>

#include <QSet>

#include <limits>

using namespace league::games;
using league::base::MatchId;
using league::base::Outcome;

class TestFairDraw : public QObject
{
    Q_OBJECT

private:
    // The terms of the vector in §1.3.
    static DrawTerms vectorTerms()
    {
        return {.seed = QString(64, u'0'),
                .match = MatchId(QStringLiteral("R1M1")),
                .attempt = 1,
                .entropies = {QString(), QString()},
                .range = {1, 10},
                .source = DrawSource::System};
    }

    static QString vectorCommitment()
    {
        return QStringLiteral("456eb5eee9abe8317f7819504fd78d648e15e6367d179dbb3de68443ba78a607");
    }

    static QString failureOf(const Outcome &outcome)
    {
        return outcome.ok() ? QString() : outcome.failure().sentence;
    }

private Q_SLOTS:
    void commitment_matchesTheVector()
    {
        const DrawTerms terms = vectorTerms();
        QCOMPARE(fair_draw::commitment(terms.seed, terms.match, terms.attempt), vectorCommitment());
    }

    void digest_matchesTheVector()
    {
        QCOMPARE(fair_draw::digest(vectorTerms(), 0).toHex(),
                 QByteArray("91d67ecaeb178b01712e6cd07e96ff1d0566e5b69ba50d9fbd55e0ab168ec0b9"));
    }

    void draw_matchesTheVector()
    {
        const DrawnNumber drawn = fair_draw::draw(vectorTerms());
        QCOMPARE(drawn.number, 6);
        QCOMPARE(drawn.index, 0);
    }

    void seededDraw_matchesTheVectors_data()
    {
        QTest::addColumn<QString>("match");
        QTest::addColumn<int>("number");
        QTest::newRow("R1M1") << QStringLiteral("R1M1") << 5;
        QTest::newRow("R1M2") << QStringLiteral("R1M2") << 10;
        QTest::newRow("R1M3") << QStringLiteral("R1M3") << 5;
    }

    void seededDraw_matchesTheVectors()
    {
        QFETCH(QString, match);
        QFETCH(int, number);
        const DrawTerms terms{.seed = QStringLiteral("42"),
                              .match = MatchId(match),
                              .attempt = 1,
                              .entropies = {},
                              .range = {1, 10},
                              .source = DrawSource::Seeded};
        QCOMPARE(fair_draw::draw(terms).number, number);
    }

    void everyPartOfTheTerms_changesTheDigest()
    {
        QList<DrawTerms> variants(6, vectorTerms());
        variants[1].seed = QString(64, u'1');
        variants[2].match = MatchId(QStringLiteral("R1M2"));
        variants[3].attempt = 2;
        variants[4].entropies = {QStringLiteral("a"), QString()};
        variants[5].entropies = {QString(), QStringLiteral("a")};
        QSet<QByteArray> digests;
        for (const DrawTerms &terms : variants)
            digests.insert(fair_draw::digest(terms, 0));
        digests.insert(fair_draw::digest(vectorTerms(), 1));
        QCOMPARE(digests.size(), 7);
    }

    void theLastIncompleteRun_isRejected()
    {
        using Offset = std::optional<quint64>;
        const quint64 last = std::numeric_limits<quint64>::max(); // 2^64 - 1, and 2^64 mod 10 is 6
        QCOMPARE(fair_draw::unbiased(last - 6, 10), Offset(9));
        for (quint64 x = last - 5; x != 0; ++x)
            QCOMPARE(fair_draw::unbiased(x, 10), Offset());
        QCOMPARE(fair_draw::unbiased(0, 10), Offset(0));
        QCOMPARE(fair_draw::unbiased(last, 16), Offset(15)); // 16 divides 2^64
        QCOMPARE(fair_draw::unbiased(last, 1), Offset(0));
    }

    void aWideRange_isPlacedFromItsLowestNumber()
    {
        DrawTerms terms = vectorTerms();
        terms.range = {-1'610'612'736, 1'610'612'735};
        const quint64 x = fair_draw::digest(terms, 0).left(8).toHex().toULongLong(nullptr, 16);
        QCOMPARE(static_cast<qint64>(fair_draw::draw(terms).number),
                 terms.range.min + static_cast<qint64>(x % 3'221'225'472U));
    }

    void draws_coverTheWholeRangeAndNothingElse()
    {
        DrawTerms terms = vectorTerms();
        terms.range = {-2, 4};
        QSet<int> seen;
        for (int attempt = 1; attempt <= 300; ++attempt) {
            terms.attempt = attempt;
            seen.insert(fair_draw::draw(terms).number);
        }
        QCOMPARE(seen, QSet<int>({-2, -1, 0, 1, 2, 3, 4}));
    }

    void aRangeOfOneNumber_givesThatNumber()
    {
        DrawTerms terms = vectorTerms();
        terms.range = {7, 7};
        QCOMPARE(fair_draw::draw(terms).number, 7);
    }

    void verify_acceptsTheVector()
    {
        QCOMPARE(failureOf(fair_draw::verify(vectorCommitment(), vectorTerms(), 6, 0)), QString());
        QCOMPARE(failureOf(fair_draw::verify(vectorCommitment(), vectorTerms(), 6)), QString());
        QCOMPARE(failureOf(fair_draw::verify(vectorCommitment().toUpper(), vectorTerms(), 6)),
                 QString());
    }

    void verify_saysWhichPartDoesNotFit_data()
    {
        QTest::addColumn<DrawTerms>("terms");
        QTest::addColumn<QString>("commitment");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("part");

        const DrawTerms good = vectorTerms();
        QTest::newRow("another number")
            << good << vectorCommitment() << 7 << 0 << QStringLiteral("The number does not fit");
        QTest::newRow("another index")
            << good << vectorCommitment() << 6 << 1 << QStringLiteral("The draw index");
        QTest::newRow("another commitment")
            << good << QString(64, u'a') << 6 << 0
            << QStringLiteral("The revealed seed does not fit the commitment of match R1M1");

        DrawTerms terms = good;
        terms.seed.replace(0, 1, QStringLiteral("f"));
        QTest::newRow("another seed") << terms << vectorCommitment() << 6 << 0
                                      << QStringLiteral("The revealed seed does not fit");
        terms = good;
        terms.attempt = 2;
        QTest::newRow("another attempt")
            << terms << vectorCommitment() << 6 << 0 << QStringLiteral("attempt 2");
        terms = good;
        terms.seed = QStringLiteral("zz");
        QTest::newRow("no seed at all")
            << terms << vectorCommitment() << 6 << 0 << QStringLiteral("64 lower-case hex digits");
        terms = good;
        terms.entropies = {QString(65, u'x'), QString()};
        QTest::newRow("long entropy")
            << terms << vectorCommitment() << 6 << 0 << QStringLiteral("at most 64");
        terms = good;
        terms.range = {10, 1};
        QTest::newRow("empty range")
            << terms << vectorCommitment() << 6 << 0 << QStringLiteral("is empty");
    }

    void verify_saysWhichPartDoesNotFit()
    {
        QFETCH(DrawTerms, terms);
        QFETCH(QString, commitment);
        QFETCH(int, number);
        QFETCH(int, index);
        QFETCH(QString, part);
        const QString sentence = failureOf(fair_draw::verify(commitment, terms, number, index));
        QVERIFY2(sentence.contains(part), qPrintable(sentence));
    }

    void verify_noticesChangedEntropy()
    {
        // The commitment does not cover entropy, the number does.
        DrawTerms terms = vectorTerms();
        terms.entropies = {QStringLiteral("cafe"), QStringLiteral("beef")};
        const int number = fair_draw::draw(terms).number;
        QVERIFY(fair_draw::verify(vectorCommitment(), terms, number).ok());
        int noticed = 0;
        for (int i = 0; i < 40; ++i) {
            terms.entropies[1] = QString::number(i);
            noticed += fair_draw::verify(vectorCommitment(), terms, number).ok() ? 0 : 1;
        }
        QVERIFY2(noticed > 25, qPrintable(QString::number(noticed)));
    }

    void entropy_isAsciiOfAtMost64Characters()
    {
        QVERIFY(fair_draw::checkEntropy(u"").ok());
        QVERIFY(fair_draw::checkEntropy(QString(64, u'x')).ok());
        QVERIFY(!fair_draw::checkEntropy(QString(65, u'x')).ok());
        QVERIFY(!fair_draw::checkEntropy(u"caf\u00e9").ok());
    }

    void seeds_areCheckedByTheirSource_data()
    {
        QTest::addColumn<QString>("seed");
        QTest::addColumn<bool>("fitsSystem");
        QTest::addColumn<bool>("fitsSeeded");
        QTest::newRow("64 hex digits") << QString(64, u'a') << true << false;
        QTest::newRow("upper case") << QString(64, u'A') << false << false;
        QTest::newRow("63 digits") << QString(63, u'a') << false << false;
        QTest::newRow("a number") << QStringLiteral("42") << false << true;
        QTest::newRow("the largest") << QStringLiteral("18446744073709551615") << false << true;
        QTest::newRow("one too large") << QStringLiteral("18446744073709551616") << false << false;
        QTest::newRow("negative") << QStringLiteral("-1") << false << false;
        QTest::newRow("with a plus") << QStringLiteral("+42") << false << false;
        QTest::newRow("with a zero in front") << QStringLiteral("042") << false << false;
        QTest::newRow("empty") << QString() << false << false;
    }

    void seeds_areCheckedByTheirSource()
    {
        QFETCH(QString, seed);
        QFETCH(bool, fitsSystem);
        QFETCH(bool, fitsSeeded);
        QCOMPARE(fair_draw::checkSeed(seed, DrawSource::System).ok(), fitsSystem);
        QCOMPARE(fair_draw::checkSeed(seed, DrawSource::Seeded).ok(), fitsSeeded);
    }
};

QTEST_APPLESS_MAIN(TestFairDraw)
#include "tst_fair_draw.moc"
