#include "agents/referee/match_runner.h"

#include "agents/base/charts/match_chart.h"
#include "agents/base/token.h"
#include "agents/games/fact_names.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/referee/game_errors.h"
#include "agents/transport/league_proof.h"

#include <algorithm>

namespace league::referee {

namespace chart = base::match_chart;
using transport::RpcOutcome;

namespace {

// Why a call brought no answer, in the words of the games room; silence is a no-show or a timeout.
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

bool isInvalidValue(const base::Failure &failure)
{
    return failure.code == protocol::error_code::InvalidParityChoice;
}

} // namespace

MatchRunner::MatchRunner(MatchOrder order, const base::RefereeId &referee, const games::Game &game,
                         const GameDialogue &dialogue, Lines lines, base::Clock &clock,
                         base::Pace *pace)
    : m_order(std::move(order)),
      m_sender(protocol::senderOf(referee)),
      m_game(game),
      m_dialogue(dialogue),
      m_lines(lines),
      m_clock(clock),
      m_pace(pace),
      m_conversation(protocol::matchConversation(assignment().matchId, base::randomHex(6))),
      m_recorder(m_sender, clock),
      m_chart(chart::Table, assignment().matchId.text(), clock),
      m_places(static_cast<size_t>(assignment().roster.size()))
{
    connect(&m_chart, &base::StateChart::transitioned, this, [this](const base::Transition &move) {
        m_recorder.transition(move);
        Q_EMIT recorded();
    });
}

MatchRunner::~MatchRunner() = default;

void MatchRunner::start()
{
    move(chart::trigger::MatchAssigned);
    for (int seat = 0; seat < seats(); ++seat)
        invite(seat);
}

void MatchRunner::abort()
{
    m_isAborted = true;
    for (Place &place : m_places)
        place.call.cancel();
    if (!m_chart.knows(chart::trigger::MatchAborted))
        return;
    move(chart::trigger::MatchAborted);
    Q_EMIT aborted();
}

std::optional<int> MatchRunner::seatOf(const QString &token) const
{
    for (int seat = 0; seat < seats(); ++seat) {
        if (base::tokenMatches(token, assignment().roster.at(seat).tokenSha256))
            return seat;
    }
    return std::nullopt;
}

QVariantMap MatchRunner::observation(std::optional<int> seat) const
{
    return m_state ? m_state->observation(seat) : QVariantMap();
}

void MatchRunner::invite(int seat)
{
    protocol::GameInvitation invitation;
    invitation.leagueId = assignment().leagueId;
    invitation.roundId = assignment().roundId;
    invitation.matchId = assignment().matchId;
    invitation.attempt = assignment().attempt;
    invitation.gameType = assignment().gameType;
    invitation.roleInMatch = m_dialogue.roleOf(seat);
    invitation.opponentId = m_dialogue.opponentOf(assignment(), seat);
    invitation.seedCommitment = m_order.commitment;

    transport::CallPolicy policy = policyFor(seat, std::chrono::milliseconds(rules().joinTimeoutMs),
                                             protocol::GameJoinAck::Type);
    policy.accepts = [this, seat](const QJsonValue &reply) {
        const base::Result<protocol::GameJoinAck> ack = readJoinAck(seat, reply);
        return isUsable(seat, ack ? base::Outcome(base::Done{}) : ack.failure());
    };
    callSeat(
        seat, std::move(policy),
        [this, invitation]() -> GameDialogue::Call {
            return {protocol::GameInvitation::Method, protocol::write(envelope(), invitation)};
        },
        [this, seat](const RpcOutcome &outcome) { onJoinOutcome(seat, outcome); });
}

void MatchRunner::callSeat(int seat, transport::CallPolicy policy, MakeCall make,
                           transport::RpcClient::Done done)
{
    const auto recorded = [this, seat, make = std::move(make)] {
        GameDialogue::Call call = make();
        m_recorder.sent(player(seat), call.method, call.params);
        return call;
    };
    const GameDialogue::Call first = recorded();
    policy.renew = [recorded] { return recorded().params; };
    Place &place = placeOf(seat);
    place.method = first.method;
    place.call = m_lines.calls.call(endpoint(seat), first.method, first.params, std::move(policy),
                                    std::move(done));
}

void MatchRunner::onJoinOutcome(int seat, const RpcOutcome &outcome)
{
    Place &place = placeOf(seat);
    place.settled = true;
    if (outcome.ok()) {
        m_recorder.received(player(seat), outcome.result.toObject());
        const base::Result<protocol::GameJoinAck> ack = readJoinAck(seat, outcome.result);
        place.entropy = ack->entropy;
        if (!ack->accept)
            place.fault = games::Fault::Refused;
    } else {
        place.fault = faultOf(seat, outcome, games::Fault::NoShow);
    }
    if (allSettled())
        decideAfterInvitations();
}

void MatchRunner::decideAfterInvitations()
{
    const bool everybodyIsHere =
        std::ranges::none_of(m_places, [](const Place &place) { return place.fault.has_value(); });
    if (everybodyIsHere)
        play();
    else
        cancelMatch();
}

void MatchRunner::cancelMatch()
{
    QList<std::optional<games::Fault>> faults;
    for (const Place &place : m_places)
        faults.append(place.fault);
    const bool somebodyDeclined =
        faults.contains(games::Fault::Refused) || faults.contains(games::Fault::ErrorAnswer);
    move(somebodyDeclined ? chart::trigger::JoinRefused : chart::trigger::JoinTimeout);
    move(chart::trigger::CancellationReported);
    finish(m_game.noShow(setup(), faults));
}

void MatchRunner::play()
{
    m_state = m_game.newMatch(setup());
    Q_ASSERT(m_state); // the assignment was checked before it was accepted
    m_begunMs = m_clock.steadyMs();
    m_state->begin();
    move(chart::trigger::BothJoined);
    for (Place &place : m_places)
        place.settled = false;
    const QList<games::Question> questions = m_state->pending();
    for (const games::Question &question : questions)
        ask(question);
}

void MatchRunner::ask(const games::Question &question)
{
    const int seat = question.seat;
    transport::CallPolicy policy =
        policyFor(seat, question.window, m_dialogue.answerType(question));
    policy.accepts = [this, seat](const QJsonValue &reply) {
        const base::Result<games::Answer> answer = m_dialogue.readAnswer(assignment(), seat, reply);
        const bool isAnswer = answer.ok() || isInvalidValue(answer.failure());
        return isUsable(seat, isAnswer ? base::Outcome(base::Done{}) : answer.failure());
    };
    callSeat(
        seat, std::move(policy),
        [this, question] { // each send has its full window, so each names a deadline of its own
            return m_dialogue.ask(assignment(), question, envelope(),
                                  m_clock.utcMs() + question.window.count());
        },
        [this, seat](const RpcOutcome &outcome) { onAnswerOutcome(seat, outcome); });
}

void MatchRunner::onAnswerOutcome(int seat, const RpcOutcome &outcome)
{
    placeOf(seat).settled = true;
    if (outcome.ok())
        takeAnswer(seat, outcome.result);
    else
        m_state->expire(seat, faultOf(seat, outcome, games::Fault::Timeout), matchTime());
    m_untold += m_state->takeEvents();
    tellGameEvents();
}

void MatchRunner::takeAnswer(int seat, const QJsonValue &reply)
{
    m_recorder.received(player(seat), reply.toObject());
    const base::Result<games::Answer> answer = m_dialogue.readAnswer(assignment(), seat, reply);
    const base::Outcome taken =
        answer ? m_state->accept(seat, *answer, matchTime()) : base::Outcome(answer.failure());
    if (taken)
        return;
    m_state->expire(seat, games::Fault::InvalidAnswer,
                    matchTime()); // for an answer that could not be handed in
    sendError(seat, invalidAnswer(assignment(), player(seat), placeOf(seat).awaited));
}

games::Fault MatchRunner::faultOf(int seat, const RpcOutcome &outcome, games::Fault whenSilent)
{
    const games::Fault fault = faultIn(outcome.kind, whenSilent);
    m_recorder.silence({protocol::senderOf(player(seat)), placeOf(seat).method, outcome.sends,
                        outcome.reason, games::faultCode(fault)});
    return fault;
}

bool MatchRunner::isUsable(int seat, const base::Outcome &reading)
{
    if (reading)
        return true;
    const base::Failure &why = reading.failure();
    m_recorder.rejection(
        {protocol::senderOf(player(seat)), placeOf(seat).method, why.sentence,
         why.code.isEmpty() ? QString(protocol::error_code::MissingRequiredField) : why.code});
    return false;
}

bool MatchRunner::anotherMoveWaits() const
{
    return std::ranges::any_of(
        m_untold, [](const games::GameEvent &event) { return !event.trigger.isEmpty(); });
}

void MatchRunner::tellGameEvents()
{
    if (m_isAborted)
        return;
    while (!m_untold.isEmpty()) {
        const games::GameEvent event = m_untold.takeFirst();
        m_recorder.note(protocol::GameFact::Kind, event.visibility,
                        protocol::payloadOf(protocol::GameFact{
                            event.kind, QJsonObject::fromVariantMap(event.facts)}));
        if (event.trigger.isEmpty())
            continue;
        const QByteArray trigger = event.trigger.toLatin1();
        move(QLatin1String(trigger));
        if (m_pace && m_pace->isSlow() && anotherMoveWaits()) {
            return m_pace->pause(base::Pace::Moment::Reveal, assignment().matchId.text(),
                                 std::chrono::milliseconds::max(), this,
                                 [this] { tellGameEvents(); });
        }
    }
    if (const std::optional<games::MatchOutcome> result = m_state->outcome())
        return finish(*result);
    Q_EMIT recorded(); // who watches wants to know that one has chosen and the other has not
}

void MatchRunner::finish(const games::MatchOutcome &outcome)
{
    tellOutcome(outcome);
    Q_EMIT finished(outcome);
}

base::Result<protocol::GameJoinAck> MatchRunner::readJoinAck(int seat,
                                                             const QJsonValue &reply) const
{
    base::Result<protocol::GameJoinAck> ack =
        protocol::read<protocol::GameJoinAck>(reply.toObject());
    if (!ack)
        return ack;
    if (ack->matchId != assignment().matchId
        || !protocol::isAbout(ack->attempt, assignment().attempt)
        || ack->playerId != player(seat)) {
        return base::Failure{
            QStringLiteral("The answer is for %1 of %2 (attempt %3), not for this "
                           "invitation.")
                .arg(ack->playerId.text(), ack->matchId.text(),
                     QString::number(ack->attempt.value_or(assignment().attempt)))};
    }
    return ack;
}

transport::CallPolicy MatchRunner::policyFor(int seat, std::chrono::milliseconds window,
                                             const QString &awaited)
{
    transport::CallPolicy policy;
    policy.timeout = window;
    policy.headers = proof(seat);
    policy.retries.maxRetries = rules().maxRetries;
    policy.retries.initialDelay = std::chrono::milliseconds(rules().initialDelayMs);
    policy.retries.multiplier = rules().backoffMultiplier;
    policy.beforeRetry = [this, seat](const transport::RetryNotice &notice) {
        warnBeforeRetry(seat, notice);
    };
    placeOf(seat).awaited = awaited;
    return policy;
}

games::MatchSetup MatchRunner::setup() const
{
    games::MatchSetup setup;
    setup.match = assignment().matchId;
    setup.attempt = assignment().attempt;
    setup.rules = assignment().rules.toVariantMap();
    setup.seed = m_order.seed;
    for (int seat = 0; seat < seats(); ++seat)
        setup.seats.append({player(seat), placeOf(seat).entropy});
    return setup;
}

protocol::Envelope MatchRunner::envelope() const
{
    return {.sender = m_sender,
            .timestampMs = m_clock.utcMs(),
            .conversationId = m_conversation,
            .authToken = assignment().matchToken};
}

const base::PlayerId &MatchRunner::player(int seat) const
{
    return assignment().roster.at(seat).playerId;
}

QUrl MatchRunner::endpoint(int seat) const
{
    return QUrl(assignment().roster.at(seat).contactEndpoint);
}

transport::Headers MatchRunner::proof(int seat) const
{
    return transport::proofFor(assignment().roster.at(seat).tokenSha256);
}

qint64 MatchRunner::matchTime() const
{
    return m_clock.steadyMs() - m_begunMs;
}

bool MatchRunner::allSettled() const
{
    return std::ranges::all_of(m_places, &Place::settled);
}

void MatchRunner::move(QLatin1String trigger)
{
    (void)m_chart.fire(trigger);
}

} // namespace league::referee
