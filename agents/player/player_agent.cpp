#include "agents/player/player_agent.h"

#include "agents/base/charts/player_chart.h"
#include "agents/base/logging.h"
#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/health.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"
#include "agents/transport/application.h"
#include "agents/transport/manager_message.h"

namespace league::player {

namespace chart = base::player_chart;
using transport::Letter;
using transport::RpcResponder;

namespace {

// A moment for people to watch is never longer than half of the time there is.
constexpr int PartOfWindow = 2;

void refuse(const protocol::RpcRequest &, const base::Failure &failure, const RpcResponder &respond)
{
    respond.error(protocol::rpcErrorFrom(failure));
}

void acknowledge(const RpcResponder &respond)
{
    respond.result(protocol::payloadOf(protocol::StatusReply()));
}

// How long the referee waits for this answer. Both moments are of the referee's own clock, so that
// it does no harm when ours goes wrong; a call that makes no sense of them has the usual time.
std::chrono::milliseconds windowOf(const Letter<protocol::ChooseParityCall> &letter)
{
    constexpr std::chrono::milliseconds usual{30'000};
    constexpr std::chrono::milliseconds longest{600'000};
    const std::chrono::milliseconds window(letter.message.deadline.utcMs
                                           - letter.envelope.timestampMs);
    return window.count() > 0 && window <= longest ? window : usual;
}

} // namespace

PlayerAgent::PlayerAgent(PlayerOptions options, StrategyMaker makeStrategy, transport::Wire &wire,
                         base::Clock &clock)
    : m_options(std::move(options)),
      m_makeStrategy(std::move(makeStrategy)),
      m_clock(clock),
      m_server(wire, clock),
      m_client(wire, clock, m_options.breaker),
      m_membership(m_options.displayName, m_client, clock),
      m_chart(chart::Table, m_options.displayName, clock),
      m_changes(m_client, [this](const base::MatchId &match) { return envelopeAbout(match); })
{
    connect(&m_membership, &transport::Membership::transitioned, this, &PlayerAgent::transitioned);
    connect(&m_membership, &transport::Membership::registered, this, &PlayerAgent::onRegistered);
    connect(&m_membership, &transport::Membership::failed, this, &PlayerAgent::failed);
    connect(&m_chart, &base::StateChart::transitioned, this, &PlayerAgent::transitioned);
    m_server.setHealth([this] {
        return protocol::payloadOf(protocol::HealthReport{
            QStringLiteral("player"), m_membership.seat().id, lifecycleState(), m_options.version});
    });
    m_server.answerEveryDialect();
    serveMatches();
    serveCalls();
    serveGameNews();
    serveNews();
    serveQueries();
    serveSeat();
    offerTools();
}

PlayerAgent::~PlayerAgent() = default;

base::Outcome PlayerAgent::start()
{
    m_server.setAllowedHosts(m_options.hosts);
    const base::Result<QUrl> endpoint = m_server.listen(m_options.address, m_options.port);
    if (!endpoint)
        return endpoint.failure();

    protocol::LeagueRegisterRequest request;
    request.joinCode = m_options.joinCode;
    request.meta.displayName = m_options.displayName;
    request.meta.version = m_options.version;
    request.meta.gameTypes = m_options.gameTypes;
    request.meta.capabilities = {protocol::SpeaksLeagueV2};
    if (!m_options.strategyWord.isEmpty())
        request.meta.capabilities.append(protocol::strategyCapability(m_options.strategyWord));
    request.meta.contactEndpoint =
        (m_options.publicEndpoint.isEmpty() ? *endpoint : m_options.publicEndpoint).toString();
    m_membership.apply(transport::applicationFor(m_options.manager, protocol::Role::Player, request,
                                                 &protocol::LeagueRegisterResponse::playerId,
                                                 m_clock, m_options.registration));
    return base::Done{};
}

void PlayerAgent::stop()
{
    m_membership.stop();
    m_server.close();
}

void PlayerAgent::onRegistered(const transport::Seat &seat)
{
    m_chart.setSubject(seat.id);
    (void)m_chart.fire(chart::trigger::RegistrationAccepted);
    m_strategy = m_makeStrategy(id());
    Q_EMIT registered(id());
}

void PlayerAgent::serveMatches()
{
    transport::onMessage<protocol::GameInvitation>(
        m_server, refuse,
        [this](const Letter<protocol::GameInvitation> &letter, const RpcResponder &respond) {
            m_membership.whenDecided([this, letter, respond] {
                const auto answer = [this, envelope = letter.envelope, respond,
                                     ack = onInvitation(letter)] {
                    respond.result(protocol::write(answerTo(envelope), ack));
                };
                if (!m_options.pace || !m_options.pace->isSlow())
                    return answer();
                m_options.pace->pause(base::Pace::Moment::Arrive,
                                      id().text() + letter.message.matchId.text(),
                                      m_options.joinTimeout / PartOfWindow, this, answer);
            });
        });
    transport::onMessage<protocol::ChooseParityCall>(
        m_server, refuse,
        [this](const Letter<protocol::ChooseParityCall> &letter, const RpcResponder &respond) {
            onChoiceCall(letter, respond);
        });
    transport::onMessage<protocol::GameOver>(
        m_server, refuse,
        [this](const Letter<protocol::GameOver> &letter, const RpcResponder &respond) {
            const base::Result<OpenMatch *> match = m_open.find(
                letter.message.matchId, letter.message.attempt, letter.envelope.authToken);
            if (!match)
                return respond.error(protocol::rpcErrorFrom(match.failure()));
            acknowledge(respond);
            const OpenMatch left(**match);
            Q_EMIT toldOfMatch(left.match, left.attempt, letter.message.Type,
                               protocol::payloadOf(letter.message));
            onGameOver(left, letter.message);
        });
    transport::onMessage<protocol::GameError>(
        m_server, refuse,
        [this](const Letter<protocol::GameError> &letter, const RpcResponder &respond) {
            qCInfo(base::playerLog).noquote().nospace()
                << letter.message.matchId.text() << ": " << letter.message.errorName << ", "
                << letter.message.consequence;
            acknowledge(respond);
            Q_EMIT warned(letter.message.matchId,
                          letter.message.consequence.isEmpty() ? letter.message.errorDescription
                                                               : letter.message.consequence);
        });
}

void PlayerAgent::serveNews()
{
    transport::onManagerMessage<protocol::RoundAnnouncement>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::RoundAnnouncement> &letter, const RpcResponder &respond) {
            noteLeagueStarted();
            m_changes.noteReferees(letter.message);
            acknowledge(respond);
        });
    transport::onManagerMessage<protocol::LeagueStandingsUpdate>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::LeagueStandingsUpdate> &letter, const RpcResponder &respond) {
            m_standings = letter.message.standings;
            acknowledge(respond);
            Q_EMIT standingsChanged();
        });
    transport::onManagerMessage<protocol::RoundCompleted>(
        m_server, m_membership, refuse,
        [](const auto &, const RpcResponder &respond) { acknowledge(respond); });
    transport::onManagerMessage<protocol::LeagueCompleted>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::LeagueCompleted> &letter, const RpcResponder &respond) {
            m_standings = letter.message.finalStandings;
            acknowledge(respond);
            m_membership.noteLeagueCompleted();
            if (m_options.seat)
                m_options.seat->noteLeagueOver();
            Q_EMIT standingsChanged();
            Q_EMIT leagueCompleted();
        });
}

protocol::GameJoinAck PlayerAgent::onInvitation(const Letter<protocol::GameInvitation> &letter)
{
    const protocol::GameInvitation &invitation = letter.message;
    protocol::GameJoinAck ack;
    ack.matchId = invitation.matchId;
    ack.attempt = invitation.attempt;
    ack.playerId = id();
    ack.arrivalTimestamp = {m_clock.utcMs()};
    if (!m_strategy || !m_options.gameTypes.contains(invitation.gameType)) {
        ack.reason = m_strategy
            ? QStringLiteral("This player does not play %1.").arg(invitation.gameType)
            : QStringLiteral("This player is not registered in a league.");
        return ack;
    }
    const bool isProven = m_membership.isFromLeague(letter.caller);
    const base::Result<OpenMatch *> match =
        m_open.join({.match = invitation.matchId,
                     .attempt = invitation.attempt,
                     .round = invitation.roundId,
                     .gameType = invitation.gameType,
                     .opponent = invitation.opponentId,
                     .tokenSha256 = base::tokenFingerprint(letter.envelope.authToken),
                     .isProven = isProven,
                     .refereeEndpoint = isProven ? invitation.refereeEndpoint : QString(),
                     .entropy = base::randomHex(8),
                     .choice = {}});
    if (!match) {
        ack.reason = match.failure().sentence;
        return ack;
    }
    noteLeagueStarted();
    if (m_chart.isIn(chart::WaitingForRound))
        (void)m_chart.fire(chart::trigger::GameJoined);
    ack.accept = true;
    ack.entropy = (*match)->entropy;
    Q_EMIT matchJoined(invitation.matchId, invitation.attempt, invitation.roundId,
                       invitation.opponentId);
    if (m_options.seat && isProven)
        m_options.seat->closeBefore(invitation.matchId, invitation.attempt);
    return ack;
}

void PlayerAgent::onChoiceCall(const Letter<protocol::ChooseParityCall> &letter,
                               const RpcResponder &respond)
{
    const protocol::ChooseParityCall &call = letter.message;
    const QString token = letter.envelope.authToken;
    const base::Result<OpenMatch *> match = m_open.find(call.matchId, call.attempt, token);
    if (!match)
        return respond.error(protocol::rpcErrorFrom(match.failure()));

    const auto answer = [this, call, envelope = letter.envelope, respond](const TurnAnswer &turn) {
        protocol::ChooseParityResponse response;
        response.matchId = call.matchId;
        response.playerId = id();
        response.attempt = call.attempt;
        response.parityChoice = turn.choice;
        response.setReasoning(turn.reasoning);
        respond.result(protocol::write(answerTo(envelope), response));
    };
    if ((*match)->choice)
        return answer({*(*match)->choice, (*match)->reasoning});

    TurnQuestion question;
    question.gameType = call.gameType;
    question.kind = protocol::ChooseParityCall::Method;
    question.match = call.matchId;
    question.attempt = call.attempt;
    question.round = (*match)->round;
    question.self = id();
    question.opponent = (*match)->opponent;
    question.options = {protocol::wireWord(protocol::Parity::Even),
                        protocol::wireWord(protocol::Parity::Odd)};
    question.window = windowOf(letter);
    question.standings = call.context.yourStandings;
    question.deadlineMs = call.deadline.utcMs;
    // The strategy may take its time, and the match may be over when it answers.
    think(question,
          [this, alive = QPointer(this), answer, call, token,
           respond](const base::Result<TurnAnswer> &turn) {
              if (!alive)
                  return;
              // A clear error: the referee asks no more, and records the reason (L-12).
              if (!turn)
                  return respond.error(protocol::rpcErrorFrom(turn.failure()));
              const base::Result<OpenMatch *> open = m_open.find(call.matchId, call.attempt, token);
              if (!open)
                  return answer(*turn);
              if (!(*open)->choice) {
                  (*open)->choice = turn->choice;
                  (*open)->reasoning = turn->reasoning;
              }
              answer({*(*open)->choice, (*open)->reasoning});
          });
}

void PlayerAgent::think(const TurnQuestion &question, const Strategy::Done &done)
{
    if (!m_options.pace || !m_options.pace->isSlow())
        return m_strategy->answer(question, done);
    // Both run at the same time: a strategy that is slow by itself is not made slower.
    struct Thought
    {
        bool momentIsOver = false;
        std::optional<base::Result<TurnAnswer>> answer = {};
    };
    const auto thought = std::make_shared<Thought>();
    const auto moment = question.kind == protocol::question_kind::DiscussionTurn
        ? base::Pace::Moment::Speak
        : base::Pace::Moment::Think;
    m_options.pace->pause(moment, id().text() + question.match.text() + question.id,
                          question.window / PartOfWindow, this, [thought, done] {
                              thought->momentIsOver = true;
                              if (thought->answer)
                                  done(*thought->answer);
                          });
    m_strategy->answer(question, [thought, done](const base::Result<TurnAnswer> &answer) {
        thought->answer = answer;
        if (thought->momentIsOver)
            done(answer);
    });
}

void PlayerAgent::onGameOver(const OpenMatch &match, const protocol::GameOver &over)
{
    const protocol::GameResult &result = over.gameResult;
    const bool counts = result.status != protocol::ResultStatus::Cancelled
        && result.status != protocol::ResultStatus::Aborted;
    if (!counts) // nobody won and nobody lost (L-03)
        return leave(match);

    protocol::PlayedMatch played;
    played.matchId = match.match;
    played.roundId = match.round;
    played.opponentId = match.opponent;
    played.choice = result.choices.value(id());
    played.opponentChoice = result.choices.value(match.opponent);
    played.drawnNumber = result.drawnNumber;
    played.role = over.yourRole.isEmpty() ? match.role : over.yourRole;
    played.points = over.yourPoints;
    if (over.yourResult) // where teams win, nobody else can tell
        played.outcome = *over.yourResult;
    else if (result.winnerPlayerId == id())
        played.outcome = protocol::PlayerOutcome::Win;
    else if (result.status == protocol::ResultStatus::Draw)
        played.outcome = protocol::PlayerOutcome::Draw;
    else if (result.status == protocol::ResultStatus::TechnicalLoss)
        played.outcome = protocol::PlayerOutcome::TechnicalLoss;
    else
        played.outcome = protocol::PlayerOutcome::Loss;
    m_history.append(played);

    FinishedMatch finished;
    finished.match = match.match;
    finished.round = match.round;
    finished.self = id();
    finished.opponent = match.opponent;
    finished.ownChoice = played.choice;
    finished.opponentChoice = played.opponentChoice;
    finished.drawnNumber = result.drawnNumber.value_or(0);
    finished.result = protocol::wireWord(played.outcome);
    finished.role = played.role;
    m_strategy->observe(finished);
    leave(match);
    Q_EMIT matchPlayed(played);
}

void PlayerAgent::noteLeagueStarted()
{
    m_membership.noteLeagueStarted();
    if (m_chart.isIn(chart::Registered))
        (void)m_chart.fire(chart::trigger::LeagueStarted);
}

protocol::Envelope PlayerAgent::answerTo(const protocol::Envelope &call) const
{
    return protocol::answering(call, protocol::senderOf(id()), m_clock.utcMs(),
                               m_membership.seat().token);
}

void PlayerAgent::leave(const OpenMatch &match)
{
    m_open.close(match);
    if (m_options.seat)
        m_options.seat->close(match.match);
    if (m_open.isEmpty() && m_chart.isIn(chart::InGame))
        (void)m_chart.fire(chart::trigger::GameEnded);
}

} // namespace league::player
