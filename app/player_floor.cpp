#include "app/player_floor.h"

#include "app/call_policies.h"
#include "app/free_port.h"
#include "app/own_address.h"
#include "app/version.h"

#include <algorithm>

namespace league::app {

using player::PlayerAgent;

PlayerFloor::PlayerFloor(Surroundings surroundings, std::shared_ptr<WireMaker> wires)
    : m_surroundings(std::move(surroundings)),
      m_wires(std::move(wires)),
      m_pace(m_clock, m_surroundings.seed),
      m_wire(m_wires->make(m_clock))
{
    connect(&m_queue, &RegistrationQueue::done, this, &PlayerFloor::ready);
    connect(&m_queue, &RegistrationQueue::failed, this, &PlayerFloor::failed);
}

PlayerFloor::~PlayerFloor()
{
    close();
}

void PlayerFloor::startPlayers(const QList<PlayerPlan> &plans)
{
    if (m_surroundings.isResumed)
        m_queue.setAtOnce(RegistrationQueue::ManyAtOnce);
    for (const PlayerPlan &plan : plans) {
        m_queue.add([this, plan] {
            add(plan, [this](const base::Result<QString> &id) {
                if (!id && m_surroundings.takenPort == TakenPort::Fails)
                    return Q_EMIT failed(id.failure());
                if (!id)
                    Q_EMIT playerFailed(id.failure());
                m_queue.advance();
            });
            return base::Outcome(base::Done{});
        });
    }
    m_queue.begin();
}

base::Result<std::unique_ptr<PlayerAgent>> PlayerFloor::make(const PlayerPlan &plan)
{
    const base::Result<PlayerAgent::StrategyMaker> mind =
        makeMind(plan, {*m_wire, m_clock, m_surroundings.dataFolder, {}, m_surroundings.gameType});
    if (!mind)
        return mind.failure();
    player::PlayerOptions options;
    options.displayName = plan.name;
    options.version = version();
    options.manager = m_surroundings.manager;
    options.address = m_surroundings.address;
    options.hosts = hostsOf(m_surroundings.address);
    options.port = portFor(m_surroundings.address, plan.port, m_surroundings.takenPort);
    options.joinCode = m_surroundings.joinCode;
    options.gameTypes = {m_surroundings.gameType};
    options.registration = registrationPolicy(m_surroundings.rules);
    options.strategyWord = plan.strategyWord(m_surroundings.gameType);
    options.pace = &m_pace;
    options.joinTimeout = m_surroundings.rules.joinTimeout;
    return std::make_unique<PlayerAgent>(options, *mind, *m_wire, m_clock);
}

void PlayerFloor::add(const PlayerPlan &plan, const Done &done)
{
    base::Result<std::unique_ptr<PlayerAgent>> made = make(plan);
    if (!made)
        return done(made.failure());
    PlayerAgent *agent = made->get();
    const auto isTold = std::make_shared<bool>(false);
    connect(agent, &PlayerAgent::registered, this, [done, isTold](const base::PlayerId &id) {
        if (!std::exchange(*isTold, true))
            done(id.text());
    });
    connect(agent, &PlayerAgent::failed, this,
            [this, agent, done, isTold](const base::Failure &reason) {
                m_retired.keep(take(agent));
                if (!std::exchange(*isTold, true))
                    done(reason);
            });
    m_players.push_back({plan, std::move(*made)});
    if (const base::Outcome started = agent->start(); !started) {
        (void)take(agent);
        done(started.failure());
    }
}

std::unique_ptr<PlayerAgent> PlayerFloor::take(const PlayerAgent *agent)
{
    const auto found = std::ranges::find_if(
        m_players, [agent](const HostedPlayer &each) { return each.agent.get() == agent; });
    if (found == m_players.end())
        return nullptr;
    auto taken = std::move(found->agent);
    m_players.erase(found);
    return taken;
}

bool PlayerFloor::drop(const QString &id)
{
    const auto found = std::ranges::find_if(
        m_players, [&](const HostedPlayer &each) { return each.agent->id().text() == id; });
    if (found == m_players.end())
        return false;
    found->agent->stop();
    m_players.erase(found);
    return true;
}

bool PlayerFloor::holds(const QUrl &endpoint) const
{
    return std::ranges::any_of(
        m_players, [&](const HostedPlayer &each) { return each.agent->endpoint() == endpoint; });
}

QList<store::SeatFact> PlayerFloor::seats() const
{
    QList<store::SeatFact> seats;
    for (const HostedPlayer &each : m_players) {
        if (each.agent->id().isEmpty())
            continue;
        seats.append(seatFactOf(each.plan));
        seats.last().port = each.agent->endpoint().port(0);
    }
    return seats;
}

void PlayerFloor::close()
{
    for (const HostedPlayer &each : m_players)
        each.agent->stop();
    m_players.clear();
    m_retired.clear();
}

store::SeatFact seatFactOf(const PlayerPlan &plan)
{
    return {.role = QStringLiteral("player"),
            .name = plan.name,
            .port = plan.port,
            .mind = mindWord(plan.mind),
            .strategy = plan.strategy,
            .command = plan.command,
            .modelUrl = plan.modelUrl,
            .modelName = plan.modelName};
}

PlayerPlan planFrom(const store::SeatFact &seat)
{
    PlayerPlan plan;
    plan.name = seat.name;
    plan.mind = mindFrom(seat.mind);
    plan.strategy = seat.strategy;
    plan.command = seat.command;
    plan.modelUrl = seat.modelUrl;
    plan.modelName = seat.modelName;
    plan.port = static_cast<quint16>(seat.port);
    return plan;
}

} // namespace league::app
