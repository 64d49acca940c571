// What `agent-league bench --json` prints at the end.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

// How fast matches, or what they are made of, went through something.
struct PaceSummary
{
    double matchesPerSecond = 0;
    double requestsPerSecond = 0;
    double processorUs = 0; // of all threads together, per match

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("matches_per_s", self.matchesPerSecond);
        v.required("requests_per_s", self.requestsPerSecond);
        v.required("cpu_us_per_match", self.processorUs);
    }
};

// The same of a whole league.
struct LeaguePaceSummary
{
    PaceSummary pace = {};
    double matchMs50 = 0; // from its assignment to its result on disk
    double matchMs99 = 0;
    double peakMemoryMb = 0;
    double filesMs = 0; // from the end of the league to the last of its files, which can wait

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        PaceSummary::describe(self.pace, v);
        v.required("match_p50_ms", self.matchMs50);
        v.required("match_p99_ms", self.matchMs99);
        v.required("peak_memory_mb", self.peakMemoryMb);
        v.required("files_ms", self.filesMs);
    }
};

// Where the processor time of one match goes, in microseconds.
struct ExpenseSummary
{
    double httpServer = 0;
    double httpClient = 0;
    double json = 0;
    double charts = 0;
    double journal = 0;
    double rest = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("http_server", self.httpServer);
        v.required("http_client", self.httpClient);
        v.required("json", self.json);
        v.required("state_charts", self.charts);
        v.required("journal", self.journal);
        v.required("rest", self.rest);
    }
};

// A league of another size.
struct GrowthSummary
{
    int players = 0;
    int matches = 0;
    double matchUs = 0; // time from the first match to the last, divided by their number
    double processorUs = 0; // of a match
    double peakMemoryMb = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("players", self.players);
        v.required("matches", self.matches);
        v.required("us_per_match", self.matchUs);
        v.required("cpu_us_per_match", self.processorUs);
        v.required("peak_memory_mb", self.peakMemoryMb);
    }
};

struct BenchSummary
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    int players = 0;
    int referees = 0;
    int matches = 0; // of one league
    int repeats = 0;
    double exchangesPerMatch = 0;
    LeaguePaceSummary http = {}; // in the middle of all repeats, as everything below
    PaceSummary stack = {}; // the same exchanges without a league
    PaceSummary machine = {}; // the same bytes without our classes
    LeaguePaceSummary inProcess = {};
    double ratioToStack = 0;
    double ratioToMachine = 0;
    double inProcessToHttp = 0;
    ExpenseSummary expenses = {};
    QList<GrowthSummary> growth = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("players", self.players);
        v.required("referees", self.referees);
        v.required("matches", self.matches);
        v.required("repeats", self.repeats);
        v.required("exchanges_per_match", self.exchangesPerMatch);
        v.required("http", self.http);
        v.required("stack", self.stack);
        v.required("machine", self.machine);
        v.required("inprocess", self.inProcess);
        v.required("ratio_to_stack", self.ratioToStack);
        v.required("ratio_to_machine", self.ratioToMachine);
        v.required("inprocess_to_http", self.inProcessToHttp);
        v.required("time_us_per_match", self.expenses);
        v.optional("growth", self.growth);
    }
};

} // namespace league::protocol
