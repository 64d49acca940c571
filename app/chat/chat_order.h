// What a person types into a channel's chat: a message, or an order that begins with a slash.
//
// Read by the ChannelChat. Orders that go to the orchestrator are its messages; the others are for
// the chat itself.
#pragma once

#include "agents/channel/channel_state.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/turn_event_messages.h"

#include <variant>

namespace league::app {

struct ShowState
{
};
struct ShowConfig
{
};
struct ShowHelp
{
};
struct ExportTo
{
    QString path;
};
struct Quit
{
};

using ChatOrder =
    std::variant<protocol::HumanMessage, protocol::ChannelConfigure, protocol::ChannelControl,
                 protocol::TurnOverride, protocol::HumanFloorRelease, ShowState, ShowConfig,
                 ShowHelp, ExportTo, Quit>;

// The order in a line that is not empty. The state tells which turn is meant. The failure says what
// is wrong with it and what is expected.
[[nodiscard]] base::Result<ChatOrder> readChatLine(const QString &line,
                                                   const channel::ChannelState &state);

// A line for each order, for /help.
[[nodiscard]] QString chatHelp();

} // namespace league::app
