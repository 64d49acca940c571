// HeartbeatDesk: asks every agent of the league now and then whether it is alive (L-24).
//
// Owned by the LeagueManager. One heartbeat per agent is under way at a time; an answer of any kind
// is a sign of life, even an error from an agent that does not know the message. Silence, a failed
// connection and an open breaker are misses. What follows from them is decided elsewhere.
#pragma once

#include "agents/base/clock.h"
#include "agents/manager/agent_book.h"
#include "agents/manager/league_options.h"
#include "agents/protocol/control_messages.h"
#include "agents/transport/rpc_client.h"

#include <QObject>

namespace league::manager {

class HeartbeatDesk : public QObject
{
    Q_OBJECT

public:
    // What a referee says it has in its hands; nothing from one that does not say.
    using Held = std::optional<QList<protocol::HeldMatch>>;

    // Everything must outlive the desk.
    HeartbeatDesk(const LeagueOptions &options, const AgentBook &book, transport::RpcClient &client,
                  base::Clock &clock);

    // Asks everybody once per interval, from one interval on.
    void start();
    // Asks everybody now, besides.
    void askEverybody();
    // Asks no more.
    void stop();
    // Asks one referee at once, or again when a heartbeat is under way to it.
    void ask(const base::RefereeId &referee);

Q_SIGNALS:
    // `askedMs` is the steady time at which the question left.
    void refereeAnswered(const league::base::RefereeId &referee,
                         const league::manager::HeartbeatDesk::Held &held, qint64 askedMs);
    void refereeMissed(const league::base::RefereeId &referee, int misses);
    void playerAnswered(const league::base::PlayerId &player);
    void playerMissed(const league::base::PlayerId &player, int misses);

private:
    struct Pulse
    {
        bool isUnderWay = false;
        bool askAgain = false;
        int misses = 0;
    };

    using Report = std::function<void(const transport::RpcOutcome &, int misses, qint64 askedMs)>;

    void beat();
    void ask(const QString &agent, const QUrl &endpoint, const Report &report);
    void askPlayer(const base::PlayerId &player);

    const LeagueOptions &m_options;
    const AgentBook &m_book;
    transport::RpcClient &m_client;
    base::Clock &m_clock;
    base::Alarm m_next;
    bool m_isRunning = false;
    QHash<QString, Pulse> m_pulses; // by agent id
};

} // namespace league::manager
