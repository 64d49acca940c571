#include "agents/referee/match_table.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/context_words.h"
#include "agents/protocol/conversation_id.h"
#include "agents/transport/league_proof.h"

namespace league::referee {

using transport::RpcOutcome;

MatchTable::MatchTable(MatchOrder order, const base::RefereeId &referee, Lines lines,
                       base::Clock &clock, StateText state)
    : m_order(std::move(order)),
      m_sender(protocol::senderOf(referee)),
      m_lines(lines),
      m_clock(clock),
      m_state(std::move(state)),
      m_conversation(protocol::matchConversation(assignment().matchId, base::randomHex(6))),
      m_recorder(m_sender, clock),
      m_places(static_cast<size_t>(assignment().roster.size()))
{
    for (const protocol::RosterEntry &assigned : assignment().roster)
        m_assigned.append(assigned.playerId);
}

const base::PlayerId &MatchTable::player(int seat) const
{
    return entry(seat).playerId;
}

bool MatchTable::isBot(int seat) const
{
    return referee::isBot(entry(seat));
}

bool MatchTable::wantsOnlyNews(int seat) const
{
    return entry(seat).capabilities.contains(protocol::DeltaContext);
}

std::optional<int> MatchTable::seatOf(const base::PlayerId &player) const
{
    for (int seat = 0; seat < seats(); ++seat) {
        if (entry(seat).playerId == player)
            return seat;
    }
    return std::nullopt;
}

std::optional<int> MatchTable::seatOf(const QString &token) const
{
    for (int seat = 0; seat < seats(); ++seat) {
        if (base::tokenMatches(token, entry(seat).tokenSha256))
            return seat;
    }
    return std::nullopt;
}

games::MatchSetup MatchTable::setup() const
{
    games::MatchSetup setup = m_order.setup;
    for (int seat = 0; seat < seats(); ++seat) {
        setup.seats.append({player(seat), m_places[static_cast<size_t>(seat)].entropy,
                            entry(seat).displayName, isBot(seat),
                            entry(seat).capabilities.contains(protocol::HearsSayChunks)});
    }
    return setup;
}

void MatchTable::reseat(int seat, const protocol::RosterEntry &newcomer)
{
    if (m_assigned.contains(player(seat)))
        m_absent.append(player(seat));
    m_order.assignment.roster[seat] = newcomer;
    place(seat) = {};
}

void MatchTable::seatBot(int seat, const games::Game &game)
{
    // Never from the match's seed: a bot must not know more than a player (protocol.md §14).
    const quint64 seed = base::RandomStream::seedFromText(
        QStringLiteral("bot/%1/%2").arg(assignment().matchId.text()).arg(assignment().attempt));
    place(seat).bot =
        game.makeBot(game.botNames().value(0), seed, assignment().matchId, player(seat));
}

protocol::Envelope MatchTable::envelope(const QString &conversation) const
{
    return {.sender = m_sender,
            .timestampMs = m_clock.utcMs(),
            .conversationId = conversation.isEmpty() ? m_conversation : conversation,
            .authToken = assignment().matchToken};
}

transport::CallPolicy MatchTable::patientPolicy(int seat, std::chrono::milliseconds window) const
{
    transport::CallPolicy policy;
    policy.timeout = window;
    policy.headers = proof(seat);
    policy.retries.maxRetries = rules().maxRetries;
    policy.retries.initialDelay = std::chrono::milliseconds(rules().initialDelayMs);
    policy.retries.multiplier = rules().backoffMultiplier;
    return policy;
}

transport::RpcCall MatchTable::call(int seat, transport::CallPolicy policy, MakeCall make,
                                    transport::RpcClient::Done done)
{
    const auto recorded = [this, seat, make = std::move(make)] {
        GameDialogue::Call call = make();
        m_recorder.sent(player(seat), call.method, call.params);
        return call;
    };
    const GameDialogue::Call first = recorded();
    policy.headers = proof(seat);
    policy.renew = [recorded] { return recorded().params; };
    return m_lines.calls.call(endpoint(seat), first.method, first.params, std::move(policy),
                              std::move(done));
}

const QUrl &MatchTable::endpoint(int seat)
{
    QUrl &known = place(seat).endpoint;
    if (known.isEmpty())
        known = QUrl(entry(seat).contactEndpoint);
    return known;
}

std::function<void()> MatchTable::sealed(int seat, const GameDialogue::Call &message,
                                         transport::RpcClient::Done done)
{
    if (isBot(seat))
        return [] {};
    m_recorder.sent(player(seat), message.method, message.params);
    return [&line = m_lines.notices, endpoint = endpoint(seat), message,
            patience = std::chrono::milliseconds(rules().ackTimeoutMs), done = std::move(done),
            proof = proof(seat)] {
        line.post(endpoint, message.method, message.params, patience, done, proof);
    };
}

void MatchTable::post(int seat, const GameDialogue::Call &message, transport::RpcClient::Done done)
{
    sealed(seat, message, std::move(done))();
}

void MatchTable::sendError(int seat, protocol::GameError error)
{
    error.gameState = m_state();
    post(seat, {protocol::GameError::Method, protocol::write(envelope(), error)});
}

void MatchTable::recordSilence(int seat, const QString &method, const RpcOutcome &outcome,
                               games::Fault fault)
{
    m_recorder.silence({protocol::senderOf(player(seat)), method, outcome.sends, outcome.reason,
                        games::faultCode(fault)});
}

bool MatchTable::isUsable(int seat, const QString &method, const base::Outcome &reading)
{
    if (reading)
        return true;
    const base::Failure &why = reading.failure();
    m_recorder.rejection(
        {protocol::senderOf(player(seat)), method, why.sentence,
         why.code.isEmpty() ? QString(protocol::error_code::MissingRequiredField) : why.code});
    return false;
}

transport::Headers MatchTable::proof(int seat) const
{
    return transport::proofFor(entry(seat).tokenSha256);
}

games::Fault faultIn(RpcOutcome::Kind kind, games::Fault whenSilent)
{
    switch (kind) {
    case RpcOutcome::Kind::Refused:
        return games::Fault::ErrorAnswer;
    case RpcOutcome::Kind::Unreachable:
    case RpcOutcome::Kind::CircuitOpen:
        return games::Fault::Unreachable;
    case RpcOutcome::Kind::Unreadable:
        return games::Fault::UnusableAnswer;
    case RpcOutcome::Kind::TimedOut:
    case RpcOutcome::Kind::Answered:
        break;
    }
    return whenSilent;
}

} // namespace league::referee
