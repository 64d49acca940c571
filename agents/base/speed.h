// Speed: how fast hosted agents play, as the operator chooses it.
#pragma once

#include <QLatin1String>
#include <QMetaType>

namespace league::base {

enum class Speed {
    Normal, // for people who watch: about a minute for four players
    Fast, // half of that
    Debug, // a few seconds; every state can still be seen
    Step, // match by match, by hand
    Max, // no pause at all: how every league without a window plays
};

inline constexpr Speed AllSpeeds[] = {Speed::Normal, Speed::Fast, Speed::Debug, Speed::Step,
                                      Speed::Max};

// NORMAL, FAST, DEBUG, STEP or MAX: the same in every language.
[[nodiscard]] constexpr QLatin1String speedName(Speed speed)
{
    switch (speed) {
    case Speed::Normal:
        return QLatin1String("NORMAL");
    case Speed::Fast:
        return QLatin1String("FAST");
    case Speed::Debug:
        return QLatin1String("DEBUG");
    case Speed::Step:
        return QLatin1String("STEP");
    case Speed::Max:
        break;
    }
    return QLatin1String("MAX");
}

} // namespace league::base

Q_DECLARE_METATYPE(league::base::Speed)
