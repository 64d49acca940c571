// AssignmentMaker: a match as the referee is told about it (protocol.md §3).
//
// Owned by the MatchDesk. Every assignment has a match token of its own (L-17) and carries the
// fingerprints of the players' tokens (L-18), never the tokens.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/manager/league_options.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/store/league_facts.h"

#include <functional>

namespace league::manager {

class AssignmentMaker
{
public:
    // A player's figures so far, which the referee passes on with the question.
    using RecordOf = std::function<protocol::PlayerRecord(const base::PlayerId &)>;

    // Options and book must outlive the maker.
    AssignmentMaker(const LeagueOptions &options, const AgentBook &book, RecordOf recordOf);

    [[nodiscard]] protocol::MatchAssignment make(const store::ScheduledMatch &match, int round,
                                                 int attempt) const;

private:
    const LeagueOptions &m_options;
    const AgentBook &m_book;
    RecordOf m_recordOf;
    QJsonObject m_rules;
};

} // namespace league::manager
