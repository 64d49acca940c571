// Villager: accuses whom it suspects most, defends whom it trusts, and votes with the accusers.
//
// The other roles of the town play like it where they have nothing better to do.
#pragma once

#include "agents/games/mafia/bots/roles/role_player.h"

namespace league::games::bots {

class Villager : public RolePlayer
{
public:
    [[nodiscard]] int nightTarget(const Situation &situation) const override;
    [[nodiscard]] QList<SpeechAct> speech(const Situation &situation) const override;
    [[nodiscard]] int vote(const Situation &situation) const override;
};

} // namespace league::games::bots
