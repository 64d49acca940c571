// Whose turn is next: the ring by itself.
#include "agents/channel/turn_ring.h"

#include <QTest>

using league::base::AgentId;
using league::channel::TurnRing;

namespace {

QList<AgentId> ids(const QString &letters)
{
    QList<AgentId> list;
    for (const QChar letter : letters)
        list.append(AgentId(letter));
    return list;
}

QString text(const TurnRing &ring)
{
    QString letters;
    for (const AgentId &agent : ring.order())
        letters += agent.text();
    return letters;
}

bool everybody(const AgentId &)
{
    return true;
}

} // namespace

class TestTurnRing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-070, T-071
    void next_isTheFirstReadyMemberAfterTheCursor_data()
    {
        QTest::addColumn<int>("cursor");
        QTest::addColumn<QString>("ready");
        QTest::addColumn<QString>("next");
        QTest::addColumn<bool>("startsCycle");
        QTest::newRow("before the first") << -1 << "ABC"
                                          << "A" << false;
        QTest::newRow("in the middle") << 0 << "ABC"
                                       << "B" << false;
        QTest::newRow("past the end") << 2 << "ABC"
                                      << "A" << true;
        QTest::newRow("over one that waits") << 0 << "AC"
                                             << "C" << false;
        QTest::newRow("over the end") << 1 << "AB"
                                      << "A" << true;
        QTest::newRow("the same again, last of all") << 1 << "B"
                                                     << "B" << true;
        QTest::newRow("nobody") << 1 << ""
                                << "" << false;
    }

    void next_isTheFirstReadyMemberAfterTheCursor()
    {
        QFETCH(int, cursor);
        QFETCH(QString, ready);
        QFETCH(QString, next);
        QFETCH(bool, startsCycle);
        const auto found =
            TurnRing(ids(QStringLiteral("ABC")), cursor).next([&](const AgentId &agent) {
                return ready.contains(agent.text());
            });
        QCOMPARE(found.has_value(), !next.isEmpty());
        if (!found)
            return;
        QCOMPARE(found->agent.text(), next);
        QCOMPARE(found->startsCycle, startsCycle);
    }

    // T-072
    void removing_keepsTheCursorOnItsMember_data()
    {
        QTest::addColumn<int>("cursor");
        QTest::addColumn<QString>("leaves");
        QTest::addColumn<QString>("order");
        QTest::addColumn<int>("newCursor");
        QTest::newRow("before the cursor") << 1 << "A"
                                           << "BC" << 0;
        QTest::newRow("on the cursor") << 1 << "B"
                                       << "AC" << 0;
        QTest::newRow("behind the cursor") << 1 << "C"
                                           << "AB" << 1;
        QTest::newRow("the first, on the cursor") << 0 << "A"
                                                  << "BC" << -1;
        QTest::newRow("the last, on the cursor") << 2 << "C"
                                                 << "AB" << 1;
        QTest::newRow("a stranger") << 1 << "X"
                                    << "ABC" << 1;
    }

    void removing_keepsTheCursorOnItsMember()
    {
        QFETCH(int, cursor);
        QFETCH(QString, leaves);
        QFETCH(QString, order);
        QFETCH(int, newCursor);
        TurnRing ring(ids(QStringLiteral("ABC")), cursor);
        ring.remove(AgentId(leaves));
        QCOMPARE(text(ring), order);
        QCOMPARE(ring.cursor(), newCursor);
    }

    // TR-09
    void aNewcomer_speaksAfterEverybody_beforeTheFirstStartsAgain()
    {
        TurnRing ring(ids(QStringLiteral("ABC")), 1);
        ring.append(AgentId(QStringLiteral("D")));
        QString spoken;
        for (int i = 0; i < 4; ++i) {
            const auto next = ring.next(everybody);
            spoken += next->agent.text();
            ring.moveCursorTo(next->agent);
        }
        QCOMPARE(spoken, QStringLiteral("CDAB"));
        QCOMPARE(ring.positionOf(AgentId(QStringLiteral("D"))), 4);
        QCOMPARE(ring.positionOf(AgentId(QStringLiteral("X"))), 0);
    }

    // T-073
    void reordering_movesOnlyWhoMayBeMoved_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("movable");
        QTest::addColumn<QString>("order");
        QTest::newRow("all") << "DCBA"
                             << "ABCD"
                             << "DCBA";
        QTest::newRow("B has the turn") << "DCBA"
                                        << "ACD"
                                        << "DBCA";
        QTest::newRow("some are left out") << "D"
                                           << "ABCD"
                                           << "DABC";
        QTest::newRow("only the two named change") << "CA"
                                                   << "AC"
                                                   << "CBAD";
    }

    void reordering_movesOnlyWhoMayBeMoved()
    {
        QFETCH(QString, wanted);
        QFETCH(QString, movable);
        QFETCH(QString, order);
        const TurnRing ring(ids(QStringLiteral("ABCD")), 1);
        const auto changed = ring.reordered(
            ids(wanted), [&](const AgentId &agent) { return movable.contains(agent.text()); });
        QVERIFY(changed);
        QCOMPARE(text(*changed), order);
        QCOMPARE(changed->cursor(), 1);
    }

    void strangersAndDoubles_areRefusedByName()
    {
        const TurnRing ring(ids(QStringLiteral("AB")), 0);
        const auto stranger = ring.reordered(ids(QStringLiteral("AX")), everybody);
        QVERIFY(!stranger);
        QVERIFY(stranger.failure().sentence.contains(QStringLiteral("X who is not")));
        const auto twice = ring.reordered(ids(QStringLiteral("AA")), everybody);
        QVERIFY(!twice);
        QVERIFY(twice.failure().sentence.contains(QStringLiteral("A twice")));
    }
};

QTEST_GUILESS_MAIN(TestTurnRing)
#include "tst_turn_ring.moc"
