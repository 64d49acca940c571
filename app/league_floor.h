// LeagueFloor: the part of a House where manager and referees live, with the league's journal.
//
// Made, used and destroyed on the league thread.
#pragma once

#include "agents/base/pace.h"
#include "agents/base/system_clock.h"
#include "agents/manager/league_manager.h"
#include "agents/referee/referee_agent.h"
#include "agents/store/journal.h"
#include "agents/store/league_folder.h"
#include "app/guest_seats.h"
#include "app/herald.h"
#include "app/lookout.h"
#include "app/registration_queue.h"
#include "app/retired_agents.h"
#include "app/wire_maker.h"

#include <QObject>

#include <vector>

namespace league::app {

class LeagueFloor : public QObject
{
    Q_OBJECT

public:
    enum class Beginning { New, Resumed };
    // What came of something that takes a while: the id of the agent, or why not.
    using Done = std::function<void(const base::Result<QString> &)>;

    LeagueFloor(manager::LeagueOptions options, store::LeagueFolder folder,
                std::shared_ptr<WireMaker> wires, Beginning beginning = Beginning::New);
    ~LeagueFloor() override;

    // Lets somebody watch; before open().
    void setAudience(Lookout::Audience audience);
    // The address at which hosted referees listen.
    void setRefereeAddress(const QHostAddress &address) { m_refereeAddress = address; }
    // Opens the journal and the manager's port. A league that is resumed is as its journal tells
    // it: the options' game, rules and seed are replaced.
    base::Outcome open();
    // Once it is open: calls the league out on the local network, unless only this computer can
    // reach it. Nobody is said to be waited for when `expectedPlayers` is 0.
    void announce(int expectedPlayers);
    // Starts a referee on each of these seats; refereesReady() follows.
    void startReferees(const QList<HostedSeat> &seats, TakenPort taken = TakenPort::Fails);
    // Starts a league that has not begun; one that is resumed goes on by itself.
    using FirstMatch = manager::LeagueManager::FirstMatch;
    void startLeague(FirstMatch first = FirstMatch::AtOnce);
    // Writes down that this program brings the agents along.
    void noteHouse(const store::HouseFact &house);
    // Stops agents and closes the journal.
    void close();

    // One more referee, also after the start. An empty name stands for the next of the usual ones.
    void addReferee(const QString &name, const Done &done);
    // A hosted referee ends and begins anew, at the same address; what it played starts over.
    void restartReferee(const QString &id, const Done &done);
    // Stops a hosted referee; false when it is not one of ours.
    bool dropReferee(const QString &id);
    // Manager and hosted referees may call that agent again, however often it failed; it is asked
    // for a sign of life at once.
    base::Outcome resetBreaker(const QString &agentId);
    // Whether a referee of ours, or a guest's seat, listens there.
    [[nodiscard]] bool holds(const QUrl &endpoint) const;
    // Those that are registered, as they have to be brought along again.
    [[nodiscard]] QList<store::SeatFact> refereeSeats() const;

    [[nodiscard]] manager::LeagueManager &manager() { return *m_manager; }
    [[nodiscard]] base::Pace &pace() { return m_pace; }
    // Null when nobody watches.
    [[nodiscard]] Lookout *lookout() { return m_lookout.get(); }

Q_SIGNALS:
    void refereesReady();
    void failed(const league::base::Failure &reason);
    // A referee could not join; the others go on.
    void refereeFailed(const league::base::Failure &reason);
    // Everybody has been told and the journal is on disk.
    void played();
    // After that: so are the files that are made from it.
    void settled();

private:
    struct HostedReferee
    {
        QString name;
        std::unique_ptr<referee::RefereeAgent> agent;
    };

    base::Outcome openManager();
    [[nodiscard]] std::unique_ptr<referee::RefereeAgent> makeReferee(const QString &name,
                                                                     quint16 port);
    // Starts it and tells once whether it got in; it stays only when it did.
    void bringReferee(const QString &name, quint16 port, const Done &done);
    [[nodiscard]] std::unique_ptr<referee::RefereeAgent> take(const referee::RefereeAgent *agent);
    void startBuiltInReferee();

    manager::LeagueOptions m_options;
    store::LeagueFolder m_folder;
    std::shared_ptr<WireMaker> m_wires;
    Beginning m_beginning;
    QHostAddress m_refereeAddress = QHostAddress(QHostAddress::LocalHost);
    base::SystemClock m_clock;
    base::Pace m_pace;
    std::unique_ptr<transport::Wire> m_wire;
    std::unique_ptr<Lookout> m_lookout;
    std::unique_ptr<store::Journal> m_journal;
    std::unique_ptr<manager::LeagueManager> m_manager;
    std::unique_ptr<GuestSeats> m_guests;
    std::unique_ptr<Herald> m_herald;
    RegistrationQueue m_queue;
    std::vector<HostedReferee> m_referees;
    int m_named = 0; // referees that were given a usual name
    RetiredAgents m_retired;
    std::unique_ptr<referee::RefereeAgent> m_builtIn; // when no other referee is left (L-24)
};

} // namespace league::app
