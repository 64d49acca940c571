// MachineTrial: what the machine can do. The exchanges of a league as plain bytes of the same
// lengths, through two threads that each run an epoll loop and do nothing else: no HTTP, no JSON,
// no Qt.
//
// Made by the LeagueBench; blocks until it is over.
#pragma once

#include "app/bench/league_trial.h"

namespace league::app {

struct MachineTrial
{
    qint64 us = 0;
    qint64 processorUs = 0;

    // As many exchanges as the league had, and so many under way at once.
    [[nodiscard]] static base::Result<MachineTrial> run(const LeagueTrial &league, int atOnce);
};

} // namespace league::app
