// What `agent-league bench` was asked to measure.
#pragma once

namespace league::app {

struct BenchPlan
{
    int players = 100;
    int referees = 10;
    int repeats = 3; // of everything, in turn: what disturbs the machine disturbs all alike
    bool growth = false; // leagues of other sizes as well
};

} // namespace league::app
