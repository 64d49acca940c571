// Mafioso: kills who is dangerous, accuses townspeople, and lies when it is found out.
//
// With its team it agrees without a word: what all of them have to decide alike comes from the
// stream that they share.
#pragma once

#include "agents/games/mafia/bots/roles/role_player.h"

namespace league::games::bots {

class Mafioso final : public RolePlayer
{
public:
    [[nodiscard]] int nightTarget(const Situation &situation) const override;
    [[nodiscard]] QList<SpeechAct> speech(const Situation &situation) const override;
    [[nodiscard]] int vote(const Situation &situation) const override;
};

} // namespace league::games::bots
