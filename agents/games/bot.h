// Bot: a built-in player of a game that needs more than a word for an answer.
//
// Made by Game::makeBot. Owned by whoever fills a seat with it: the player agent behind a built-in
// strategy, a referee that fills an empty seat, a test that plays a thousand matches. It sees
// exactly what a player on the wire sees: the facts of a question, which hold its whole view.
#pragma once

#include "agents/games/match_state.h"

namespace league::games {

class Bot
{
public:
    Bot() = default;
    virtual ~Bot() = default;
    Bot(const Bot &) = delete;
    Bot &operator=(const Bot &) = delete;

    // The answer, at once. Same seed and same questions give the same answers.
    [[nodiscard]] virtual Answer answer(const Question &question) = 0;
};

} // namespace league::games
