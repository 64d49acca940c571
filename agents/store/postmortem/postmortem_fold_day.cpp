// What happens by day: statements, claims and votes. The rest of PostmortemFold is in
// postmortem_fold.cpp.
#include "agents/store/postmortem/event_reading.h"
#include "agents/store/postmortem/postmortem_fold.h"

#include <algorithm>

namespace league::store {

using namespace event_reading;

void PostmortemFold::takeTurn(const ReplayEvent &event)
{
    QString turn = text(event.data, "turn_id");
    if (turn.isEmpty())
        turn = text(part(event.data, "turn"), "turn_id");
    m_turnStarts.insert(turn, event.tMs);
}

void PostmortemFold::takeThought(const ReplayEvent &event)
{
    m_thoughts[text(event.data, "turn_id")] += text(event.data, "text");
}

void PostmortemFold::takeStatement(const ReplayEvent &event)
{
    PostmortemStatement statement;
    statement.playerId = text(event.data, "player_id");
    statement.turnId = text(event.data, "turn_id");
    statement.think = m_thoughts.value(statement.turnId);
    statement.say = text(event.data, "say");
    statement.isPass = flag(event.data, "pass");
    statement.timedOut = flag(event.data, "timed_out");
    statement.isTruncated = flag(event.data, "truncated");
    statement.eventSeq = event.seq;
    statement.tMs = event.tMs;

    PostmortemPlayer &speaker = player(statement.playerId);
    if (statement.timedOut)
        ++speaker.timeouts;
    else if (m_turnStarts.contains(statement.turnId))
        answered(statement.playerId, event.tMs - m_turnStarts.value(statement.turnId));
    if (statement.isPass && !statement.timedOut)
        ++speaker.passes;
    if (!statement.say.isEmpty()) {
        ++speaker.statements;
        speaker.characters += static_cast<int>(statement.say.size());
    }
    takeSpeechActs(event, speaker);
    day(m_day).statements.append(statement);
}

void PostmortemFold::takeSpeechActs(const ReplayEvent &event, PostmortemPlayer &speaker)
{
    const QString speakerId = speaker.playerId;
    for (const JsonValue &item : list(event.data, "speech_acts")) {
        const JsonObject act = item.toObject();
        const QString kind = text(act, "act");
        const QString target = text(act, "target_id");
        if (kind == QLatin1String("ACCUSE"))
            ++(isMafia(target) ? player(speakerId).accusationsRight
                               : player(speakerId).accusationsWrong);
        const bool isTrueReport = kind == QLatin1String("REPORT") && !m_hasTrueReport
            && player(speakerId).role == QLatin1String("sheriff")
            && flag(act, "is_mafia") == isMafia(target);
        if (!isTrueReport)
            continue;
        m_hasTrueReport = true;
        KeyMoment &moment = mark("TRUE_REPORT", event);
        moment.dayNumber = m_day;
        moment.playerId = speakerId;
        moment.targetId = target;
        moment.text =
            QStringLiteral("On day %1 the sheriff, %2, told the truth about %3: %4.")
                .arg(m_day)
                .arg(m_words.name(speakerId), m_words.name(target),
                     flag(act, "is_mafia") ? QStringLiteral("mafia") : QStringLiteral("not mafia"));
    }
}

void PostmortemFold::takeClaim(const ReplayEvent &event)
{
    PostmortemClaim claim;
    claim.playerId = text(event.data, "player_id");
    claim.claimedRole = text(event.data, "claimed_role");
    claim.actualRole = text(observerPart(event.data), "actual_role");
    if (claim.actualRole.isEmpty())
        claim.actualRole = player(claim.playerId).role;
    QList<PostmortemStatement> &statements = day(m_day).statements;
    const QString turn = text(event.data, "turn_id");
    const auto said =
        std::find_if(statements.rbegin(), statements.rend(),
                     [&turn](const PostmortemStatement &s) { return s.turnId == turn; });
    if (said != statements.rend())
        said->claims.append(claim);
    if (claim.isTrue() || claim.actualRole.isEmpty())
        return;
    KeyMoment &moment = mark("FALSE_CLAIM", event);
    moment.dayNumber = m_day;
    moment.playerId = claim.playerId;
    moment.text = QStringLiteral("%1 claimed to be the %2 on day %3, but was %4.")
                      .arg(m_words.name(claim.playerId), claim.claimedRole)
                      .arg(m_day)
                      .arg(claim.actualRole);
}

void PostmortemFold::takeVote(const ReplayEvent &event)
{
    const QString voter = text(event.data, "voter_id");
    const QString target = text(event.data, "target_id");
    const qint64 elapsed = event.data.contains(QLatin1String("elapsed_ms"))
        ? event.data.value(QLatin1String("elapsed_ms")).toInteger()
        : event.tMs - m_phaseStart;
    QList<PostmortemVote> &votes = day(m_day).votes;
    const auto earlier =
        std::find_if(votes.begin(), votes.end(),
                     [&voter](const PostmortemVote &vote) { return vote.voterId == voter; });
    if (earlier != votes.end()) {
        earlier->before.append(earlier->targetId);
        earlier->targetId = target;
        return;
    }
    PostmortemVote vote;
    vote.voterId = voter;
    vote.targetId = target;
    vote.think = thoughtBehind(event, voter);
    vote.elapsedMs = elapsed;
    votes.append(vote);
    answered(voter, elapsed);
}

void PostmortemFold::takeVoteResult(const ReplayEvent &event)
{
    PostmortemDay &today = day(m_day);
    today.eliminated = text(event.data, "eliminated");
    today.isTie = flag(event.data, "tie");
    today.tied = texts(event.data, "tied");
    today.wasTieBroken = !text(event.data, "tie_break").isEmpty();
    today.noEliminationReason = text(event.data, "no_elimination_reason");
    today.eventSeq = event.seq;
    const JsonObject counts = part(event.data, "distribution");
    for (auto count = counts.begin(); count != counts.end(); ++count)
        today.distribution.insert(count.key(), count.value().toInt());
    for (const QString &absent : texts(event.data, "abstained")) {
        const bool said =
            std::any_of(today.votes.begin(), today.votes.end(),
                        [&absent](const PostmortemVote &vote) { return vote.voterId == absent; });
        if (said)
            continue;
        PostmortemVote vote;
        vote.voterId = absent;
        vote.isMissing = true;
        today.votes.append(vote);
        ++player(absent).timeouts;
    }
    const QList<PostmortemVote> votes = today.votes;
    for (const PostmortemVote &vote : votes) {
        if (vote.targetId.isEmpty())
            continue;
        const bool onMafia = isMafia(vote.targetId);
        PostmortemPlayer &voter = player(vote.voterId);
        ++voter.votesCast;
        ++(onMafia ? voter.votesOnMafia : voter.votesOnTown);
    }
    m_lastVote = event;
    if (!today.wasTieBroken)
        return;
    KeyMoment &moment = mark("TIE_BREAK", event);
    moment.dayNumber = m_day;
    moment.targetId = today.eliminated;
    moment.text = QStringLiteral("The vote of day %1 was a tie; the draw fell on %2.")
                      .arg(m_day)
                      .arg(m_words.name(today.eliminated));
}

} // namespace league::store
