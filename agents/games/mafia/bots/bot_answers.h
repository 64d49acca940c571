// The answers of a built-in player in the words of the protocol (§4.4, §4.9, §4.10).
#pragma once

#include "agents/games/match_state.h"

namespace league::games::bots {

// Of a night or a vote; no target abstains.
[[nodiscard]] Answer targetAnswer(const Question &question, const QString &targetId,
                                  const QString &think);
[[nodiscard]] Answer speechAnswer(const Question &question, const QString &say,
                                  const QVariantList &speechActs, const QString &think);
[[nodiscard]] Answer passAnswer(const Question &question, const QString &think);

} // namespace league::games::bots
