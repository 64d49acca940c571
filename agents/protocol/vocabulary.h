// The closed sets of words in league.v2 messages.
#pragma once

#include "agents/protocol/wire_words.h"

namespace league::protocol {

enum class RegistrationStatus { Accepted, Rejected };

constexpr auto wireWords(RegistrationStatus)
{
    using enum RegistrationStatus;
    return std::array{WireWord{Accepted, QLatin1String("ACCEPTED")},
                      WireWord{Rejected, QLatin1String("REJECTED")}};
}

enum class Parity { Even, Odd };

constexpr auto wireWords(Parity)
{
    using enum Parity;
    return std::array{WireWord{Even, QLatin1String("even")}, WireWord{Odd, QLatin1String("odd")}};
}

// Where the drawn number came from (L-02).
enum class DrawSource { System, Seeded };

constexpr auto wireWords(DrawSource)
{
    using enum DrawSource;
    return std::array{WireWord{System, QLatin1String("system")},
                      WireWord{Seeded, QLatin1String("seeded")}};
}

// How a match ended.
enum class ResultStatus { Win, Draw, TechnicalLoss, Cancelled, Aborted };

constexpr auto wireWords(ResultStatus)
{
    using enum ResultStatus;
    return std::array{WireWord{Win, QLatin1String("WIN")}, WireWord{Draw, QLatin1String("DRAW")},
                      WireWord{TechnicalLoss, QLatin1String("TECHNICAL_LOSS")},
                      WireWord{Cancelled, QLatin1String("CANCELLED")},
                      WireWord{Aborted, QLatin1String("ABORTED")}};
}

// How it ended for one player.
enum class PlayerOutcome { Win, Draw, Loss, TechnicalLoss };

constexpr auto wireWords(PlayerOutcome)
{
    using enum PlayerOutcome;
    return std::array{WireWord{Win, QLatin1String("WIN")}, WireWord{Draw, QLatin1String("DRAW")},
                      WireWord{Loss, QLatin1String("LOSS")},
                      WireWord{TechnicalLoss, QLatin1String("TECHNICAL_LOSS")}};
}

enum class QueryType { Standings, Schedule, NextMatch, PlayerStats };

constexpr auto wireWords(QueryType)
{
    using enum QueryType;
    return std::array{WireWord{Standings, QLatin1String("GET_STANDINGS")},
                      WireWord{Schedule, QLatin1String("GET_SCHEDULE")},
                      WireWord{NextMatch, QLatin1String("GET_NEXT_MATCH")},
                      WireWord{PlayerStats, QLatin1String("GET_PLAYER_STATS")}};
}

// What the operator may tell a referee about a running match (protocol.md §3).
enum class MatchCommand { Advance, Pause, Resume, SetSpeed, Abort };

constexpr auto wireWords(MatchCommand)
{
    using enum MatchCommand;
    return std::array{
        WireWord{Advance, QLatin1String("advance")}, WireWord{Pause, QLatin1String("pause")},
        WireWord{Resume, QLatin1String("resume")}, WireWord{SetSpeed, QLatin1String("set_speed")},
        WireWord{Abort, QLatin1String("abort")}};
}

// What the operator may tell the manager about a running league. What is said about a match the
// manager passes on to its referee.
enum class LeagueCommand {
    Pause,
    Resume,
    Step,
    FinishRound,
    AbortMatch,
    Withdraw,
    AdvanceMatch,
    PauseMatch,
    ResumeMatch,
    SetMatchSpeed
};

constexpr auto wireWords(LeagueCommand)
{
    using enum LeagueCommand;
    return std::array{WireWord{Pause, QLatin1String("pause")},
                      WireWord{Resume, QLatin1String("resume")},
                      WireWord{Step, QLatin1String("step")},
                      WireWord{FinishRound, QLatin1String("finish_round")},
                      WireWord{AbortMatch, QLatin1String("abort_match")},
                      WireWord{Withdraw, QLatin1String("withdraw")},
                      WireWord{AdvanceMatch, QLatin1String("advance_match")},
                      WireWord{PauseMatch, QLatin1String("pause_match")},
                      WireWord{ResumeMatch, QLatin1String("resume_match")},
                      WireWord{SetMatchSpeed, QLatin1String("set_match_speed")}};
}

// What a referee does with a match it holds.
enum class HeldState { Running, Reporting };

constexpr auto wireWords(HeldState)
{
    using enum HeldState;
    return std::array{WireWord{Running, QLatin1String("RUNNING")},
                      WireWord{Reporting, QLatin1String("REPORTING")}};
}

} // namespace league::protocol
