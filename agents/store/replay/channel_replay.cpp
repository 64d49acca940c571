#include "agents/store/replay/channel_replay.h"

namespace league::store {

namespace {

using namespace protocol;

// What others in the channel never saw.
bool isForObservers(QLatin1String kind)
{
    return kind == DraftKept::Kind || kind == ChunkTaken::Kind || kind == PostRefused::Kind;
}

} // namespace

ChannelReplay::ChannelReplay(const QString &leagueId)
{
    m_replay.header.gameType = ReplayHeader::Channel;
    m_replay.header.leagueId = leagueId;
    m_replay.result.status = wireWord(RunState::Running);
}

void ChannelReplay::add(const ChannelEvent &event)
{
    ReplayHeader &header = m_replay.header;
    if (m_replay.lines.isEmpty()) {
        m_startMs = event.utcMs;
        header.channelId = event.channel.text();
        header.startedAt = {event.utcMs};
    }
    if (const auto *opened = std::get_if<ChannelOpened>(&event.fact))
        header.config = opened->turnConfig;
    if (const auto *member = std::get_if<MemberEntered>(&event.fact)) {
        header.players.append(
            {member->agentId.text(), member->displayName, member->sender.section(u':', 0, 0)});
    }
    if (const auto *state = std::get_if<RunStateChanged>(&event.fact))
        m_replay.result.status = wireWord(state->to);
    const QLatin1String kind = kindOf(event.fact);
    ReplayEvent line;
    line.seq = event.number;
    line.tMs = event.utcMs - m_startMs;
    line.type = kind;
    line.visibility = isForObservers(kind) ? QStringLiteral("observer") : QStringLiteral("public");
    line.data = bodyOf(event.fact);
    m_replay.lines.append(line);
}

std::optional<Replay> ChannelReplay::replay() const
{
    return m_replay.lines.isEmpty() ? std::nullopt : std::optional(m_replay);
}

base::Result<ChannelEvent> channelEventOf(const ReplayHeader &header, const ReplayEvent &event)
{
    const base::Result<ChannelFact> fact = channelFact(event.type, event.data);
    if (!fact)
        return fact.failure();
    return ChannelEvent{static_cast<int>(event.seq), header.startedAt.utcMs + event.tMs,
                        base::ChannelId(header.channelId), *fact};
}

} // namespace league::store
