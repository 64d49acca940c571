// House: a manager, referees and players in one program, on their threads.
//
// Made by the `run` command and by the window. Manager and referees share one thread, players have
// another, the journal writes on a third and its files on a fourth; the thread that owns the House
// only listens and gives orders. Signals and answers arrive on the owner's thread, and no order
// blocks it.
#pragma once

#include "agents/manager/channels/channel_order.h"
#include "agents/manager/league_options.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/store/recovery_facts.h"
#include "app/host_thread.h"
#include "app/house_plan.h"
#include "app/lookout.h"
#include "app/neighbour.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

namespace league::store {
class LeagueFolder;
}
namespace league::app {

class LeagueFloor;
class PlayerFloor;
class Seat;

class House : public QObject
{
    Q_OBJECT

public:
    // What an order did, or why it did nothing: one sentence for people.
    using Answer = std::function<void(const base::Result<QString> &)>;
    explicit House(HouseOptions options);
    ~House() override;

    // Opens folder, journal and the manager's port, then lets the agents register and begins. A
    // failure with the code E009 means that a port could not be opened.
    base::Outcome open();
    // The same without waiting: opened() or failed() follows.
    void openSoon();
    // Stops everything; what is on disk stays. Called by the destructor too.
    void close();
    // The same without waiting: closed() follows.
    void closeSoon();

    // As ordered; of a league that is resumed, as its journal tells.
    [[nodiscard]] const HouseOptions &options() const { return m_options; }
    [[nodiscard]] const QString &leagueId() const { return m_plan.leagueId; }
    [[nodiscard]] const QString &leagueFolder() const { return m_leagueFolder; }
    [[nodiscard]] QUrl managerEndpoint() const { return m_managerEndpoint; }
    // Where agents of other machines find the manager.
    [[nodiscard]] QUrl joinAddress() const;
    // What newcomers must know; empty when nothing is asked, or nobody else can come.
    [[nodiscard]] QString joinCode() const;
    [[nodiscard]] base::Speed speed() const { return m_options.speed; }
    // After opening failed because the port was taken: one that is free; 0 otherwise.
    [[nodiscard]] quint16 freePort() const { return m_freePort; }
    [[nodiscard]] bool isReady() const { return m_isReady; } // ready() was told already
    // The people who play at this screen; each lives as long as the house.
    [[nodiscard]] QList<Seat *> seats() const;

    // The operator's orders. Each answers once, later.
    // Begins the league; refused until there are players and a referee.
    void start(const Answer &answer = {});
    // No further match begins until proceed().
    void pause(const Answer &answer = {});
    void proceed(const Answer &answer = {});
    // Pauses, and begins one match.
    void step(const Answer &answer = {});
    // The round that is played is the last for now; stopped() follows when it is over.
    void finishRound(const Answer &answer = {});
    // Ends the program's part at once; what is on disk can be resumed. closed() follows.
    void stopNow(const Answer &answer = {});
    // STEP holds the league after the matches under way; any other speed lets it go on.
    void setSpeed(base::Speed speed, const Answer &answer = {});
    // One more player of this program, before the start. A person gets a Seat: see seatAdded().
    void addPlayer(const PlayerPlan &plan, const Answer &answer = {});
    // One more referee of this program, also after the start.
    void addReferee(const QString &name, const Answer &answer = {});
    // Before the start; an agent of this program is stopped.
    void removeAgent(const QString &agentId, const Answer &answer = {});
    // Takes a player out of the league (L-23).
    void withdraw(const QString &playerId, const QString &reason, const Answer &answer = {});
    // Ends a match without points (L-03).
    void abortMatch(const QString &matchId, const QString &reason, const Answer &answer = {});
    void steerMatch(const protocol::LeagueControl &order, const Answer &answer = {}); // one match
    // A referee of this program ends and begins anew; what it played starts over (L-24).
    void restartReferee(const QString &refereeId, const Answer &answer = {});
    // It may be called again although it kept failing (L-31); healthChanged() follows.
    void resetBreaker(const QString &agentId, const Answer &answer = {});
    // Asks everybody for a sign of life; healthChanged() follows.
    void pingAll(const Answer &answer = {});
    // An order to a channel (T-064); what comes of it is among entriesStored().
    void carryOut(const manager::ChannelOrder &order, const Answer &answer = {});
    // Who listens at an endpoint; `told` is called later, on this thread.
    void lookUp(const QUrl &endpoint, const std::function<void(const Neighbour &)> &told);

Q_SIGNALS:
    // The manager listens; agents may come.
    void opened();
    // The hosted agents are registered. In a lobby the operator may start now.
    void ready();
    void agentRegistered(const QString &id, const QString &displayName);
    // Taken out before the start.
    void agentDismissed(const QString &id, const QString &why);
    // A hosted agent could not join; the league goes on without it. Only in a lobby.
    void agentFailed(const league::base::Failure &reason);
    void leagueStarted(int rounds, int matches);
    void roundAnnounced(int round);
    // Not for every match when many end at once; always for the last.
    void matchCounted(int counted, int inAll);
    void roundCompleted(int round);
    void playerWithdrawn(const QString &playerId, const QString &why);
    void refereeLost(const QString &refereeId, const QString &why);
    void paused();
    void proceeded();
    // As ordered, no further round begins.
    void stopped(int afterRound);
    void completed(const league::protocol::LeagueCompleted &summary);
    // Everybody has been told and the journal is on disk; then: so are the files made from it.
    void played();
    void settled();
    void failed(const league::base::Failure &reason);
    void closed();
    void speedChanged(league::base::Speed speed);
    void seatAdded(league::app::Seat *seat);

    // Connect to these before the house is opened: without a listener nothing is gathered.
    // Everything stored since the house was opened, in order, at most one batch a frame, perhaps a
    // frame later than the signals above. What is older stands in the journal file.
    void entriesStored(const QList<league::store::Entry> &entries);
    // What manager and hosted referees said and heard, each exchange once. Bodies are as they
    // travelled, with tokens: show them only through store::redactText(). `dropped`: nobody's.
    void exchanged(const QList<league::transport::Exchange> &exchanges, qint64 dropped);
    // How everybody does, at most once a second and only when something has changed.
    void healthChanged(const QList<league::manager::AgentHealth> &agents);

private:
    // Decides everything that does not need another thread.
    base::Result<store::LeagueFolder> prepare();
    [[nodiscard]] manager::LeagueOptions leagueOptions() const;
    // What the league's thread needs to begin; it reads nothing of this object itself.
    struct Beginning;
    [[nodiscard]] Beginning beginning(const store::LeagueFolder &folder);
    base::Result<QUrl> openLeague(const Beginning &how); // the manager's port, on its thread
    void bringAgents(const QUrl &manager);
    // Whether anybody listens to what the lookout sees.
    [[nodiscard]] bool isWatched() const;
    void onPlayersReady();
    void connectFloors();
    // Finds a free port when the failure is one of the port.
    void notePort(const base::Failure &reason);
    [[nodiscard]] Lookout::Audience audience(); // brings what the lookout sees to this thread
    // Says another thread's signal in ours, by a posted call, which ThreadSanitizer can follow.
    template<class Sender, class... Args, class Say>
    void relay(Sender *sender, void (Sender::*signal)(Args...), Say say);
    // Answers on this thread, from wherever it is called.
    void tell(const Answer &answer, const base::Result<QString> &result);
    // Whether orders can be given; answers with why not.
    [[nodiscard]] bool isOpen(const Answer &answer);
    // Does something with the league and answers with the sentence, or with why not.
    using Work = std::function<base::Outcome(LeagueFloor &)>;
    void order(const QString &sentence, const Answer &answer, const Work &work);
    void control(const protocol::LeagueControl &command, const QString &sentence,
                 const Answer &answer);
    void addPerson(const PlayerPlan &plan, const Answer &answer);
    // It has left the league; if it is one of ours it ends.
    void forgetHosted(const QString &agentId);
    void noteSeats(); // writes down whom this program brings along
    [[nodiscard]] QHostAddress hostedAddress() const;
    [[nodiscard]] bool isLobby() const { return m_options.opening == Opening::Lobby; }
    HouseOptions m_options;
    HousePlan m_plan;
    quint16 m_freePort = 0;
    int m_named = 0; // players that were given a usual name
    bool m_isReady = false;
    bool m_isClosing = false;
    std::atomic<int> m_matchesCounted = 0; // these three by the league's thread
    std::atomic<int> m_matchesInAll = 0;
    std::atomic<bool> m_isCountOnItsWay = false;
    QString m_leagueFolder;
    QUrl m_managerEndpoint;
    std::unique_ptr<HostThread> m_leagueThread;
    std::unique_ptr<HostThread> m_playerThread;
    // Each lives on its thread and is destroyed there.
    std::unique_ptr<LeagueFloor> m_leagueFloor;
    std::unique_ptr<PlayerFloor> m_playerFloor;
    std::shared_ptr<class WireMaker> m_wires;
    std::vector<std::unique_ptr<Seat>> m_seats;
};

} // namespace league::app
