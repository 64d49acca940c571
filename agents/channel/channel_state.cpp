#include "agents/channel/channel_state.h"

#include <algorithm>

namespace league::channel {

using namespace protocol;
using base::AgentId;

namespace {

std::optional<Timestamp> momentOf(const Turn *turn)
{
    if (!turn)
        return std::nullopt;
    if (turn->isHeld)
        return Timestamp{turn->heldUntilMs};
    return turn->timeoutAtMs ? std::optional(Timestamp{*turn->timeoutAtMs}) : std::nullopt;
}

} // namespace

const Member *ChannelState::member(const AgentId &agent) const
{
    const auto found = std::ranges::find(members, agent, &Member::id);
    return found == members.end() ? nullptr : &*found;
}

TurnState ChannelState::stateOf(const AgentId &agent) const
{
    const Member *known = member(agent);
    return known ? known->state : TurnState::Offline;
}

const Turn *ChannelState::findTurn(const base::TurnId &turnId) const
{
    if (turn && turn->id == turnId)
        return &*turn;
    const auto found = std::ranges::find(yielded, turnId, &Turn::id);
    return found == yielded.end() ? nullptr : &*found;
}

const Turn *ChannelState::turnOf(const AgentId &agent) const
{
    if (turn && turn->agent == agent)
        return &*turn;
    const auto found = std::ranges::find(yielded, agent, &Turn::agent);
    return found == yielded.end() ? nullptr : &*found;
}

QList<ChannelEntry> ChannelState::readingFor(const AgentId &agent, int afterSeq) const
{
    const Member *reader = member(agent);
    // Entries are in the order of their seq: everything before is read already.
    const auto first = std::ranges::upper_bound(
        transcript, afterSeq, {}, [](const TranscriptEntry &each) { return each.entry.seq; });
    QList<ChannelEntry> reading;
    for (auto each = first; each != transcript.end(); ++each) {
        const ChannelEntry &entry = each->entry;
        if (entry.kind == SpeechKind::Notice)
            continue; // members are told of notices when they are given
        if (entry.kind == SpeechKind::Agent && reader && entry.from == reader->sender)
            continue;
        if (entry.kind == SpeechKind::Side && !entry.addressedTo.isEmpty()
            && !entry.addressedTo.contains(agent))
            continue;
        reading.append(entry);
    }
    return reading;
}

int ChannelState::historyStart() const
{
    int left = config.historyLimit;
    for (auto each = transcript.crbegin(); each != transcript.crend(); ++each) {
        if (each->entry.kind == SpeechKind::Notice)
            continue;
        if (left-- == 0)
            return each->entry.seq;
    }
    return 0;
}

ChannelStateReport ChannelState::report() const
{
    ChannelStateReport report{.channelId = id,
                              .title = title,
                              .state = run,
                              .cursor = ring.current(),
                              .cycleNumber = cycle,
                              .turnId = turn ? turn->id : base::TurnId(),
                              .humanHasFloor = humanHasFloor,
                              .heldMessages = static_cast<int>(held.size()),
                              .lastSeq = lastSeq,
                              .turnConfig = config.toJson()};
    const auto show = [&](const Member &each) {
        const int position = ring.positionOf(each.id);
        report.ring.append({each.id, each.name, each.state,
                            position > 0 ? std::optional(position) : std::nullopt,
                            momentOf(turnOf(each.id))});
    };
    for (const AgentId &agent : ring.order()) {
        if (const Member *each = member(agent))
            show(*each);
    }
    for (const Member &each : members) {
        if (!ring.contains(each.id))
            show(each);
    }
    return report;
}

} // namespace league::channel
