#include "agents/manager/match_desk.h"

#include "agents/base/logging.h"
#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/manager/result_judge.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/match_rules.h"

namespace league::manager {

namespace {

protocol::MatchRules matchRules(const tournament::LeagueRules &rules)
{
    protocol::MatchRules match;
    match.joinTimeoutMs = static_cast<int>(rules.joinTimeout.count());
    match.choiceTimeoutMs = static_cast<int>(rules.choiceTimeout.count());
    match.ackTimeoutMs = static_cast<int>(rules.ackTimeout.count());
    match.reportTimeoutMs = static_cast<int>(rules.reportTimeout.count());
    match.maxRetries = rules.maxRetries;
    match.initialDelayMs = static_cast<int>(rules.initialDelay.count());
    match.backoffMultiplier = rules.backoffMultiplier;
    match.drawRange = {rules.drawMin, rules.drawMax};
    match.drawSource = rules.drawSource == tournament::DrawSource::Seeded
        ? protocol::DrawSource::Seeded
        : protocol::DrawSource::System;
    match.noShowPolicy = rules.noShowPolicy == tournament::NoShowPolicy::Void
        ? QStringLiteral("void")
        : QStringLiteral("technical_loss");
    return match;
}

} // namespace

MatchDesk::MatchDesk(const LeagueOptions &options, const AgentBook &book, LeagueRecord &record,
                     transport::RpcClient &client, base::Clock &clock, RecordOf recordOf)
    : m_options(options),
      m_book(book),
      m_record(record),
      m_client(client),
      m_clock(clock),
      m_recordOf(std::move(recordOf)),
      m_rules(protocol::payloadOf(matchRules(options.rules)))
{
}

void MatchDesk::addReferee(const RefereeRecord &referee)
{
    m_pool.add(referee.id,
               std::min(referee.maxConcurrentMatches, m_options.rules.maxConcurrentMatches));
}

void MatchDesk::planRound(const store::ScheduledRound &round)
{
    for (const store::ScheduledMatch &match : round.matches) {
        OpenMatch &open = m_open[match.matchId];
        open.round = round.roundId;
        open.match = match;
        open.referee = m_pool.plan(match.matchId).value_or(base::RefereeId());
    }
}

const RefereeRecord *MatchDesk::refereeOf(const base::MatchId &match) const
{
    const auto it = m_open.find(match);
    return it == m_open.end() ? nullptr : m_book.referee(it->second.referee);
}

void MatchDesk::dispatch()
{
    for (const RefereeRecord &referee : m_book.referees()) {
        while (const std::optional<base::MatchId> next = m_pool.takeNext(referee.id))
            assign(m_open.at(*next));
    }
}

bool MatchDesk::isOpen(const base::MatchId &match) const
{
    return m_open.contains(match);
}

void MatchDesk::assign(OpenMatch &match)
{
    ++match.attempt;
    match.lastEvent = 0;
    store::AssignedFact fact;
    fact.roundId = match.round;
    fact.attempt = match.attempt;
    fact.refereeId = match.referee;
    fact.playerIds = {match.match.playerA, match.match.playerB};
    m_record.write(fact, match.match.matchId.text());

    const protocol::Envelope envelope{
        .sender = protocol::managerSender(),
        .timestampMs = m_clock.utcMs(),
        .conversationId = protocol::matchConversation(match.match.matchId, base::randomHex(6))};
    transport::CallPolicy policy;
    policy.timeout = m_options.rules.ackTimeout;
    policy.retries.maxRetries = m_options.rules.maxRetries;
    policy.retries.initialDelay = m_options.rules.initialDelay;
    policy.retries.multiplier = m_options.rules.backoffMultiplier;
    policy.headers = m_book.proofsAt(m_book.referee(match.referee)->endpoint);
    policy.accepts = [](const QJsonValue &reply) {
        return protocol::read<protocol::MatchAssignmentAck>(reply.toObject()).ok();
    };
    match.assignment =
        m_client.call(m_book.referee(match.referee)->endpoint, protocol::MatchAssignment::Method,
                      protocol::write(envelope, assignmentFor(match)), policy,
                      [this, id = match.match.matchId](const transport::RpcOutcome &outcome) {
                          onAssignmentOutcome(id, outcome);
                      });
}

protocol::MatchAssignment MatchDesk::assignmentFor(const OpenMatch &match) const
{
    protocol::MatchAssignment assignment;
    assignment.leagueId = m_options.leagueId;
    assignment.roundId = match.round;
    assignment.matchId = match.match.matchId;
    assignment.attempt = match.attempt;
    assignment.gameType = m_options.gameType;
    assignment.matchToken = base::newToken(u"mt");
    assignment.rules = m_rules;
    for (const base::PlayerId &id : {match.match.playerA, match.match.playerB}) {
        const PlayerRecord &player = *m_book.player(id);
        assignment.roster.append({.playerId = id,
                                  .displayName = player.displayName,
                                  .contactEndpoint = player.endpoint.toString(),
                                  .tokenSha256 = player.tokenSha256,
                                  .standings = m_recordOf(id)});
    }
    if (m_options.rules.drawSource == tournament::DrawSource::Seeded) {
        assignment.seed = static_cast<qint64>(
            base::RandomStream::seedFromText(QStringLiteral("%1/%2/%3")
                                                 .arg(m_options.secret, match.match.matchId.text())
                                                 .arg(match.attempt)));
    }
    return assignment;
}

void MatchDesk::onAssignmentOutcome(const base::MatchId &id, const transport::RpcOutcome &outcome)
{
    const auto it = m_open.find(id);
    if (it == m_open.end())
        return;
    const base::RefereeId referee = it->second.referee;
    if (!outcome.ok())
        return takeAwayFrom(referee, outcome.reason);
    const auto ack = protocol::read<protocol::MatchAssignmentAck>(outcome.result.toObject());
    if (!ack->accept)
        return takeAwayFrom(referee, ack->reason);
    Q_EMIT matchStarted(id);
}

void MatchDesk::takeAwayFrom(const base::RefereeId &referee, const QString &why)
{
    qCWarning(base::managerLog).noquote().nospace()
        << referee.text() << " does not take its matches: " << why;
    (void)m_pool.remove(referee);
    for (auto &[id, match] : m_open) {
        if (match.referee != referee || match.resultTaken)
            continue;
        match.assignment.cancel();
        match.referee = m_pool.plan(id).value_or(base::RefereeId());
        if (match.referee.isEmpty())
            return Q_EMIT noRefereeLeft();
    }
    dispatch();
}

base::Outcome MatchDesk::takeEvents(const base::RefereeId &referee,
                                    const protocol::MatchEvent &batch)
{
    if (const base::Outcome ours = checkLeague(batch.leagueId); !ours)
        return ours;
    const base::Result<OpenMatch *> match = openMatchOf(referee, batch.matchId, batch.attempt);
    if (!match)
        return match.failure();
    journalEvents(**match, batch.events);
    return base::Done{};
}

void MatchDesk::takeReport(const base::RefereeId &referee,
                           const protocol::MatchResultReport &report, const Answer &answer)
{
    if (const base::Outcome ours = checkLeague(report.leagueId); !ours)
        return answer(ours);
    if (m_countedAttempts.value(report.matchId) == report.attempt)
        return answer(base::Done{}); // its acknowledgement was lost
    const base::Result<OpenMatch *> match = openMatchOf(referee, report.matchId, report.attempt);
    if (!match)
        return answer(match.failure());
    base::Result<store::ResultFact> result = judge(report, (*match)->match, referee);
    if (!result)
        return answer(result.failure());
    result->roundId = (*match)->round;
    if ((*match)->resultTaken) {
        // The same report again while the first is on its way to the disk.
        return waitForDisk(m_record.journal().lastSeq(), report.matchId, *result, answer);
    }
    (*match)->resultTaken = true;
    journalEvents(**match, report.events);
    const qint64 seq = m_record.write(*result, report.matchId.text(), store::Urgency::Prompt);
    waitForDisk(seq, report.matchId, *result, answer);
}

void MatchDesk::waitForDisk(qint64 seq, const base::MatchId &id, const store::ResultFact &result,
                            const Answer &answer)
{
    m_record.journal().whenDurable(seq, this, [=, this](const base::Outcome &kept) {
        if (!kept) {
            // The referee keeps it and tries again; the entry is still queued here.
            answer(base::Failure{kept.failure().sentence});
            return m_record.whenKept(seq, this, [=, this] { closeMatch(id, result); });
        }
        answer(base::Done{});
        closeMatch(id, result);
    });
}

void MatchDesk::closeMatch(const base::MatchId &id, const store::ResultFact &result)
{
    const auto it = m_open.find(id);
    if (it == m_open.end())
        return;
    m_pool.release(it->second.referee);
    m_countedAttempts.insert(id, result.attempt);
    m_open.erase(it);
    Q_EMIT matchCounted(id, result);
    dispatch();
}

base::Outcome MatchDesk::checkLeague(const base::LeagueId &league) const
{
    if (league == m_options.leagueId)
        return base::Done{};
    return base::Failure{QStringLiteral("This is league %1; nothing is played here for %2.")
                             .arg(m_options.leagueId.text(), league.text()),
                         protocol::error_code::StaleAttempt};
}

base::Result<MatchDesk::OpenMatch *> MatchDesk::openMatchOf(const base::RefereeId &referee,
                                                            const base::MatchId &match, int attempt)
{
    const auto it = m_open.find(match);
    if (it == m_open.end() || attempt != it->second.attempt) {
        return base::Failure{QStringLiteral("%1 has no attempt %2 that is being played.")
                                 .arg(match.text(), QString::number(attempt)),
                             protocol::error_code::StaleAttempt};
    }
    if (it->second.referee != referee) {
        return base::Failure{QStringLiteral("%1 is refereed by %2, not by %3.")
                                 .arg(match.text(), it->second.referee.text(), referee.text()),
                             protocol::error_code::NotPermitted};
    }
    return &it->second;
}

void MatchDesk::journalEvents(OpenMatch &match, const QList<protocol::MatchEventEntry> &events)
{
    const QString actor = protocol::senderOf(match.referee);
    for (const protocol::MatchEventEntry &event : events) {
        if (event.seq <= match.lastEvent)
            continue;
        match.lastEvent = event.seq;
        m_record.append(event.timestamp.utcMs, actor, match.match.matchId.text(), event.kind,
                        event.visibility, event.data);
    }
}

} // namespace league::manager
