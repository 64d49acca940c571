// Membership: an agent's life in a league, from registering to shutting down.
//
// Owned by a referee or player agent. It runs the lifecycle chart that all agents share: listens
// to nobody but its owner, registers with the manager (10 s a send, three retries, L-13) and keeps
// the id and the token the manager gave out.
#pragma once

#include "agents/base/state_chart.h"
#include "agents/transport/league_proof.h"
#include "agents/transport/rpc_client.h"

#include <QObject>

#include <functional>
#include <vector>

namespace league::transport {

// What the manager gave us.
struct Seat
{
    QString id; // P01, REF01
    QString token;
    QString leagueId;
    bool managerProof = false; // the manager's calls will carry a proof; see league_proof.h
};

// How to ask for it; a referee and a player differ only in this.
struct Application
{
    QUrl manager;
    QString method;
    JsonObject request;
    // Reads the manager's answer; a failure's sentence is the reason for the rejection.
    std::function<base::Result<Seat>(const JsonValue &)> read;
    CallPolicy policy;
};

class Membership : public QObject
{
    Q_OBJECT

public:
    // The client and the clock must outlive the membership; `subject` names the agent until it has
    // an id.
    Membership(QString subject, RpcClient &client, const base::Clock &clock);

    [[nodiscard]] const base::StateChart &lifecycle() const { return m_lifecycle; }
    [[nodiscard]] const Seat &seat() const { return m_seat; }
    [[nodiscard]] bool isRegistered() const { return !m_seat.id.isEmpty(); }

    // Whether the caller has proved that it belongs to our league: the manager, or a referee of
    // ours.
    [[nodiscard]] bool isFromLeague(const Caller &caller) const;
    // Whether the caller may be our manager. Without a right proof it is not (E011, E012), unless
    // the manager promised none: then nobody can tell, and everybody may.
    [[nodiscard]] base::Outcome isFromManager(const Caller &caller) const;

    // INIT to REGISTERING; ends in registered() or failed().
    void apply(Application application);
    // Whether the manager has answered the application, if there was one.
    [[nodiscard]] bool isDecided() const;
    // Runs `then` once the manager has answered the application, at once if it has. The manager may
    // call an agent that has not read that answer yet: the two come by different connections.
    void whenDecided(std::function<void()> then);
    // The league has begun; said by any message that only comes after its start. Safe to repeat.
    void noteLeagueStarted();
    // ACTIVE to SHUTDOWN, or from wherever the agent is when it is stopped by hand.
    void noteLeagueCompleted();
    void stop();

Q_SIGNALS:
    void registered(const league::transport::Seat &seat);
    // Rejected, or no answer: the code is E009 when the manager could not be reached.
    void failed(const league::base::Failure &reason);
    void transitioned(const league::base::Transition &transition);

private:
    void conclude(const Application &application, const RpcOutcome &outcome);
    void fail(QLatin1String trigger, const base::Failure &reason);
    void runWaiting();

    RpcClient &m_client;
    base::StateChart m_lifecycle;
    Seat m_seat;
    RpcCall m_call;
    std::vector<std::function<void()>> m_waiting; // for the manager's answer
};

} // namespace league::transport
