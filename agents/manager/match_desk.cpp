#include "agents/manager/match_desk.h"

#include "agents/base/logging.h"
#include "agents/base/token.h"
#include "agents/manager/result_judge.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_codes.h"
#include "agents/store/recovery_facts.h"

#include <algorithm>

namespace league::manager {

MatchDesk::MatchDesk(const LeagueOptions &options, const AgentBook &book, LeagueRecord &record,
                     transport::RpcClient &client, base::Clock &clock,
                     AssignmentMaker::RecordOf recordOf)
    : m_options(options),
      m_book(book),
      m_record(record),
      m_client(client),
      m_clock(clock),
      m_assignments(options, book, std::move(recordOf))
{
}

void MatchDesk::addReferee(const RefereeRecord &referee)
{
    if (m_pool.contains(referee.id))
        return;
    m_pool.add(referee.id,
               std::min(referee.maxConcurrentMatches, m_options.rules.maxConcurrentMatches));
    m_record.write(store::RefereeFact{referee.id, true, {}}, referee.id.text());
    for (auto &[id, match] : m_open.all()) {
        if (match.stage == Stage::Waiting && match.referee.isEmpty())
            plan(match);
        else if (match.referee == referee.id && match.isUnderWay())
            m_pool.occupy(referee.id); // it was set aside, and went on
    }
    dispatch();
}

void MatchDesk::loseReferee(const base::RefereeId &referee, const QString &why)
{
    if (!m_pool.contains(referee))
        return;
    dismiss(referee, why);
    for (auto &[id, match] : m_open.all()) {
        if (match.referee == referee && match.stage != Stage::Decided)
            restart(match, why);
    }
    dispatch();
}

void MatchDesk::noteHeartbeat(const base::RefereeId &referee, const HeartbeatDesk::Held &held,
                              qint64 askedMs)
{
    const bool startedAnew = m_returned.remove(referee) && !held;
    const auto state = [&](const OpenMatch &match) -> std::optional<protocol::HeldState> {
        for (const protocol::HeldMatch &each : held.value_or(QList<protocol::HeldMatch>())) {
            if (each.leagueId == m_options.leagueId && each.matchId == match.match.matchId
                && each.attempt == match.attempt)
                return each.state;
        }
        return std::nullopt;
    };
    addReferee(*m_book.referee(referee));
    for (auto &[id, match] : m_open.all()) {
        if (match.referee != referee)
            continue;
        if (match.stage == Stage::InDoubt) {
            if (state(match) == protocol::HeldState::Reporting) {
                match.stage = Stage::Running; // finished before the crash: its report will come
                match.acceptedMs = m_clock.steadyMs();
                m_pool.occupy(referee);
            } else {
                restart(match, QStringLiteral("The manager was restarted."));
            }
        } else if (match.stage == Stage::Running && match.acceptedMs < askedMs
                   && (held ? !state(match) : startedAnew)) {
            restart(match,
                    QStringLiteral("%1 was restarted and has lost the match.").arg(referee.text()));
        }
    }
    dispatch();
}

int MatchDesk::planRound(const store::ScheduledRound &round)
{
    int toPlay = 0;
    for (const store::ScheduledMatch &match : round.matches) {
        OpenMatch *open = m_open.open(match, round.roundId);
        if (!open)
            continue;
        ++toPlay;
        if (open->stage == Stage::Waiting && !isForfeit(*open))
            plan(*open);
    }
    return toPlay;
}

void MatchDesk::plan(OpenMatch &match)
{
    match.stage = Stage::Waiting;
    match.referee = m_pool.plan(match.match.matchId).value_or(base::RefereeId());
}

const RefereeRecord *MatchDesk::refereeOf(const base::MatchId &match) const
{
    const OpenMatch *open = m_open.find(match);
    return open ? m_book.referee(open->referee) : nullptr;
}

void MatchDesk::dispatch()
{
    for (auto &[id, match] : m_open.all()) {
        if (match.stage == Stage::Waiting && isForfeit(match)) {
            m_pool.drop(id);
            decide(match, forfeitOf(match));
        }
    }
    if (m_isHeld)
        return;
    for (const RefereeRecord &referee : m_book.referees()) {
        while (const std::optional<base::MatchId> next = m_pool.takeNext(referee.id))
            assign(*m_open.find(*next));
    }
    if (m_pool.isEmpty() && std::ranges::any_of(m_open.all(), [](const auto &open) {
            return open.second.stage == Stage::Waiting;
        }))
        Q_EMIT refereeNeeded();
}

void MatchDesk::closeRollCall()
{
    for (auto &[id, match] : m_open.all()) {
        if (match.stage == Stage::InDoubt)
            restart(match, QStringLiteral("The manager was restarted."));
    }
    dispatch();
}

void MatchDesk::proceed()
{
    m_isHeld = false;
    dispatch();
}

base::Outcome MatchDesk::step()
{
    for (const RefereeRecord &referee : m_book.referees()) {
        if (const std::optional<base::MatchId> next = m_pool.takeNext(referee.id)) {
            assign(*m_open.find(*next));
            return base::Done{};
        }
    }
    return base::Failure{
        QStringLiteral("No match can begin now: all of this round are under way or over."),
        protocol::error_code::InvalidPhase};
}

base::Outcome MatchDesk::abort(const base::MatchId &id, const QString &why)
{
    OpenMatch *match = m_open.find(id);
    if (!match || match->stage == Stage::Decided) {
        return base::Failure{
            QStringLiteral("%1 is not being played and does not wait to be.").arg(id.text()),
            protocol::error_code::InvalidPhase};
    }
    match->assignment.cancel();
    if (match->stage == Stage::Waiting)
        m_pool.drop(id);
    else
        Q_EMIT matchAborted(id, match->referee, why);
    decide(*match, abortion(match->match, why));
    return base::Done{};
}

void MatchDesk::assign(OpenMatch &match)
{
    ++match.attempt;
    match.lastEvent = 0;
    match.stage = Stage::Assigning;
    const protocol::MatchAssignment assignment =
        m_assignments.make(match.match, match.round, match.attempt);
    store::AssignedFact fact;
    fact.roundId = match.round;
    fact.attempt = match.attempt;
    fact.refereeId = match.referee;
    fact.playerIds = {match.match.playerA, match.match.playerB};
    fact.matchTokenSha256 = base::tokenFingerprint(assignment.matchToken);
    const qint64 seq = m_record.write(fact, match.match.matchId.text(), store::Urgency::Prompt);
    // On disk before it leaves: a manager that is resumed must not give the same attempt to another
    // referee while the first one plays it.
    m_record.whenKept(seq, this, [this, assignment] { send(assignment); });
}

void MatchDesk::send(const protocol::MatchAssignment &assignment)
{
    OpenMatch *match = m_open.find(assignment.matchId);
    if (!match || match->stage != Stage::Assigning || match->attempt != assignment.attempt)
        return; // given up meanwhile
    const RefereeRecord &referee = *m_book.referee(match->referee);
    const protocol::Envelope envelope{
        .sender = protocol::managerSender(),
        .timestampMs = m_clock.utcMs(),
        .conversationId = protocol::matchConversation(assignment.matchId, base::randomHex(6))};
    transport::CallPolicy policy;
    policy.timeout = m_options.rules.ackTimeout;
    policy.retries.maxRetries = m_options.rules.maxRetries;
    policy.retries.initialDelay = m_options.rules.initialDelay;
    policy.retries.multiplier = m_options.rules.backoffMultiplier;
    policy.headers = m_book.proofsAt(referee.endpoint);
    policy.accepts = [](const QJsonValue &reply) {
        return protocol::read<protocol::MatchAssignmentAck>(reply.toObject()).ok();
    };
    match->assignment = m_client.call(
        referee.endpoint, protocol::MatchAssignment::Method, protocol::write(envelope, assignment),
        policy, [this, id = assignment.matchId](const transport::RpcOutcome &outcome) {
            onAssignmentOutcome(id, outcome);
        });
}

void MatchDesk::onAssignmentOutcome(const base::MatchId &id, const transport::RpcOutcome &outcome)
{
    OpenMatch *match = m_open.find(id);
    if (!match || match->stage != Stage::Assigning)
        return; // its report has overtaken the answer
    const base::RefereeId referee = match->referee;
    if (!outcome.ok())
        return loseReferee(referee, outcome.reason);
    const auto ack = protocol::read<protocol::MatchAssignmentAck>(outcome.result.toObject());
    if (!ack->accept)
        return setAside(referee, *match, ack->reason);
    match->stage = Stage::Running;
    match->acceptedMs = m_clock.steadyMs();
    Q_EMIT matchStarted(id);
}

void MatchDesk::setAside(const base::RefereeId &referee, OpenMatch &declined, const QString &why)
{
    dismiss(referee, why);
    plan(declined);
    for (auto &[id, match] : m_open.all()) {
        if (match.referee == referee && match.stage == Stage::Waiting)
            plan(match);
    }
    dispatch();
}

void MatchDesk::dismiss(const base::RefereeId &referee, const QString &why)
{
    qCWarning(base::managerLog).noquote().nospace()
        << referee.text() << " is not available: " << why;
    m_record.write(store::RefereeFact{referee, false, why}, referee.text());
    (void)m_pool.remove(referee);
    Q_EMIT refereeLost(referee, why);
}

void MatchDesk::restart(OpenMatch &match, const QString &why)
{
    match.assignment.cancel();
    if (match.stage != Stage::Waiting) {
        store::AbortedFact fact;
        fact.roundId = match.round;
        fact.attempt = match.attempt;
        fact.refereeId = match.referee;
        fact.reason = why;
        m_record.write(fact, match.match.matchId.text());
        if (match.stage != Stage::InDoubt)
            m_pool.release(match.referee);
        Q_EMIT matchRestarted(match.match, match.attempt, why);
    }
    plan(match);
}

bool MatchDesk::isForfeit(const OpenMatch &match) const
{
    return m_book.player(match.match.playerA)->isWithdrawn
        || m_book.player(match.match.playerB)->isWithdrawn;
}

store::ResultFact MatchDesk::forfeitOf(const OpenMatch &match) const
{
    QList<base::PlayerId> withdrawn;
    for (const base::PlayerId &id : {match.match.playerA, match.match.playerB}) {
        if (m_book.player(id)->isWithdrawn)
            withdrawn.append(id);
    }
    return forfeit(match.match, withdrawn, m_options.rules.withdrawalPolicy);
}

void MatchDesk::decide(OpenMatch &match, store::ResultFact result)
{
    result.roundId = match.round;
    result.attempt = std::max(1, match.attempt);
    result.gameType = m_options.gameType;
    if (match.isUnderWay())
        m_pool.release(match.referee);
    match.stage = Stage::Decided;
    match.referee = {};
    const base::MatchId id = match.match.matchId;
    const qint64 seq = m_record.write(result, id.text(), store::Urgency::Prompt);
    m_record.whenKept(seq, this, [this, id, result] { closeMatch(id, result); });
}

void MatchDesk::takeEvents(const base::RefereeId &referee, const protocol::MatchEvent &batch,
                           const Answer &answer)
{
    if (const base::Outcome ours = checkLeague(batch.leagueId); !ours)
        return answer(ours);
    const base::Result<OpenMatch *> match = m_open.ofReferee(referee, batch.matchId, batch.attempt);
    if (!match)
        return answer(match.failure());
    journalEvents(**match, batch.events);
    // The referee forgets what is acknowledged, so it must not be lost with us.
    m_record.journal().whenDurable(m_record.journal().lastSeq(), this, answer);
}

void MatchDesk::takeReport(const base::RefereeId &referee,
                           const protocol::MatchResultReport &report, const Answer &answer)
{
    if (const base::Outcome ours = checkLeague(report.leagueId); !ours)
        return answer(ours);
    if (m_open.isCounted(referee, report.matchId, report.attempt))
        return answer(base::Done{}); // its acknowledgement was lost
    const base::Result<OpenMatch *> match =
        m_open.ofReferee(referee, report.matchId, report.attempt);
    if (!match)
        return answer(match.failure());
    base::Result<store::ResultFact> result = judge(report, (*match)->match, referee);
    if (!result)
        return answer(result.failure());
    result->roundId = (*match)->round;
    result->attempt = (*match)->attempt;
    if ((*match)->stage == Stage::Decided) {
        // The same report again while the first is on its way to the disk.
        return waitForDisk(m_record.journal().lastSeq(), report.matchId, *result, answer);
    }
    if ((*match)->stage == Stage::InDoubt)
        m_pool.occupy(referee);
    (*match)->stage = Stage::Decided;
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
    const OpenMatch *match = m_open.find(id);
    if (!match)
        return;
    m_pool.release(match->referee);
    m_open.close(id, result);
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
