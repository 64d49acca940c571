// What a House shows of its league: every entry once and in order, traffic once, and health.
#include "agents/base/fake_clock.h"
#include "agents/store/journal_reader.h"
#include "app/batcher.h"
#include "tests/app/open_house.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using app::House;
using transport::Exchange;

class TestHouseEvents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEntry_isToldOnce_inOrder_toTheLastOne()
    {
        OpenHouse open(5);
        open.house->start();
        QVERIFY(eventually([&] { return open.isSettled; }));
        const QString journal = open.house->leagueFolder() + QStringLiteral("/journal.db");
        open.house->closeSoon();
        QVERIFY(eventually([&] { return open.isClosed; }));
        const auto reader = store::JournalReader::open(journal);
        QVERIFY(reader);
        const auto all = (*reader)->read({});
        QVERIFY(all);
        QVERIFY(all->size() > 100);
        QCOMPARE(open.entries.size(), all->size());
        for (qsizetype i = 0; i < all->size(); ++i)
            QCOMPARE(open.entries.at(i).seq, all->at(i).seq);
        QCOMPARE(open.entries.constLast(), all->constLast());
        QVERIFY(open.batches.size() < open.entries.size()); // they come together
    }

    void traffic_isTold_eachExchangeOnce()
    {
        OpenHouse open(2);
        open.house->start();
        QVERIFY(eventually([&] { return open.isSettled; }));
        open.house->closeSoon();
        QVERIFY(eventually([&] { return open.isClosed; }));
        const auto count = [&](const QString &agent, Exchange::Direction direction,
                               const QString &method) {
            qsizetype found = 0;
            for (const Exchange &exchange : open.exchanges)
                found += exchange.agent == agent && exchange.direction == direction
                    && exchange.method == method;
            return found;
        };
        using enum Exchange::Direction;
        const QString manager = QStringLiteral("league_manager");
        const QString referee = QStringLiteral("Referee Alpha");
        QCOMPARE(count(manager, In, QStringLiteral("register_player")), 2);
        QCOMPARE(count(manager, In, QStringLiteral("register_referee")), 1);
        QCOMPARE(count(manager, Out, QStringLiteral("assign_match")), 1);
        QCOMPARE(count(manager, In, QStringLiteral("report_match_result")), 1);
        QCOMPARE(count(referee, Out, QStringLiteral("choose_parity")), 2);
        QCOMPARE(count(referee, Out, QStringLiteral("notify_match_result")), 2);
        // What the manager has seen is not told again by the referee.
        QCOMPARE(count(referee, In, QStringLiteral("assign_match")), 0);
        QCOMPARE(count(referee, Out, QStringLiteral("report_match_result")), 0);
    }

    void health_tellsLatencyAndFailures()
    {
        OpenHouse open(2);
        open.house->pingAll();
        const auto of = [&](const QString &id) {
            for (const manager::AgentHealth &agent : open.health) {
                if (agent.id == id)
                    return agent;
            }
            return manager::AgentHealth();
        };
        QVERIFY(eventually([&] { return of(QStringLiteral("P02")).latencyMs >= 0; }));
        QCOMPARE(open.health.size(), 3);
        QCOMPARE(of(QStringLiteral("P02")).breaker, QStringLiteral("CLOSED"));
        QCOMPARE(of(QStringLiteral("P02")).errors, 0);
        QVERIFY(of(QStringLiteral("REF01")).heardUtcMs > 0);
    }

    void batches_areOnePerInterval_andWaitForTheListener()
    {
        base::FakeClock clock;
        QList<QList<int>> sent;
        app::Batcher<int> batcher(clock, 16ms, 0,
                                  [&](const QList<int> &batch) { sent.append(batch); });
        batcher.add({1});
        batcher.add({2, 3});
        QVERIFY(sent.isEmpty());
        clock.advance(16ms);
        QCOMPARE(sent, (QList<QList<int>>{{1, 2, 3}}));
        batcher.add({4});
        clock.advance(1s);
        QCOMPARE(sent.size(), 1); // nobody has taken the first one
        batcher.add({5});
        batcher.delivered();
        QCOMPARE(sent.size(), 1);
        clock.advance(16ms);
        QCOMPARE(sent.constLast(), (QList<int>{4, 5}));
        batcher.add({6});
        batcher.flush();
        QCOMPARE(sent.constLast(), QList<int>{6});
        QCOMPARE(batcher.dropped(), 0);
    }

    void beyondTheLimit_theOldestAreDropped_andCounted()
    {
        base::FakeClock clock;
        QList<int> sent;
        app::Batcher<int> batcher(clock, 16ms, 3, [&](const QList<int> &batch) { sent += batch; });
        batcher.add({1, 2});
        batcher.add({3, 4, 5});
        clock.advance(16ms);
        QCOMPARE(sent, (QList<int>{3, 4, 5}));
        QCOMPARE(batcher.dropped(), 2);
    }
};

QTEST_GUILESS_MAIN(TestHouseEvents)
#include "tst_house_events.moc"
