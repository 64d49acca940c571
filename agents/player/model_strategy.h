// ModelStrategy ("llm"): a player that asks a language model.
//
// Owned by the player agent. The model is behind any server that speaks OpenAI's chat completions,
// far away or on this machine. It has less time than the referee gives; when it is late, refuses or
// answers nonsense, another strategy chooses, and the reason is logged and goes into the record
// with the choice. So a model can lose matches, but never by default. In Mafia it is told what was
// wrong and asked once more before.
#pragma once

#include "agents/player/model_line.h"
#include "agents/player/strategies/match_history.h"
#include "agents/player/strategy.h"

namespace league::player {

class ModelStrategy final : public Strategy
{
public:
    // Wire and clock belong to the same thread and must outlive the strategy.
    ModelStrategy(ModelOptions options, std::unique_ptr<Strategy> fallback, transport::Wire &wire,
                  base::Clock &clock);
    ~ModelStrategy() override;

    [[nodiscard]] QString name() const override { return QStringLiteral("llm"); }
    void answer(const TurnQuestion &question, Done done) override;
    void observe(const FinishedMatch &match) override;

private:
    // A question of Mafia, the first or the second time it is asked.
    struct MafiaTurn
    {
        TurnQuestion question;
        Done done;
        qint64 endsAtMs = 0; // on the steady clock
        QString mistake = {}; // of the first answer
    };

    void onText(const TurnQuestion &question, const Done &done, const base::Result<QString> &text);
    void askMafia(const MafiaTurn &turn);
    void onMafiaText(MafiaTurn turn, const base::Result<QString> &text);
    void fallBack(const TurnQuestion &question, const Done &done, const QString &why);

    ModelLine m_line;
    base::Clock &m_clock;
    std::unique_ptr<Strategy> m_fallback;
    MatchHistory m_history;
};

} // namespace league::player
