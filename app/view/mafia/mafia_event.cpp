#include "app/view/mafia/mafia_event.h"

#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"

namespace league::app::view {

std::optional<MafiaEvent> mafiaEventIn(const store::Entry &entry)
{
    if (entry.kind != protocol::GameFact::Kind)
        return std::nullopt;
    const base::Result<protocol::GameFact> fact = protocol::read<protocol::GameFact>(entry.body);
    if (!fact)
        return std::nullopt;
    return MafiaEvent{entry.seq, entry.timeMs, fact->what, entry.visibility, fact->facts};
}

} // namespace league::app::view
