#include "agents/player/strategies/alternating_strategy.h"

#include "agents/base/random_stream.h"

namespace league::player {

AlternatingStrategy::AlternatingStrategy(quint64 seed, const base::PlayerId &self)
    : ParityStrategy(seed, self)
{
    const QString label = QStringLiteral("bot/start/%1/parity/1").arg(self.text());
    m_start = static_cast<qsizetype>(base::RandomStream(seed, label).uniform(2));
}

void AlternatingStrategy::observe(const FinishedMatch &match)
{
    if (!match.ownChoice.isEmpty())
        m_chosen.remember(match);
}

TurnAnswer AlternatingStrategy::decide(const TurnQuestion &question)
{
    const QStringList options = optionsOf(question);
    const qsizetype turn = m_start + m_chosen.before(question).size();
    const QString choice = options.at(turn % options.size());

    // Remembered at once: the news of the end may be lost, the alternation must not.
    FinishedMatch chosen;
    chosen.match = question.match;
    chosen.round = question.round;
    m_chosen.remember(chosen);
    return {choice, QStringLiteral("It is the turn of %1.").arg(choice)};
}

} // namespace league::player
