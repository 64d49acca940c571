// BotStrategy: plays as the built-in bot of a game does.
//
// For games whose answer is more than a word, such as Mafia. The bot decides from the facts of a
// question alone, so a player that was restarted in the middle of a match plays on.
#pragma once

#include "agents/games/game.h"
#include "agents/player/strategy.h"

namespace league::player {

class BotStrategy final : public Strategy
{
public:
    // The game must have a bot of that name.
    BotStrategy(const games::Game &game, QString name, quint64 seed);

    [[nodiscard]] QString name() const override { return m_name; }
    void answer(const TurnQuestion &question, Done done) override;

private:
    const games::Game &m_game;
    QString m_name;
    quint64 m_seed;
};

} // namespace league::player
