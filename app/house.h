// House: a manager, referees and players in one program, on their threads.
//
// Made by the `run` command (and by the window). Manager and referees share one thread, players
// have another, the journal writes on a third; the thread that owns the House only listens. Signals
// arrive on the owner's thread.
#pragma once

#include "agents/manager/league_options.h"
#include "agents/protocol/league_messages.h"
#include "app/host_thread.h"
#include "app/house_options.h"

#include <QObject>

#include <memory>

namespace league::app {

class LeagueFloor;
class PlayerFloor;

class House : public QObject
{
    Q_OBJECT

public:
    explicit House(HouseOptions options);
    ~House() override;

    // Opens folder, journal and the manager's port, then lets the agents register and begins. A
    // failure with the code E009 means that a port could not be opened.
    base::Outcome open();
    // Stops everything; what is on disk stays. Called by the destructor too.
    void close();

    // As ordered; of a league that is resumed, as its journal tells.
    [[nodiscard]] const HouseOptions &options() const { return m_options; }
    [[nodiscard]] const QString &leagueId() const { return m_leagueId; }
    [[nodiscard]] const QString &leagueFolder() const { return m_leagueFolder; }
    [[nodiscard]] QUrl managerEndpoint() const { return m_managerEndpoint; }

Q_SIGNALS:
    void agentRegistered(const QString &id, const QString &displayName);
    void leagueStarted(int rounds, int matches);
    void roundAnnounced(int round);
    void matchCounted(int counted, int inAll);
    void completed(const league::protocol::LeagueCompleted &summary);
    // Everybody has been told and everything is on disk.
    void settled();
    void failed(const league::base::Failure &reason);

private:
    // What is asked for becomes what the journal of an interrupted league tells.
    base::Outcome takeUp(const QString &leagueId);
    [[nodiscard]] manager::LeagueOptions leagueOptions() const;
    void connectFloors();
    // Says a signal of another thread's object in ours. By posting a call, like all that goes from
    // thread to thread: ThreadSanitizer can follow that, and not Qt's queued connections.
    template<class Sender, class... Args, class Say>
    void relay(Sender *sender, void (Sender::*signal)(Args...), Say say);

    HouseOptions m_options;
    QList<HostedSeat> m_refereeSeats;
    QList<HostedSeat> m_playerSeats;
    quint16 m_managerPort = 0;
    QString m_leagueId;
    QString m_leagueFolder;
    QUrl m_managerEndpoint;
    std::unique_ptr<HostThread> m_leagueThread;
    std::unique_ptr<HostThread> m_playerThread;
    // Each lives on its thread and is destroyed there.
    std::unique_ptr<LeagueFloor> m_leagueFloor;
    std::unique_ptr<PlayerFloor> m_playerFloor;
    std::shared_ptr<class WireMaker> m_wires;
};

} // namespace league::app
