// Situation: everything that a built-in player considers when it is asked something.
#pragma once

#include "agents/games/mafia/bots/suspicion.h"

namespace league::games::bots {

struct Situation
{
    const MafiaView &view;
    const Suspicion &suspicion;
    const BotLuck &luck;
    QList<int> targets = {}; // whom the call allows to name, in seat order
    QList<int> teamPicks = {}; // whom the mafia has named tonight, when it could not agree
    bool mayPass = true;

    // The same with other targets.
    [[nodiscard]] Situation withTargets(QList<int> others) const
    {
        return {view, suspicion, luck, std::move(others), teamPicks, mayPass};
    }
};

} // namespace league::games::bots
