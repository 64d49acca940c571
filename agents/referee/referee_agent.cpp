#include "agents/referee/referee_agent.h"

#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/base/logging.h"
#include "agents/base/token.h"
#include "agents/games/game_registry.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/health.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/referee/match_report.h"
#include "agents/transport/application.h"
#include "agents/transport/manager_message.h"

namespace league::referee {

namespace {

base::Failure notHere(const base::MatchId &match)
{
    return {QStringLiteral("%1 is not being played here.").arg(match.text()),
            protocol::error_code::InvalidPhase};
}

} // namespace

RefereeAgent::RefereeAgent(RefereeOptions options, transport::Wire &wire, base::Clock &clock,
                           Shelf shelf)
    : m_options(std::move(options)),
      m_clock(clock),
      m_shelf(shelf),
      m_server(wire, clock),
      m_interpreter(wire, clock),
      m_client(m_interpreter, clock, m_options.breaker),
      m_notices(m_interpreter, clock, m_options.breaker),
      m_membership(m_options.displayName, m_client, clock),
      m_reports(m_client, shelf.outbox, shelf.results),
      m_separateAnswers(m_server, m_interpreter,
                        [this](const auto &claim) { return senderOf(claim); }),
      m_playerDesk(
          m_server, [this](const base::MatchId &match) { return runnerOf(match); },
          [this](const protocol::Envelope &call) { return answerTo(call); })
{
    connect(&m_membership, &transport::Membership::transitioned, this, &RefereeAgent::transitioned);
    connect(&m_membership, &transport::Membership::registered, this, &RefereeAgent::onRegistered);
    connect(&m_membership, &transport::Membership::failed, this, &RefereeAgent::failed);
    connect(&m_reports, &ReportDesk::refused, this,
            [](const base::MatchId &match, int, const base::Failure &reason) {
                qCWarning(base::refereeLog).noquote().nospace()
                    << "The manager refused the report of " << match.text() << ": "
                    << reason.sentence;
            });
    m_interpreter.introduce(m_options.manager, {}, protocol::CallForm::Canonical);
    m_interpreter.onLearned([this](const QUrl &endpoint, protocol::CallForm form) {
        for (auto &[match, table] : m_matches) {
            for (const protocol::RosterEntry &player : table.runner->assignment().roster) {
                if (QUrl(player.contactEndpoint) == endpoint)
                    table.runner->recorder().dialect(
                        {player.playerId.text(), protocol::wireWord(form)});
            }
        }
    });
    serve();
    offerTools();
}

RefereeAgent::~RefereeAgent() = default;

base::Outcome RefereeAgent::start()
{
    m_server.setAllowedHosts(m_options.hosts);
    const base::Result<QUrl> endpoint = m_server.listen(m_options.address, m_options.port);
    if (!endpoint)
        return endpoint.failure();

    protocol::RefereeRegisterRequest request;
    request.joinCode = m_options.joinCode;
    request.meta.displayName = m_options.displayName;
    request.meta.version = m_options.version;
    request.meta.gameTypes = m_options.gameTypes;
    request.meta.capabilities = {protocol::SpeaksLeagueV2};
    request.meta.contactEndpoint = ownEndpoint().toString();
    request.meta.maxConcurrentMatches = m_options.maxConcurrentMatches;
    m_membership.apply(transport::applicationFor(
        m_options.manager, protocol::Role::Referee, request,
        &protocol::RefereeRegisterResponse::refereeId, m_clock, m_options.registration));
    return base::Done{};
}

void RefereeAgent::stop()
{
    for (auto &[id, table] : m_matches)
        table.runner->abort();
    m_membership.stop();
    m_server.close();
}

void RefereeAgent::setTap(transport::TrafficTap *tap)
{
    m_server.setTap(tap);
    m_client.setTap(tap);
    m_notices.setTap(tap);
}

transport::BreakerFacts RefereeAgent::breakerFacts(const QUrl &endpoint) const
{
    const transport::BreakerFacts calls = m_client.breakerFacts(endpoint);
    const transport::BreakerFacts notices = m_notices.breakerFacts(endpoint);
    return transport::isWorse(notices, calls) ? notices : calls;
}

void RefereeAgent::forgive(const QUrl &endpoint)
{
    m_client.forgive(endpoint);
    m_notices.forgive(endpoint);
}

base::Result<QUrl> RefereeAgent::senderOf(const transport::SeparateAnswers::Claim &claim) const
{
    const auto table = m_matches.find(claim.match);
    if (table == m_matches.end())
        return notHere(claim.match);
    const MatchRunner &runner = *table->second.runner;
    const QList<protocol::RosterEntry> &roster = runner.assignment().roster;
    for (int seat = 0; seat < roster.size(); ++seat) {
        const protocol::RosterEntry &player = roster.at(seat);
        const QUrl endpoint(player.contactEndpoint);
        if ((player.playerId == claim.player || runner.knownAs(seat) == claim.player)
            && (base::tokenMatches(claim.token, player.tokenSha256)
                || (runner.rules().trustSourceAddress
                    && transport::SeparateAnswers::isFromMachineOf(endpoint, claim))))
            return endpoint;
    }
    return transport::SeparateAnswers::unproven(claim);
}

protocol::Envelope RefereeAgent::answerTo(const protocol::Envelope &call) const
{
    return protocol::answering(call, protocol::senderOf(id()), m_clock.utcMs(), {});
}

void RefereeAgent::onRegistered(const transport::Seat &seat)
{
    recallAttempts();
    m_reports.setDestination(
        m_options.manager, [this] { return envelopeToManager(QStringLiteral("report")); },
        m_options.report);
    m_reports.deliverPending();
    Q_EMIT registered(base::RefereeId(seat.id));
}

void RefereeAgent::recallAttempts()
{
    if (!m_shelf.commitments)
        return;
    const QList<store::Entry> commitments =
        m_shelf.commitments->readKind(protocol::CommitmentFact::Kind, protocol::senderOf(id()));
    for (const store::Entry &entry : commitments) {
        const auto fact = protocol::read<protocol::CommitmentFact>(entry.body);
        if (fact && fact->leagueId.text() == m_membership.seat().leagueId)
            m_latestAttempt.insert(base::MatchId(entry.subject), fact->attempt);
    }
}

QList<protocol::HeldMatch> RefereeAgent::held() const
{
    QList<protocol::HeldMatch> matches = m_reports.pending();
    for (const auto &[match, table] : m_matches) {
        const protocol::MatchAssignment &assignment = table.runner->assignment();
        matches.append(
            {assignment.leagueId, match, assignment.attempt, protocol::HeldState::Running});
    }
    return matches;
}

protocol::MatchAssignmentAck RefereeAgent::onAssignment(const protocol::MatchAssignment &assignment)
{
    protocol::MatchAssignmentAck ack;
    ack.matchId = assignment.matchId;
    ack.attempt = assignment.attempt;
    const int known = m_latestAttempt.value(assignment.matchId, 0);
    if (known == assignment.attempt) {
        ack.accept = true; // the same assignment again: its first answer was lost
        return ack;
    }
    if (known > assignment.attempt) {
        ack.reason = QStringLiteral("Attempt %1 is already known here.").arg(known);
        return ack;
    }
    const base::Result<MatchOrder> order = prepare(assignment);
    if (!order) {
        ack.reason = order.failure().sentence;
        return ack;
    }
    m_membership.noteLeagueStarted();
    closeTable(assignment.matchId);
    adopt(order->rules);
    open(*order);
    ack.accept = true;
    return ack;
}

std::optional<int> RefereeAgent::takeAnnounced(const protocol::RoundAnnouncement &round)
{
    if (m_membership.seat().managerProof)
        return std::nullopt; // our own manager assigns its matches
    const QList<protocol::MatchAssignment> matches = matchesFor(id(), m_server.endpoint(), round);
    for (const protocol::MatchAssignment &match : matches)
        m_announced.enqueue(match);
    beginAnnounced();
    return static_cast<int>(matches.size());
}

void RefereeAgent::beginAnnounced()
{
    while (!m_announced.isEmpty() && running() < m_options.maxConcurrentMatches) {
        const protocol::MatchAssignmentAck ack = onAssignment(m_announced.dequeue());
        if (!ack.accept) {
            qCWarning(base::refereeLog).noquote().nospace()
                << ack.matchId.text() << " was announced and is not played: " << ack.reason;
        }
    }
}

base::Result<MatchOrder> RefereeAgent::prepare(const protocol::MatchAssignment &assignment) const
{
    if (!m_membership.isRegistered())
        return base::Failure{QStringLiteral("This referee is not registered yet.")};
    // A newer attempt takes the place of the older one.
    const int others = running() - static_cast<int>(m_matches.count(assignment.matchId));
    if (others >= m_options.maxConcurrentMatches) {
        return base::Failure{QStringLiteral("This referee is busy with %1 matches, which is all it "
                                            "takes at once.")
                                 .arg(others)};
    }
    base::Result<MatchOrder> order = orderFrom(assignment);
    if (order)
        order->refereeEndpoint = ownEndpoint().toString();
    return order;
}

QUrl RefereeAgent::ownEndpoint() const
{
    return m_options.publicEndpoint.isEmpty() ? m_server.endpoint() : m_options.publicEndpoint;
}

void RefereeAgent::adopt(const protocol::MatchRules &rules)
{
    const transport::BreakerPolicy breaker{rules.failureThreshold,
                                           std::chrono::milliseconds(rules.recoveryTimeoutMs)};
    m_client.setBreakerPolicy(breaker);
    m_notices.setBreakerPolicy(breaker);
    m_options.report.timeout = std::chrono::milliseconds(rules.reportTimeoutMs);
    m_options.report.retries = {rules.maxRetries, std::chrono::milliseconds(rules.initialDelayMs),
                                rules.backoffMultiplier};
    m_reports.setPolicy(m_options.report);
}

void RefereeAgent::open(const MatchOrder &order)
{
    const protocol::MatchAssignment &assignment = order.assignment;
    const base::MatchId match = assignment.matchId;
    const int attempt = assignment.attempt;
    m_latestAttempt.insert(match, attempt);

    for (const protocol::RosterEntry &player : assignment.roster + assignment.substituteRoster) {
        m_interpreter.introduce(QUrl(player.contactEndpoint), player.playerId.text(),
                                protocol::fromWireWord<protocol::CallForm>(player.dialect));
    }
    Table &table = m_matches[match];
    table.runner = std::make_unique<MatchRunner>(
        order, id(), *games::GameRegistry::find(assignment.gameType),
        *dialogueFor(assignment.gameType), Lines{m_client, m_notices}, m_clock, m_options.pace);
    protocol::MatchEvent heading;
    heading.leagueId = assignment.leagueId;
    heading.roundId = assignment.roundId;
    heading.matchId = match;
    heading.attempt = attempt;
    table.feed = std::make_unique<MatchFeed>(
        heading, table.runner->recorder(), m_options.manager,
        [this] { return envelopeToManager(QStringLiteral("events")); }, m_client, m_clock);
    connect(table.runner.get(), &MatchRunner::recorded, table.feed.get(), &MatchFeed::noteNews);
    connect(table.runner.get(), &MatchRunner::finished, this,
            [this, match](const games::MatchOutcome &outcome) { onFinished(match, outcome); });

    if (!m_shelf.commitments) {
        begin(match, attempt);
        return;
    }
    // The commitment is on disk before anybody is told of it (protocol.md §1.3).
    store::Entry entry;
    entry.timeMs = m_clock.utcMs();
    entry.actor = protocol::senderOf(id());
    entry.subject = match.text();
    entry.kind = protocol::CommitmentFact::Kind;
    entry.body = protocol::payloadOf(
        protocol::CommitmentFact{assignment.leagueId, order.commitment, attempt});
    const qint64 seq = m_shelf.commitments->append(entry, store::Urgency::Prompt);
    m_shelf.commitments->whenDurable(
        seq, this, [this, match, attempt](const base::Outcome &outcome) {
            if (!outcome)
                qCWarning(base::refereeLog).noquote() << outcome.failure().sentence;
            begin(match, attempt);
        });
}

base::Outcome RefereeAgent::control(const protocol::MatchControl &order)
{
    const auto table = m_matches.find(order.matchId);
    if (table == m_matches.end())
        return notHere(order.matchId);
    if (order.command != protocol::MatchCommand::Abort)
        return table->second.runner->obey({protocol::wireWord(order.command), order.value});
    table->second.runner->tellAborted(order.value);
    closeTable(order.matchId);
    return base::Done{};
}

void RefereeAgent::begin(const base::MatchId &match, int attempt)
{
    const auto table = m_matches.find(match);
    if (table != m_matches.end() && table->second.runner->assignment().attempt == attempt)
        table->second.runner->start();
}

void RefereeAgent::onFinished(const base::MatchId &match, const games::MatchOutcome &outcome)
{
    Table &table = m_matches.at(match);
    protocol::MatchResultReport report = reportOf(
        table.runner->assignment(), outcome, table.runner->absent(), table.feed->unacknowledged());
    // Before the players are told, and without waiting for a manager that is slow to take a batch.
    m_reports.keep(report, table.runner->takeFarewell());
    table.feed->close([this, report](QList<protocol::MatchEventEntry> rest) mutable {
        report.events = std::move(rest);
        m_reports.send(report);
        closeTable(report.matchId);
        Q_EMIT matchFinished(report.matchId);
        beginAnnounced();
    });
}

void RefereeAgent::closeTable(const base::MatchId &match)
{
    const auto it = m_matches.find(match);
    if (it == m_matches.end())
        return;
    // An attempt that is replaced must neither ask nor report any more.
    it->second.runner->disconnect();
    it->second.runner->abort();
    // Called from inside the runner's or the feed's own signals: they go when those are over.
    it->second.runner.release()->deleteLater();
    it->second.feed.release()->deleteLater();
    m_matches.erase(it);
}

protocol::Envelope RefereeAgent::envelopeToManager(const QString &purpose) const
{
    return {.sender = protocol::senderOf(id()),
            .timestampMs = m_clock.utcMs(),
            .conversationId =
                protocol::conversationId(id().text() + u'-' + purpose, base::randomHex(6)),
            .authToken = m_membership.seat().token};
}

} // namespace league::referee
