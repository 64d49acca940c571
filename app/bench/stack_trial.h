// StackTrial: the bare stack. The exchanges of a league go once more through the same classes
// (RpcClient, RpcServer, HttpWire) on the same two threads, with the same bytes, and with no league
// behind them: whoever is called answers what was answered then.
//
// Made by the LeagueBench; blocks in an event loop of its own.
#pragma once

#include "app/bench/league_trial.h"

namespace league::app {

struct StackTrial
{
    qint64 us = 0;
    qint64 processorUs = 0;

    // As many exchanges as the league had, and so many of each thread under way at once.
    [[nodiscard]] static base::Result<StackTrial> run(const LeagueTrial &league, int atOnce,
                                                      const InterruptWatch &watch);
};

} // namespace league::app
