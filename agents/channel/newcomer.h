// Newcomer and Loss: how an agent comes into a channel, and how it gets lost. Plain values that an
// orchestrator gives to a Channel.
#pragma once

#include "agents/base/channel_ids.h"

#include <QString>

namespace league::channel {

// Who wants to be a member.
struct Newcomer
{
    base::AgentId id = {};
    QString name = {};
    QString sender = {}; // "agent:A01", "player:P03"
};

// How it became known that an agent is gone.
struct Loss
{
    QString detectedBy = {}; // heartbeat, transport
    int missedHeartbeats = 0;
    QString error = {};
};

} // namespace league::channel
