// An Even/Odd match as its referee runs it (L-05 to L-07, L-09).
#pragma once

#include "agents/base/chart_table.h"
#include "agents/base/charts/match_triggers.h"

namespace league::base::match_chart {

inline constexpr QLatin1String Created("CREATED");
inline constexpr QLatin1String WaitingForPlayers("WAITING_FOR_PLAYERS");
inline constexpr QLatin1String CollectingChoices("COLLECTING_CHOICES");
inline constexpr QLatin1String Cancelled("CANCELLED");
inline constexpr QLatin1String DrawingNumber("DRAWING_NUMBER");
inline constexpr QLatin1String TimeoutError("TIMEOUT_ERROR");
inline constexpr QLatin1String Evaluating("EVALUATING");
inline constexpr QLatin1String Finished("FINISHED");
inline constexpr QLatin1String Aborted("ABORTED");

namespace trigger {
using match_trigger::BothJoined;
using match_trigger::JoinRefused;
using match_trigger::JoinTimeout;
using match_trigger::MatchAssigned;
inline constexpr QLatin1String BothChose("BOTH_CHOSE");
inline constexpr QLatin1String MaxRetriesExceeded("MAX_RETRIES_EXCEEDED");
inline constexpr QLatin1String InvalidChoice("INVALID_CHOICE");
inline constexpr QLatin1String NumberDrawn("NUMBER_DRAWN");
inline constexpr QLatin1String WinnerDetermined("WINNER_DETERMINED");
inline constexpr QLatin1String TechnicalLossAssigned("TECHNICAL_LOSS_ASSIGNED");
using match_trigger::CancellationReported;
using match_trigger::MatchAborted;
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Created, trigger::MatchAssigned, WaitingForPlayers},
    {WaitingForPlayers, trigger::BothJoined, CollectingChoices},
    {WaitingForPlayers, trigger::JoinTimeout, Cancelled},
    {WaitingForPlayers, trigger::JoinRefused, Cancelled},
    {CollectingChoices, trigger::BothChose, DrawingNumber},
    {CollectingChoices, trigger::MaxRetriesExceeded, TimeoutError},
    {CollectingChoices, trigger::InvalidChoice, TimeoutError},
    {DrawingNumber, trigger::NumberDrawn, Evaluating},
    {Evaluating, trigger::WinnerDetermined, Finished},
    {TimeoutError, trigger::TechnicalLossAssigned, Finished},
    {Cancelled, trigger::CancellationReported, Finished},
    {Created, trigger::MatchAborted, Aborted},
    {WaitingForPlayers, trigger::MatchAborted, Aborted},
    {CollectingChoices, trigger::MatchAborted, Aborted},
    {DrawingNumber, trigger::MatchAborted, Aborted},
    {Evaluating, trigger::MatchAborted, Aborted},
    {TimeoutError, trigger::MatchAborted, Aborted},
    {Cancelled, trigger::MatchAborted, Aborted},
};

inline constexpr ChartTable Table{QLatin1String("match"), QLatin1String("Even/Odd match"), Created,
                                  Rows};

} // namespace league::base::match_chart
