// PlayerFloor: the part of a House where hosted players live.
//
// Made, used and destroyed on the players' thread.
#pragma once

#include "agents/base/system_clock.h"
#include "agents/player/player_agent.h"
#include "app/registration_queue.h"
#include "app/wire_maker.h"

#include <QObject>

#include <vector>

namespace league::app {

class PlayerFloor : public QObject
{
    Q_OBJECT

public:
    PlayerFloor(HouseOptions options, std::shared_ptr<WireMaker> wires);
    ~PlayerFloor() override;

    // Starts a player on each of these seats; ready() follows.
    void startPlayers(const QUrl &manager, const QList<HostedSeat> &seats);
    void close();

Q_SIGNALS:
    void ready();
    void failed(const league::base::Failure &reason);

private:
    [[nodiscard]] player::PlayerAgent::StrategyMaker strategyFor(int number) const;

    HouseOptions m_options;
    std::shared_ptr<WireMaker> m_wires;
    base::SystemClock m_clock;
    std::unique_ptr<transport::Wire> m_wire;
    RegistrationQueue m_queue;
    std::vector<std::unique_ptr<player::PlayerAgent>> m_players;
};

} // namespace league::app
