// HeuristicBot: a built-in player of Mafia that weighs what it heard (protocol.md §14).
//
// Made by Mafia::makeBot. A function of the question: it reads the view, computes its suspicion
// anew and lets the player of its role decide.
#pragma once

#include "agents/games/bot.h"
#include "agents/games/mafia/bots/bot_luck.h"
#include "agents/games/mafia/bots/random_bot.h"

namespace league::games::bots {

class HeuristicBot final : public Bot
{
public:
    HeuristicBot(quint64 seed, const base::MatchId &match, const base::PlayerId &player);

    [[nodiscard]] Answer answer(const Question &question) override;

private:
    BotLuck m_luck;
    RandomBot m_guesser; // for questions that it cannot make sense of
};

} // namespace league::games::bots
