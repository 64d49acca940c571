#include "agents/player/strategies/bot_strategy.h"

namespace league::player {

BotStrategy::BotStrategy(const games::Game &game, QString name, quint64 seed)
    : m_game(game), m_name(std::move(name)), m_seed(seed)
{
}

void BotStrategy::answer(const TurnQuestion &question, Done done)
{
    const std::unique_ptr<games::Bot> bot =
        m_game.makeBot(m_name, m_seed, question.match, question.self);
    const games::Answer answer = bot->answer({.kind = question.kind,
                                              .window = question.window,
                                              .options = question.options,
                                              .id = question.id,
                                              .facts = question.facts});
    done(TurnAnswer{answer.choice, {}, answer.extra});
}

} // namespace league::player
