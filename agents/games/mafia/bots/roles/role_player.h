// RolePlayer: how a built-in player plays the role that it was dealt (protocol.md §14.2).
//
// Made by rolePlayerFor() and asked by the HeuristicBot. Without a state of its own: the same
// situation always gives the same decision.
#pragma once

#include "agents/games/mafia/bots/situation.h"

#include <memory>

namespace league::games::bots {

class RolePlayer
{
public:
    RolePlayer() = default;
    virtual ~RolePlayer() = default;
    RolePlayer(const RolePlayer &) = delete;
    RolePlayer &operator=(const RolePlayer &) = delete;

    // Whom to kill, protect or investigate, of the situation's targets.
    [[nodiscard]] virtual int nightTarget(const Situation &situation) const = 0;
    // What to say; nothing is a pass.
    [[nodiscard]] virtual QList<SpeechAct> speech(const Situation &situation) const = 0;
    // Whom to vote for, of the situation's targets.
    [[nodiscard]] virtual int vote(const Situation &situation) const = 0;
};

// By the role of the view; everything unknown plays as a villager.
[[nodiscard]] std::unique_ptr<RolePlayer> rolePlayerFor(const QString &role);

// An accusation, the firmer the higher the suspicion is.
[[nodiscard]] SpeechAct accusation(const Situation &situation, int target);

} // namespace league::games::bots
