// LeagueFloor: the part of a House where manager and referees live, with the league's journal.
//
// Made, used and destroyed on the league thread.
#pragma once

#include "agents/base/system_clock.h"
#include "agents/manager/league_manager.h"
#include "agents/referee/referee_agent.h"
#include "agents/store/journal.h"
#include "agents/store/league_folder.h"
#include "app/registration_queue.h"
#include "app/wire_maker.h"

#include <QObject>

#include <vector>

namespace league::app {

class LeagueFloor : public QObject
{
    Q_OBJECT

public:
    LeagueFloor(manager::LeagueOptions options, store::LeagueFolder folder,
                std::shared_ptr<WireMaker> wires);
    ~LeagueFloor() override;

    // Opens the journal and the manager's port.
    base::Outcome open();
    // Starts so many referees, from this port on (0: any); refereesReady() follows.
    void startReferees(int count, quint16 firstPort);
    void startLeague();
    // Stops agents and closes the journal.
    void close();

    [[nodiscard]] manager::LeagueManager &manager() { return *m_manager; }

Q_SIGNALS:
    void refereesReady();
    void failed(const league::base::Failure &reason);
    // Everybody has been told and everything is on disk.
    void settled();

private:
    manager::LeagueOptions m_options;
    store::LeagueFolder m_folder;
    std::shared_ptr<WireMaker> m_wires;
    base::SystemClock m_clock;
    std::unique_ptr<transport::Wire> m_wire;
    std::unique_ptr<store::Journal> m_journal;
    std::unique_ptr<manager::LeagueManager> m_manager;
    RegistrationQueue m_queue;
    std::vector<std::unique_ptr<referee::RefereeAgent>> m_referees;
};

} // namespace league::app
