// How long the default league takes at every speed, in time that is moved by hand.
#include "agents/base/charts/league_chart.h"
#include "agents/base/fake_clock.h"
#include "agents/manager/league_manager.h"
#include "agents/player/player_agent.h"
#include "agents/referee/referee_agent.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "app/agent_names.h"
#include "tests/support/event_wait.h"

#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using base::Speed;

namespace {

// Four players and two referees of ours, with one pace.
class PacedLeague
{
public:
    explicit PacedLeague(Speed speed) : m_wire(m_hub, m_clock), pace(m_clock, 42, speed)
    {
        auto opened = store::Journal::open(m_folder.filePath(QStringLiteral("journal.db")),
                                           {.clock = &m_clock});
        if (!opened)
            qFatal("%s", qPrintable(opened.failure().sentence));
        m_journal = std::move(*opened);
        manager::LeagueOptions options;
        options.leagueId = base::LeagueId(QStringLiteral("league_test"));
        options.port = 0;
        options.version = QStringLiteral("1.0.0");
        manager = std::make_unique<manager::LeagueManager>(options, m_wire, m_clock, *m_journal);
        if (const base::Outcome open = manager->open(); !open)
            qFatal("%s", qPrintable(open.failure().sentence));
        for (int i = 0; i < 2; ++i)
            addReferee(i);
        for (int i = 0; i < 4; ++i)
            addPlayer(i);
        settle();
    }

    // Lets time pass until the league is over, and says how much that was; -1 when it never is.
    qint64 play()
    {
        const qint64 begin = m_clock.steadyMs();
        while (!isOver()) {
            m_clock.advance(20ms);
            settle();
            if (m_clock.steadyMs() - begin > 300'000)
                return -1;
        }
        return m_clock.steadyMs() - begin;
    }
    void pass(std::chrono::milliseconds span)
    {
        for (; span > 0ms; span -= 20ms) {
            m_clock.advance(20ms);
            settle();
        }
    }
    [[nodiscard]] bool isOver() const { return manager->state() == base::league_chart::Completed; }
    [[nodiscard]] int faults() const
    {
        int faults = 0;
        for (const protocol::StandingRow &row : manager->standings())
            faults += row.technicalLosses;
        return faults;
    }

    void settle()
    {
        do
            m_journal->flush();
        while (workOff());
    }

private:
    void addReferee(int number)
    {
        referee::RefereeOptions options;
        options.displayName = app::refereeName(number);
        options.manager = manager->endpoint();
        options.gameTypes = {QStringLiteral("even_odd")};
        options.pace = &pace;
        m_referees.push_back(std::make_unique<referee::RefereeAgent>(
            options, m_wire, m_clock, referee::Shelf{.commitments = m_journal.get()}));
        (void)m_referees.back()->start();
        settle();
    }
    void addPlayer(int number)
    {
        player::PlayerOptions options;
        options.displayName = app::playerName(number);
        options.manager = manager->endpoint();
        options.gameTypes = {QStringLiteral("even_odd")};
        options.pace = &pace;
        m_players.push_back(std::make_unique<player::PlayerAgent>(
            options,
            [](const base::PlayerId &self) {
                return std::move(player::makeStrategy(u"random", 1, self)).value();
            },
            m_wire, m_clock));
        (void)m_players.back()->start();
        settle();
    }

    QTemporaryDir m_folder;
    base::FakeClock m_clock;
    transport::InProcessHub m_hub;
    transport::InProcessWire m_wire;
    std::unique_ptr<store::Journal> m_journal;

public:
    base::Pace pace;
    std::unique_ptr<manager::LeagueManager> manager;

private:
    std::vector<std::unique_ptr<referee::RefereeAgent>> m_referees;
    std::vector<std::unique_ptr<player::PlayerAgent>> m_players;
};

} // namespace

class TestLeaguePace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDefaultLeague_takesItsTime_data()
    {
        QTest::addColumn<Speed>("speed");
        QTest::addColumn<int>("atLeast");
        QTest::addColumn<int>("atMost");
        QTest::newRow("NORMAL: about a minute") << Speed::Normal << 48'000 << 70'000;
        QTest::newRow("FAST: half of it") << Speed::Fast << 24'000 << 35'000;
        QTest::newRow("DEBUG: a few seconds") << Speed::Debug << 2'000 << 8'000;
        QTest::newRow("MAX: no pause at all") << Speed::Max << 0 << 1'000;
    }

    void theDefaultLeague_takesItsTime()
    {
        QFETCH(const Speed, speed);
        QFETCH(const int, atLeast);
        QFETCH(const int, atMost);
        PacedLeague league(speed);
        QVERIFY(league.manager->startLeague());
        const qint64 took = league.play();
        QVERIFY2(took >= atLeast && took <= atMost, qPrintable(QString::number(took)));
        QCOMPARE(league.faults(), 0); // nobody was ever too late
    }

    void fromNormalToMax_theRestIsOverAtOnce()
    {
        PacedLeague league(Speed::Normal);
        QVERIFY(league.manager->startLeague());
        league.pass(5s);
        QVERIFY(!league.isOver());
        league.pace.setSpeed(Speed::Max);
        const qint64 took = league.play();
        QVERIFY2(took >= 0 && took < 1'000, qPrintable(QString::number(took)));
        QCOMPARE(league.faults(), 0);
    }

    void atStep_nothingBeginsByItself()
    {
        PacedLeague league(Speed::Step);
        QVERIFY(league.manager->startLeague(manager::LeagueManager::FirstMatch::OnStep));
        league.pass(20s);
        QVERIFY(!league.isOver());
        int counted = 0;
        QObject::connect(league.manager.get(), &manager::LeagueManager::matchCounted,
                         [&](int count, int) { counted = count; });
        QVERIFY(league.manager->control({.command = protocol::LeagueCommand::Step}));
        league.pass(20s);
        QCOMPARE(counted, 1);
    }
};

QTEST_GUILESS_MAIN(TestLeaguePace)
#include "tst_league_pace.moc"
