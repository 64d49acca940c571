// What somebody said, in few words, so that the built-in voices can talk about it.
//
// Voices quote each other. A quotation of a quotation would grow with every turn, so a gist is
// always the innermost quotation: whatever is passed around, the thing itself stays.
#pragma once

#include "agents/protocol/channel_parts.h"

namespace league::player {

// The innermost “quotation” of the text, or the longest sentence that is worth quoting: at most
// fourteen words, without its full stop. Empty for a text without words.
[[nodiscard]] QString gistOf(const QString &text);

// Whether somebody asks rather than claims.
[[nodiscard]] bool isQuestion(const QString &text);

// Whether it was said by an agent or a person to this agent; notices are nobody's words.
[[nodiscard]] bool isSpeech(const protocol::ChannelEntry &entry);

// How to name the speaker in a sentence: "A02", "the operator".
[[nodiscard]] QString speakerOf(const protocol::ChannelEntry &entry);

// The speaker's id when an agent spoke; empty otherwise.
[[nodiscard]] base::AgentId agentOf(const protocol::ChannelEntry &entry);

} // namespace league::player
