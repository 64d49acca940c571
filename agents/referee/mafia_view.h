// What is new in a view of Mafia, for players that asked for `context: "delta"` (protocol.md
// §4.14).
//
// Used by the MafiaDialogue. The items of the view's lists that the player has seen with the last
// call it answered are left out; whatever is no list stays. A vote that was taken back since then
// comes once more, without a target.
#pragma once

#include <QVariantMap>

namespace league::referee {

[[nodiscard]] QVariantMap newsIn(const QVariantMap &view, const QVariantMap &known);

} // namespace league::referee
