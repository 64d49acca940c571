// MafiaRules: the `mafia` block of protocol.md §3, read from a map and checked.
//
// The rules of a match hold these keys either in a block called `mafia`, in which every key must be
// known, or directly among the league's own keys, which are then passed over. Blocks inside
// (discussion, night, voting, timing, reveal_on_death) are always read strictly.
#pragma once

#include "agents/base/result.h"
#include "agents/games/mafia/timing.h"

#include <QVariantMap>

namespace league::games::mafia {

// MR-26: what the others learn about somebody who dies.
enum class Reveal { None, Team, Role };
// MR-21
enum class MissingVote { Abstain, Random };
// MR-19
enum class NoElimination { AllAliveOneVote, MaxIsOne, Never };
// MR-35
enum class InactivePolicy { Autopilot, Bot, Remove };
// MR-39
enum class HumanMessages { Off, Moderator };

struct MafiaRules
{
    SpeedMode speed = SpeedMode::Normal;
    Timing timing = {}; // only what differs from the speed mode
    int turns = 10;
    bool endWhenAllSpoke = true;
    int rotateBy = 2;
    int maxSayChars = 1000;
    int maxThinkChars = 4000;
    int consultRounds = 1;
    int maxInvalidResubmits = 2;
    bool allowAbstain = true;
    MissingVote missingVote = MissingVote::Abstain;
    NoElimination noElimination = NoElimination::AllAliveOneVote;
    std::optional<int> settleMs = {}; // none: as the speed mode says
    Reveal revealNight = Reveal::None;
    Reveal revealVote = Reveal::Role;
    bool winCheckAfterNight = true;
    int maxDays = 30;
    int inactiveAfter = 3;
    InactivePolicy inactivePolicy = InactivePolicy::Autopilot;
    bool fillWithBots = true;
    HumanMessages humanMessages = HumanMessages::Off;
    bool seatAlias = false;

    // Reads the rules; what is absent or null keeps its default. The failure names the key and what
    // it allows.
    [[nodiscard]] static base::Result<MafiaRules> read(const QVariantMap &map);
    // The same rules as a map in the shape of §3, complete, without the block around it.
    [[nodiscard]] QVariantMap toMap() const;
    // The limits at a speed.
    [[nodiscard]] Timing timingAt(SpeedMode mode) const;
};

// none, team, role.
[[nodiscard]] QLatin1String revealWord(Reveal reveal);

} // namespace league::games::mafia
