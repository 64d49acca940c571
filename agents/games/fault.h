// Fault: what a player did wrong when it leaves a question or an invitation unanswered.
//
// Told to the game by the referee, who alone knows about time and network.
#pragma once

#include <QLatin1String>
#include <QString>

namespace league::games {

enum class Fault { NoShow, Refused, Timeout, InvalidAnswer, Unreachable };

// The fault as details and events name it: NO_SHOW, REFUSED, TIMEOUT, INVALID_CHOICE, UNREACHABLE.
[[nodiscard]] QLatin1String faultName(Fault fault);
// The fault as the middle of a sentence: "did not answer in time".
[[nodiscard]] QString faultInWords(Fault fault);

} // namespace league::games
