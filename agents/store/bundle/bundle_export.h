// The whole league in one .zip: to hand in, to keep, to look into elsewhere.
//
// Called by the command `export` and by the window, on a thread that may wait. Everything lies in
// one folder that is named after the league: report.html, standings.csv, matches.csv, league.json
// (the journal), replays/, manifest.json, and SHA256SUMS, which `sha256sum -c` understands.
#pragma once

#include "agents/store/replay/replay_export.h"

namespace league::store {

// Writes the bundle of the league of this journal; an existing file is replaced in one step. The
// public one has no journal, and of the replays only what everybody may see.
base::Outcome exportBundle(const QString &journal, Redaction redaction, const QString &path);

} // namespace league::store
