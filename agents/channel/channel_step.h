// Channel::Step: one call into a channel, from its first event to the last letter.
//
// What leaves the channel waits until the step is done, so that a host that answers at once never
// meets a half-changed state. A call from inside such an answer is a step within the step; its
// letters queue up behind.
#pragma once

#include "agents/channel/channel.h"

namespace league::channel {

class Channel::Step
{
public:
    explicit Step(Channel &channel) : m_channel(channel) { ++m_channel.m_depth; }
    ~Step()
    {
        if (m_channel.m_depth == 1)
            m_channel.flush();
        --m_channel.m_depth;
    }
    Step(const Step &) = delete;
    Step &operator=(const Step &) = delete;

private:
    Channel &m_channel;
};

} // namespace league::channel
