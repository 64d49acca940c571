#include "agents/player/strategies/habit.h"

#include <QMap>

#include <algorithm>

namespace league::player::habit {

namespace {

constexpr qsizetype LongestContext = 3;

// What came after every earlier place at which the last `length` choices were made.
QStringList followersOfLast(const QStringList &choices, qsizetype length)
{
    QStringList followers;
    const auto context = choices.cend() - length;
    for (qsizetype i = 0; i + length < choices.size(); ++i) {
        const auto place = choices.cbegin() + i;
        if (std::equal(place, place + length, context))
            followers.append(choices.at(i + length));
    }
    return followers;
}

} // namespace

std::optional<QString> mostFrequent(const QStringList &choices)
{
    QMap<QString, int> counts;
    for (const QString &choice : choices)
        ++counts[choice];
    std::optional<QString> best;
    int bestCount = 0;
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() == bestCount)
            best.reset(); // a tie so far
        if (it.value() > bestCount) {
            best = it.key();
            bestCount = it.value();
        }
    }
    return best;
}

std::optional<QString> predictNext(const QStringList &choices)
{
    for (qsizetype length = std::min(LongestContext, choices.size()); length >= 0; --length) {
        if (const auto next = mostFrequent(followersOfLast(choices, length)))
            return next;
    }
    return std::nullopt;
}

} // namespace league::player::habit
