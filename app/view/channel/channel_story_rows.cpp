// ChannelStory: the rows and figures that the page shows of it.
#include "app/view/channel/channel_story.h"

#include <QDateTime>

#include <algorithm>

namespace league::app::view {

using namespace protocol;
using base::AgentId;

namespace {

constexpr qint64 SecondMs = 1000;

int secondsLeft(qint64 untilMs, qint64 nowMs)
{
    return static_cast<int>(std::max<qint64>(0, untilMs - nowMs + SecondMs - 1) / SecondMs);
}

} // namespace

AgentId ChannelStory::nextAgent() const
{
    const channel::ChannelState &now = state();
    for (const channel::NextUp &next : now.nextUp) {
        if (now.stateOf(next.agent) == TurnState::Queued)
            return next.agent;
    }
    const auto next = now.ring.next(
        [&](const AgentId &agent) { return now.stateOf(agent) == TurnState::Queued; });
    return next ? next->agent : AgentId();
}

MemberRow ChannelStory::rowOf(const channel::Member &member, qint64 nowMs) const
{
    const channel::ChannelState &now = state();
    MemberRow row;
    row.agentId = member.id.text();
    row.name = member.name;
    row.number = numberOf(member.id);
    row.position = now.ring.positionOf(member.id);
    row.stateWord = wireWord(member.state);
    row.isDisabled = member.isDisabled;
    row.isCurrent = now.turn && now.turn->agent == member.id;
    const channel::Turn *turn = now.turnOf(member.id);
    switch (member.state) {
    case TurnState::Active:
        row.standing = QStringLiteral("has_turn");
        if (turn && turn->timeoutAtMs)
            row.seconds = secondsLeft(*turn->timeoutAtMs, nowMs);
        break;
    case TurnState::Waiting:
        row.standing =
            turn && turn->isInterrupted ? QStringLiteral("paused") : QStringLiteral("waits");
        if (turn && turn->isHeld)
            row.seconds = secondsLeft(turn->heldUntilMs, nowMs);
        break;
    case TurnState::Queued:
        row.standing = member.id == nextAgent() ? QStringLiteral("next") : QStringLiteral("reads");
        break;
    case TurnState::Idle:
        row.standing = row.position > 0 ? QStringLiteral("parked") : QStringLiteral("idle");
        break;
    case TurnState::Offline:
        row.standing = member.isDisabled ? QStringLiteral("disabled") : QStringLiteral("lost");
        if (m_lostAtMs.contains(row.agentId))
            row.seconds = static_cast<int>(
                std::max<qint64>(0, nowMs - m_lostAtMs.value(row.agentId)) / SecondMs);
        break;
    }
    return row;
}

QList<MemberRow> ChannelStory::queue(qint64 nowMs) const
{
    QList<MemberRow> rows;
    for (const AgentId &agent : state().ring.order()) {
        if (const channel::Member *member = state().member(agent))
            rows.append(rowOf(*member, nowMs));
    }
    return rows;
}

QList<MemberRow> ChannelStory::others(qint64 nowMs) const
{
    QList<MemberRow> rows;
    for (const channel::Member &member : state().members) {
        if (!state().ring.contains(member.id))
            rows.append(rowOf(member, nowMs));
    }
    return rows;
}

SpeechRow ChannelStory::liveRow(const channel::Turn &turn) const
{
    SpeechRow row;
    row.id = QStringLiteral("%1/%2").arg(turn.id.text()).arg(m_posts.value(turn.id.text()));
    row.kind = wireWord(SpeechKind::Agent);
    row.agentId = turn.agent.text();
    row.name = nameOf(turn.agent);
    row.number = numberOf(turn.agent);
    row.time =
        QDateTime::fromMSecsSinceEpoch(m_heardAtMs, Qt::UTC).toString(QStringLiteral("HH:mm:ss"));
    row.text = turn.said;
    row.think = turn.thought;
    row.mark = !turn.isHeld ? QStringLiteral("speaking") : QStringLiteral("paused");
    if (turn.hasDraft) {
        QStringList texts;
        for (const TurnText &words : turn.draft)
            texts.append(words.text);
        row.text = texts.join(u'\n');
        row.think = turn.draftThink;
        row.mark = QStringLiteral("draft");
    }
    return row;
}

QList<SpeechRow> ChannelStory::speeches() const
{
    QList<SpeechRow> rows = m_lines;
    // A turn that waits by its own wish has said so; there is nothing to come until it goes on.
    for (const channel::Turn &turn : state().yielded) {
        if (!turn.said.isEmpty() || turn.hasDraft)
            rows.append(liveRow(turn));
    }
    if (const std::optional<channel::Turn> &turn = state().turn; turn) {
        const bool isSilentWait = turn->isHeld && !turn->isInterrupted;
        if (!isSilentWait || !turn->said.isEmpty() || turn->hasDraft)
            rows.append(liveRow(*turn));
    }
    return rows + m_held;
}

TurnShown ChannelStory::turn(qint64 nowMs) const
{
    TurnShown shown;
    if (const AgentId next = nextAgent(); !next.isEmpty())
        shown.nextName = nameOf(next);
    const std::optional<channel::Turn> &turn = state().turn;
    if (!turn)
        return shown;
    shown.isRunning = true;
    shown.turnId = turn->id.text();
    shown.agentId = turn->agent.text();
    shown.name = nameOf(turn->agent);
    shown.number = numberOf(turn->agent);
    shown.stateWord = wireWord(state().stateOf(turn->agent));
    shown.isHeld = turn->isHeld;
    shown.isInterrupted = turn->isInterrupted;
    shown.hasDraft = turn->hasDraft;
    if (turn->waitFor)
        shown.waitFor = wireWord(*turn->waitFor);
    shown.reason = m_waitReasons.value(turn->id.text());
    const qint64 until = turn->isHeld ? turn->heldUntilMs : turn->timeoutAtMs.value_or(0);
    const qint64 since = turn->isHeld ? m_heldSinceMs : turn->grantedAtMs;
    if (turn->timeoutAtMs || (turn->isHeld && turn->remainingMs))
        shown.limitSeconds = turn->rules.timeoutSecondsOf(turn->agent);
    if (until > 0) {
        shown.leftMs = static_cast<int>(std::max<qint64>(0, until - nowMs));
        // A turn that went on after a wait has what was left of its limit.
        const qint64 whole =
            turn->isHeld ? until - since : static_cast<qint64>(shown.limitSeconds) * SecondMs;
        shown.totalMs = static_cast<int>(std::max<qint64>(whole, shown.leftMs));
    }
    return shown;
}

qint64 ChannelStory::floorUntilMs() const
{
    return state().humanHasFloor ? state().floorUntilMs : 0;
}

} // namespace league::app::view
