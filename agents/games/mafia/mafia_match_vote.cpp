// MafiaMatch: the vote, what follows from it, and the end (M-080 to M-115).
#include "agents/games/mafia/mafia_match.h"

#include "agents/base/charts/mafia_phase_chart.h"
#include "agents/games/fact_names.h"
#include "agents/games/mafia/loose_values.h"
#include "agents/games/mafia/mafia_judge.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/speech.h"
#include "agents/protocol/error_codes.h"

namespace league::games::mafia {

namespace chart = base::mafia_phase_chart;
namespace error_code = protocol::error_code;
using base::Failure;
using base::PlayerId;

void MafiaMatch::enterVoting()
{
    m_discussion.closeDay();
    m_ballot.emplace(m_day, m_table);
    m_isSettling = false;
    enter(chart::trigger::DiscussionOver);
    for (const Player &player : m_table.living()) {
        askVote(player);
        if (isWaitedFor(player))
            m_waiting.insert(player.roster);
    }
}

base::Outcome MafiaMatch::acceptVote(const Player &player, const QVariantMap &payload)
{
    const std::optional<qint64> day = wholeNumber(payload.value(key::DayNumber));
    if (!isIn(chart::DayVoting) || (day && *day != m_day)) {
        const bool isBefore = isIn(chart::MorningReveal) || isIn(chart::DayDiscussion);
        const qint64 lastVoted = isBefore || isIn(chart::DayVoting) ? m_day - 1 : m_day;
        if (day ? *day <= lastVoted : lastVoted >= 1 && !isBefore) {
            return Failure{QStringLiteral("The vote is over; the voice came too late."),
                           error_code::DeadlinePassed};
        }
        return Failure{
            QStringLiteral("Nobody votes in the phase %1; wait for VOTE_CALL.").arg(phase()),
            error_code::InvalidPhase};
    }
    const QVariant given = payload.value(key::TargetId);
    const QString target = textIn(given);
    if (!payload.contains(key::TargetId) || (!given.isNull() && target.isEmpty())) {
        return refuseInvalid(player,
                             {QStringLiteral("The vote names no target_id; name a living player, "
                                             "or null to abstain."),
                              error_code::MissingRequiredField});
    }
    if (const Vote *before = m_ballot->voteOf(player); before && before->target.text() == target)
        return base::Done{}; // a second copy of the same answer
    if (const base::Outcome valid = m_ballot->check(player, target, m_rules); !valid)
        return refuseInvalid(player, valid.failure());
    const QString think = cutTo(textIn(payload.value(key::Think)), m_rules.maxThinkChars);
    noteAnswer(player);
    takeVote(player, target,
             observedPart(think, cleanScores(payload.value(key::SuspicionScores), m_table)));
    return base::Done{};
}

void MafiaMatch::takeVote(const Player &player, const QString &target, const QVariantMap &marks)
{
    m_ballot->cast(player, target, m_clock.nowMs());
    m_waiting.remove(player.roster);
    m_questions.remove(player.roster);
    m_settleAlarm.cancel(); // MR-23: each change restarts it
    m_isSettling = false;
    QVariantMap facts{{key::VoterId, player.id.text()},
                      {key::TargetId, target.isEmpty() ? QVariant() : QVariant(target)},
                      {key::VoteTime, m_clock.textAt(m_clock.nowMs())},
                      {key::ElapsedMs, m_clock.nowMs() - m_phaseBeganMs},
                      {key::Changed, m_ballot->voteOf(player)->isChanged},
                      {key::Tally, m_ballot->tally()},
                      {key::VotesCast, m_ballot->cast()},
                      {key::AliveCount, static_cast<int>(m_table.living().size())}};
    facts.insert(marks);
    m_herald.tell(kind::VoteCast, facts, fact::VisibleToAll);
}

// M-088, MR-23
void MafiaMatch::settleWhenAllVoted()
{
    if (m_isSettling || !m_waiting.isEmpty())
        return;
    m_isSettling = true;
    const int settle = m_timing.settleMs.value_or(0);
    if (m_phaseEndsAt && m_clock.steadyMs() + settle >= *m_phaseEndsAt)
        return; // the deadline comes first
    m_settleAlarm = m_clock.after(std::chrono::milliseconds(settle), [this] {
        logInput(input::Clock, input::SettleEnd);
        closeVote();
    });
}

void MafiaMatch::closeVote()
{
    m_settleAlarm.cancel();
    QList<Player> missing = m_table.living();
    missing.removeIf([this](const Player &player) { return m_ballot->voteOf(player); });
    for (const Player &player : std::as_const(missing)) {
        if (m_rules.missingVote == MissingVote::Random) {
            const QString use =
                QStringLiteral("day/%1/vote_random/%2").arg(m_day).arg(player.id.text());
            takeVote(player, m_streams.open(use).pick(m_ballot->validTargets(player)),
                     {{key::Defaulted, true}});
        }
        countMiss(player);
    }
    const VoteResult result = m_ballot->count(m_rules.noElimination, m_streams);
    QVariantList votes;
    for (const Vote &vote : m_ballot->votes()) {
        votes.append(QVariantMap{{key::VoterId, vote.voter.text()},
                                 {key::TargetId, vote.target.text()},
                                 {key::VoteTime, m_clock.textAt(vote.atMs)},
                                 {key::Changed, vote.isChanged}});
    }
    const auto orNull = [](const QString &text) {
        return text.isEmpty() ? QVariant() : QVariant(text);
    };
    m_herald.tell(kind::VoteResult,
                  {{key::DayNumber, m_day},
                   {key::Eliminated, orNull(result.eliminated.text())},
                   {key::Votes, votes},
                   {key::Distribution, m_ballot->tally()},
                   {key::Abstained, m_ballot->abstained()},
                   {key::Tie, result.isTie},
                   {key::Tied, result.isTie ? result.leaders : QStringList()},
                   {key::TieBreak, orNull(result.isDrawn ? QString(word::SeededRng) : QString())},
                   {key::NoEliminationReason, orNull(result.noElimination)},
                   {key::MajorityReached, result.isMajority}},
                  fact::VisibleToAll);
    m_ballot.reset();
    enterResolution(chart::trigger::VotesCounted, result.eliminated);
}

void MafiaMatch::enterResolution(QLatin1String trigger, const PlayerId &eliminated)
{
    enter(trigger);
    if (!eliminated.isEmpty())
        eliminate(eliminated, word::ByVote, m_rules.revealVote);
    if (m_rules.inactivePolicy != InactivePolicy::Remove)
        return;
    for (const Player &player : m_table.living()) {
        if (m_attendance.isInactive(player.roster))
            eliminate(player.id, word::Technical, m_rules.revealVote);
    }
}

void MafiaMatch::leaveResolution()
{
    const QLatin1String winner = winnerAt(m_table);
    if (!winner.isEmpty() || m_day >= m_rules.maxDays)
        finish(winner);
    else
        enterNight(chart::trigger::NoWinner);
}

// M-056, M-100: what is not revealed stays with the observers.
void MafiaMatch::eliminate(const PlayerId &id, QLatin1String cause, Reveal reveal)
{
    m_table.kill(id, cause, m_nightNumber);
    const Player &player = *m_table.find(id.text());
    const QString role = roleWord(player.role);
    const QString team = teamWord(player.role);
    QVariantMap facts{{key::PlayerId, id.text()},
                      {key::DisplayName, player.name},
                      {key::Cause, QString(cause)},
                      {key::Revealed, QString(revealWord(reveal))},
                      {key::DayNumber, m_day},
                      {key::CycleNumber, m_nightNumber},
                      {key::AliveCount, static_cast<int>(m_table.living().size())}};
    if (reveal != Reveal::None)
        facts.insert(key::Team, team);
    if (reveal == Reveal::Role)
        facts.insert(key::Role, role);
    facts.insert(fact::ObserverPart, QVariantMap{{key::Role, role}, {key::Team, team}});
    m_herald.tell(kind::PlayerEliminated, facts, fact::VisibleToAll);
}

// M-110 to M-115
void MafiaMatch::finish(QLatin1String winner)
{
    if (!fire(chart::trigger::GameDecided))
        return;
    closeQuestions();
    m_phaseAlarm.cancel();
    m_phaseEndsAt.reset();
    m_discussion.close();
    const Ending ending{winner, m_day, m_nightNumber, m_clock.nowMs()};
    m_outcome = judge(m_setup, m_table, m_attendance, ending);
    m_herald.tell(kind::GameEnded,
                  {{key::Winner, winner.isEmpty() ? QVariant() : QVariant(QString(winner))},
                   {key::WinningPlayers, winningPlayers(m_table, winner)},
                   {key::FinalState,
                    QVariantMap{{key::Phase, QString(phase())},
                                {key::DayNumber, m_day},
                                {key::CycleNumber, m_nightNumber},
                                {key::Players, playersInFull(m_table)}}},
                   {key::DurationMs, ending.durationMs},
                   {fact::Reason, QString(reasonOf(ending))}},
                  fact::VisibleToAll);
}

} // namespace league::games::mafia
