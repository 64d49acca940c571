#include "agents/player/vote_sender.h"

#include "agents/protocol/error_messages.h"
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

VoteSender::VoteSender(transport::RpcClient &client, Envelopes envelopes)
    : m_client(client), m_envelopes(std::move(envelopes))
{
}

void VoteSender::noteReferees(const protocol::RoundAnnouncement &round)
{
    m_referees.clear();
    for (const protocol::AnnouncedMatch &match : round.matches)
        m_referees.insert(match.matchId, QUrl(match.refereeEndpoint));
}

void VoteSender::noteVote(const protocol::SaidStamp &stamp)
{
    m_stamps.insert(stamp.matchId, stamp);
}

void VoteSender::send(const base::MatchId &match, const QVariantMap &facts, const Done &done)
{
    const QUrl referee = m_referees.value(match);
    if (referee.isEmpty() || !m_stamps.contains(match)) {
        return done(
            base::Failure{QStringLiteral("Nobody has said where %1 is played.").arg(match.text()),
                          protocol::error_code::ConnectionError});
    }
    base::Result<protocol::VoteResponse> vote =
        protocol::read<protocol::VoteResponse>(QJsonObject::fromVariantMap(facts));
    if (!vote)
        return done(vote.failure());
    vote->stamp = m_stamps.value(match);
    m_client.post(referee, protocol::VoteResponse::Method,
                  protocol::write(m_envelopes(match), *vote), Patience,
                  [done](const RpcOutcome &outcome) { done(takenBy(outcome)); });
}

} // namespace league::player
