#include "tests/pictures/scripted_surroundings.h"

namespace league::test {

namespace {

const QString LeagueThere = QStringLiteral("192.168.1.20");

using Check = app::ConnectionCheck;
using Report = app::ConnectionReport;

// The words are those of the real test, so that they are translated like there.
class ScriptedTest final : public app::ConnectionTest
{
public:
    explicit ScriptedTest(base::Clock &clock) : m_clock(clock) { }

    void start(const app::ConnectionPlan &plan) override
    {
        const bool works = plan.manager.contains(LeagueThere);
        Report report = works ? working(plan) : silent();
        report.managerUrl = plan.manager;
        report.finishedUtcMs = m_clock.utcMs();
        tell(report);
    }
    void cancel() override { tell({}); }

private:
    static Report working(const app::ConnectionPlan &plan)
    {
        using enum Check::State;
        Report report;
        report.state = Report::State::Works;
        report.leagueName = QStringLiteral("Spring Cup");
        report.gameType = plan.gameTypes.value(0);
        report.players = 7;
        report.checks = {
            {QStringLiteral("manager"), tr("Manager answered"), Passed, QStringLiteral("12 ms")},
            {QStringLiteral("protocol"), tr("Protocol"), Passed, QStringLiteral("league.v2")},
            {QStringLiteral("game"), tr("Game offered"), Passed, plan.gameTypes.value(0)},
            {QStringLiteral("port"), tr("My port is free"), Passed, QString::number(plan.port)},
            {QStringLiteral("reachable"), tr("This agent can be reached from the manager"), Passed,
             QStringLiteral("18 ms")},
            {QStringLiteral("code"), tr("Join code accepted"), Passed},
        };
        return report;
    }
    static Report silent()
    {
        using enum Check::State;
        Report report;
        report.state = Report::State::Fails;
        report.failed = 0;
        Check check{QStringLiteral("manager"), tr("Manager answered"), Failed};
        check.cause = tr("Nothing is listening at %1.").arg(QStringLiteral("192.168.1.44:8000"));
        check.remedy = tr("Check that the host has opened the lobby and both computers are on the "
                          "same network. On the host, allow port %1 through the firewall.")
                           .arg(8000);
        report.checks = {
            check,
            {QStringLiteral("protocol"), tr("Protocol")},
            {QStringLiteral("game"), tr("Game offered")},
            {QStringLiteral("port"), tr("My port is free")},
            {QStringLiteral("reachable"), tr("This agent can be reached from the manager")},
            {QStringLiteral("code"), tr("Join code accepted")}};
        return report;
    }

    base::Clock &m_clock;
};

protocol::LeagueAnnouncement league(const char *name, const char *computer, int players,
                                    int expected)
{
    protocol::LeagueAnnouncement announced;
    announced.herald = QLatin1String(computer);
    announced.leagueId = announced.herald;
    announced.name = QLatin1String(name);
    announced.gameType = QStringLiteral("even_odd");
    announced.address = QStringLiteral("http://%1:8000/mcp").arg(QLatin1String(computer));
    announced.players = players;
    announced.expectedPlayers = expected;
    return announced;
}

class ScriptedSeeker final : public transport::LeagueSeeker
{
public:
    explicit ScriptedSeeker(base::Clock &clock) : LeagueSeeker({}, clock) { }

    base::Outcome start() override
    {
        protocol::LeagueAnnouncement cup = league("Spring Cup", "192.168.1.20", 7, 8);
        cup.needsCode = true;
        protocol::LeagueAnnouncement school = league("Night School", "192.168.1.27", 10, 10);
        school.gameType = QStringLiteral("mafia");
        school.state = protocol::AnnouncedState::Running;
        tell({{cup, {}}, {league("Robotics club", "192.168.1.31", 3, 6), {}}, {school, {}}});
        return base::Done{};
    }
    void stop() override { tell({}); }
};

} // namespace

std::unique_ptr<transport::LeagueSeeker> ScriptedSurroundings::makeSeeker()
{
    return std::make_unique<ScriptedSeeker>(clock());
}

std::unique_ptr<app::ConnectionTest> ScriptedSurroundings::makeConnectionTest()
{
    return std::make_unique<ScriptedTest>(clock());
}

} // namespace league::test
