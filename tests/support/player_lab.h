// PlayerLab: one player agent between a scripted manager and a scripted referee, in time that
// stands still.
//
// Owned by a test function. The strategy is the test's: it sees every question and every finished
// match, and may answer at once, later or never.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/player/player_agent.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "tests/support/player_script.h"

namespace league::test {

class PlayerLab
{
public:
    using Answering = std::function<void(player::TurnAnswer)>;
    using Think = std::function<void(const player::TurnQuestion &, const Answering &)>;

    PlayerLab();
    ~PlayerLab();

    // Makes the player without starting it.
    void make();
    // Starts the player and waits until it is registered as P01.
    void start();
    // Lets everything happen that can happen without time passing.
    void settle();
    // Lets time pass, in steps of 100 ms.
    void pass(std::chrono::milliseconds span);

    // Whether the manager promises to prove itself when it admits the player.
    bool promisesProof = false;
    QString joinCode; // that the player registers with
    // When set, whoever sits there chooses, and `think` is never asked.
    std::shared_ptr<player::PersonSeat> seat;
    base::Pace *pace = nullptr; // that the player takes its moments by
    QStringList gameTypes{QStringLiteral("even_odd")}; // that the player says it plays
    QString strategyWord; // that the player says of itself
    // Answers a registration: the player is P01.
    void admit(const transport::RpcResponder &respond) const;
    [[nodiscard]] JsonObject invitation(const QString &match, int round = 1, int attempt = 1,
                                        const QString &token = MatchToken) const;
    // What the referee says to the player; the answer of a call comes back.
    transport::RpcOutcome invite(const QString &match, int round = 1, int attempt = 1,
                                 const QString &token = MatchToken);
    transport::RpcOutcome askToChoose(const QString &match, int attempt = 1,
                                      const QString &token = MatchToken);
    // The message that asks, for tests that send it themselves.
    [[nodiscard]] JsonObject choiceCall(const QString &match, int attempt = 1,
                                        const QString &token = MatchToken) const;
    // Tells how the match ended; the winner is empty for a draw.
    transport::RpcOutcome tellResult(const QString &match, protocol::ResultStatus status,
                                     const QString &winner, const QString &token = MatchToken,
                                     int attempt = 1);
    // A whole match that P01 wins, draws or loses.
    void play(const QString &match, int round, const QString &winner);
    [[nodiscard]] protocol::PlayerState state();
    // Sends any message to the player, in the name of the manager.
    template<protocol::Message M>
    transport::RpcOutcome tell(const M &message)
    {
        return manager.ask(
            player->endpoint(), M::Method,
            protocol::write(envelope(QStringLiteral("league_manager"), {}), message));
    }
    // An envelope of whoever sends, with its token.
    [[nodiscard]] protocol::Envelope envelope(const QString &sender, const QString &token) const;

    base::FakeClock clock;
    transport::InProcessHub hub;
    transport::InProcessWire wire;
    ScriptedAgent manager;
    ScriptedAgent referee;
    std::unique_ptr<player::PlayerAgent> player;
    // How the strategy thinks; it chooses even at once unless the test says otherwise.
    Think think;
    // When set, the strategy has no answer, for this reason.
    std::optional<base::Failure> failure;
    QList<player::TurnQuestion> questions;
    QList<player::FinishedMatch> observed;
    // Every state of the player's chart and of its lifecycle, as they were entered.
    QStringList playerStates;
    QStringList lifecycleStates;

    static inline const QString PlayerToken = QStringLiteral("tok_player_secret_1");
    static inline const QString MatchToken = QStringLiteral("mt_match_secret_1");

private:
    class Puppet;
};

} // namespace league::test
