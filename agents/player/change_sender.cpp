#include "agents/player/change_sender.h"

#include "agents/protocol/error_messages.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/mafia/said_answer.h"
#include "agents/protocol/mafia/vote_messages.h"
#include "agents/protocol/message.h"

namespace league::player {

using namespace std::chrono_literals;
using transport::RpcOutcome;

namespace {

// A vote is open for some seconds; who hears nothing by then wants to try again.
constexpr std::chrono::milliseconds Patience = 3s;

base::Outcome takenBy(const RpcOutcome &outcome)
{
    if (outcome.kind == RpcOutcome::Kind::Refused)
        return protocol::failureFrom(outcome.error);
    if (!outcome.ok())
        return base::Failure{outcome.reason, protocol::error_code::ConnectionError};
    return base::Done{};
}

} // namespace

ChangeSender::ChangeSender(transport::RpcClient &client, Envelopes envelopes)
    : m_client(client), m_envelopes(std::move(envelopes))
{
}

void ChangeSender::noteReferees(const protocol::RoundAnnouncement &round)
{
    m_announced.clear();
    for (const protocol::AnnouncedMatch &match : round.matches) {
        if (!match.playerIds.isEmpty()) // in a game for two no answer is ever changed
            m_announced.insert(match.matchId, match.refereeEndpoint);
    }
}

void ChangeSender::noteCall(const protocol::SaidStamp &stamp, const QString &refereeEndpoint)
{
    m_asked.insert(stamp.matchId, {stamp, QUrl(refereeEndpoint)});
}

void ChangeSender::send(const TurnQuestion &question, const QVariantMap &facts, const Done &done)
{
    Asked asked = m_asked.value(question.match);
    if (asked.referee.isEmpty())
        asked.referee = QUrl(m_announced.value(question.match));
    if (asked.referee.isEmpty() || asked.stamp.matchId.isEmpty()) {
        return done(base::Failure{
            QStringLiteral("Nobody has said where %1 is played.").arg(question.match.text()),
            protocol::error_code::ConnectionError});
    }
    const QVariantMap dated = protocol::withMoment(facts, {question.kind, question.facts});
    if (question.kind == protocol::question_kind::NightAction)
        return sendAs<protocol::NightActionResponse>(asked, dated, done);
    sendAs<protocol::VoteResponse>(asked, dated, done);
}

template<class Response>
void ChangeSender::sendAs(const Asked &asked, const QVariantMap &facts, const Done &done)
{
    base::Result<Response> answer = protocol::read<Response>(JsonObject::fromVariantMap(facts));
    if (!answer)
        return done(answer.failure());
    answer->stamp = asked.stamp;
    m_client.post(asked.referee, Response::Method,
                  protocol::write(m_envelopes(asked.stamp.matchId), *answer), Patience,
                  [done](const RpcOutcome &outcome) { done(takenBy(outcome)); });
}

} // namespace league::player
