// LeagueTrial: a league of built-in players is played once, and timed.
//
// Made by the LeagueBench; blocks in an event loop of its own. The journal and all files are on
// disk, in the data folder of the options. Timed is from the moment when everybody has registered
// to the moment when everybody has been told how it ended and everything is on disk.
#pragma once

#include "agents/base/result.h"
#include "agents/base/time_account.h"
#include "app/bench/tape.h"
#include "app/bench/times.h"
#include "app/cli/interrupt_watch.h"
#include "app/house_options.h"

namespace league::app {

struct LeagueTrial
{
    int matches = 0;
    qint64 us = 0; // until everybody has been told of the last result, which is on disk
    qint64 processorUs = 0; // of all threads, for that
    base::TimeAccount::Microseconds expenses = {}; // of that, while the account is open
    qint64 filesUs = 0; // from then to the last of the files that are made from the journal
    double peakMemoryMb = 0;
    Times matchTimes = {}; // from the assignment to the result on disk
    std::shared_ptr<Tape> leagueTape = std::make_shared<Tape>(); // of manager and referees
    std::shared_ptr<Tape> playerTape = std::make_shared<Tape>();

    [[nodiscard]] qint64 calls() const { return leagueTape->calls + playerTape->calls; }

    // The failure is the league's own, or that somebody interrupted.
    [[nodiscard]] static base::Result<LeagueTrial> play(HouseOptions options,
                                                        const InterruptWatch &watch);
};

} // namespace league::app
