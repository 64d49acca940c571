#include "tests/support/referee_lab.h"

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/registration_messages.h"
#include "tests/support/event_wait.h"

namespace league::test {

using namespace std::chrono_literals;

RefereeLab::RefereeLab()
    : wire(hub, clock), manager(wire, clock), playerA(wire, clock), playerB(wire, clock)
{
    playerA.id = QStringLiteral("P01");
    playerB.id = QStringLiteral("P02");
    playAlways(playerA, QStringLiteral("even"));
    playAlways(playerB, QStringLiteral("odd"));
    manager.on(protocol::RefereeRegisterRequest::Method,
               [this](const JsonObject &, const transport::RpcResponder &respond) {
                   protocol::RefereeRegisterResponse response;
                   response.status = protocol::RegistrationStatus::Accepted;
                   response.refereeId = base::RefereeId(QStringLiteral("REF01"));
                   response.authToken = RefereeToken;
                   if (promisesProof)
                       response.managerProof = true;
                   response.leagueId = base::LeagueId(QStringLiteral("league_test"));
                   const protocol::Envelope envelope{.sender = protocol::managerSender(),
                                                     .timestampMs = clock.utcMs(),
                                                     .conversationId = QStringLiteral("conv-reg")};
                   respond.result(protocol::write(envelope, response));
               });
}

RefereeLab::~RefereeLab() = default;

referee::RefereeOptions RefereeLab::options() const
{
    referee::RefereeOptions options;
    options.displayName = QStringLiteral("Referee Alpha");
    options.version = QStringLiteral("1.0.0");
    options.manager = manager.endpoint();
    options.gameTypes = {QStringLiteral("even_odd")};
    options.registration.timeout = 10s;
    options.report.timeout = 10s;
    return options;
}

void RefereeLab::start(const referee::RefereeOptions &options, referee::Shelf shelf)
{
    referee.reset();
    referee = std::make_unique<referee::RefereeAgent>(options, wire, clock, shelf);
    if (const base::Outcome started = referee->start(); !started)
        qFatal("%s", qPrintable(started.failure().sentence));
    settle();
    if (referee->id().isEmpty())
        qFatal("The referee did not register.");
}

protocol::MatchAssignment RefereeLab::assignment(const QString &match, int attempt) const
{
    protocol::MatchAssignment assignment;
    assignment.leagueId = base::LeagueId(QStringLiteral("league_test"));
    assignment.roundId = 1;
    assignment.matchId = base::MatchId(match);
    assignment.attempt = attempt;
    assignment.gameType = QStringLiteral("even_odd");
    assignment.matchToken = MatchToken;
    assignment.rules = protocol::payloadOf(protocol::MatchRules());
    for (const ScriptedAgent *player : {&playerA, &playerB}) {
        assignment.roster.append(
            {.playerId = base::PlayerId(player->id),
             .displayName = player->id,
             .contactEndpoint = player->endpoint().toString(),
             .tokenSha256 = base::tokenFingerprint(QStringLiteral("tok_of_%1").arg(player->id)),
             .standings = protocol::PlayerRecord{},
             .dialect = protocol::SpeaksLeagueV2});
    }
    return assignment;
}

protocol::MatchAssignmentAck RefereeLab::assign(const protocol::MatchAssignment &assignment)
{
    const protocol::Envelope envelope{.sender = protocol::managerSender(),
                                      .timestampMs = clock.utcMs(),
                                      .conversationId = QStringLiteral("conv-assign")};
    const transport::RpcOutcome outcome =
        manager.ask(referee->endpoint(), Assignment, protocol::write(envelope, assignment));
    return readOrDie<protocol::MatchAssignmentAck>(outcome.result.toObject());
}

void RefereeLab::settle()
{
    bool busy = true;
    while (busy) {
        busy = workOff();
        if (!busy && m_journal) {
            m_journal->flush();
            busy = workOff();
        }
    }
}

void RefereeLab::pass(std::chrono::milliseconds span)
{
    settle();
    for (; span > 0ms; span -= 100ms) {
        clock.advance(std::min(span, 100ms));
        settle();
    }
}

QList<protocol::MatchResultReport> RefereeLab::reports() const
{
    QList<protocol::MatchResultReport> reports;
    for (const Received &each : manager.received(Report))
        reports.append(readOrDie<protocol::MatchResultReport>(each.message));
    return reports;
}

protocol::MatchResultReport RefereeLab::report() const
{
    if (manager.count(Report) == 0)
        qFatal("The manager has got no report.");
    return reports().last();
}

QList<protocol::MatchEventEntry> RefereeLab::events(const QString &match) const
{
    QList<protocol::MatchEventEntry> events;
    for (const Received &each : manager.received()) {
        if (each.method == Events) {
            const auto batch = readOrDie<protocol::MatchEvent>(each.message);
            if (batch.matchId.text() == match)
                events += batch.events;
        } else if (each.method == Report) {
            const auto report = readOrDie<protocol::MatchResultReport>(each.message);
            if (report.matchId.text() == match)
                events += report.events;
        }
    }
    return events;
}

QStringList RefereeLab::path(const QString &match) const
{
    QStringList states;
    for (const protocol::MatchEventEntry &event : events(match)) {
        if (event.kind != protocol::TransitionFact::Kind)
            continue;
        const auto move = readOrDie<protocol::TransitionFact>(event.data);
        if (states.isEmpty())
            states.append(move.from);
        states.append(move.to);
    }
    return states;
}

} // namespace league::test
