#include "app/view/mafia/mafia_story.h"

#include "agents/base/json/json.h"
#include "agents/protocol/timestamps.h"
#include "app/view/mafia/mafia_words.h"

#include <algorithm>

namespace league::app::view {

using namespace mafia;

namespace {

QStringList textsIn(const JsonValue &list)
{
    QStringList texts;
    for (const JsonValue &each : list.toArray())
        texts.append(each.toString());
    return texts;
}

QString playerIn(const MafiaEvent &event)
{
    return event.facts.value(PlayerId).toString();
}

// What stands in the open, or else in the part for observers.
QString openOrObserved(const JsonObject &facts, QLatin1String name)
{
    const QString open = facts.value(name).toString();
    return open.isEmpty() ? facts.value(ObserverPart).toObject().value(name).toString() : open;
}

} // namespace

const QHash<QString, MafiaStory::Take> &MafiaStory::takers()
{
    static const QHash<QString, Take> all{
        {RolesAssigned, &MafiaStory::takeRoles},
        {RoleAssignment, &MafiaStory::takeOwnRole},
        {mafia::PhaseChanged, &MafiaStory::takePhase},
        {ActionSubmitted, &MafiaStory::takeAction},
        {TeamUpdate, &MafiaStory::takeTeam},
        {InvestigationResult, &MafiaStory::takeInvestigation},
        {NightResolved, &MafiaStory::takeNight},
        {PlayerEliminated, &MafiaStory::takeElimination},
        {TurnStarted, &MafiaStory::takeTurn},
        {ThinkChunk, &MafiaStory::takeChunk},
        {SayChunk, &MafiaStory::takeChunk},
        {mafia::Statement, &MafiaStory::takeStatement},
        {RoleClaimed, &MafiaStory::takeClaim},
        {VoteCast, &MafiaStory::takeVote},
        {mafia::VoteResult, &MafiaStory::takeVoteResult},
        {PlayerInactive, &MafiaStory::takeInactive},
        {PlayerActive, &MafiaStory::takeInactive},
        {MatchPaused, &MafiaStory::takePause},
        {MatchResumed, &MafiaStory::takePause},
        {SpeedChanged, &MafiaStory::takeSpeed},
        {GameEnded, &MafiaStory::takeEnd},
    };
    return all;
}

void MafiaStory::apply(const MafiaEvent &event)
{
    if (const QString name = event.facts.value(DisplayName).toString(); !name.isEmpty())
        m_names.insert(playerIn(event), name);
    if (const Take take = takers().value(event.kind))
        (this->*take)(event);
}

void MafiaStory::takeRoles(const MafiaEvent &event)
{
    takePlayers(event.facts.value(Players));
    if (event.facts.contains(SpeedMode))
        m_speed = event.facts.value(SpeedMode).toString();
    if (event.facts.contains(Seed))
        m_seed = event.facts.value(Seed).toVariant().toString();
}

void MafiaStory::takePlayers(const JsonValue &players)
{
    for (const JsonValue &each : players.toArray()) {
        const JsonObject player = each.toObject();
        const QString id = player.value(PlayerId).toString();
        SeatTold &told = seatFor(id);
        told.role = player.value(Role).toString(told.role);
        told.seat = player.value(SeatNumber).toInt(told.seat);
        if (player.contains(DisplayName))
            m_names.insert(id, player.value(DisplayName).toString());
    }
    std::ranges::stable_sort(m_seats, {}, &SeatTold::seat);
}

void MafiaStory::takeOwnRole(const MafiaEvent &event)
{
    SeatTold &own = seatFor(playerIn(event));
    own.role = event.facts.value(Role).toString();
    for (const QString &mate : textsIn(event.facts.value(Teammates)))
        seatFor(mate).role = RoleMafia;
}

void MafiaStory::takePhase(const MafiaEvent &event)
{
    const QStringList alive = textsIn(event.facts.value(Alive));
    // The first list names everybody, in the order they sit.
    if (std::ranges::none_of(m_phases, [](const PhaseTold &each) { return each.phase != Setup; })) {
        for (int at = 0; at < alive.size(); ++at)
            seatFor(alive.at(at)).seat = at + 1;
        std::ranges::stable_sort(m_seats, {}, &SeatTold::seat);
    }
    if (!m_phases.isEmpty())
        m_phases.last().toMs = event.timeMs;
    const QString phase = event.facts.value(To).toString();
    m_phases.append({event.seq,
                     phase,
                     event.facts.value(DayNumber).toInt(),
                     event.facts.value(NightNumber).toInt(),
                     event.timeMs,
                     0,
                     {}});
    m_nextPhase = event.facts.value(NextPhase).toString();
    if (event.facts.contains(SpeedMode))
        m_speed = event.facts.value(SpeedMode).toString();
    setDeadline(event, Deadline);
    m_speaker.clear();
    m_isOver = m_isOver || phase == End;
    if (phase == NightActions) {
        m_actions.clear();
        m_agreement.clear();
        m_killDecision.clear();
        m_votes.clear();
        m_voteResult.reset();
    } else if (phase == DayDiscussion) {
        m_turn = 0;
        m_turnsInAll = 0;
        m_order.clear();
    } else if (phase == DayVoting) {
        m_votes.clear();
        m_voteResult.reset();
    }
}

void MafiaStory::takeAction(const MafiaEvent &event)
{
    const QString player = event.facts.value(AgentId).toString();
    NightActionTold told{.player = player,
                         .action = event.facts.value(ActionType).toString(),
                         .target = event.facts.value(TargetId).toString(),
                         .think = openOrObserved(event.facts, Think),
                         .afterMs = event.timeMs - phaseSinceMs(),
                         .isDefault = event.facts.value(Defaulted).toBool()};
    takeScores(player, event);
    const auto before = std::ranges::find(m_actions, player, &NightActionTold::player);
    if (before != m_actions.end())
        *before = told;
    else
        m_actions.append(told);
    if (told.isDefault || player.isEmpty())
        return;
    SeatTold &seat = seatFor(player);
    ++seat.answers;
    seat.answeredInMs += told.afterMs;
}

void MafiaStory::takeTeam(const MafiaEvent &event)
{
    m_agreement = event.facts.value(Agreement).toString();
    for (const JsonValue &each : event.facts.value(Submissions).toArray()) {
        const QString player = each.toObject().value(PlayerId).toString();
        const QString target = each.toObject().value(TargetId).toString();
        const auto known = std::ranges::find(m_actions, player, &NightActionTold::player);
        if (known != m_actions.end())
            known->target = target;
        else
            m_actions.append({.player = player, .action = Kill, .target = target});
    }
}

void MafiaStory::takeInvestigation(const MafiaEvent &event)
{
    SeatTold &seat = seatFor(event.facts.value(TargetId).toString());
    if (event.facts.value(IsMafia).toBool())
        seat.role = RoleMafia;
    else
        seat.isCleared = true;
}

void MafiaStory::takeNight(const MafiaEvent &event)
{
    const JsonObject observed = event.facts.value(ObserverPart).toObject();
    m_killDecision = observed.value(KillDecision).toString();
    if (event.facts.value(Prevented).toBool())
        mark({QStringLiteral("save"), observed.value(ProtectedId).toString(), {}});
}

void MafiaStory::takeElimination(const MafiaEvent &event)
{
    SeatTold &seat = seatFor(playerIn(event));
    seat.isAlive = false;
    seat.cause = event.facts.value(Cause).toString();
    seat.cycle = event.facts.value(CycleNumber).toInt();
    const QString role = openOrObserved(event.facts, Role);
    if (!role.isEmpty())
        seat.role = role;
    const bool isVote = seat.cause == CauseVote;
    mark({isVote ? QStringLiteral("vote") : QStringLiteral("death"), seat.player, seat.role});
}

void MafiaStory::takeInactive(const MafiaEvent &event)
{
    seatFor(playerIn(event)).isInactive = event.kind == PlayerInactive;
}

void MafiaStory::takePause(const MafiaEvent &event)
{
    m_isPaused = event.kind == MatchPaused;
    if (!m_isPaused)
        setDeadline(event, Deadline);
}

void MafiaStory::takeSpeed(const MafiaEvent &event)
{
    m_speed = event.facts.value(SpeedMode).toString();
    if (event.facts.contains(Deadline)) // STEP has none
        setDeadline(event, Deadline);
}

void MafiaStory::takeEnd(const MafiaEvent &event)
{
    m_isOver = true;
    m_winner = event.facts.contains(WinnerTeam) ? event.facts.value(WinnerTeam).toString()
                                                : event.facts.value(Winner).toString();
    m_reason = event.facts.value(Reason).toString();
    m_deadlineMs = 0;
    m_speaker.clear();
    takePlayers(event.facts.value(FinalState).toObject().value(Players));
}

void MafiaStory::mark(const MarkTold &mark)
{
    if (!m_phases.isEmpty())
        m_phases.last().marks.append(mark);
}

void MafiaStory::setDeadline(const MafiaEvent &event, QLatin1String field)
{
    m_deadlineMs = protocol::parseUtc(event.facts.value(field).toString()).value_or(0);
    m_deadlineSinceMs = event.timeMs;
}

SeatTold &MafiaStory::seatFor(const QString &player)
{
    const auto found = std::ranges::find(m_seats, player, &SeatTold::player);
    if (found != m_seats.end())
        return *found;
    m_seats.append({.player = player, .seat = static_cast<int>(m_seats.size()) + 1});
    return m_seats.last();
}

const SeatTold *MafiaStory::seat(const QString &player) const
{
    const auto found = std::ranges::find(m_seats, player, &SeatTold::player);
    return found == m_seats.end() ? nullptr : &*found;
}

int MafiaStory::aliveCount() const
{
    return static_cast<int>(std::ranges::count(m_seats, true, &SeatTold::isAlive));
}

int MafiaStory::aliveMafia() const
{
    int mafia = 0;
    for (const SeatTold &each : m_seats) {
        if (each.isAlive && each.role.isEmpty())
            return -1;
        mafia += each.isAlive && each.role == RoleMafia ? 1 : 0;
    }
    return m_seats.isEmpty() ? -1 : mafia;
}

QString MafiaStory::phase() const
{
    if (m_isOver)
        return End;
    return m_phases.isEmpty() ? QString(Setup) : m_phases.constLast().phase;
}

qint64 MafiaStory::phaseSinceMs() const
{
    return m_phases.isEmpty() ? 0 : m_phases.constLast().fromMs;
}

} // namespace league::app::view
