// The agents page: who is there, how they do, and who needs somebody to look.
#include "app/view/boards/agents_board.h"

#include "agents/base/fake_clock.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "tests/app/played_league.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using manager::AgentHealth;

class TestAgentsBoard : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::PlayedLeague> m_played;

    // Everything until the end, or until before it.
    [[nodiscard]] QList<store::Entry> entries(const QString &until = {}) const
    {
        QList<store::Entry> told;
        for (const store::Entry &entry : m_played->entries()) {
            if (!until.isEmpty() && entry.kind == until)
                break;
            told.append(entry);
        }
        return told;
    }
    static QStringList idsOf(AgentsBoard &board)
    {
        QStringList ids;
        for (const AgentRow &row : board.rows()->rows())
            ids.append(row.agentId);
        return ids;
    }

private Q_SLOTS:
    void initTestCase()
    {
        app::HouseOptions options;
        options.players = 3;
        options.referees = 2;
        options.basePort = 0;
        options.wire = app::WireKind::InProcess;
        m_played = std::make_unique<test::PlayedLeague>(options);
        QVERIFY2(m_played->ok(), qPrintable(m_played->problem()));
    }

    void whatAnAgentSpeaks_isShown_onceItWasFoundOut()
    {
        base::FakeClock clock;
        LeagueBoard league(clock);
        AgentsBoard board(league, clock);
        QList<store::Entry> told = entries(QStringLiteral("scheduled"));
        store::Entry found;
        found.seq = told.constLast().seq + 1;
        found.subject = QStringLiteral("P02");
        found.kind = protocol::DialectFact::Kind;
        found.body = protocol::payloadOf(
            protocol::DialectFact{QStringLiteral("P02"), QStringLiteral("tools_call")});
        league.take(told << found);
        league.show();
        QCOMPARE(board.rows()->rows().at(4).agentId, QStringLiteral("P02"));
        QCOMPARE(board.rows()->rows().at(4).dialect, QStringLiteral("tools_call"));
    }

    void theManagerComesFirst_thenReferees_thenPlayers()
    {
        base::FakeClock clock;
        LeagueBoard league(clock);
        AgentsBoard board(league, clock);
        QVERIFY(idsOf(board).isEmpty());
        league.take(entries(QStringLiteral("scheduled")));
        league.show();
        QCOMPARE(idsOf(board), QStringList({"LM", "REF01", "REF02", "P01", "P02", "P03"}));
        QCOMPARE(board.counts().all, 6);
        QCOMPARE(board.counts().referees, 2);
        QCOMPARE(board.counts().players, 3);
        QCOMPARE(board.rows()->rows().at(0).lifecycle, QStringLiteral("ACTIVE"));
        QCOMPARE(board.rows()->rows().at(3).lifecycle, QStringLiteral("REGISTERED"));
        league.take(entries(QStringLiteral("result")));
        league.show();
        QCOMPARE(board.rows()->rows().at(3).lifecycle, QStringLiteral("ACTIVE"));
        QCOMPARE(board.rows()->rows().at(3).passed,
                 QStringList({"INIT", "REGISTERING", "REGISTERED"}));
        league.take(entries());
        league.show();
        QCOMPARE(board.rows()->rows().at(3).lifecycle, QStringLiteral("SHUTDOWN"));
        QVERIFY(!board.hasHealth());
        QVERIFY(!board.rows()->rows().at(3).hasHealth);
    }

    void filterAndSearch_narrowTheList_andTheCountsStay()
    {
        base::FakeClock clock;
        LeagueBoard league(clock);
        AgentsBoard board(league, clock);
        league.take(entries());
        league.show();
        board.setFilter(QStringLiteral("referees"));
        QCOMPARE(idsOf(board), QStringList({"REF01", "REF02"}));
        board.setFilter(QStringLiteral("players"));
        QCOMPARE(idsOf(board).size(), 3);
        board.setSearch(QStringLiteral(" p02"));
        QCOMPARE(idsOf(board), QStringList({"P02"}));
        board.setFilter(QStringLiteral("all"));
        board.setSearch(league.story().nameOf(QStringLiteral("P03")).toUpper());
        QCOMPARE(idsOf(board), QStringList({"P03"}));
        board.setSearch({});
        board.setFilter(QStringLiteral("attention"));
        QVERIFY(idsOf(board).isEmpty());
        QCOMPARE(board.counts().all, 6);
    }

    void anOpenBreaker_needsAttention_andCountsDown()
    {
        base::FakeClock clock;
        LeagueBoard league(clock);
        AgentsBoard board(league, clock);
        league.take(entries(QStringLiteral("result")));
        league.show();
        QSignalSpy counted(&board, &AgentsBoard::countsChanged);
        board.takeHealth({AgentHealth{.id = QStringLiteral("P02"),
                                      .latencyMs = 31,
                                      .breaker = QStringLiteral("OPEN"),
                                      .failures = 5,
                                      .trialInMs = 4'000,
                                      .errors = 7},
                          AgentHealth{.id = QStringLiteral("P01"),
                                      .latencyMs = 9,
                                      .breaker = QStringLiteral("HALF_OPEN")}});
        QCOMPARE(counted.size(), 1);
        QCOMPARE(board.attention(), 2);
        QCOMPARE(board.counts().unreachable, 1);
        QCOMPARE(board.counts().testing, 1);
        QCOMPARE(board.counts().healthy, 4);
        board.setFilter(QStringLiteral("attention"));
        QCOMPARE(idsOf(board), QStringList({"P01", "P02"}));
        const AgentRow &row = board.rows()->rows().at(1);
        QCOMPARE(row.trialAtMs, clock.utcMs() + 4'000);
        QCOMPARE(row.errors, 7);
        QCOMPARE(row.failures, 5);
        QCOMPARE(board.lamps().value(QStringLiteral("P02")), QStringLiteral("lost"));
        QVERIFY(!board.lamps().contains(QStringLiteral("P03"))); // nothing is known of it
        // Nothing new: nobody is told.
        QSignalSpy lit(&board, &AgentsBoard::lampsChanged);
        board.takeHealth({});
        QCOMPARE(counted.size(), 1);
        QCOMPARE(lit.size(), 0);
        board.takeHealth({AgentHealth{.id = QStringLiteral("P02"), .latencyMs = 300},
                          AgentHealth{.id = QStringLiteral("P03"), .latencyMs = 9}});
        QCOMPARE(lit.size(), 1);
        QCOMPARE(board.lamps().value(QStringLiteral("P02")), QStringLiteral("slow"));
        QCOMPARE(board.lamps().value(QStringLiteral("P03")), QStringLiteral("good"));
    }

    void latency_isKeptForAMinute()
    {
        base::FakeClock clock;
        LeagueBoard league(clock);
        AgentsBoard board(league, clock);
        league.take(entries(QStringLiteral("result")));
        league.show();
        app::HouseOptions options;
        app::House house(options); // never opened: only somebody to follow
        board.follow(&house);
        QVERIFY(board.hasHealth());
        board.takeHealth({AgentHealth{.id = QStringLiteral("P01"), .latencyMs = 9}});
        clock.advance(std::chrono::seconds(1));
        board.takeHealth({AgentHealth{.id = QStringLiteral("P01"), .latencyMs = 12}});
        clock.advance(std::chrono::seconds(1));
        const int at = board.rows()->indexOf(QStringLiteral("agentId"), QStringLiteral("P01"));
        QCOMPARE(board.rows()->rows().at(at).latency, QVariantList({9, 12}));
        for (int second = 0; second < 100; ++second)
            clock.advance(std::chrono::seconds(1));
        QCOMPARE(board.rows()->rows().at(at).latency.size(), 60);
        QVERIFY(!board.rows()->rows().at(at).latency.contains(9)); // that was longer ago
        board.follow(nullptr);
        QVERIFY(!board.hasHealth());
        QVERIFY(board.rows()->rows().at(at).latency.isEmpty());
    }

    void theChosenOne_hasItsOwnLog()
    {
        base::FakeClock clock;
        LeagueBoard league(clock);
        AgentsBoard board(league, clock);
        league.take(entries());
        league.show();
        QSignalSpy chosen(&board, &AgentsBoard::chosenChanged);
        QCOMPARE(board.log()->count(), 0);
        board.setChosenId(QStringLiteral("P01"));
        QVERIFY(!chosen.isEmpty());
        const QString name = league.story().nameOf(QStringLiteral("P01"));
        QCOMPARE(board.chosen().name, name);
        QVERIFY(board.log()->count() > 3);
        for (const EventRow &line : board.log()->rows())
            QVERIFY2(line.sentence.contains(name), qPrintable(line.sentence));
        board.setChosenId({});
        QCOMPARE(board.log()->count(), 0);
        QVERIFY(board.chosen().agentId.isEmpty());
    }

    // L-23
    void whoIsWithdrawn_hasFailed_andSaysWhy()
    {
        base::FakeClock clock;
        LeagueBoard league(clock);
        AgentsBoard board(league, clock);
        QList<store::Entry> told = entries(QStringLiteral("result"));
        store::Entry out = told.constLast();
        ++out.seq;
        out.kind = QStringLiteral("withdrawn");
        out.body = {{QStringLiteral("player_id"), QStringLiteral("P03")},
                    {QStringLiteral("reason"), QStringLiteral("It went home.")}};
        league.take(told << out);
        league.show();
        QCOMPARE(board.counts().failed, 1);
        QCOMPARE(board.attention(), 1);
        board.setFilter(QStringLiteral("attention"));
        QCOMPARE(board.rows()->rows().at(0).reason, QStringLiteral("It went home."));
        QCOMPARE(board.rows()->rows().at(0).lifecycle, QStringLiteral("FAILED"));
        QVERIFY(board.rows()->rows().at(0).isWithdrawn);
    }
};

QTEST_GUILESS_MAIN(TestAgentsBoard)
#include "tst_agents_board.moc"
