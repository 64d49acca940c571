#include "tests/support/player_lab.h"

#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/charts/player_chart.h"
#include "agents/base/token.h"
#include "agents/player/strategies/person_strategy.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/registration_messages.h"
#include "agents/transport/league_proof.h"
#include "tests/support/event_wait.h"

namespace league::test {

using namespace std::chrono_literals;

// The strategy whose strings the test pulls.
class PlayerLab::Puppet final : public player::Strategy
{
public:
    explicit Puppet(PlayerLab &lab) : m_lab(lab) { }

    [[nodiscard]] QString name() const override { return QStringLiteral("puppet"); }
    void answer(const player::TurnQuestion &question, Done done) override
    {
        m_lab.questions.append(question);
        if (m_lab.failure)
            done(*m_lab.failure);
        else
            m_lab.think(question, done);
    }
    void observe(const player::FinishedMatch &match) override { m_lab.observed.append(match); }

private:
    PlayerLab &m_lab;
};

PlayerLab::PlayerLab()
    : wire(hub, clock),
      manager(wire, clock),
      referee(wire, clock),
      think([](const player::TurnQuestion &, const Answering &answer) {
          answer({QStringLiteral("even"), {}});
      })
{
    // Both know the player's token by its fingerprint, as in a league of ours.
    manager.headers = transport::proofFor(base::tokenFingerprint(PlayerToken));
    referee.headers = manager.headers;
    manager.on(
        protocol::LeagueRegisterRequest::Method,
        [this](const JsonObject &, const transport::RpcResponder &respond) { admit(respond); });
}

PlayerLab::~PlayerLab() = default;

void PlayerLab::make()
{
    player::PlayerOptions options;
    options.displayName = QStringLiteral("Agent Alpha");
    options.version = QStringLiteral("1.0.0");
    options.manager = manager.endpoint();
    options.joinCode = joinCode;
    options.gameTypes = gameTypes;
    options.registration.timeout = 10s;
    options.seat = seat;
    options.pace = pace;
    options.strategyWord = strategyWord;
    const auto makeStrategy = [this](const base::PlayerId &) -> std::unique_ptr<player::Strategy> {
        if (seat)
            return std::make_unique<player::PersonStrategy>(seat);
        return std::make_unique<Puppet>(*this);
    };
    player = std::make_unique<player::PlayerAgent>(options, makeStrategy, wire, clock);
    playerStates = {player->playerState()};
    lifecycleStates = {player->lifecycleState()};
    QObject::connect(player.get(), &player::PlayerAgent::transitioned,
                     [this](const base::Transition &move) {
                         if (move.chart == base::player_chart::Table.name)
                             playerStates.append(move.to);
                         else
                             lifecycleStates.append(move.to);
                     });
}

void PlayerLab::start()
{
    make();
    if (const base::Outcome started = player->start(); !started)
        qFatal("%s", qPrintable(started.failure().sentence));
    settle();
    if (player->id().isEmpty())
        qFatal("The player did not register.");
}

void PlayerLab::settle()
{
    while (workOff()) { }
}

void PlayerLab::pass(std::chrono::milliseconds span)
{
    settle();
    for (; span > 0ms; span -= 100ms) {
        clock.advance(std::min(span, 100ms));
        settle();
    }
}

void PlayerLab::admit(const transport::RpcResponder &respond) const
{
    protocol::LeagueRegisterResponse response;
    response.status = protocol::RegistrationStatus::Accepted;
    response.playerId = base::PlayerId(QStringLiteral("P01"));
    response.authToken = PlayerToken;
    if (promisesProof)
        response.managerProof = true;
    response.leagueId = base::LeagueId(QStringLiteral("league_test"));
    respond.result(protocol::write(envelope(protocol::managerSender(), {}), response));
}

JsonObject PlayerLab::invitation(const QString &match, int round, int attempt,
                                 const QString &token) const
{
    protocol::GameInvitation invitation;
    invitation.leagueId = base::LeagueId(QStringLiteral("league_test"));
    invitation.roundId = round;
    invitation.matchId = base::MatchId(match);
    invitation.attempt = attempt;
    invitation.gameType = QStringLiteral("even_odd");
    invitation.roleInMatch = QStringLiteral("PLAYER_A");
    invitation.opponentId = base::PlayerId(QStringLiteral("P02"));
    return protocol::write(envelope(QStringLiteral("referee:REF01"), token), invitation);
}

transport::RpcOutcome PlayerLab::invite(const QString &match, int round, int attempt,
                                        const QString &token)
{
    return referee.ask(player->endpoint(), Invitation, invitation(match, round, attempt, token));
}

transport::RpcOutcome PlayerLab::askToChoose(const QString &match, int attempt,
                                             const QString &token)
{
    return referee.ask(player->endpoint(), Choice, choiceCall(match, attempt, token));
}

JsonObject PlayerLab::choiceCall(const QString &match, int attempt, const QString &token) const
{
    protocol::ChooseParityCall call;
    call.matchId = base::MatchId(match);
    call.playerId = player->id();
    call.attempt = attempt;
    call.gameType = QStringLiteral("even_odd");
    call.context = {base::PlayerId(QStringLiteral("P02")), 1, {}};
    call.deadline = {clock.utcMs() + 30'000};
    return protocol::write(envelope(QStringLiteral("referee:REF01"), token), call);
}

transport::RpcOutcome PlayerLab::tellResult(const QString &match, protocol::ResultStatus status,
                                            const QString &winner, const QString &token,
                                            int attempt)
{
    protocol::GameOver over;
    over.matchId = base::MatchId(match);
    over.attempt = attempt;
    over.gameType = QStringLiteral("even_odd");
    over.gameResult.status = status;
    over.gameResult.winnerPlayerId = base::PlayerId(winner);
    over.gameResult.drawnNumber = 8;
    over.gameResult.numberParity = protocol::Parity::Even;
    over.gameResult.choices = {{base::PlayerId(QStringLiteral("P01")), QStringLiteral("even")},
                               {base::PlayerId(QStringLiteral("P02")), QStringLiteral("odd")}};
    return referee.ask(player->endpoint(), GameOverCall,
                       protocol::write(envelope(QStringLiteral("referee:REF01"), token), over));
}

void PlayerLab::play(const QString &match, int round, const QString &winner)
{
    const bool draw = winner.isEmpty();
    const bool played = invite(match, round).ok() && askToChoose(match).ok()
        && tellResult(match, draw ? protocol::ResultStatus::Draw : protocol::ResultStatus::Win,
                      winner)
               .ok();
    if (!played)
        qFatal("%s could not be played.", qPrintable(match));
}

protocol::PlayerState PlayerLab::state()
{
    return readOrDie<protocol::PlayerState>(tell(protocol::PlayerStateQuery()).result.toObject());
}

protocol::Envelope PlayerLab::envelope(const QString &sender, const QString &token) const
{
    return {.sender = sender,
            .timestampMs = clock.utcMs(),
            .conversationId = QStringLiteral("conv-test"),
            .authToken = token};
}

} // namespace league::test
