// RandomStream against the test vectors of protocol.md §9.4 and §8.5.
#include "agents/base/random_stream.h"

#include <QTest>

using league::base::RandomStream;

class TestRandomStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fnv1a64_matchesTheVectors()
    {
        QCOMPARE(RandomStream::fnv1a64(u"a"), 0xaf63dc4c8601ec8cU);
        QCOMPARE(RandomStream::fnv1a64(u"R1M1/1/seats"), 0x345625eb20985e1bU);
    }

    void next_matchesTheVectors()
    {
        RandomStream stream(42, u"R1M1/1/seats");
        QCOMPARE(stream.next(), 0xf9d7df8c7d831a7aU);
        QCOMPARE(stream.next(), 0x8f5762df3ed16b96U);
        QCOMPARE(stream.next(), 0x49ab3f0b1ddbfc22U);
    }

    void uniform_matchesTheVector()
    {
        RandomStream stream(42, u"uniform-test");
        QList<quint64> drawn;
        for (int i = 0; i < 12; ++i)
            drawn.append(stream.uniform(10));
        QCOMPARE(drawn, QList<quint64>({1, 7, 5, 3, 8, 4, 7, 9, 1, 7, 9, 4}));
    }

    void uniform_ofAPowerOfTwo_neverRejects()
    {
        RandomStream stream(1, u"x");
        RandomStream twin(1, u"x");
        for (int i = 0; i < 100; ++i)
            QCOMPARE(stream.uniform(8), twin.next() % 8);
    }

    void shuffle_seatsTheTableOfTheVector()
    {
        QStringList players;
        for (int i = 1; i <= 10; ++i)
            players.append(QStringLiteral("P%1").arg(i, 2, 10, QLatin1Char('0')));
        RandomStream stream(42, u"R1M1/1/seats");
        stream.shuffle(players);
        QCOMPARE(players.join(u' '), QStringLiteral("P04 P05 P06 P02 P10 P08 P01 P09 P03 P07"));
    }

    void pick_breaksTheTieOfTheVector()
    {
        const QStringList tied{QStringLiteral("P04"), QStringLiteral("P05")};
        QCOMPARE(RandomStream(42, u"R1M1/1/night/1/kill_tie").pick(tied), QStringLiteral("P04"));
        QCOMPARE(RandomStream(42, u"R1M1/1/day/1/vote_tie").pick(tied), QStringLiteral("P05"));
    }

    void seedFromText_matchesTheVectors()
    {
        QCOMPARE(RandomStream::seedFromText(u"demo/schedule"), 1575105946987452U);
        QCOMPARE(RandomStream::seedFromText(u"demo/R1M1/1"), 5694491896771717U);
    }
};

QTEST_APPLESS_MAIN(TestRandomStream)
#include "tst_random_stream.moc"
