// ChannelOrderDesk: takes the operator's orders to channels (protocol.md §12.2).
//
// Owned by the LeagueManager. Every order needs the operator token: E011 without one, E012 with a
// wrong one, E211 with the token of an agent. An order is acknowledged when it is on disk.
#pragma once

#include "agents/manager/channels/channel_office.h"
#include "agents/manager/front_desk.h"
#include "agents/manager/operator_desk.h"

namespace league::manager {

class ChannelOrderDesk
{
public:
    // Serves at once; everything must outlive the desk.
    ChannelOrderDesk(transport::RpcServer &server, const FrontDesk &frontDesk,
                     const OperatorDesk &operatorDesk, ChannelOffice &office, base::Clock &clock);

private:
    // Serves an order: `obey` is a function of the office.
    template<protocol::Message M>
    void onOrder(base::Outcome (ChannelOffice::*obey)(const M &));
    // The same where there is more to answer than that it was done.
    template<protocol::Message M, class Obey>
    void onOrderAnswered(Obey obey);
    [[nodiscard]] base::Outcome check(const protocol::Envelope &envelope) const;

    transport::RpcServer &m_server;
    const FrontDesk &m_frontDesk;
    const OperatorDesk &m_operator;
    ChannelOffice &m_office;
    base::Clock &m_clock;
};

} // namespace league::manager
