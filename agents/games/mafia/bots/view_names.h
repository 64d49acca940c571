// The names of Mafia's maps, as the built-in players use them: `key` for what stands left of the
// colon, `word` for what stands right of it, `ask` for the kinds of questions.
#pragma once

#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_words.h"

namespace league::games::bots {

namespace key = mafia::key;
namespace word = mafia::word;
namespace ask = mafia::ask;

} // namespace league::games::bots
