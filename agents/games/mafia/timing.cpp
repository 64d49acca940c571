#include "agents/games/mafia/timing.h"

#include <QLatin1String>

#include <algorithm>

namespace league::games::mafia {

namespace {

constexpr SpeedMode AllModes[] = {SpeedMode::Normal, SpeedMode::Fast, SpeedMode::Debug,
                                  SpeedMode::Step};

std::optional<int> limit(std::optional<int> fixedMs, std::optional<int> perAgentMs, int agents)
{
    if (!fixedMs)
        return std::nullopt;
    return std::max(*fixedMs, perAgentMs.value_or(0) * agents);
}

} // namespace

QLatin1String speedWord(SpeedMode mode)
{
    switch (mode) {
    case SpeedMode::Normal:
        return QLatin1String("NORMAL");
    case SpeedMode::Fast:
        return QLatin1String("FAST");
    case SpeedMode::Debug:
        return QLatin1String("DEBUG");
    case SpeedMode::Step:
        break;
    }
    return QLatin1String("STEP");
}

std::optional<SpeedMode> speedNamed(QStringView word)
{
    for (const SpeedMode mode : AllModes) {
        if (word == speedWord(mode))
            return mode;
    }
    return std::nullopt;
}

Timing timingOf(SpeedMode mode)
{
    //         night, per agent, reveal, turn, vote, per agent, settle, resolution
    switch (mode) {
    case SpeedMode::Normal:
        return {30'000, 5'000, 3'000, 15'000, 15'000, 2'000, 1'000, 0};
    case SpeedMode::Fast:
        return {15'000, 2'500, 1'500, 7'500, 7'500, 1'000, 500, 0};
    case SpeedMode::Debug:
        return {5'000, 0, 1'000, 3'000, 5'000, 0, 250, 0};
    case SpeedMode::Step:
        break;
    }
    return {};
}

Timing timingOf(SpeedMode mode, const Timing &overrides)
{
    Timing timing = timingOf(mode);
    if (mode == SpeedMode::Step)
        return timing;
    const auto take = [&](std::optional<int> Timing::*value) {
        if (overrides.*value)
            timing.*value = overrides.*value;
    };
    take(&Timing::nightMs);
    take(&Timing::nightPerAgentMs);
    take(&Timing::revealMs);
    take(&Timing::turnMs);
    take(&Timing::voteMs);
    take(&Timing::votePerAgentMs);
    take(&Timing::settleMs);
    take(&Timing::resolutionMs);
    return timing;
}

std::optional<int> nightLimit(const Timing &timing, int actors)
{
    return limit(timing.nightMs, timing.nightPerAgentMs, actors);
}

std::optional<int> voteLimit(const Timing &timing, int voters)
{
    return limit(timing.voteMs, timing.votePerAgentMs, voters);
}

} // namespace league::games::mafia
