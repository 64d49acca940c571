// PlayerFloor: the part of a House where hosted players live.
//
// Made, used and destroyed on the players' thread.
#pragma once

#include "agents/base/pace.h"
#include "agents/base/system_clock.h"
#include "agents/league/league_rules.h"
#include "agents/player/player_agent.h"
#include "agents/store/recovery_facts.h"
#include "app/player_plan.h"
#include "app/registration_queue.h"
#include "app/retired_agents.h"
#include "app/wire_maker.h"

#include <QObject>

#include <vector>

namespace league::app {

class PlayerFloor : public QObject
{
    Q_OBJECT

public:
    // What came of something that takes a while: the id of the player, or why not.
    using Done = std::function<void(const base::Result<QString> &)>;

    // What all players of the house have in common.
    struct Surroundings
    {
        QUrl manager;
        QString joinCode;
        QHostAddress address = QHostAddress(QHostAddress::LocalHost); // where they listen
        QString gameType;
        tournament::LeagueRules rules;
        QString dataFolder;
        quint64 seed = 0; // of their pace
        TakenPort takenPort = TakenPort::Fails;
        bool isResumed = false; // the league knows them already, by where they listen
    };

    PlayerFloor(Surroundings surroundings, std::shared_ptr<WireMaker> wires);
    ~PlayerFloor() override;

    // Starts these players, one after the other; ready() follows.
    void startPlayers(const QList<PlayerPlan> &plans);
    // One more, while the league takes players.
    void add(const PlayerPlan &plan, const Done &done);
    // Stops a player; false when it is not one of ours.
    bool drop(const QString &id);
    // Whether one of ours listens there.
    [[nodiscard]] bool holds(const QUrl &endpoint) const;
    // Those that are registered, as they have to be brought along again.
    [[nodiscard]] QList<store::SeatFact> seats() const;
    void close();

    [[nodiscard]] base::Pace &pace() { return m_pace; }

Q_SIGNALS:
    void ready();
    void failed(const league::base::Failure &reason);
    // A player could not join; the others go on.
    void playerFailed(const league::base::Failure &reason);

private:
    struct HostedPlayer
    {
        PlayerPlan plan;
        std::unique_ptr<player::PlayerAgent> agent;
    };

    [[nodiscard]] base::Result<std::unique_ptr<player::PlayerAgent>> make(const PlayerPlan &plan);
    [[nodiscard]] std::unique_ptr<player::PlayerAgent> take(const player::PlayerAgent *agent);

    Surroundings m_surroundings;
    std::shared_ptr<WireMaker> m_wires;
    base::SystemClock m_clock;
    base::Pace m_pace;
    std::unique_ptr<transport::Wire> m_wire;
    RegistrationQueue m_queue;
    std::vector<HostedPlayer> m_players;
    RetiredAgents m_retired;
};

// A plan as the journal keeps it, without its secrets, and back.
[[nodiscard]] store::SeatFact seatFactOf(const PlayerPlan &plan);
[[nodiscard]] PlayerPlan planFrom(const store::SeatFact &seat);

} // namespace league::app
