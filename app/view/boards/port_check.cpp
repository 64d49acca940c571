#include "app/view/boards/port_check.h"

#include "app/free_port.h"
#include "app/house_plan.h"

namespace league::app::view {

namespace {

constexpr std::chrono::milliseconds Pause{2'000};
constexpr int BasesToTry = 100;

HousePlan planOn(int basePort, int players, int referees)
{
    HouseOptions options;
    options.basePort = static_cast<quint16>(basePort);
    options.players = players;
    options.referees = referees;
    return planFor(options);
}

// The first port of the plan that is taken; 0 when none is.
int takenOf(const HousePlan &plan)
{
    QList<quint16> ports{plan.managerPort};
    for (const HostedSeat &seat : plan.referees)
        ports.append(seat.port);
    for (const PlayerPlan &player : plan.players)
        ports.append(player.port);
    const QHostAddress address = HouseOptions().address;
    const auto found = std::ranges::find_if(
        ports, [&address](quint16 port) { return port != 0 && !isPortFree(address, port); });
    return found == ports.cend() ? 0 : *found;
}

} // namespace

PortCheck::PortCheck(QObject *parent) : QObject(parent)
{
    // Soon and not at once: several of the questions come together.
    connect(this, &PortCheck::asked, this,
            [this] { m_again = m_clock.after(std::chrono::milliseconds(0), [this] { look(); }); });
}

int PortCheck::lastReferee() const
{
    const HousePlan plan = planOn(m_basePort, m_players, m_referees);
    return plan.referees.isEmpty() ? m_basePort : plan.referees.constLast().port;
}

int PortCheck::firstPlayer() const
{
    const HousePlan plan = planOn(m_basePort, m_players, m_referees);
    return plan.players.isEmpty() ? m_basePort : plan.players.constFirst().port;
}

int PortCheck::lastPlayer() const
{
    const HousePlan plan = planOn(m_basePort, m_players, m_referees);
    return plan.players.isEmpty() ? m_basePort : plan.players.constLast().port;
}

void PortCheck::look()
{
    m_again.cancel();
    if (!m_isActive)
        return;
    const int taken = takenOf(planOn(m_basePort, m_players, m_referees));
    int suggestion = 0;
    for (int base = m_basePort + 1; taken != 0 && suggestion == 0; ++base) {
        if (base > m_basePort + BasesToTry)
            break;
        if (takenOf(planOn(base, m_players, m_referees)) == 0)
            suggestion = base;
    }
    if (taken != m_taken || suggestion != m_suggestion) {
        m_taken = taken;
        m_suggestion = suggestion;
        Q_EMIT found();
    }
    m_again = m_clock.after(Pause, [this] { look(); });
}

} // namespace league::app::view
