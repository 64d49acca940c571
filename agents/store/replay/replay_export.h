// Replays written for other people: of every match of a league, or of one channel.
//
// Called by the command `export` and by the window, on a thread that may wait. Reads the journal;
// the league may be played at the same time.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/store/journal_reader.h"
#include "agents/store/league_folder.h"
#include "agents/store/replay/replay_context.h"

#include <functional>

namespace league::store {

enum class Redaction {
    Full, // can be verified
    Public, // what everybody may see
};

// The replay of one match as the journal has it; a failure says why there is none.
[[nodiscard]] base::Result<Replay> readMatchReplay(JournalReader &reader, const QString &matchId);

// Hands over the replay of every finished match, one file after the other: its name and its bytes,
// with the post-mortems of those that have one unless everybody may see it. Ends with the first
// failure of the visitor.
using ReplayVisit = std::function<base::Outcome(const QString &name, const QByteArray &bytes)>;
base::Outcome forEachReplay(JournalReader &reader, Redaction redaction, const ReplayVisit &visit);

// Writes the replay of every finished match into the folder, which is made, with the post-mortems
// of those that have one unless everybody may see it. Returns the paths; fails when no match has a
// replay.
[[nodiscard]] base::Result<QStringList> exportReplays(const LeagueFolder &league,
                                                      Redaction redaction, const QString &folder);

// Writes a channel as it stands in the journal.
base::Outcome exportChannelReplay(const LeagueFolder &league, const base::ChannelId &channel,
                                  Redaction redaction, const QString &path);

} // namespace league::store
