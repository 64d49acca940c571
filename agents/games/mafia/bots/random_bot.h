// RandomBot: a built-in player of Mafia that guesses: valid choices by chance, and it passes half
// of its turns. Whoever loses to it has something to think about.
#pragma once

#include "agents/games/bot.h"
#include "agents/games/mafia/bots/bot_luck.h"

namespace league::games::bots {

class RandomBot final : public Bot
{
public:
    RandomBot(quint64 seed, const base::MatchId &match, const base::PlayerId &player);

    [[nodiscard]] Answer answer(const Question &question) override;

private:
    [[nodiscard]] Answer speak(const Question &question) const;

    BotLuck m_luck;
};

} // namespace league::games::bots
