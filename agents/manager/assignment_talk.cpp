#include "agents/manager/assignment_talk.h"

#include "agents/base/token.h"
#include "agents/manager/table_league.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/message.h"

namespace league::manager {

using protocol::OfferForm;
using protocol::OfferReading;
using transport::RpcOutcome;

AssignmentTalk::AssignmentTalk(const Means &means, const RefereeRecord &referee,
                               protocol::MatchAssignment assignment, Done done)
    : m_means(means),
      m_referee(referee.id),
      m_endpoint(referee.endpoint),
      m_assignment(std::move(assignment)),
      m_done(std::move(done))
{
    const auto known = protocol::fromWireWord<OfferForm>(referee.dialect);
    if (known == OfferForm::Canonical) {
        m_forms = {OfferForm::Canonical};
    } else {
        m_forms = protocol::offerForms();
        if (known) {
            m_forms.removeAll(*known);
            m_forms.prepend(*known);
        }
    }
    tryNext();
}

void AssignmentTalk::tryNext()
{
    if (m_forms.isEmpty() || m_forms.constFirst() == OfferForm::Polling)
        return waitToBeAsked();
    const OfferForm form = m_forms.takeFirst();
    const protocol::Envelope envelope{
        .sender = protocol::managerSender(),
        .timestampMs = m_means.clock.utcMs(),
        .conversationId = protocol::matchConversation(m_assignment.matchId, base::randomHex(6))};
    const protocol::MatchOffer offer = protocol::offerIn(form, envelope, m_assignment);
    m_call =
        m_means.client.call(m_endpoint, offer.method, offer.params, policyFor(form),
                            [this, form](const RpcOutcome &outcome) { onOutcome(form, outcome); });
}

transport::CallPolicy AssignmentTalk::policyFor(OfferForm form) const
{
    const tournament::LeagueRules &rules = m_means.options.rules;
    transport::CallPolicy policy;
    policy.retries = {rules.maxRetries, rules.initialDelay, rules.backoffMultiplier};
    policy.headers = m_means.book.proofsAt(m_endpoint);
    policy.timeout =
        form == OfferForm::Canonical ? rules.ackTimeout : longestMatch(m_means.options);
    if (form == OfferForm::Canonical) {
        policy.accepts = [](const JsonValue &reply) {
            return protocol::read<protocol::MatchAssignmentAck>(reply.toObject()).ok();
        };
    }
    return policy;
}

// Some answer only when the match is over, so that is how long an answer may take. A referee that
// hangs is found out by its heartbeats.
std::chrono::milliseconds AssignmentTalk::longestMatch(const LeagueOptions &options)
{
    const tournament::LeagueRules &rules = options.rules;
    if (playsAtTables(options))
        return std::chrono::hours(24); // it waits for the operator, or for models that think
    const transport::RetryPolicy retries{rules.maxRetries, rules.initialDelay,
                                         rules.backoffMultiplier};
    std::chrono::milliseconds longest = rules.joinTimeout + rules.choiceTimeout;
    for (int retry = 1; retry <= rules.maxRetries; ++retry)
        longest += rules.joinTimeout + rules.choiceTimeout + 2 * retries.delayBefore(retry);
    return longest + rules.reportTimeout;
}

void AssignmentTalk::onOutcome(OfferForm form, const RpcOutcome &outcome)
{
    if (form == OfferForm::Canonical)
        return onCanonicalOutcome(outcome);
    if (outcome.kind == RpcOutcome::Kind::Refused || outcome.kind == RpcOutcome::Kind::Unreadable) {
        m_lastRefusal = outcome.reason;
        return tryNext();
    }
    if (!outcome.ok())
        return finish({Reply::Kind::Lost, outcome.reason, {}, {}});
    const OfferReading reading =
        protocol::readOfferAnswer(outcome.result.toObject(), m_assignment, m_means.clock.utcMs());
    const QString dialect = protocol::wireWord(form);
    switch (reading.kind) {
    case OfferReading::Kind::Started:
        return finish({Reply::Kind::Started, {}, dialect, {}});
    case OfferReading::Kind::Declined:
        return finish({Reply::Kind::Declined, reading.reason, dialect, {}});
    case OfferReading::Kind::Finished: {
        const auto report = protocol::read<protocol::MatchResultReport>(reading.report);
        if (!report)
            return finish({Reply::Kind::Declined, report.failure().sentence, dialect, {}});
        return finish({Reply::Kind::Finished, {}, dialect, *report});
    }
    case OfferReading::Kind::Unclear:
        break;
    }
    m_lastRefusal = QStringLiteral("it acknowledged the match without saying that it plays it");
    tryNext();
}

void AssignmentTalk::onCanonicalOutcome(const RpcOutcome &outcome)
{
    if (!outcome.ok())
        return finish({Reply::Kind::Lost, outcome.reason, {}, {}});
    const auto ack = protocol::read<protocol::MatchAssignmentAck>(outcome.result.toObject());
    const QString dialect = protocol::wireWord(OfferForm::Canonical);
    finish(ack->accept ? Reply{Reply::Kind::Started, {}, dialect, {}}
                       : Reply{Reply::Kind::Declined, ack->reason, dialect, {}});
}

void AssignmentTalk::waitToBeAsked()
{
    m_patience = m_means.clock.after(m_means.options.rules.ackTimeout, [this] {
        finish({Reply::Kind::Unsuitable,
                QStringLiteral("%1 understands none of the ways to give it a match (%2), and does "
                               "not ask for its matches. Try it with: agent-league check %3 --as "
                               "referee")
                    .arg(m_referee.text(),
                         m_lastRefusal.isEmpty() ? QStringLiteral("none was tried") : m_lastRefusal,
                         m_endpoint.toString()),
                {},
                {}});
    });
}

void AssignmentTalk::finish(const Reply &reply)
{
    m_patience.cancel();
    const Done done = std::exchange(m_done, nullptr);
    if (done)
        done(reply); // the talk may be gone after this
}

} // namespace league::manager
