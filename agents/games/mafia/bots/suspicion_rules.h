// How much each thing that a built-in player sees changes its suspicion: the table of protocol.md
// §14.1, row by row.
#pragma once

#include <array>

namespace league::games::bots {

enum class Sign {
    AccusedByTrusted, // the speaker's own suspicion is below Trusted
    AccusedBySuspect, // it is below Suspect
    AccusedByCulprit, // it is higher still
    AccusesMe,
    DefendedByTrusted,
    StaysSilent,
    ClaimsSheriffFirst,
    ClaimsSheriffToo, // an undiscredited claimant exists already
    ClaimsMyRole,
    ReportedAsMafia,
    ReportedAsTown,
    ReportedAsMafiaByRival, // another claimant says it is the sheriff, too
    ReportedAsTownByRival,
    ReportsMeFalsely,
    VotedOutMafia,
    SparedMafia, // voted for somebody else
    DefendedMafia,
    AccusedMafia,
    VotedOutTown,
    SparedTown,
    DefendedTown,
    AccusedTown,
    ReportConfirmed,
    ReportRefuted,
    ClaimStolen, // somebody else was shown to be the sheriff
    RivalUnmasked, // another claimant was shown to be mafia
    AccusedByVictim, // for each accusation
    AccusedByVictimAtMost,
    DeadSheriffNamedMafia,
    DeadSheriffNamedTown,
    RivalOfDeadSheriff,
    FoundMafia, // the sheriff's own results
    FoundTown,
};

struct SuspicionRule
{
    Sign sign;
    int change;
};

inline constexpr int StartBelow = 20; // everybody starts with uniform(20)
inline constexpr int Trusted = 30; // whose word counts
inline constexpr int Suspect = 80; // whose word counts for nothing; above it, the other way round

inline constexpr std::array<SuspicionRule, 33> SuspicionRules{{
    {Sign::AccusedByTrusted, 3},
    {Sign::AccusedBySuspect, 0},
    {Sign::AccusedByCulprit, -3},
    {Sign::AccusesMe, 8},
    {Sign::DefendedByTrusted, -3},
    {Sign::StaysSilent, 2},
    {Sign::ClaimsSheriffFirst, -40},
    {Sign::ClaimsSheriffToo, 50},
    {Sign::ClaimsMyRole, 400},
    {Sign::ReportedAsMafia, 120},
    {Sign::ReportedAsTown, -60},
    {Sign::ReportedAsMafiaByRival, 40},
    {Sign::ReportedAsTownByRival, -20},
    {Sign::ReportsMeFalsely, 400},
    {Sign::VotedOutMafia, -10},
    {Sign::SparedMafia, 5},
    {Sign::DefendedMafia, 12},
    {Sign::AccusedMafia, -6},
    {Sign::VotedOutTown, 10},
    {Sign::SparedTown, -4},
    {Sign::DefendedTown, -4},
    {Sign::AccusedTown, 5},
    {Sign::ReportConfirmed, -150},
    {Sign::ReportRefuted, 400},
    {Sign::ClaimStolen, 400},
    {Sign::RivalUnmasked, -150},
    {Sign::AccusedByVictim, 4},
    {Sign::AccusedByVictimAtMost, 8},
    {Sign::DeadSheriffNamedMafia, 100},
    {Sign::DeadSheriffNamedTown, -60},
    {Sign::RivalOfDeadSheriff, 120},
    {Sign::FoundMafia, 500},
    {Sign::FoundTown, -500},
}};

[[nodiscard]] constexpr int changeBy(Sign sign)
{
    return SuspicionRules[static_cast<size_t>(sign)].change;
}

// The table is read by position.
static_assert([] {
    for (size_t row = 0; row < SuspicionRules.size(); ++row) {
        if (static_cast<size_t>(SuspicionRules[row].sign) != row)
            return false;
    }
    return true;
}());

} // namespace league::games::bots
