// Sheriff: looks into whom it suspects most, and speaks up once that helps the town.
//
// It reveals itself with all its results when it has found a living mafia, when a third of the
// living accuse it, or on day 3; afterwards it reports what is new.
#pragma once

#include "agents/games/mafia/bots/roles/villager.h"

namespace league::games::bots {

class Sheriff final : public Villager
{
public:
    [[nodiscard]] int nightTarget(const Situation &situation) const override;
    [[nodiscard]] QList<SpeechAct> speech(const Situation &situation) const override;
    [[nodiscard]] int vote(const Situation &situation) const override;
};

} // namespace league::games::bots
