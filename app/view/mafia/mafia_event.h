// MafiaEvent: something that happened in a match of Mafia, as the journal has it.
//
// A plain value, read from an entry by the MafiaBoard. Who may see it stands beside it.
#pragma once

#include "agents/store/entry.h"

#include <optional>

namespace league::app::view {

struct MafiaEvent
{
    qint64 seq = 0;
    qint64 timeMs = 0;
    QString kind = {}; // PHASE_CHANGED, VOTE_CAST, …
    QString visibility = {}; // protocol.md §6.1
    JsonObject facts = {};
};

// Nothing for entries that are no events of a game.
[[nodiscard]] std::optional<MafiaEvent> mafiaEventIn(const store::Entry &entry);

} // namespace league::app::view
