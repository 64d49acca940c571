// LeagueFloor: the part of a House where manager and referees live, with the league's journal.
//
// Made, used and destroyed on the league thread.
#pragma once

#include "agents/base/system_clock.h"
#include "agents/manager/league_manager.h"
#include "agents/referee/referee_agent.h"
#include "agents/store/journal.h"
#include "agents/store/league_folder.h"
#include "app/guest_seats.h"
#include "app/registration_queue.h"
#include "app/wire_maker.h"

#include <QObject>

#include <vector>

namespace league::app {

class LeagueFloor : public QObject
{
    Q_OBJECT

public:
    enum class Beginning { New, Resumed };

    LeagueFloor(manager::LeagueOptions options, store::LeagueFolder folder,
                std::shared_ptr<WireMaker> wires, Beginning beginning = Beginning::New);
    ~LeagueFloor() override;

    // Opens the journal and the manager's port. A league that is resumed is as its journal tells
    // it: the options' game, rules and seed are replaced.
    base::Outcome open();
    // Starts a referee on each of these seats; refereesReady() follows.
    void startReferees(const QList<HostedSeat> &seats);
    // Starts a league that has not begun; one that is resumed goes on by itself.
    void startLeague();
    // Writes down that this program brings the agents along.
    void noteHouse(const store::HouseFact &house);
    // Stops agents and closes the journal.
    void close();

    [[nodiscard]] manager::LeagueManager &manager() { return *m_manager; }

Q_SIGNALS:
    void refereesReady();
    void failed(const league::base::Failure &reason);
    // Everybody has been told and everything is on disk.
    void settled();

private:
    base::Outcome openManager();
    [[nodiscard]] std::unique_ptr<referee::RefereeAgent> makeReferee(const QString &name,
                                                                     quint16 port);
    void startBuiltInReferee();

    manager::LeagueOptions m_options;
    store::LeagueFolder m_folder;
    std::shared_ptr<WireMaker> m_wires;
    Beginning m_beginning;
    base::SystemClock m_clock;
    std::unique_ptr<transport::Wire> m_wire;
    std::unique_ptr<store::Journal> m_journal;
    std::unique_ptr<manager::LeagueManager> m_manager;
    std::unique_ptr<GuestSeats> m_guests;
    RegistrationQueue m_queue;
    std::vector<std::unique_ptr<referee::RefereeAgent>> m_referees;
    std::unique_ptr<referee::RefereeAgent> m_builtIn; // when no other referee is left (L-24)
};

} // namespace league::app
