// InvitationDesk: the page of those who are invited, on GET /join.
//
// Owned by the LeagueManager, on its thread. The QR code of a lobby leads there: the page offers
// the league to the program, and says what to type where there is none. It is for everybody, also
// where nobody may watch, so it tells no more than what the league is called and what it plays. The
// join code is in the fragment of the address, which no browser sends.
#pragma once

#include "agents/manager/league_options.h"
#include "agents/manager/rate_limit.h"
#include "agents/manager/spectators/tagged_answer.h"

namespace league::manager {

class InvitationDesk
{
public:
    // Serves at once, unless the options have no such page; server and clock must outlive the desk.
    InvitationDesk(const LeagueOptions &options, transport::RpcServer &server, base::Clock &clock);
    Q_DISABLE_COPY_MOVE(InvitationDesk)

private:
    void show(const transport::WireRequest &request, const transport::WireReply &reply);

    RateLimit m_limit;
    TaggedAnswer m_page;
};

} // namespace league::manager
