// What `agent-league bench --gui --json` prints at the end.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

// How long something took, many times over, in milliseconds.
struct TimesSummary
{
    int count = 0;
    double p50 = 0;
    double p95 = 0;
    double p99 = 0;
    double longest = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("count", self.count);
        v.required("p50_ms", self.p50);
        v.required("p95_ms", self.p95);
        v.required("p99_ms", self.p99);
        v.required("longest_ms", self.longest);
    }
};

struct GuiBenchSummary
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString renderer = {}; // opengl, software …
    int players = 0;
    int referees = 0;
    QString speed = {};
    int seconds = 0; // of measuring
    TimesSummary start = {}; // from the start of a process to its first frame
    double startMemoryMb = 0; // of such a process, then
    TimesSummary frames = {};
    int dropped = 0; // turns of 16.7 ms that were missed
    TimesSummary busyFrames = {}; // those while 20 matches or more were played
    QMap<QString, TimesSummary> pages = {}; // frames by page
    TimesSummary waits = {}; // how long the window's thread let an event wait
    int stalls = 0; // of those, longer than 50 ms
    int matchesAtOnce = 0; // at most
    int matchesUsually = 0; // at once, in the middle of all frames
    int matches = 0; // that were finished
    int messages = 0; // in the inspector
    double memoryMb = 0; // at the end
    double peakMemoryMb = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("renderer", self.renderer);
        v.required("players", self.players);
        v.required("referees", self.referees);
        v.required("speed", self.speed);
        v.required("seconds", self.seconds);
        v.required("start", self.start);
        v.required("start_memory_mb", self.startMemoryMb);
        v.required("frames", self.frames);
        v.required("dropped", self.dropped);
        v.required("busy_frames", self.busyFrames);
        v.required("pages", self.pages);
        v.required("waits", self.waits);
        v.required("stalls", self.stalls);
        v.required("matches_at_once", self.matchesAtOnce);
        v.required("matches_usually", self.matchesUsually);
        v.required("matches", self.matches);
        v.required("messages", self.messages);
        v.required("memory_mb", self.memoryMb);
        v.required("peak_memory_mb", self.peakMemoryMb);
    }
};

} // namespace league::protocol
