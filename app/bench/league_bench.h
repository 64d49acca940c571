// LeagueBench: how fast leagues are played on this machine, and how fast they could be.
//
// Made by the bench command; blocks. It plays a league over HTTP, sends its exchanges once more
// through the bare stack and through the bare machine, and plays the league without sockets; all of
// that several times in turn. Ratios are made within a turn, and the middle one of all turns
// counts.
#pragma once

#include "agents/protocol/bench_summary.h"
#include "app/bench/bench_plan.h"
#include "app/bench/league_trial.h"

#include <QTemporaryDir>

namespace league::app {

class LeagueBench
{
public:
    LeagueBench(const BenchPlan &plan, const InterruptWatch &watch);

    [[nodiscard]] base::Result<protocol::BenchSummary> run();

private:
    // Everything once.
    base::Outcome runTurn();
    // Once more with the counters open.
    base::Outcome countExpenses();
    base::Outcome playOtherSizes();
    [[nodiscard]] HouseOptions houseFor(WireKind wire, int players) const;
    [[nodiscard]] int callsAtOnce() const;

    BenchPlan m_plan;
    const InterruptWatch &m_watch;
    // Of all leagues, and removed at the end: a file system that has just deleted thousands of
    // files takes several times as long to make new ones.
    QTemporaryDir m_folder;
    protocol::BenchSummary m_summary;
    QList<protocol::BenchSummary> m_turns;
};

} // namespace league::app
