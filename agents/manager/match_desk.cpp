#include "agents/manager/match_desk.h"

#include "agents/base/logging.h"
#include "agents/base/token.h"
#include "agents/manager/result_judge.h"
#include "agents/manager/table_league.h"
#include "agents/protocol/error_codes.h"
#include "agents/store/recovery_facts.h"

#include <algorithm>

namespace league::manager {

MatchDesk::MatchDesk(const LeagueOptions &options, const AgentBook &book, LeagueRecord &record,
                     transport::RpcClient &client, base::Clock &clock, AssignmentMaker assignments,
                     Relayed relayed)
    : m_options(options),
      m_book(book),
      m_record(record),
      m_client(client),
      m_clock(clock),
      m_assignments(std::move(assignments)),
      m_relayed(std::move(relayed)),
      m_isTableGame(playsAtTables(options)),
      m_events(record)
{
    connect(&m_events, &MatchEvents::dialectFound, this, &MatchDesk::dialectReported);
}

void MatchDesk::addReferee(const RefereeRecord &referee)
{
    if (m_pool.contains(referee.id) || m_unsuitable.contains(referee.id))
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
    for (qsizetype i = 0; i < round.matches.size(); ++i) {
        OpenMatch *open = m_open.open(round.matches.at(i), round.roundId);
        if (!open)
            continue;
        ++toPlay;
        if (m_isTableGame)
            open->substitutes = TableLeague::substitutes(round, i);
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

bool MatchDesk::isRunning(const base::MatchId &match) const
{
    const OpenMatch *open = m_open.find(match);
    return open && open->stage == Stage::Running;
}

void MatchDesk::dispatch()
{
    for (auto &[id, match] : m_open.all()) {
        if (match.stage == Stage::Waiting && isForfeit(match)) {
            m_pool.drop(id);
            decide(match,
                   forfeit(match.match, withdrawnFrom(match), m_options.rules.withdrawalPolicy));
        }
    }
    if (m_isHeld)
        return;
    for (const RefereeRecord &referee : m_book.referees()) {
        if (!m_pool.hasNext())
            break; // nearly always: all matches of a round are given out at its beginning
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
    match->assignment.reset();
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
    match.leftOut = withdrawnFrom(match);
    const protocol::MatchAssignment assignment = m_assignments.make(match);
    store::AssignedFact fact;
    fact.roundId = match.round;
    fact.attempt = match.attempt;
    fact.refereeId = match.referee;
    for (const protocol::RosterEntry &seat : assignment.roster)
        fact.playerIds.append(seat.playerId);
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
    match->assignment = std::make_unique<AssignmentTalk>(
        AssignmentTalk::Means{m_options, m_book, m_client, m_clock}, referee,
        referee.speaksLeagueV2() ? assignment : m_relayed(referee, assignment),
        [this, id = assignment.matchId](const AssignmentTalk::Reply &reply) {
            onReply(id, reply);
        });
}

void MatchDesk::onReply(const base::MatchId &id, const AssignmentTalk::Reply &reply)
{
    using enum AssignmentTalk::Reply::Kind;
    OpenMatch *match = m_open.find(id);
    if (!match || match->stage != Stage::Assigning)
        return; // its report has overtaken the answer
    const base::RefereeId referee = match->referee;
    if (!reply.dialect.isEmpty())
        Q_EMIT dialectFound(referee.text(), reply.dialect);
    switch (reply.kind) {
    case Started:
        return begin(*match);
    case Finished:
        begin(*match);
        return takeReport(referee, *reply.report, [this, referee](const base::Outcome &taken) {
            if (!taken)
                loseReferee(referee, taken.failure().sentence);
        });
    case Unsuitable:
        m_unsuitable.insert(referee);
        [[fallthrough]];
    case Declined:
        return setAside(referee, *match, reply.reason);
    case Lost:
        break;
    }
    loseReferee(referee, reply.reason);
}

void MatchDesk::begin(OpenMatch &match)
{
    match.stage = Stage::Running;
    match.acceptedMs = m_clock.steadyMs();
    // Ours say by their heartbeats what they still play; of others nobody knows.
    if (!m_book.referee(match.referee)->speaksLeagueV2()) {
        match.overdue = m_clock.after(AssignmentTalk::longestMatch(m_options),
                                      [this, referee = match.referee] { giveUp(referee); });
    }
    Q_EMIT matchStarted(match.match.matchId);
}

void MatchDesk::giveUp(const base::RefereeId &referee)
{
    m_unsuitable.insert(referee);
    loseReferee(referee,
                QStringLiteral("%1 took a match and has not reported it in the time a match can "
                               "take.")
                    .arg(referee.text()));
}

QList<protocol::MatchAssignment> MatchDesk::askedFor(const base::RefereeId &referee)
{
    QList<protocol::MatchAssignment> matches;
    for (auto &[id, match] : m_open.all()) {
        if (match.referee != referee || !match.isUnderWay() || !match.assignment)
            continue;
        matches.append(match.assignment->assignment());
        if (match.stage == Stage::Assigning)
            begin(match);
    }
    Q_EMIT dialectFound(referee.text(), protocol::wireWord(protocol::OfferForm::Polling));
    return matches;
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
    match.assignment.reset();
    match.overdue.cancel();
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

QList<base::PlayerId> MatchDesk::withdrawnFrom(const OpenMatch &match) const
{
    return m_book.withdrawnOf(match.match.players);
}

bool MatchDesk::isForfeit(const OpenMatch &match) const
{
    return !m_isTableGame && !withdrawnFrom(match).isEmpty();
}

void MatchDesk::decide(OpenMatch &match, store::ResultFact result)
{
    result.roundId = match.round;
    result.attempt = std::max(1, match.attempt);
    result.gameType = m_options.gameType;
    if (match.isUnderWay())
        m_pool.release(match.referee);
    match.stage = Stage::Decided;
    match.overdue.cancel();
    match.referee = {};
    const base::MatchId id = match.match.matchId;
    const qint64 seq = m_record.write(result, id.text(), store::Urgency::Prompt);
    m_record.whenKept(seq, this, [this, id, result] { closeMatch(id, result); });
}

} // namespace league::manager
