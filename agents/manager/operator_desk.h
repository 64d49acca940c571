// OperatorDesk: takes the operator's orders, by message or from the program itself.
//
// Owned by the LeagueManager. A message needs the operator token; what the orders do is written
// into the journal.
#pragma once

#include "agents/manager/front_desk.h"
#include "agents/manager/league_options.h"
#include "agents/protocol/control_messages.h"

#include <functional>

namespace league::manager {

class OperatorDesk
{
public:
    // What an order does; each says why it cannot be done.
    struct Orders
    {
        std::function<base::Outcome()> start;
        using Done = std::function<void(base::Outcome)>;
        std::function<void(const protocol::LeagueControl &, const Done &)> control; // may take time
    };

    // Serves start_league and control_league; options, server and front desk must outlive it.
    OperatorDesk(const LeagueOptions &options, transport::RpcServer &server,
                 const FrontDesk &frontDesk, Orders orders);

    // Whether this is the operator's token: E011 without one, E012 with a wrong one.
    [[nodiscard]] base::Outcome check(const QString &token) const;

private:
    void answer(const base::Outcome &done, const QString &messageType,
                const protocol::Envelope &call, const transport::RpcResponder &respond) const;

    const LeagueOptions &m_options;
    const FrontDesk &m_frontDesk;
    Orders m_orders;
};

} // namespace league::manager
