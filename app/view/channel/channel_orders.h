// ChannelOrders: who carries out what a person orders on the channel page.
//
// Every order is the message that the dashboard of protocol.md §12.2 sends. In the program the
// House passes it on to its manager; in a test it reaches a Channel directly.
#pragma once

#include "agents/base/result.h"
#include "agents/manager/channels/channel_order.h"

#include <functional>

namespace league::app::view {

using manager::ChannelOrder;

class ChannelOrders
{
public:
    // Called once, later or at once: whether it was done, or one sentence that says why not.
    using Answer = std::function<void(const base::Outcome &)>;

    ChannelOrders() = default;
    virtual ~ChannelOrders() = default;
    ChannelOrders(const ChannelOrders &) = delete;
    ChannelOrders &operator=(const ChannelOrders &) = delete;

    virtual void carryOut(const ChannelOrder &order, const Answer &answer) = 0;
};

} // namespace league::app::view
