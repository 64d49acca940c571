// MafiaSeatLab: a person at a table of Mafia, and a referee whose every word the test writes.
//
// Owned by a test of the board. The test says what the referee asks and tells, and waits for what
// the board makes of it. Five at the table: P01 is the person.
#pragma once

#include "agents/base/token.h"
#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/vote_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/report_messages.h"
#include "agents/transport/league_proof.h"
#include "tests/view/seated_person.h"

namespace league::test {

class MafiaSeatLab : public SeatedPerson
{
public:
    MafiaSeatLab() : SeatedPerson(Token)
    {
        referee.headers = transport::proofFor(base::tokenFingerprint(Token));
    }

    [[nodiscard]] static base::PlayerId id(int number)
    {
        return base::PlayerId(QStringLiteral("P%1").arg(number, 2, 10, QLatin1Char('0')));
    }
    [[nodiscard]] protocol::MatchStamp stamp() const
    {
        return {
            .matchId = base::MatchId(match), .attempt = attempt, .gameType = protocol::MafiaGame};
    }

    // What the referee says; false when the player refused to hear it.
    template<protocol::Message M>
    bool tell(M message)
    {
        if constexpr (requires { message.stamp; })
            message.stamp = stamp();
        return referee
            .ask(endpoint(), M::Method,
                 protocol::write(envelope("referee:REF01", token()), message))
            .ok();
    }
    // Asks, and does not wait for the answer; the board does as soon as state() is "asked".
    template<protocol::Message M>
    bool ask(M message)
    {
        message.stamp = stamp();
        message.playerId = id(1);
        message.deadline = protocol::Timestamp{clock.utcMs() + 60'000};
        message.view = view();
        const int before = asked;
        m_calls.push_back(referee.client().call(
            endpoint(), M::Method, protocol::write(envelope("referee:REF01", token()), message),
            policy(), [this](const transport::RpcOutcome &outcome) { answers.append(outcome); }));
        return eventually([&] { return asked > before; });
    }
    // The referee sits down with everybody: an invitation, then the roles.
    bool begin(const QString &ofMatch, int ofAttempt, protocol::MafiaRole dealt)
    {
        match = ofMatch;
        attempt = ofAttempt;
        role = dealt;
        return invite() && deal();
    }
    bool invite()
    {
        protocol::GameInvitation invitation;
        invitation.leagueId = base::LeagueId(QStringLiteral("league_test"));
        invitation.roundId = 1;
        invitation.matchId = base::MatchId(match);
        invitation.attempt = attempt;
        invitation.gameType = protocol::MafiaGame;
        invitation.roleInMatch = QStringLiteral("SEAT_1");
        invitation.seat = 1;
        invitation.refereeEndpoint = referee.endpoint().toString();
        return tell(invitation);
    }
    bool deal()
    {
        protocol::MafiaRoleAssignment told{.playerId = id(1), .seat = 1, .role = role};
        if (role == protocol::MafiaRole::Mafia)
            told.teammates = {id(2)};
        return tell(told);
    }
    bool enter(const char *phase)
    {
        now = QString::fromLatin1(phase);
        return tell(protocol::PhaseChanged{.to = now, .dayNumber = 1, .nightNumber = 1});
    }
    bool askVote()
    {
        return ask(protocol::VoteCall{.dayNumber = 1, .validTargets = {id(2), id(3), id(4)}});
    }
    bool askNight(protocol::NightAction action, int call = 1)
    {
        return ask(protocol::NightActionCall{.nightNumber = 1,
                                             .actionType = action,
                                             .validTargets = {id(2), id(3), id(4)},
                                             .callNumber = call});
    }
    // The match ends; the person's result is this.
    bool end(protocol::PlayerOutcome outcome)
    {
        protocol::GameOver over;
        over.matchId = base::MatchId(match);
        over.attempt = attempt;
        over.gameType = protocol::MafiaGame;
        over.gameResult.status = protocol::ResultStatus::Win;
        over.gameResult.team.winnerTeam = QStringLiteral("town");
        over.yourResult = outcome;
        return tell(over);
    }

    // Who has died, by id.
    [[nodiscard]] QStringList deadOnes() const
    {
        QStringList names;
        for (const app::view::MafiaSeatRow &row : board->seats()->rows()) {
            if (!row.isAlive)
                names.append(row.playerId);
        }
        return names;
    }

    ScriptedAgent referee{wire, clock};
    QString match = QStringLiteral("R1M1");
    int attempt = 1;
    protocol::MafiaRole role = protocol::MafiaRole::Villager;
    QString now = QStringLiteral("NIGHT_ACTIONS");
    QList<transport::RpcOutcome> answers; // of what was asked

private:
    static inline const QString Token = QStringLiteral("tok_player_secret_1");

    [[nodiscard]] QString token() const
    {
        return QStringLiteral("mt_%1_%2").arg(match).arg(attempt);
    }
    [[nodiscard]] static transport::CallPolicy policy()
    {
        transport::CallPolicy policy;
        policy.timeout = std::chrono::seconds(60);
        policy.retries = transport::RetryPolicy::none();
        return policy;
    }
    [[nodiscard]] protocol::PlayerView view() const
    {
        protocol::PlayerView seen;
        seen.you = {.playerId = id(1), .seat = 1, .role = role};
        seen.phase = now;
        seen.dayNumber = 1;
        seen.nightNumber = 1;
        for (int number = 1; number <= 5; ++number) {
            seen.players.append({.playerId = id(number),
                                 .displayName = QStringLiteral("Name %1").arg(number),
                                 .seat = number});
        }
        return seen;
    }

    std::vector<transport::RpcCall> m_calls; // under way
};

} // namespace league::test
