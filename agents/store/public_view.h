// What everybody may see of a journal entry.
//
// Used by whoever shows a league to strangers: get_entries and the spectator page.
#pragma once

#include "agents/store/entry.h"

#include <optional>

namespace league::store {

// The entry without what is not for everybody: fingerprints of tokens, which prove who calls an
// agent; addresses of agents; the seed of a league, which tells every draw beforehand; what only
// observers of a match may know. Nothing for an entry that is not public, and for kinds that are
// not known to be harmless.
[[nodiscard]] std::optional<Entry> publicView(const Entry &entry);

} // namespace league::store
