// AssignmentTalk: gives one match to one referee, in the form the referee understands.
//
// Owned by the OpenMatch it is about; destroying it gives the talk up. Our own referees get
// assign_match as protocol.md has it. Others are offered the match in the ways that are known,
// until one is confirmed (interop.md §3); what worked is told, so that it comes first next time.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/manager/league_options.h"
#include "agents/protocol/dialect/match_offer.h"
#include "agents/protocol/report_messages.h"
#include "agents/transport/rpc_client.h"

namespace league::manager {

class AssignmentTalk
{
public:
    struct Reply
    {
        enum class Kind {
            Started,
            Declined, // not now
            Lost, // no answer at all
            Unsuitable, // it understands none of the forms
            Finished, // it has played the match already: see `report`
        };

        Kind kind = Kind::Lost;
        QString reason = {};
        QString dialect = {}; // the form that was understood
        std::optional<protocol::MatchResultReport> report = {};
    };
    using Done = std::function<void(const Reply &)>;

    // What all talks share; must outlive them.
    struct Means
    {
        const LeagueOptions &options;
        const AgentBook &book;
        transport::RpcClient &client;
        base::Clock &clock;
    };

    // `done` runs once, from the event loop; the talk may be destroyed in it.
    AssignmentTalk(const Means &means, const RefereeRecord &referee,
                   protocol::MatchAssignment assignment, Done done);

    // The longest that a match can take, with every retry: who has not reported by then never will.
    [[nodiscard]] static std::chrono::milliseconds longestMatch(const LeagueOptions &options);

    // The match as a referee gets it that asks for its matches; to ask is to take it.
    [[nodiscard]] const protocol::MatchAssignment &assignment() const { return m_assignment; }

private:
    void tryNext();
    void onOutcome(protocol::OfferForm form, const transport::RpcOutcome &outcome);
    void onCanonicalOutcome(const transport::RpcOutcome &outcome);
    void waitToBeAsked();
    void finish(const Reply &reply);
    [[nodiscard]] transport::CallPolicy policyFor(protocol::OfferForm form) const;

    Means m_means;
    base::RefereeId m_referee;
    QUrl m_endpoint;
    protocol::MatchAssignment m_assignment;
    Done m_done;
    QList<protocol::OfferForm> m_forms; // still to try
    QString m_lastRefusal;
    transport::RpcCall m_call;
    base::Alarm m_patience;
};

} // namespace league::manager
