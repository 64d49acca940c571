// MafiaMatch: the phases and their time.
#include "agents/games/mafia/mafia_match.h"

#include "agents/base/charts/mafia_phase_chart.h"
#include "agents/games/fact_names.h"
#include "agents/games/mafia/mafia_judge.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/privacy.h"

namespace league::games::mafia {

namespace chart = base::mafia_phase_chart;
using std::chrono::milliseconds;

namespace {

// The phase that follows if nothing decides the game.
QLatin1String usualNext(QLatin1String phase)
{
    if (phase == chart::NightActions)
        return chart::MorningReveal;
    if (phase == chart::MorningReveal)
        return chart::DayDiscussion;
    if (phase == chart::DayDiscussion)
        return chart::DayVoting;
    return phase == chart::DayVoting ? chart::Resolution : chart::NightActions;
}

} // namespace

MafiaMatch::MafiaMatch(MatchSetup setup, const MafiaRules &rules)
    : m_setup(std::move(setup)),
      m_rules(rules),
      m_streams(m_setup.seed.toULongLong(), m_setup.match, m_setup.attempt),
      m_table(dealTable(m_setup)),
      m_clock(m_setup.startedAtMs),
      m_chart(chart::Table, m_setup.match.text(), m_clock),
      m_alias(m_table, rules.seatAlias ? SeatAlias::Use::Alias : SeatAlias::Use::Real),
      m_herald(m_table, m_setup.seats, m_alias, m_clock),
      m_attendance(rules.inactiveAfter),
      m_discussion(m_setup.match, rules, m_clock),
      m_speed(rules.speed),
      m_timing(rules.timingAt(rules.speed))
{
    m_discussion.setTurnTime(m_timing.turnMs);
}

MafiaMatch::~MafiaMatch() = default;

void MafiaMatch::begin()
{
    if (!isIn(chart::Setup))
        return;
    QVariantMap deal{{key::Players, playersInFull(m_table)},
                     {key::Order, m_table.livingIds()},
                     {fact::Seed, m_setup.seed.toULongLong()},
                     {key::DealIndex, m_setup.dealIndex},
                     {key::SpeedMode, QString(speedWord(m_speed))}};
    m_herald.tell(kind::RolesAssigned, deal, word::Observer);
    for (const Player &player : m_table.players()) {
        QVariantMap role{{key::PlayerId, player.id.text()},
                         {key::Seat, player.seat},
                         {key::Role, QString(roleWord(player.role))},
                         {key::Team, QString(teamWord(player.role))},
                         {key::RoleBrief, QString(briefOf(player.role))},
                         {key::Objective, QString(objectiveOf(player.role))}};
        if (player.role == Role::Mafia)
            role.insert(key::Teammates, m_table.teammatesOf(player));
        m_herald.tell(kind::RoleAssignment, role, onlyFor(player));
    }
    enterNight(chart::trigger::RolesDealt);
    moveOn();
}

std::optional<qint64> MafiaMatch::dueMs() const
{
    return isOver() ? std::nullopt : m_clock.dueMs();
}

void MafiaMatch::passTime(qint64 nowMs)
{
    while (dueMs() && *dueMs() <= nowMs) {
        m_clock.ringNext();
        hearTalk();
        moveOn();
    }
    m_clock.moveTo(nowMs);
}

void MafiaMatch::ringBefore(qint64 nowMs)
{
    while (dueMs() && *dueMs() < nowMs) {
        m_clock.ringNext();
        hearTalk();
        moveOn();
    }
    m_clock.moveTo(nowMs);
}

QVariantMap MafiaMatch::observation(std::optional<int> viewer) const
{
    if (viewer)
        return m_herald.viewOf(m_table.atRoster(*viewer));
    return {{fact::MatchId, m_setup.match.text()},
            {fact::Status, isOver() ? QStringLiteral("FINISHED") : QStringLiteral("RUNNING")},
            {key::Phase, QString(phase())},
            {key::NextPhase, isOver() ? QVariant() : QVariant(QString(usualNext(phase())))},
            {key::DayNumber, m_day},
            {key::NightNumber, m_nightNumber},
            {key::SpeedMode, QString(speedWord(m_speed))},
            {key::Deadline, deadlineText()},
            {key::Players, playersInFull(m_table)}};
}

// M-004: what the chart does not know does not happen; the chart has logged it.
bool MafiaMatch::fire(QLatin1String trigger)
{
    return m_chart.fire(trigger).ok();
}

// Moves to the next phase and says so (M-006).
void MafiaMatch::enter(QLatin1String trigger)
{
    const QLatin1String from = phase();
    if (!fire(trigger))
        return;
    closeQuestions();
    startPhaseClock();
    m_herald.tell(kind::PhaseChanged,
                  {{key::From, QString(from)},
                   {key::To, QString(phase())},
                   {key::DayNumber, m_day},
                   {key::NightNumber, m_nightNumber},
                   {key::NextPhase, QString(usualNext(phase()))},
                   {key::Deadline, deadlineText()},
                   {key::Alive, m_table.livingIds()}},
                  fact::VisibleToAll);
}

std::optional<int> MafiaMatch::phaseLimit() const
{
    if (isIn(chart::NightActions))
        return nightLimit(m_timing, static_cast<int>(m_night->actors().size()));
    if (isIn(chart::MorningReveal))
        return m_timing.revealMs;
    if (isIn(chart::DayVoting))
        return voteLimit(m_timing, static_cast<int>(m_table.living().size()));
    if (isIn(chart::Resolution) && m_timing.resolutionMs.value_or(0) > 0)
        return m_timing.resolutionMs;
    return std::nullopt;
}

void MafiaMatch::startPhaseClock()
{
    m_phaseBeganMs = m_clock.nowMs();
    m_phaseAlarm.cancel();
    m_phaseEndsAt.reset();
    const std::optional<int> limit = phaseLimit();
    if (!limit)
        return;
    m_phaseEndsAt = m_clock.steadyMs() + *limit;
    m_phaseAlarm = m_clock.after(milliseconds(*limit), [this] { phaseTimeUp(); });
}

void MafiaMatch::phaseTimeUp()
{
    if (isIn(chart::MorningReveal)) {
        logInput(input::Clock, input::RevealEnd);
        return leaveMorning();
    }
    logInput(input::Clock, input::PhaseDeadline);
    if (isIn(chart::NightActions))
        closeNight();
    else if (isIn(chart::DayVoting))
        closeVote();
    else if (isIn(chart::Resolution))
        leaveResolution();
}

// M-005: a phase whose work is done starts the next one, unless somebody holds the match.
void MafiaMatch::moveOn()
{
    while (!isOver() && !isStep() && !m_clock.isStopped() && moveOnOnce()) { }
}

bool MafiaMatch::moveOnOnce()
{
    if (isIn(chart::NightActions)) {
        if (!m_waiting.isEmpty())
            return false;
        closeNight();
        return true;
    }
    if (isIn(chart::DayDiscussion)) {
        if (!m_discussion.turnId().isEmpty())
            return false;
        if (m_discussion.isOver())
            enterVoting();
        else
            m_discussion.grantNext();
        hearTalk();
        return true;
    }
    if (isIn(chart::DayVoting))
        settleWhenAllVoted();
    if (!isIn(chart::Resolution) || m_phaseEndsAt)
        return false;
    leaveResolution();
    return true;
}

std::optional<qint64> MafiaMatch::phaseEndMs() const
{
    return m_phaseEndsAt ? std::optional(m_clock.matchTime(*m_phaseEndsAt)) : std::nullopt;
}

std::optional<qint64> MafiaMatch::turnEndMs() const
{
    return m_turnEndsAt ? std::optional(m_clock.matchTime(*m_turnEndsAt)) : std::nullopt;
}

// Of the phase, or of the turn while somebody speaks.
QVariant MafiaMatch::deadlineText() const
{
    const std::optional<qint64> end = isIn(chart::DayDiscussion) ? turnEndMs() : phaseEndMs();
    return end ? QVariant(m_clock.textAt(*end)) : QVariant();
}

} // namespace league::games::mafia
