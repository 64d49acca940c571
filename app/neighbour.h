// Neighbour: what a House knows of whoever listens at an endpoint.
//
// A plain value, for the lobby: strangers get a pre-flight, and calls to them carry the proof.
#pragma once

#include "agents/transport/wire_headers.h"

namespace league::app {

struct Neighbour
{
    bool isHosted = false; // an agent of this program
    transport::Headers proofs = {}; // by which it takes calls of this league
};

} // namespace league::app
