// Habits: what somebody will choose next, judged by what they chose so far.
//
// Functions without memory, used by the pattern strategy.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace league::player::habit {

// The choice seen most often; nothing when two are equally frequent or nothing was seen.
[[nodiscard]] std::optional<QString> mostFrequent(const QStringList &choices);

// What usually followed the last choices in the past, oldest choice first. Looks for the last three
// choices in the past, then for the last two, the last one, and finally at the overall frequency;
// the longest context that has a clear follower decides. Nothing when none has.
[[nodiscard]] std::optional<QString> predictNext(const QStringList &choices);

} // namespace league::player::habit
