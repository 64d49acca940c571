// ChannelArchive: the channels of a manager as its journal tells them; part of a LeagueHistory.
//
// A fold over the journal: it decides nothing. ChannelOffice::restore() goes on from it.
#pragma once

#include "agents/channel/channel_history.h"
#include "agents/manager/agent_book.h"
#include "agents/store/journal_reader.h"

#include <vector>

namespace league::manager {

// A channel as its events tell it, and where in the journal each of them stands.
struct ArchivedChannel
{
    channel::ChannelState state;
    std::vector<qint64> entries; // by the number of the event, from 1
};

struct ChannelArchive
{
    QList<ChannelAgentRecord> agents; // in the order of registration, each with its newest token
    QList<ArchivedChannel> channels; // in the order in which they were opened

    // Reads what is on disk; fails with the channel whose events do not follow one another.
    [[nodiscard]] static base::Result<ChannelArchive> read(store::JournalReader &reader);
};

} // namespace league::manager
