// The table of a league, counted again from judged matches (L-30).
//
// Written apart from agents/league on purpose: an audit that counts with the code it audits finds
// nothing.
#pragma once

#include "agents/protocol/standings.h"
#include "app/chaos/audit/match_verdict.h"

namespace league::app {

// Rows in order of rank, without display names; `players` is the order of registration.
[[nodiscard]] QList<protocol::StandingRow> recount(const QList<base::PlayerId> &players,
                                                   const QList<MatchVerdict> &verdicts);

// Where two tables differ, as a sentence; empty when they agree. Names are not compared.
[[nodiscard]] QString differenceBetween(const QList<protocol::StandingRow> &counted,
                                        const QList<protocol::StandingRow> &found);

} // namespace league::app
