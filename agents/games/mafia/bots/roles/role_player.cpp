#include "agents/games/mafia/bots/roles/role_player.h"

#include "agents/games/mafia/bots/roles/doctor.h"
#include "agents/games/mafia/bots/roles/mafioso.h"
#include "agents/games/mafia/bots/roles/sheriff.h"
#include "agents/games/mafia/bots/view_names.h"

namespace league::games::bots {

std::unique_ptr<RolePlayer> rolePlayerFor(const QString &role)
{
    if (role == word::Mafia)
        return std::make_unique<Mafioso>();
    if (role == word::Sheriff)
        return std::make_unique<Sheriff>();
    if (role == word::Doctor)
        return std::make_unique<Doctor>();
    return std::make_unique<Villager>();
}

SpeechAct accusation(const Situation &situation, int target)
{
    const int suspicion = situation.suspicion.of(target);
    const int strength = suspicion < Trusted ? 1 : suspicion < Suspect ? 2 : 3;
    return {.kind = SpeechAct::Kind::Accuse, .target = target, .strength = strength};
}

} // namespace league::games::bots
