// How a member of a channel speaks, as the command line says: a built-in voice, a program, a model.
#pragma once

#include "agents/player/channel/channel_member.h"
#include "app/cli/agent_options.h"

namespace league::app {

struct VoicePlan
{
    player::ChannelMember::VoiceMaker make;
    QString word; // what everybody may know of it: echo, script, llm
};

// Declares --voice, --exec and what belongs to them.
void declareVoice(QCommandLineParser &parser);
// What was chosen, checked: whatever is wrong with it is a problem of the options. Wire and clock
// must outlive the voices that it makes.
[[nodiscard]] VoicePlan readVoice(OptionReader &options, const AgentPlace &place,
                                  transport::Wire &wire, base::Clock &clock);

} // namespace league::app
