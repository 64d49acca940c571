// The days of a match: who speaks, who votes for whom.
#include "agents/base/json/json.h"
#include "app/view/mafia/mafia_story.h"
#include "app/view/mafia/mafia_words.h"

#include <algorithm>

namespace league::app::view {

using namespace mafia;

void MafiaStory::takeTurn(const MafiaEvent &event)
{
    m_speaker = event.facts.value(PlayerId).toString();
    m_turn = event.facts.value(TurnIndex).toInt() + 1;
    m_turnsInAll = m_turn - 1 + event.facts.value(TurnsRemaining).toInt(); // with this one
    if (event.facts.contains(Order)) {
        m_order.clear();
        for (const JsonValue &each : event.facts.value(Order).toArray())
            m_order.append(each.toString());
    }
    if (!event.facts.contains(TurnsRemaining))
        m_turnsInAll = std::max<int>(m_turn, static_cast<int>(m_order.size()));
    setDeadline(event, event.facts.contains(TimeoutAt) ? TimeoutAt : Deadline);
    (void)statementOf(event);
}

StatementTold &MafiaStory::statementOf(const MafiaEvent &event)
{
    const QString turn = event.facts.value(TurnId).toString();
    const auto found = std::ranges::find(m_statements, turn, &StatementTold::turn);
    if (found != m_statements.end())
        return *found;
    StatementTold told;
    told.seq = event.seq;
    told.turn = turn;
    told.player = event.facts.value(PlayerId).toString(m_speaker);
    told.day = day();
    told.index = std::max(0, m_turn - 1);
    m_statements.append(told);
    return m_statements.last();
}

void MafiaStory::takeChunk(const MafiaEvent &event)
{
    StatementTold &told = statementOf(event);
    QString &text = event.kind == ThinkChunk ? told.think : told.say;
    text += event.facts.value(Text).toString();
}

void MafiaStory::takeStatement(const MafiaEvent &event)
{
    StatementTold &told = statementOf(event);
    told.isOpen = false;
    told.player = event.facts.value(PlayerId).toString();
    told.say = event.facts.value(Say).toString(); // it may have been cut
    told.isPass = event.facts.value(Pass).toBool();
    told.isTimedOut = event.facts.value(TimedOut).toBool();
    told.isCut = event.facts.value(Truncated).toBool();
    told.index = event.facts.value(TurnIndex).toInt(told.index);
    SeatTold &seat = seatFor(told.player);
    if (told.isTimedOut) {
        ++seat.timeouts;
    } else {
        ++seat.answers;
        seat.answeredInMs += event.timeMs - m_deadlineSinceMs;
    }
    takeScores(told.player, event);
    auto &today = m_suspicions[told.day];
    for (const JsonValue &each : event.facts.value(SpeechActs).toArray()) {
        const QString act = each.toObject().value(Act).toString();
        const Pair pair{told.player, each.toObject().value(TargetId).toString()};
        if (act == Accuse)
            ++today[pair].accused;
        else if (act == Defend)
            ++today[pair].defended;
    }
    m_speaker.clear();
    m_deadlineMs = 0;
}

void MafiaStory::takeClaim(const MafiaEvent &event)
{
    SeatTold &seat = seatFor(event.facts.value(PlayerId).toString());
    seat.claimed = event.facts.value(ClaimedRole).toString();
    const QString turn = event.facts.value(TurnId).toString();
    const auto told = std::ranges::find(m_statements, turn, &StatementTold::turn);
    if (told != m_statements.end())
        told->claimed = seat.claimed;
    mark({QStringLiteral("claim"), seat.player, seat.claimed});
}

void MafiaStory::takeVote(const MafiaEvent &event)
{
    const QString voter = event.facts.value(VoterId).toString();
    VoteTold told{.voter = voter, .target = event.facts.value(TargetId).toString()};
    takeScores(voter, event);
    const auto before = std::ranges::find(m_votes, voter, &VoteTold::voter);
    if (before != m_votes.end()) {
        told.isChanged = true;
        told.changedFrom = before->target;
        m_votes.erase(before);
    } else {
        SeatTold &seat = seatFor(voter);
        ++seat.answers;
        seat.answeredInMs += event.facts.value(ElapsedMs).toInt();
    }
    m_votes.append(told);
}

void MafiaStory::takeVoteResult(const MafiaEvent &event)
{
    mafia::VoteResultTold told;
    told.eliminated = event.facts.value(Eliminated).toString();
    for (const JsonValue &each : event.facts.value(Tied).toArray())
        told.tied.append(each.toString());
    told.tieBreak = event.facts.value(TieBreak).toString();
    told.noElimination = event.facts.value(NoElimination).toString();
    m_voteResult = told;
    m_deadlineMs = 0;
    auto &today = m_suspicions[day()];
    for (const JsonValue &each : event.facts.value(Votes).toArray()) {
        const QString target = each.toObject().value(TargetId).toString();
        if (!target.isEmpty())
            ++today[{each.toObject().value(VoterId).toString(), target}].voted;
    }
    if (told.eliminated.isEmpty())
        mark({QStringLiteral("spared"), {}, told.noElimination});
}

QStringList MafiaStory::nextSpeakers() const
{
    const qsizetype at = m_order.indexOf(m_speaker);
    if (m_order.isEmpty() || (at < 0 && m_turn == 0))
        return {};
    const qsizetype from = at < 0 ? m_turn : at + 1; // turns go round when there are more
    const qsizetype left = m_turnsInAll - m_turn;
    QStringList next;
    for (qsizetype each = 0; each < left && each < m_order.size(); ++each) {
        const QString player = m_order.at((from + each) % m_order.size());
        const SeatTold *sitting = seat(player);
        if (sitting && sitting->isAlive)
            next.append(player);
    }
    return next;
}

QHash<QString, int> MafiaStory::tally() const
{
    QHash<QString, int> counts;
    for (const VoteTold &each : m_votes) {
        if (!each.target.isEmpty())
            ++counts[each.target];
    }
    return counts;
}

QStringList MafiaStory::leaders() const
{
    const QHash<QString, int> counts = tally();
    int most = 0;
    for (const int count : counts)
        most = std::max(most, count);
    QStringList top;
    for (const SeatTold &each : m_seats) {
        if (most > 0 && counts.value(each.player) == most)
            top.append(each.player);
    }
    return top;
}

void MafiaStory::takeScores(const QString &player, const MafiaEvent &event)
{
    const JsonObject observed = event.facts.value(ObserverPart).toObject();
    const JsonObject scores = observed.value(SuspicionScores).toObject();
    if (scores.isEmpty())
        return;
    // All of them are told at once: whoever is missing has left.
    QHash<QString, int> &now = m_scores[day()][player];
    now.clear();
    for (auto it = scores.begin(); it != scores.end(); ++it)
        now.insert(it.key(), it->toInt());
}

SuspicionTold MafiaStory::suspicion(const QString &from, const QString &to, int day) const
{
    SuspicionTold sum;
    for (auto each = m_suspicions.begin(); each != m_suspicions.end(); ++each) {
        if (day != 0 && each.key() != day)
            continue;
        const SuspicionTold told = each->value({from, to});
        sum.accused += told.accused;
        sum.defended += told.defended;
        sum.voted += told.voted;
    }
    for (auto each = m_scores.begin(); each != m_scores.end(); ++each) {
        if (day != 0 && each.key() > day)
            break;
        const auto told = each->constFind(from);
        if (told == each->constEnd())
            continue;
        const auto score = told->constFind(to);
        sum.score = score == told->constEnd() ? std::nullopt : std::optional(*score);
    }
    return sum;
}

} // namespace league::app::view
