// ChannelReplay: a turn channel as a replay file, a fold over its events (protocol.md §10, §12.8).
//
// A channel is the fold of its events, so its file has no inputs: whoever plays it back adds the
// events to a ChannelHistory. Used by exports; pure.
#pragma once

#include "agents/protocol/channel_event.h"
#include "agents/store/replay/replay.h"

namespace league::store {

class ChannelReplay
{
public:
    explicit ChannelReplay(const QString &leagueId);

    void add(const protocol::ChannelEvent &event);
    // Nothing when the channel has no events. Its status is how the channel runs: "RUNNING".
    [[nodiscard]] std::optional<Replay> replay() const;

private:
    Replay m_replay;
    qint64 m_startMs = 0;
};

// The event of a channel that a line of its file stands for; a failure says what is wrong with it.
[[nodiscard]] base::Result<protocol::ChannelEvent> channelEventOf(const ReplayHeader &header,
                                                                  const ReplayEvent &event);

} // namespace league::store
