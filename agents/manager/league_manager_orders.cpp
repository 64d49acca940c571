// The operator's orders to a LeagueManager.
#include "agents/base/charts/league_chart.h"
#include "agents/base/quoting.h"
#include "agents/base/token.h"
#include "agents/manager/fixtures.h"
#include "agents/manager/league_manager.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_messages.h"
#include "agents/store/recovery_facts.h"

namespace league::manager {

namespace chart = base::league_chart;

namespace {

// The operator waits for it.
constexpr std::chrono::milliseconds LongestOrder{5'000};

// What came of an order to a referee.
base::Outcome obeyedBy(const base::RefereeId &referee, const base::MatchId &match,
                       const transport::RpcOutcome &outcome)
{
    if (outcome.kind == transport::RpcOutcome::Kind::Refused)
        return protocol::failureFrom(outcome.error);
    if (!outcome.ok()) {
        return base::Failure{QStringLiteral("%1 did not answer, so nobody knows whether %2 obeys; "
                                            "look at the match and give the order again.")
                                 .arg(referee.text(), match.text()),
                             protocol::error_code::ConnectionError};
    }
    return base::Done{};
}

} // namespace

base::Outcome LeagueManager::startLeague(FirstMatch first)
{
    if (!m_chart.isIn(chart::AcceptingRegistrations)) {
        return base::Failure{QStringLiteral("The league has already started; it is in state %1.")
                                 .arg(m_chart.state()),
                             protocol::error_code::InvalidPhase};
    }
    if (const base::Outcome ready = canStart(); !ready)
        return ready;
    m_registration.close();
    (void)m_chart.fire(chart::trigger::LeagueStart);
    store::ScheduledFact schedule =
        m_tables ? m_tables->begin() : fixturesFor(m_book.players(), m_options.rules);
    m_table = std::make_unique<LeagueTable>(m_book.players(), tableKind());
    m_record.write(schedule);
    (void)m_chart.fire(chart::trigger::ScheduleCreated);
    Q_EMIT leagueStarted(schedule.roundsInAll(), schedule.matchesInAll());
    if (first == FirstMatch::OnStep) {
        m_matches.hold();
        Q_EMIT paused();
    }
    m_rounds.run(std::move(schedule), *m_table);
    return base::Done{};
}

base::Outcome LeagueManager::canStart() const
{
    const qsizetype players = m_book.players().size();
    if (m_book.referees().isEmpty() || players < 2) {
        return base::Failure{
            QStringLiteral("A league needs at least 1 referee and 2 players; %1 and %2 are "
                           "registered.")
                .arg(m_book.referees().size())
                .arg(players),
            protocol::error_code::InvalidPhase};
    }
    return m_tables ? m_tables->canStart() : base::Outcome(base::Done{});
}

base::Outcome LeagueManager::canControl() const
{
    if (!m_chart.isIn(chart::RunningTournament)) {
        return base::Failure{
            QStringLiteral("The league is in state %1; only a running one can be steered.")
                .arg(m_chart.state()),
            protocol::error_code::InvalidPhase};
    }
    if (m_rollCall.isUnderWay()) {
        return base::Failure{QStringLiteral("The league was interrupted and waits for its agents; "
                                            "give the order again when it goes on."),
                             protocol::error_code::InvalidPhase};
    }
    return base::Done{};
}

void LeagueManager::carryOut(const protocol::LeagueControl &order, const Done &done)
{
    if (!order.forReferee())
        return done(control(order));
    if (const base::Outcome possible = canControl(); !possible)
        return done(possible);
    steerMatch(order, done);
}

base::Outcome LeagueManager::control(const protocol::LeagueControl &order)
{
    using enum protocol::LeagueCommand;
    if (const base::Outcome possible = canControl(); !possible)
        return possible;
    base::Outcome done = base::Done{};
    switch (order.command) {
    case Pause:
        m_matches.hold();
        Q_EMIT paused();
        break;
    case Resume:
        m_rounds.proceed();
        m_matches.proceed();
        Q_EMIT proceeded();
        break;
    case Step:
        m_matches.hold();
        m_rounds.proceed();
        done = m_matches.step();
        break;
    case FinishRound:
        m_rounds.stopAfterRound();
        break;
    case AbortMatch:
        done = m_matches.abort(order.matchId, order.reason);
        break;
    case AdvanceMatch:
    case PauseMatch:
    case ResumeMatch:
    case SetMatchSpeed: {
        const auto known = std::make_shared<base::Outcome>(base::Done{});
        steerMatch(order, [known](const base::Outcome &said) { *known = said; });
        return *known;
    }
    case Withdraw:
        done = m_withdrawals.withdraw(
            order.playerId,
            order.reason.isEmpty()
                ? QStringLiteral("The operator has withdrawn %1.").arg(order.playerId.text())
                : order.reason);
        break;
    }
    if (done)
        recordOrder(order);
    return done;
}

void LeagueManager::recordOrder(const protocol::LeagueControl &order)
{
    m_record.write(store::ControlFact{protocol::wireWord(order.command), order.matchId,
                                      order.playerId,
                                      order.value.isEmpty() ? order.reason : order.value});
}

base::Outcome LeagueManager::dismiss(const QString &agentId, const QString &why)
{
    if (!m_chart.isIn(chart::AcceptingRegistrations)) {
        return base::Failure{QStringLiteral("%1 cannot be removed any more: the league has "
                                            "started. A player can be withdrawn.")
                                 .arg(agentId),
                             protocol::error_code::InvalidPhase};
    }
    const bool isReferee = m_book.referee(base::RefereeId(agentId)) != nullptr;
    if (!m_book.remove(agentId)) {
        return base::Failure{
            QStringLiteral("Nobody in this league is called %1.").arg(base::quotable(agentId)),
            protocol::error_code::InvalidPhase};
    }
    m_registration.forget(agentId);
    if (isReferee)
        m_matches.forgetReferee(base::RefereeId(agentId));
    m_record.write(store::LeftFact{isReferee ? QStringLiteral("referee") : QStringLiteral("player"),
                                   agentId, why},
                   agentId, store::Urgency::Prompt);
    Q_EMIT agentDismissed(agentId, why);
    return base::Done{};
}

void LeagueManager::steerMatch(const protocol::LeagueControl &order, const Done &done)
{
    const RefereeRecord *referee =
        m_matches.isRunning(order.matchId) ? m_matches.refereeOf(order.matchId) : nullptr;
    if (!referee) {
        return done(base::Failure{
            QStringLiteral("%1 is not being played.").arg(base::quotable(order.matchId.text())),
            protocol::error_code::InvalidPhase});
    }
    const protocol::MatchControl told{order.matchId, *order.forReferee(), order.value};
    m_client.post(
        referee->endpoint, protocol::MatchControl::Method,
        protocol::write(envelopeAbout(order.matchId), told),
        std::min(m_options.rules.ackTimeout, LongestOrder),
        [this, order, done, id = referee->id](const transport::RpcOutcome &outcome) {
            const base::Outcome obeyed = obeyedBy(id, order.matchId, outcome);
            if (obeyed)
                recordOrder(order);
            done(obeyed);
        },
        m_book.proofsAt(referee->endpoint));
}

void LeagueManager::abortAtReferee(const base::MatchId &match, const base::RefereeId &referee,
                                   const QString &why)
{
    if (const RefereeRecord *record = m_book.referee(referee))
        tellReferee(*record, {match, protocol::MatchCommand::Abort, why});
}

void LeagueManager::tellReferee(const RefereeRecord &referee, const protocol::MatchControl &order)
{
    m_announcer.tell(referee, protocol::MatchControl::Method,
                     protocol::write(envelopeAbout(order.matchId), order));
}

protocol::Envelope LeagueManager::envelopeAbout(const base::MatchId &match) const
{
    return {.sender = protocol::managerSender(),
            .timestampMs = m_clock.utcMs(),
            .conversationId = protocol::matchConversation(match, base::randomHex(6))};
}

} // namespace league::manager
