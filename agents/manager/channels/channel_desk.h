// ChannelDesk: takes what agents send to channels (protocol.md §12.2).
//
// Owned by the LeagueManager. It checks who is asking by the auth_token and hands the work to the
// ChannelOffice; what was taken is acknowledged when it is on disk. What cannot be taken is
// answered like everything else at this manager, with LEAGUE_ERROR and a code of protocol.md §7.
#pragma once

#include "agents/manager/channels/channel_office.h"
#include "agents/manager/channels/message_allowance.h"
#include "agents/manager/front_desk.h"
#include "agents/manager/operator_desk.h"

namespace league::manager {

class ChannelDesk
{
public:
    // Serves at once; everything must outlive the desk.
    ChannelDesk(transport::RpcServer &server, const FrontDesk &frontDesk,
                const OperatorDesk &operatorDesk, ChannelOffice &office, base::Clock &clock);

private:
    // Serves a message of which only a member that is allowed to send it gets to `act`, which is
    // given the party, the message and the responder.
    template<protocol::Message M, class Act>
    void onAgent(Act act);
    // The same for what is said in a turn: `say` is a function of the channel.
    template<protocol::Message M>
    void onTurn(base::Outcome (channel::Channel::*say)(const base::AgentId &, const M &));
    void serveMembers();
    void serveTurns();
    void serveReaders(const OperatorDesk &operatorDesk);
    // Acknowledges once everything is on disk, or says why not.
    template<protocol::Message M>
    void settle(const base::Outcome &done, const transport::Letter<M> &letter,
                const transport::RpcResponder &respond);
    [[nodiscard]] protocol::Envelope answerTo(const protocol::Envelope &call) const;

    transport::RpcServer &m_server;
    const FrontDesk &m_frontDesk;
    ChannelOffice &m_office;
    base::Clock &m_clock;
    MessageAllowance m_allowance;
};

} // namespace league::manager
