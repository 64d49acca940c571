// AssignmentMaker: a match as the referee is told about it (protocol.md §3).
//
// Owned by the MatchDesk. Every assignment has a match token of its own (L-17) and carries the
// fingerprints of the players' tokens (L-18), never the tokens.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/manager/league_options.h"
#include "agents/manager/open_matches.h"
#include "agents/protocol/assignment_messages.h"

#include <functional>

namespace league::manager {

class AssignmentMaker
{
public:
    // A player's figures so far, which the referee passes on with the question.
    using RecordOf = std::function<protocol::PlayerRecord(const base::PlayerId &)>;

    // Adds what games with a deal need (TableLeague); does nothing for the others.
    using DealTo = std::function<void(protocol::MatchAssignment &)>;

    // Options and book must outlive the maker.
    AssignmentMaker(const LeagueOptions &options, const AgentBook &book, RecordOf recordOf,
                    DealTo dealTo);

    // The match as it is given out now. Who has left the league has no seat in it.
    [[nodiscard]] protocol::MatchAssignment make(const OpenMatch &match) const;

private:
    // Those of the players who are still in the league.
    [[nodiscard]] QList<protocol::RosterEntry> rosterOf(const QList<base::PlayerId> &players) const;

    const LeagueOptions &m_options;
    const AgentBook &m_book;
    RecordOf m_recordOf;
    DealTo m_dealTo;
    JsonObject m_rules;
};

} // namespace league::manager
