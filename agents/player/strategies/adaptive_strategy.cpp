#include "agents/player/strategies/adaptive_strategy.h"

#include <cmath>
#include <optional>

namespace league::player {

namespace {

constexpr quint64 ExploreOnceIn = 8;

int pointsFor(const QString &result)
{
    if (result == QLatin1String("WIN"))
        return 3;
    return result == QLatin1String("DRAW") ? 1 : 0;
}

// What a choice seems to be worth, in thousandths of a point.
int worthOf(const QString &choice, const MatchHistory::Matches &matches)
{
    int played = 1;
    int worth = 1500;
    for (const FinishedMatch *match : matches) {
        if (match->ownChoice != choice)
            continue;
        ++played;
        worth += 1000 * pointsFor(match->result);
    }
    const int doubt = 1000 * static_cast<int>(std::sqrt(static_cast<double>(matches.size())));
    return (worth + doubt) / played;
}

// The option that seems to be worth most; nothing when two share it.
std::optional<QString> bestOf(const QStringList &options, const MatchHistory::Matches &matches)
{
    std::optional<QString> best;
    int bestWorth = -1;
    for (const QString &option : options) {
        const int worth = worthOf(option, matches);
        if (worth == bestWorth)
            best.reset();
        if (worth > bestWorth) {
            best = option;
            bestWorth = worth;
        }
    }
    return best;
}

} // namespace

void AdaptiveStrategy::observe(const FinishedMatch &match)
{
    if (!match.ownChoice.isEmpty() && !match.opponentChoice.isEmpty())
        m_history.remember(match);
}

TurnAnswer AdaptiveStrategy::decide(const TurnQuestion &question)
{
    if (chance(question, 1, ExploreOnceIn) == 0)
        return {anyOption(question, 2), QStringLiteral("I try something to learn from it.")};

    MatchHistory::Matches matches = m_history.againstOpponentBefore(question);
    const bool haveMet = !matches.isEmpty();
    if (!haveMet)
        matches = m_history.before(question);
    const std::optional<QString> best = bestOf(optionsOf(question), matches);
    if (!best) {
        return {anyOption(question, 3),
                QStringLiteral("Nothing has paid better so far, so the coin decided.")};
    }
    return {*best,
            QStringLiteral("%1 has paid best against %2.")
                .arg(*best, haveMet ? question.opponent.text() : QStringLiteral("others"))};
}

} // namespace league::player
