#include "app/preflight/preflight.h"

#include "agents/base/quoting.h"
#include "app/preflight/manager_checkup.h"
#include "app/preflight/player_checkup.h"
#include "app/preflight/referee_checkup.h"

namespace league::app {

using protocol::Role;
using protocol::Verdict;

namespace {

const QString RegistersId = QStringLiteral("registers");
const QString RegistersTitle = QStringLiteral("Registers");

std::unique_ptr<Checkup> checkupFor(Role role, const Checkup::Means &means, const QUrl &agent)
{
    if (role == Role::LeagueManager)
        return std::make_unique<ManagerCheckup>(means, agent);
    if (role == Role::Referee)
        return std::make_unique<RefereeCheckup>(means, agent);
    return std::make_unique<PlayerCheckup>(means, agent);
}

} // namespace

QString roleWord(Role role)
{
    if (role == Role::LeagueManager)
        return QStringLiteral("manager");
    return role == Role::Referee ? QStringLiteral("referee") : QStringLiteral("player");
}

Preflight::Preflight(PreflightOptions options, transport::Wire &wire, base::Clock &clock)
    : m_options(std::move(options)), m_wire(wire), m_clock(clock), m_league(wire, clock)
{
    m_report.role = roleWord(m_options.role);
    m_report.endpoint = m_options.agent.toString();
    connect(&m_league, &ShamLeague::registered, this, &Preflight::onRegistered);
}

Preflight::~Preflight() = default;

base::Outcome Preflight::start()
{
    const base::Result<QUrl> opened =
        m_league.open(m_options.address, m_options.managerPort.value_or(0), m_options.hosts);
    if (!opened)
        return opened.failure();
    if (m_options.managerPort) {
        m_patience = m_clock.after(m_options.registrationTimeout, [this] { onNobodyRegistered(); });
    } else {
        examine(m_options.agent);
    }
    return base::Done{};
}

void Preflight::onRegistered()
{
    if (m_checkup || !m_options.managerPort) // it registers again, or nobody waits for it
        return;
    m_patience.cancel();
    const ShamLeague::Member &member = *m_league.member();
    if (member.role != m_options.role) {
        add({RegistersId, RegistersTitle, Verdict::Failed,
             QStringLiteral("It registered as a %1, and is to be checked as a %2: say --as %1.")
                 .arg(roleWord(member.role), roleWord(m_options.role)),
             m_league.lastHeard()});
        return finish();
    }
    const bool isElsewhere = !m_options.agent.isEmpty() && m_options.agent != member.endpoint;
    add({RegistersId, RegistersTitle, isElsewhere ? Verdict::Warning : Verdict::Passed,
         isElsewhere
             ? QStringLiteral("It says that it listens at %1, and that is where a league will call "
                              "it, not at %2.")
                   .arg(base::quotable(member.endpoint.toString(), 200), m_options.agent.toString())
             : QStringLiteral("\"%1\" is %2 and listens at %3.")
                   .arg(base::quotable(member.displayName), member.id,
                        base::quotable(member.endpoint.toString(), 200)),
         m_league.lastHeard()});
    // The agent still reads the answer to its registration.
    m_patience = m_clock.after(std::chrono::milliseconds(0),
                               [this, endpoint = member.endpoint] { examine(endpoint); });
}

void Preflight::onNobodyRegistered()
{
    add({RegistersId,
         RegistersTitle,
         Verdict::Failed,
         QStringLiteral(
             "Nobody registered at %1 within %2 ms: start the agent with that address as "
             "its manager.")
             .arg(manager().toString())
             .arg(m_options.registrationTimeout.count()),
         {}});
    if (!m_options.agent.isEmpty())
        return examine(m_options.agent);
    m_report.status = QStringLiteral("UNREACHABLE");
    finish();
}

void Preflight::examine(const QUrl &agent)
{
    m_report.endpoint = agent.toString();
    m_checkup = checkupFor(m_options.role, {m_options, m_league, m_wire, m_clock}, agent);
    connect(m_checkup.get(), &Checkup::checked, this, &Preflight::add);
    connect(m_checkup.get(), &Checkup::finished, this, &Preflight::finish);
    m_checkup->begin();
}

void Preflight::add(const protocol::PreflightCheck &check)
{
    m_report.checks.append(check);
    switch (check.verdict) {
    case Verdict::Passed:
        ++m_report.passed;
        break;
    case Verdict::Warning:
        ++m_report.warnings;
        break;
    case Verdict::Failed:
        ++m_report.failed;
        break;
    case Verdict::Skipped:
        ++m_report.skipped;
        break;
    }
    Q_EMIT checked(check);
}

void Preflight::finish()
{
    if (m_checkup) {
        m_report.dialect = m_checkup->dialect();
        if (m_checkup->isUnreachable())
            m_report.status = QStringLiteral("UNREACHABLE");
    }
    if (m_report.status.isEmpty())
        m_report.status = m_report.failed > 0 ? QStringLiteral("FAILED") : QStringLiteral("PASSED");
    Q_EMIT finished();
}

} // namespace league::app
