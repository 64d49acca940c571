// The closed sets of words in Mafia messages (protocol.md §4).
#pragma once

#include "agents/protocol/wire_words.h"

namespace league::protocol {

enum class MafiaRole { Mafia, Doctor, Sheriff, Villager };

constexpr auto wireWords(MafiaRole)
{
    using enum MafiaRole;
    return std::array{
        WireWord{Mafia, QLatin1String("mafia")}, WireWord{Doctor, QLatin1String("doctor")},
        WireWord{Sheriff, QLatin1String("sheriff")}, WireWord{Villager, QLatin1String("villager")}};
}

enum class MafiaTeam { Mafia, Town };

constexpr auto wireWords(MafiaTeam)
{
    using enum MafiaTeam;
    return std::array{WireWord{Mafia, QLatin1String("mafia")},
                      WireWord{Town, QLatin1String("town")}};
}

enum class NightAction { Kill, Protect, Investigate };

constexpr auto wireWords(NightAction)
{
    using enum NightAction;
    return std::array{WireWord{Kill, QLatin1String("KILL")},
                      WireWord{Protect, QLatin1String("PROTECT")},
                      WireWord{Investigate, QLatin1String("INVESTIGATE")}};
}

// How far the mafia agree on a victim (§4.5).
enum class Agreement { Provisional, Majority, Split };

constexpr auto wireWords(Agreement)
{
    using enum Agreement;
    return std::array{WireWord{Provisional, QLatin1String("provisional")},
                      WireWord{Majority, QLatin1String("majority")},
                      WireWord{Split, QLatin1String("split")}};
}

// Why a player is out (§4.8).
enum class DeathCause { Night, Vote, Technical };

constexpr auto wireWords(DeathCause)
{
    using enum DeathCause;
    return std::array{WireWord{Night, QLatin1String("night")},
                      WireWord{Vote, QLatin1String("vote")},
                      WireWord{Technical, QLatin1String("technical")}};
}

// What everybody learns about a player that is out (MR-26).
enum class Revealed { None, Team, Role };

constexpr auto wireWords(Revealed)
{
    using enum Revealed;
    return std::array{WireWord{None, QLatin1String("none")}, WireWord{Team, QLatin1String("team")},
                      WireWord{Role, QLatin1String("role")}};
}

// What a speaker does with its words (§4.9).
enum class SpeechActKind { Accuse, Defend, ClaimRole, Report, Ask };

constexpr auto wireWords(SpeechActKind)
{
    using enum SpeechActKind;
    return std::array{
        WireWord{Accuse, QLatin1String("ACCUSE")}, WireWord{Defend, QLatin1String("DEFEND")},
        WireWord{ClaimRole, QLatin1String("CLAIM_ROLE")}, WireWord{Report, QLatin1String("REPORT")},
        WireWord{Ask, QLatin1String("ASK")}};
}

// Why a vote puts nobody out (§4.11).
enum class NoElimination { AllOneVote, NoVotes };

constexpr auto wireWords(NoElimination)
{
    using enum NoElimination;
    return std::array{WireWord{AllOneVote, QLatin1String("ALL_ONE_VOTE")},
                      WireWord{NoVotes, QLatin1String("NO_VOTES")}};
}

// The answers to a call that are none yet (§4.1).
inline constexpr QLatin1String PendingStatus("PENDING");
inline constexpr QLatin1String StreamingStatus("STREAMING");

} // namespace league::protocol
