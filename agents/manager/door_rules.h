// DoorRules: whom the manager lets as far as the registration desk; part of the LeagueOptions.
#pragma once

#include <QString>

namespace league::manager {

struct DoorRules
{
    QString joinCode = {}; // what newcomers must know; empty: nothing is asked
    // People read it out and type it in: case, spaces and dashes do not matter.
    bool codeIsSpoken = false;
    // Normally an agent can only register itself: its contact endpoint must be at the address that
    // the registration comes from. Agents behind a proxy or under a host name need this.
    bool allowAnyEndpoint = false;
    int maxPlayers = 500;
    int maxReferees = 100;
    int maxChannelAgents = 500;
    // From one address: a classroom may come at once, and after that a few each second.
    int burst = 50;
    int perSecond = 5;
};

} // namespace league::manager
