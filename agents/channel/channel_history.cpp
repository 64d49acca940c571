#include "agents/channel/channel_history.h"

namespace league::channel {

using base::Failure;

base::Outcome ChannelHistory::add(const protocol::ChannelEvent &event)
{
    if (event.number != m_state.events + 1) {
        return Failure{QStringLiteral("Event %1 of channel %2 came after event %3; the record has "
                                      "a gap or repeats itself.")
                           .arg(event.number)
                           .arg(event.channel.text())
                           .arg(m_state.events)};
    }
    const bool opens = std::holds_alternative<protocol::ChannelOpened>(event.fact);
    if (opens != isEmpty())
        return Failure{QStringLiteral("A channel is opened once, and by its first event.")};
    if (!opens && !(event.channel == m_state.id)) {
        return Failure{QStringLiteral("The record of channel %1 holds an event of channel %2.")
                           .arg(m_state.id.text(), event.channel.text())};
    }
    m_state.apply(event);
    return base::Done{};
}

} // namespace league::channel
