// The built-in players of Mafia by name.
#pragma once

#include "agents/base/ids.h"
#include "agents/games/bot.h"

#include <QStringList>

#include <memory>

namespace league::games::bots {

// The usual one first.
[[nodiscard]] QStringList mafiaBotNames();
// Null for a name that is not among them.
[[nodiscard]] std::unique_ptr<Bot> makeMafiaBot(QStringView name, quint64 seed,
                                                const base::MatchId &match,
                                                const base::PlayerId &player);

} // namespace league::games::bots
