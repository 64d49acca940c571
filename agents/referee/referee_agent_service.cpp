// What a referee answers to whom; the rest of RefereeAgent is in referee_agent.cpp.
#include "agents/games/game_registry.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/health.h"
#include "agents/protocol/league_messages.h"
#include "agents/referee/referee_agent.h"
#include "agents/transport/manager_message.h"

namespace league::referee {

using transport::Letter;
using transport::RpcResponder;

namespace {

void refuse(const protocol::RpcRequest &, const base::Failure &failure, const RpcResponder &respond)
{
    respond.error(protocol::rpcErrorFrom(failure));
}

void acknowledge(const RpcResponder &respond)
{
    respond.result(protocol::payloadOf(protocol::StatusReply()));
}

} // namespace

void RefereeAgent::serve()
{
    m_server.answerEveryDialect();
    m_server.setHealth([this] {
        return protocol::payloadOf(protocol::HealthReport{QStringLiteral("referee"),
                                                          m_membership.seat().id, lifecycleState(),
                                                          m_options.version});
    });
    m_server.on(
        QStringLiteral("ping"),
        [](const auto &, const auto &, const RpcResponder &respond) { acknowledge(respond); });
    transport::onManagerMessage<protocol::MatchAssignment>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::MatchAssignment> &letter, const RpcResponder &respond) {
            respond.result(
                protocol::write(answerTo(letter.envelope), onAssignment(letter.message)));
        });
    transport::onMessage<protocol::MatchStateQuery>(
        m_server, refuse,
        [this](const Letter<protocol::MatchStateQuery> &letter, const RpcResponder &respond) {
            const base::Result<protocol::MatchState> state =
                stateOf(letter.message, letter.envelope.authToken);
            if (!state)
                return respond.error(protocol::rpcErrorFrom(state.failure()));
            respond.result(protocol::write(answerTo(letter.envelope), *state));
        });
    transport::onMessage<protocol::Heartbeat>(
        m_server, refuse,
        [this](const Letter<protocol::Heartbeat> &letter, const RpcResponder &respond) {
            protocol::HeartbeatAck ack;
            ack.nonce = letter.message.nonce;
            ack.lifecycleState = lifecycleState();
            ack.load = running();
            ack.matches = held();
            respond.result(protocol::write(answerTo(letter.envelope), ack));
            m_client.forgive(m_options.manager); // it lives: no need to spare it any longer
            m_reports.deliverPending();
        });
    transport::onManagerMessage<protocol::MatchControl>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::MatchControl> &letter, const RpcResponder &respond) {
            // Without a proof nobody knows who says so; of announcements that does no harm.
            const base::Outcome done = m_membership.isFromLeague(letter.caller)
                ? control(letter.message)
                : base::Failure{QStringLiteral("Only this league's manager steers its matches."),
                                protocol::error_code::AuthTokenInvalid};
            if (!done)
                return respond.error(protocol::rpcErrorFrom(done.failure()));
            acknowledge(respond);
        });
    transport::onManagerMessage<protocol::RoundAnnouncement>(
        m_server, m_membership, refuse,
        [this](const Letter<protocol::RoundAnnouncement> &letter, const RpcResponder &respond) {
            m_membership.noteLeagueStarted();
            respond.result(protocol::payloadOf(
                protocol::RoundTaken{.matchesStarted = takeAnnounced(letter.message)}));
        });
    transport::onManagerMessage<protocol::LeagueCompleted>(
        m_server, m_membership, refuse, [this](const auto &, const RpcResponder &respond) {
            acknowledge(respond);
            m_membership.noteLeagueCompleted();
            // Whoever hears of it may leave, and the last letters would go with us.
            m_notices.whenQuiet([this] { Q_EMIT leagueCompleted(); });
        });
}

MatchRunner *RefereeAgent::runnerOf(const base::MatchId &match) const
{
    const auto it = m_matches.find(match);
    return it == m_matches.end() ? nullptr : it->second.runner.get();
}

base::Result<protocol::MatchState> RefereeAgent::stateOf(const protocol::MatchStateQuery &query,
                                                         const QString &token) const
{
    const auto it = m_matches.find(query.matchId);
    if (it == m_matches.end()) {
        return base::Failure{
            QStringLiteral("%1 is not being played here.").arg(query.matchId.text()),
            protocol::error_code::InvalidPhase};
    }
    MatchRunner &runner = *it->second.runner;
    const std::optional<int> seat = token.isEmpty() ? std::nullopt : runner.seatOf(token);
    const games::Game *game = games::GameRegistry::find(runner.assignment().gameType);
    if (!seat && game->facts().isTeamGame) { // who is of which team is a secret
        return base::Failure{
            QStringLiteral("Only who plays %1 sees its state, and only its own part of it; show "
                           "the auth_token of a player.")
                .arg(query.matchId.text()),
            token.isEmpty() ? protocol::error_code::AuthTokenMissing
                            : protocol::error_code::AuthTokenInvalid};
    }
    protocol::MatchState state;
    state.leagueId = runner.assignment().leagueId;
    state.roundId = runner.assignment().roundId;
    state.matchId = runner.assignment().matchId;
    state.attempt = runner.assignment().attempt;
    state.gameType = runner.assignment().gameType;
    state.state = runner.state();
    state.view = JsonObject::fromVariantMap(runner.observation(seat));
    if (seat)
        runner.askAgain(*seat);
    return state;
}

} // namespace league::referee
