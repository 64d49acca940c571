// Role: what a player of Mafia is dealt, with its team, its night action and its brief (M-073).
#pragma once

#include "agents/games/mafia/mafia_words.h"

#include <QStringView>

#include <optional>

namespace league::games::mafia {

enum class Role { Mafia, Doctor, Sheriff, Villager };

inline constexpr Role AllRoles[] = {Role::Mafia, Role::Doctor, Role::Sheriff, Role::Villager};

// How many of them there are at a table of ten (M-012).
[[nodiscard]] constexpr int countOf(Role role)
{
    switch (role) {
    case Role::Mafia:
        return 3;
    case Role::Doctor:
    case Role::Sheriff:
        return 1;
    case Role::Villager:
        break;
    }
    return 5;
}

// mafia, doctor, sheriff, villager.
[[nodiscard]] constexpr QLatin1String roleWord(Role role)
{
    switch (role) {
    case Role::Mafia:
        return word::Mafia;
    case Role::Doctor:
        return word::Doctor;
    case Role::Sheriff:
        return word::Sheriff;
    case Role::Villager:
        break;
    }
    return word::Villager;
}

// mafia or town (M-013).
[[nodiscard]] constexpr QLatin1String teamWord(Role role)
{
    return role == Role::Mafia ? word::Mafia : word::Town;
}

// KILL, PROTECT, INVESTIGATE; empty for villagers (M-022).
[[nodiscard]] constexpr QLatin1String actionWord(Role role)
{
    switch (role) {
    case Role::Mafia:
        return word::Kill;
    case Role::Doctor:
        return word::Protect;
    case Role::Sheriff:
        return word::Investigate;
    case Role::Villager:
        break;
    }
    return QLatin1String();
}

// What the player is advised to do (M-073).
[[nodiscard]] constexpr QLatin1String briefOf(Role role)
{
    switch (role) {
    case Role::Mafia:
        return QLatin1String("Deflect suspicion, accuse others, and mislead together with your "
                             "teammates.");
    case Role::Doctor:
        return QLatin1String("Keep the town alive. Hint at saves without exposing yourself.");
    case Role::Sheriff:
        return QLatin1String("Find the mafia. Weigh when to reveal yourself; you may share "
                             "findings indirectly.");
    case Role::Villager:
        break;
    }
    return QLatin1String("Share your suspicions and press the others for information.");
}

// When its team wins.
[[nodiscard]] constexpr QLatin1String objectiveOf(Role role)
{
    return role == Role::Mafia
        ? QLatin1String("Mafia wins when living mafia equal or outnumber living town.")
        : QLatin1String("Town wins when all mafia are eliminated.");
}

// The role of that word; none when there is no such role.
[[nodiscard]] inline std::optional<Role> roleNamed(QStringView text)
{
    for (const Role role : AllRoles) {
        if (text == roleWord(role))
            return role;
    }
    return std::nullopt;
}

} // namespace league::games::mafia
