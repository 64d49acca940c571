// MafiaMatch: nights and mornings (M-020 to M-058).
#include "agents/games/mafia/mafia_match.h"

#include "agents/base/charts/mafia_phase_chart.h"
#include "agents/games/fact_names.h"
#include "agents/games/mafia/loose_values.h"
#include "agents/games/mafia/mafia_judge.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/privacy.h"
#include "agents/games/mafia/speech.h"
#include "agents/protocol/error_codes.h"

namespace league::games::mafia {

namespace chart = base::mafia_phase_chart;
namespace error_code = protocol::error_code;
using base::Failure;

namespace {

QVariant orNull(const base::PlayerId &id)
{
    return id.isEmpty() ? QVariant() : QVariant(id.text());
}

} // namespace

void MafiaMatch::enterNight(QLatin1String trigger)
{
    ++m_nightNumber;
    m_night.emplace(m_nightNumber, m_table, m_lastProtected);
    enter(trigger);
    for (const Player &player : m_night->actors()) {
        askNight(player);
        if (isWaitedFor(player))
            m_waiting.insert(player.roster);
    }
}

base::Outcome MafiaMatch::acceptNight(const Player &player, const QVariantMap &payload)
{
    if (actionWord(player.role).isEmpty()
        || (payload.contains(key::ActionType)
            && textIn(payload.value(key::ActionType)) != actionWord(player.role))) {
        return Failure{QStringLiteral("%1 has no such action at night.").arg(player.id.text()),
                       error_code::NotYourAction};
    }
    const std::optional<qint64> night = wholeNumber(payload.value(key::NightNumber));
    if (!isIn(chart::NightActions) || (night && *night < m_nightNumber)) {
        return Failure{QStringLiteral("The night is over; the action came too late."),
                       error_code::DeadlinePassed};
    }
    if (night && *night > m_nightNumber) {
        return Failure{QStringLiteral("It is night %1, not %2.").arg(m_nightNumber).arg(*night),
                       error_code::InvalidPhase};
    }
    const QString target = textIn(payload.value(key::TargetId));
    if (const NightAction *before = m_night->actionOf(player)) {
        const bool isSame = before->target.text() == target;
        const bool isConsulted = m_waiting.contains(player.roster);
        if (isSame && !isConsulted)
            return base::Done{}; // a second copy of the same answer
        if (player.role != Role::Mafia) {
            return Failure{QStringLiteral("The action of this night is final; %1 was named.")
                               .arg(before->target.text()),
                           error_code::ActionFinal};
        }
    }
    const QVariantMap observed =
        observedPart(cutTo(textIn(payload.value(key::Think)), m_rules.maxThinkChars),
                     cleanScores(payload.value(key::SuspicionScores), m_table));
    const base::Outcome first = target.isEmpty()
        ? base::Outcome(Failure{QStringLiteral("The action names no target_id; name one of the "
                                               "valid targets."),
                                error_code::MissingRequiredField})
        : m_night->check(player, target);
    if (first) {
        takeAction(player, target, observed);
        return base::Done{};
    }
    const QString second = textIn(payload.value(key::SecondChoiceId));
    if (!second.isEmpty() && m_night->check(player, second)) {
        takeAction(player, second, observed);
        return base::Done{};
    }
    return refuseInvalid(player, first.failure());
}

void MafiaMatch::takeAction(const Player &player, const QString &target, const QVariantMap &marks)
{
    m_night->submit(player, target, m_clock.nowMs());
    noteAnswer(player);
    m_waiting.remove(player.roster);
    m_questions.remove(player.roster);
    m_herald.acted(player, m_nightNumber, target);
    tellAction(&player, actionWord(player.role), *m_table.find(target), marks);
    if (player.role == Role::Mafia) {
        tellTeam();
        consultIfSplit();
    } else if (player.role == Role::Sheriff) {
        tellInvestigation(player);
    }
}

// M-037; a kill that nobody submitted has no agent.
void MafiaMatch::tellAction(const Player *player, QLatin1String action, const Player &target,
                            const QVariantMap &marks)
{
    QVariantMap facts{{key::AgentId, player ? QVariant(player->id.text()) : QVariant()},
                      {key::ActionType, QString(action)},
                      {key::TargetId, target.id.text()},
                      {key::TargetName, target.name},
                      {key::NightNumber, m_nightNumber},
                      {key::Defaulted, false}};
    facts.insert(marks);
    m_herald.tell(kind::ActionSubmitted, facts, word::Observer);
}

void MafiaMatch::tellTeam()
{
    QVariantList submissions;
    for (const NightAction &action : m_night->kills()) {
        submissions.append(QVariantMap{{key::PlayerId, action.player.text()},
                                       {key::TargetId, action.target.text()}});
    }
    m_herald.tell(kind::TeamUpdate,
                  {{key::NightNumber, m_nightNumber},
                   {key::Submissions, submissions},
                   {key::ProvisionalTarget, orNull(m_night->provisionalTarget())},
                   {key::Agreement, QString(m_night->agreement())}},
                  word::Mafia);
}

void MafiaMatch::tellInvestigation(const Player &sheriff)
{
    const NightAction *action = m_night->actionOf(sheriff);
    const Player &target = *m_table.find(action->target.text());
    m_herald.tell(kind::InvestigationResult,
                  {{key::SheriffId, sheriff.id.text()},
                   {key::TargetId, target.id.text()},
                   {key::IsMafia, target.role == Role::Mafia},
                   {key::NightNumber, m_nightNumber},
                   {key::Defaulted, action->isDefault}},
                  onlyFor(sheriff));
}

// M-030, MR-07
void MafiaMatch::consultIfSplit()
{
    const bool isTimeLeft = !m_phaseEndsAt || m_clock.steadyMs() < *m_phaseEndsAt;
    if (m_table.livingMafia() < 2 || !m_night->haveAllMafiaSubmitted()
        || !m_night->majority().isEmpty() || m_consultation >= m_rules.consultRounds || !isTimeLeft)
        return;
    for (const Player &player : m_night->actors()) {
        if (player.role == Role::Mafia && m_waiting.contains(player.roster))
            return;
    }
    ++m_consultation;
    for (const Player &player : m_night->actors()) {
        if (player.role != Role::Mafia)
            continue;
        askNight(player);
        if (isWaitedFor(player))
            m_waiting.insert(player.roster);
    }
}

// The defaults in the order KILL, PROTECT, INVESTIGATE (M-038), then the morning.
void MafiaMatch::closeNight()
{
    QList<Player> missing;
    for (const Player &player : m_night->actors()) {
        if (!m_night->actionOf(player))
            missing.append(player);
    }
    const QVariantMap marks{{key::Defaulted, true}};
    if (m_night->kills().isEmpty()) {
        const KillDecision kill = m_night->decideKill(m_streams);
        tellAction(nullptr, word::Kill, *m_table.find(kill.target.text()), marks);
    }
    for (const Role role : {Role::Doctor, Role::Sheriff}) {
        const Player *player = m_table.livingOnly(role);
        if (!player || m_night->actionOf(*player))
            continue;
        const QString target = m_night->defaultTarget(*player, m_streams);
        m_night->submit(*player, target, m_clock.nowMs(), true);
        m_herald.acted(*player, m_nightNumber, target);
        tellAction(player, actionWord(role), *m_table.find(target), marks);
        if (role == Role::Sheriff)
            tellInvestigation(*player);
    }
    for (const Player &player : std::as_const(missing))
        countMiss(player);
    enterMorning();
}

// M-050 to M-058
void MafiaMatch::enterMorning()
{
    const KillDecision kill = m_night->decideKill(m_streams);
    const Player *doctor = m_table.livingOnly(Role::Doctor);
    const Player *sheriff = m_table.livingOnly(Role::Sheriff);
    const base::PlayerId shielded = doctor ? m_night->actionOf(*doctor)->target : base::PlayerId();
    const Player victim = *m_table.find(kill.target.text());
    const bool isPrevented = !shielded.isEmpty() && shielded == victim.id;
    if (doctor)
        m_lastProtected = shielded;

    QVariantMap observed{{key::KillTarget, victim.id.text()},
                         {key::KillDecision, QString(kill.how)},
                         {key::Protected, isPrevented ? QVariant(victim.id.text()) : QVariant()},
                         {key::ProtectTarget, orNull(shielded)},
                         {key::Investigation, QVariant()}};
    QStringList defaults;
    if (kill.how == word::SeededDefault)
        defaults.append(word::Kill);
    if (doctor && m_night->actionOf(*doctor)->isDefault)
        defaults.append(word::Protect);
    if (sheriff) {
        const NightAction &look = *m_night->actionOf(*sheriff);
        const bool isMafia = m_table.find(look.target.text())->role == Role::Mafia;
        observed.insert(key::Investigation,
                        QVariantMap{{key::TargetId, look.target.text()}, {key::IsMafia, isMafia}});
        if (look.isDefault)
            defaults.append(word::Investigate);
    }
    observed.insert(key::Defaults, defaults);

    m_day = m_nightNumber; // MR-14
    enter(chart::trigger::NightOver);
    const QVariantMap killed{{key::PlayerId, victim.id.text()}, {key::DisplayName, victim.name}};
    m_herald.tell(kind::NightResolved,
                  {{key::NightNumber, m_nightNumber},
                   {key::Killed, isPrevented ? QVariant() : QVariant(killed)},
                   {key::Prevented, isPrevented},
                   {key::Announcement, morningText(isPrevented ? QString() : victim.name)},
                   {fact::ObserverPart, observed}},
                  fact::VisibleToAll);
    if (!isPrevented)
        eliminate(victim.id, word::ByNight, m_rules.revealNight);
    m_isDecidedByNight = m_rules.winCheckAfterNight && !winnerAt(m_table).isEmpty();
    m_night.reset();
}

void MafiaMatch::leaveMorning()
{
    if (m_isDecidedByNight)
        enterResolution(chart::trigger::NightDecidedGame, {});
    else
        enterDiscussion();
}

} // namespace league::games::mafia
