#include "agents/manager/match_events.h"

#include "agents/protocol/agent_address.h"
#include "agents/protocol/record_facts.h"

namespace league::manager {

void MatchEvents::journal(OpenMatch &match, const QList<protocol::MatchEventEntry> &events)
{
    const QString actor = protocol::senderOf(match.referee);
    for (const protocol::MatchEventEntry &event : events) {
        if (event.seq <= match.lastEvent)
            continue;
        match.lastEvent = event.seq;
        m_record.append(event.timestamp.utcMs, actor, match.match.matchId.text(), event.kind,
                        event.visibility, event.data);
        if (event.kind == protocol::DialectFact::Kind)
            noteDialect(match, event.data);
    }
}

void MatchEvents::noteDialect(const OpenMatch &match, const JsonObject &data)
{
    const auto fact = protocol::read<protocol::DialectFact>(data);
    const bool isPlayer = fact && match.hasPlayer(base::PlayerId(fact->agentId));
    if (isPlayer)
        Q_EMIT dialectFound(fact->agentId, fact->dialect);
}

} // namespace league::manager
