// AdmissionDesk: tells somebody who has not registered whether it could, by check_admission.
//
// Owned by the LeagueManager, on its thread. It asks the same DoorKeeper as a registration, which
// also keeps it from being asked too often, and calls the agent once: only at the address that the
// question comes from, so nobody can make the manager call others.
#pragma once

#include "agents/manager/front_desk.h"
#include "agents/protocol/admission_messages.h"
#include "agents/transport/rpc_client.h"

namespace league::manager {

class AdmissionDesk
{
public:
    // Serves at once; everything must outlive the desk.
    AdmissionDesk(transport::RpcServer &server, transport::Wire &wire, base::Clock &clock,
                  FrontDesk::Desks desks);

private:
    void answer(const protocol::AdmissionQuery &query, const transport::Caller &caller,
                const transport::RpcResponder &respond);

    FrontDesk::Desks m_desks;
    transport::RpcClient m_client; // of its own: strangers must not open breakers of the league
};

} // namespace league::manager
