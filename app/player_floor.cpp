#include "app/player_floor.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "app/agent_names.h"
#include "app/call_policies.h"
#include "app/version.h"

namespace league::app {

PlayerFloor::PlayerFloor(HouseOptions options, std::shared_ptr<WireMaker> wires)
    : m_options(std::move(options)), m_wires(std::move(wires)), m_wire(m_wires->make(m_clock))
{
    connect(&m_queue, &RegistrationQueue::done, this, &PlayerFloor::ready);
    connect(&m_queue, &RegistrationQueue::failed, this, &PlayerFloor::failed);
}

PlayerFloor::~PlayerFloor()
{
    close();
}

void PlayerFloor::startPlayers(const QUrl &manager, const QList<HostedSeat> &seats)
{
    for (const HostedSeat &seat : seats) {
        player::PlayerOptions options;
        options.displayName = playerName(seat.number);
        options.version = version();
        options.manager = manager;
        options.port = seat.port;
        options.joinCode = m_options.joinCode;
        options.gameTypes = {m_options.gameType};
        options.registration = registrationPolicy(m_options.rules);
        auto agent = std::make_unique<player::PlayerAgent>(options, strategyFor(seat.number),
                                                           *m_wire, m_clock);
        connect(agent.get(), &player::PlayerAgent::registered, &m_queue,
                &RegistrationQueue::advance);
        connect(agent.get(), &player::PlayerAgent::failed, this, &PlayerFloor::failed);
        m_queue.add([raw = agent.get()] { return raw->start(); });
        m_players.push_back(std::move(agent));
    }
    m_queue.begin();
}

void PlayerFloor::close()
{
    for (const auto &each : m_players)
        each->stop();
    m_players.clear();
}

player::PlayerAgent::StrategyMaker PlayerFloor::strategyFor(int number) const
{
    const QStringList names =
        m_options.strategies.isEmpty() ? player::strategyNames() : m_options.strategies;
    const QString name = names.at(number % names.size());
    const QString secret = m_options.seed.value_or(base::randomHex(16));
    const quint64 seed = base::RandomStream::seedFromText(secret + QStringLiteral("/bots"));
    return [name, seed](const base::PlayerId &self) {
        // The names were checked when the options were read.
        return std::move(player::makeStrategy(name, seed, self)).value();
    };
}

} // namespace league::app
