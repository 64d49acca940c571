// EvenOddRules: the rules of a match of Even or Odd, read from a map and checked.
//
// Used inside the Even/Odd folder only; others hand over maps.
#pragma once

#include "agents/base/result.h"
#include "agents/games/even_odd/fair_draw.h"

#include <QVariantMap>

#include <chrono>

namespace league::games {

enum class NoShowPolicy {
    TechnicalLoss, // who does not come loses, who came wins
    Void // the match does not count
};

struct EvenOddRules
{
    DrawRange range = {};
    DrawSource drawSource = DrawSource::System;
    NoShowPolicy noShow = NoShowPolicy::TechnicalLoss;
    std::chrono::milliseconds choiceWindow{30'000};

    // Reads the rules; what is absent keeps its default. The failure names the rule and what it
    // allows.
    [[nodiscard]] static base::Result<EvenOddRules> read(const QVariantMap &map);
    // The same rules as a map, complete.
    [[nodiscard]] QVariantMap toMap() const;
};

} // namespace league::games
