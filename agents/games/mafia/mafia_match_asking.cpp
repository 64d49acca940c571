// MafiaMatch: who is asked what, and who is waited for.
#include "agents/games/mafia/mafia_match.h"

#include "agents/base/charts/mafia_phase_chart.h"
#include "agents/games/mafia/change_words.h"
#include "agents/games/mafia/mafia_names.h"

namespace league::games::mafia {

namespace chart = base::mafia_phase_chart;

namespace {

// "n1-p06", "n1-p06-2" for the second call: as conversation ids have it (protocol.md §1).
QString callId(const QString &phase, const Player &player, int call)
{
    const QString id = phase + u'-' + player.id.text().toLower();
    return call == 1 ? id : QStringLiteral("%1-%2").arg(id).arg(call);
}

QVariantList teamActions(const Night &night)
{
    QVariantList actions;
    for (const NightAction &action : night.kills()) {
        actions.append(QVariantMap{{key::PlayerId, action.player.text()},
                                   {key::TargetId, action.target.text()}});
    }
    return actions;
}

} // namespace

QList<Question> MafiaMatch::pending() const
{
    QList<Question> questions;
    for (const Player &player : m_table.players()) {
        if (m_questions.contains(player.roster))
            questions.append(m_questions.value(player.roster));
    }
    return questions;
}

void MafiaMatch::putQuestion(const Player &player, QLatin1String kind, const QString &id,
                             QVariantMap facts)
{
    const std::optional<qint64> closes = kind == ask::DiscussionTurn ? turnEndMs() : phaseEndMs();
    Question question{.seat = player.roster,
                      .kind = kind,
                      .id = id,
                      .patience = Patience::UntilClosed,
                      .closesAtMs = closes};
    if (closes)
        question.window = std::chrono::milliseconds(*closes - m_clock.nowMs());
    question.facts = m_herald.question(player, std::move(facts));
    question.options = question.facts.value(key::ValidTargets).toStringList();
    m_questions.insert(player.roster, question);
}

void MafiaMatch::askNight(const Player &player)
{
    const int call = ++m_calls[player.roster];
    QVariantMap facts{{key::NightNumber, m_nightNumber},
                      {key::DayNumber, m_day},
                      {key::ActionType, QString(actionWord(player.role))},
                      {key::ValidTargets, m_night->validTargets(player)},
                      {key::CallNumber, call},
                      {key::Deadline, deadlineText()}};
    if (player.role == Role::Mafia) {
        facts.insert(key::Teammates, m_table.teammatesOf(player));
        facts.insert(key::TeamActions, teamActions(*m_night));
        facts.insert(key::Consultation, m_consultation);
    } else if (player.role == Role::Doctor) {
        const QString last = m_night->lastProtected().text();
        facts.insert(key::LastProtected, last.isEmpty() ? QVariant() : QVariant(last));
    }
    putQuestion(player, ask::NightAction,
                callId(QStringLiteral("n%1").arg(m_nightNumber), player, call), facts);
}

void MafiaMatch::askVote(const Player &player)
{
    const int call = ++m_calls[player.roster];
    putQuestion(player, ask::Vote, callId(QStringLiteral("d%1-vote").arg(m_day), player, call),
                {{key::DayNumber, m_day},
                 {key::ValidTargets, m_ballot->validTargets(player)},
                 {key::MayAbstain, m_rules.allowAbstain},
                 {key::AliveCount, static_cast<int>(m_table.living().size())},
                 {key::VotesNeeded, m_ballot->neededForMajority()},
                 {key::CallNumber, call},
                 {key::Deadline, deadlineText()}});
}

void MafiaMatch::askTurn(const Player &player)
{
    const QString turn = m_discussion.turnId();
    const int number = turn.sliced(turn.lastIndexOf(u't') + 1).toInt();
    putQuestion(player, ask::DiscussionTurn,
                QStringLiteral("d%1-t%2").arg(m_day).arg(number, 2, 10, QLatin1Char('0')),
                {{key::Turn,
                  QVariantMap{{key::ChannelId, m_discussion.channelId()},
                              {key::TurnId, turn},
                              {key::TurnIndex, m_discussion.turnIndex()},
                              {key::TurnsRemaining, m_discussion.turnsRemaining()},
                              {key::Order, m_discussion.order()},
                              {key::TimeoutAt, deadlineText()}}},
                 {key::DayNumber, m_day},
                 {key::MaxSayChars, m_rules.maxSayChars},
                 {key::MayPass, true},
                 {key::StreamingAllowed, true}});
}

void MafiaMatch::askAgain(const Player &player)
{
    if (isIn(chart::NightActions))
        askNight(player);
    else
        askVote(player);
}

// MR-09: a new call, as often as the rules allow; then the default applies.
base::Failure MafiaMatch::refuseInvalid(const Player &player, const base::Failure &failure)
{
    if (!m_questions.contains(player.roster))
        return failure;
    if (++m_invalid[player.roster] <= m_rules.maxInvalidResubmits) {
        askAgain(player);
        return failure;
    }
    m_questions.remove(player.roster);
    if (isIn(chart::NightActions))
        m_waiting.remove(player.roster);
    return failure;
}

void MafiaMatch::closeQuestions()
{
    m_questions.clear();
    m_waiting.clear();
    m_calls.clear();
    m_invalid.clear();
    m_consultation = 0;
}

// After a pause, or a change of speed: what is asked stays asked, until another time.
void MafiaMatch::renewDeadlines()
{
    for (Question &question : m_questions) {
        const bool isTurn = question.kind == ask::DiscussionTurn;
        question.closesAtMs = isTurn ? turnEndMs() : phaseEndMs();
        if (isTurn) {
            QVariantMap turn = question.facts.value(key::Turn).toMap();
            turn.insert(key::TimeoutAt, deadlineText());
            question.facts.insert(key::Turn, turn);
        } else {
            question.facts.insert(key::Deadline, deadlineText());
        }
    }
}

// MR-35: nobody waits for an inactive player, unless a bot plays for it.
bool MafiaMatch::isWaitedFor(const Player &player) const
{
    return !m_attendance.isInactive(player.roster) || m_rules.inactivePolicy == InactivePolicy::Bot;
}

void MafiaMatch::countMiss(const Player &player)
{
    if (!m_attendance.missed(player.roster))
        return;
    m_herald.tell(kind::PlayerInactive,
                  {{key::PlayerId, player.id.text()},
                   {key::Misses, m_attendance.misses(player.roster)},
                   {key::DayNumber, m_day},
                   {key::NightNumber, m_nightNumber}},
                  word::Observer);
}

// MR-35: a valid message makes it active again. Where a bot plays for it, it is not its own.
void MafiaMatch::noteAnswer(const Player &player)
{
    const bool isBack =
        m_attendance.isInactive(player.roster) && m_rules.inactivePolicy != InactivePolicy::Bot;
    m_attendance.answered(player.roster);
    if (!isBack)
        return;
    m_herald.tell(kind::PlayerActive,
                  {{key::PlayerId, player.id.text()},
                   {key::DayNumber, m_day},
                   {key::NightNumber, m_nightNumber}},
                  word::Observer);
}

void MafiaMatch::logInput(QLatin1String source, QLatin1String type, const QVariantMap &data)
{
    m_inputs.add({.atMs = m_clock.nowMs(),
                  .source = source,
                  .type = type,
                  .data = data,
                  .errorCode = {},
                  .eventsBefore = m_herald.eventCount()});
}

} // namespace league::games::mafia
