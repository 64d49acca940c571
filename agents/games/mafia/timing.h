// Timing: how long the phases and turns of a Mafia match may take (M-120 to M-123).
//
// A plain value, made from the speed mode and the match's own figures. STEP has no limits at all:
// every value is absent.
#pragma once

#include <QStringView>

#include <optional>

namespace league::games::mafia {

enum class SpeedMode { Normal, Fast, Debug, Step };

// NORMAL, FAST, DEBUG, STEP.
[[nodiscard]] QLatin1String speedWord(SpeedMode mode);
// The mode of that word; none when there is no such mode.
[[nodiscard]] std::optional<SpeedMode> speedNamed(QStringView word);

struct Timing
{
    std::optional<int> nightMs;
    std::optional<int> nightPerAgentMs;
    std::optional<int> revealMs;
    std::optional<int> turnMs;
    std::optional<int> voteMs;
    std::optional<int> votePerAgentMs;
    std::optional<int> settleMs;
    std::optional<int> resolutionMs;

    friend bool operator==(const Timing &, const Timing &) = default;
};

// The table of M-120.
[[nodiscard]] Timing timingOf(SpeedMode mode);
// The table, with what the match says otherwise; STEP stays without limits.
[[nodiscard]] Timing timingOf(SpeedMode mode, const Timing &overrides);

// M-121: the larger of the fixed limit and the share of each actor; none without a limit.
[[nodiscard]] std::optional<int> nightLimit(const Timing &timing, int actors);
[[nodiscard]] std::optional<int> voteLimit(const Timing &timing, int voters);

} // namespace league::games::mafia
