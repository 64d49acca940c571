// Doctor: protects a sheriff that it believes, sometimes itself, otherwise somebody useful.
//
// By day it plays like a villager, and says what it is only when many accuse it.
#pragma once

#include "agents/games/mafia/bots/roles/villager.h"

namespace league::games::bots {

class Doctor final : public Villager
{
public:
    [[nodiscard]] int nightTarget(const Situation &situation) const override;
    [[nodiscard]] QList<SpeechAct> speech(const Situation &situation) const override;
};

} // namespace league::games::bots
