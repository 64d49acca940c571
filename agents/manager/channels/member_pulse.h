// MemberPulse: asks every agent of the channels now and then whether it is alive (TR-11).
//
// Owned by the ChannelOffice. Whatever an agent sends or answers is a sign of life, and only one
// that was silent for an interval is asked. Those that are lost are asked too, so that they are
// found when they are back. An agent without a server cannot be asked: it is there while it waits
// for its turn, has one, or has just sent something.
#pragma once

#include "agents/manager/channels/channel_parties.h"
#include "agents/transport/rpc_client.h"

#include <QObject>

#include <map>

namespace league::manager {

class MemberPulse : public QObject
{
    Q_OBJECT

public:
    // How often, and how many misses in a row make an agent lost (T-052).
    struct Rhythm
    {
        std::chrono::seconds interval{10};
        int missLimit = 3;
    };
    struct Questions
    {
        std::function<Rhythm(const base::AgentId &)> rhythmOf; // by the channels it sits in
        std::function<bool(const base::AgentId &)> isPresent; // of agents without a server
    };
    enum class Presence { Alive, Lost };

    // Everything must outlive the pulse.
    MemberPulse(transport::RpcClient &client, const ChannelParties &parties, base::Clock &clock,
                Questions questions);

    // From now on; again for one that is watched. A lost one is asked at once.
    void watch(const base::AgentId &agent, Presence presence);
    // The channels that it sits in have changed, or their figures: the next beat is an interval away.
    void rhythmChanged(const base::AgentId &agent);
    void unwatch(const base::AgentId &agent) { m_agents.erase(agent); }
    // It was heard of; heard() follows at once when it was lost.
    void noteLife(const base::AgentId &agent);
    // Somebody else has found out that it is lost.
    void noteLoss(const base::AgentId &agent);
    // False for an agent that is not watched.
    [[nodiscard]] bool isAlive(const base::AgentId &agent) const;

Q_SIGNALS:
    void heard(const league::base::AgentId &agent);
    void lost(const league::base::AgentId &agent, int misses, const QString &error);

private:
    struct Watched
    {
        base::Alarm next = {};
        bool isUnderWay = false;
        bool isLost = false;
        int misses = 0;
        qint64 heardMs = 0; // steady
    };

    void beatAfter(const base::AgentId &agent, std::chrono::seconds span);
    void beat(const base::AgentId &agent);
    void ask(const base::AgentId &agent, const ChannelParty &party);
    void miss(const base::AgentId &agent, const QString &error);

    transport::RpcClient &m_client;
    const ChannelParties &m_parties;
    base::Clock &m_clock;
    Questions m_questions;
    std::map<base::AgentId, Watched> m_agents;
};

} // namespace league::manager
