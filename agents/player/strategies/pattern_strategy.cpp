#include "agents/player/strategies/pattern_strategy.h"

#include "agents/player/strategies/habit.h"

namespace league::player {

namespace {

QStringList opponentChoices(const MatchHistory::Matches &matches)
{
    QStringList choices;
    for (const FinishedMatch *match : matches)
        choices.append(match->opponentChoice);
    return choices;
}

} // namespace

void PatternStrategy::observe(const FinishedMatch &match)
{
    if (!match.opponentChoice.isEmpty())
        m_history.remember(match);
}

TurnAnswer PatternStrategy::decide(const TurnQuestion &question)
{
    const std::optional<QString> expected = expectedOfOpponent(question);
    if (!expected)
        return {anyOption(question, 1), QStringLiteral("I see no habit yet, so the coin decided.")};
    const QString choice = otherThan(*expected, question);
    return {
        choice,
        QStringLiteral("I expect %1 to choose %2, so I choose %3: a coin for three points beats "
                       "a sure draw.")
            .arg(question.opponent.text(), *expected, choice)};
}

std::optional<QString> PatternStrategy::expectedOfOpponent(const TurnQuestion &question) const
{
    const QStringList own = opponentChoices(m_history.againstOpponentBefore(question));
    if (!own.isEmpty())
        return habit::predictNext(own);
    return habit::mostFrequent(opponentChoices(m_history.before(question)));
}

} // namespace league::player
