// Fault: what a player did wrong when it leaves a question or an invitation unanswered.
//
// Told to the game by the referee, who alone knows about time and network. Every fault has a name
// for records, a code of protocol.md §7 for programs and half a sentence for people:
//
//   Fault           Name             Code  What the player did
//   NoShow          NO_SHOW          E001  left the invitation unanswered
//   Timeout         TIMEOUT          E001  came, and then left a question unanswered
//   Unreachable     UNREACHABLE      E009  its endpoint failed, or its circuit breaker was open
//   UnusableAnswer  UNUSABLE_ANSWER  E003  answered something else than what was asked, every time
//   InvalidAnswer   INVALID_CHOICE   E004  answered with a value that the game does not know
//   Refused         REFUSED          –     declined the invitation
//   ErrorAnswer     ERROR_ANSWER     –     answered with an error of its own, such as HTTP 404
//
// The last two were clear answers: nothing went wrong on the way, so there is no code for them.
#pragma once

#include <QLatin1String>
#include <QString>

namespace league::games {

enum class Fault {
    NoShow,
    Refused,
    Timeout,
    InvalidAnswer,
    Unreachable,
    UnusableAnswer,
    ErrorAnswer
};

// The fault as details and events name it: "NO_SHOW".
[[nodiscard]] QLatin1String faultName(Fault fault);
// The error code of the fault: "E001"; empty for a clear answer.
[[nodiscard]] QLatin1String faultCode(Fault fault);
// The fault as the middle of a sentence: "did not answer in time".
[[nodiscard]] QString faultInWords(Fault fault);

} // namespace league::games
