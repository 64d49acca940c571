// ReplayLab: replays of matches for tests, made the way a league makes them.
//
// A match of Mafia is written down as its referee does it, entry by entry, and folded into a replay
// as the projections do. The recorded league spring_cup.json has every match of Even/Odd.
#pragma once

#include "agents/games/match_setup.h"
#include "agents/games/match_state.h"
#include "agents/store/entry.h"
#include "agents/store/replay/replay.h"

namespace league::test {

// The entries of a league of one match that is over: its journal.
[[nodiscard]] QList<store::Entry> journalOf(const games::MatchSetup &setup,
                                            const games::MatchState &match,
                                            const QList<games::GameEvent> &events);
// The replay in such a journal; an assertion fails when there is none.
[[nodiscard]] store::Replay replayOf(const QList<store::Entry> &journal, const QString &matchId);

// The journal of the recorded league of Even/Odd.
[[nodiscard]] QList<store::Entry> springCup();

} // namespace league::test
