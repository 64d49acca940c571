// LeagueTools: what the manager offers to MCP clients: everything that is public about the league,
// registration, and the operator's orders.
//
// Owned by the LeagueManager. Reads need no token; orders need the operator's, as everywhere.
#pragma once

#include "agents/manager/front_desk.h"
#include "agents/protocol/tool_messages.h"
#include "agents/transport/mcp_desk.h"

namespace league::manager {

class LeagueTools
{
public:
    // Offers at once; everything must outlive the tools.
    LeagueTools(transport::McpDesk &mcp, FrontDesk::Desks desks);

    // Who is in the league, as everybody may see it.
    [[nodiscard]] protocol::AgentList agents() const;

private:
    void offerReads();
    void offerResources();
    void answerQuery(const protocol::PublicQuery &query,
                     const transport::RpcResponder &respond) const;
    void answerMatch(const protocol::MatchQuery &query,
                     const transport::RpcResponder &respond) const;

    transport::McpDesk &m_mcp;
    FrontDesk::Desks m_desks;
};

} // namespace league::manager
