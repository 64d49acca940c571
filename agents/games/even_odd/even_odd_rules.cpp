#include "agents/games/even_odd/even_odd_rules.h"

#include "agents/games/fact_names.h"

#include <limits>

namespace league::games {

namespace {

// A whole number that fits an int. Numbers read from messages arrive as floating point, so 10.0 is
// one and 10.5 is not.
base::Result<int> wholeNumber(const QVariantMap &map, QLatin1String name, QLatin1String inMessages,
                              int lowest, int fallback)
{
    const QVariant value = map.value(name);
    if (!value.isValid() || value.isNull())
        return fallback;
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    const auto highest = std::numeric_limits<int>::max();
    if (isNumber && number >= lowest && number <= highest && number == static_cast<int>(number))
        return static_cast<int>(number);
    return base::Failure{
        QStringLiteral("The rule %1 is \"%2\", but it must be a whole number from %3 to %4.")
            .arg(inMessages, value.toString())
            .arg(lowest)
            .arg(highest)};
}

// Which of two words a rule holds: 0 or 1, the first being the default.
base::Result<int> eitherWord(const QVariantMap &map, QLatin1String name, QLatin1String first,
                             QLatin1String second)
{
    const QVariant value = map.value(name);
    if (!value.isValid() || value.isNull() || value.toString() == first)
        return 0;
    if (value.toString() == second)
        return 1;
    return base::Failure{QStringLiteral("The rule %1 is \"%2\", but it must be %3 or %4.")
                             .arg(name, value.toString(), first, second)};
}

} // namespace

base::Result<EvenOddRules> EvenOddRules::read(const QVariantMap &map)
{
    EvenOddRules rules;
    const QVariantMap range = map.value(fact::DrawRange).toMap();
    constexpr int lowest = std::numeric_limits<int>::min();
    const auto min =
        wholeNumber(range, fact::Min, QLatin1String("draw_range.min"), lowest, rules.range.min);
    if (!min)
        return min.failure();
    const auto max =
        wholeNumber(range, fact::Max, QLatin1String("draw_range.max"), lowest, rules.range.max);
    if (!max)
        return max.failure();
    if (*min > *max) {
        return base::Failure{
            QStringLiteral("The draw range %1 to %2 is empty. Set draw_range.min to at most "
                           "draw_range.max.")
                .arg(*min)
                .arg(*max)};
    }
    const auto source = eitherWord(map, fact::DrawSource, fact::SourceSystem, fact::SourceSeeded);
    if (!source)
        return source.failure();
    const auto policy =
        eitherWord(map, fact::NoShowPolicy, fact::PolicyTechnicalLoss, fact::PolicyVoid);
    if (!policy)
        return policy.failure();
    const auto window = wholeNumber(map, fact::ChoiceTimeoutMs, fact::ChoiceTimeoutMs, 1,
                                    static_cast<int>(rules.choiceWindow.count()));
    if (!window)
        return window.failure();

    rules.range = {*min, *max};
    rules.drawSource = *source == 0 ? DrawSource::System : DrawSource::Seeded;
    rules.noShow = *policy == 0 ? NoShowPolicy::TechnicalLoss : NoShowPolicy::Void;
    rules.choiceWindow = std::chrono::milliseconds(*window);
    return rules;
}

QVariantMap EvenOddRules::toMap() const
{
    const bool isSeeded = drawSource == DrawSource::Seeded;
    const bool isVoid = noShow == NoShowPolicy::Void;
    return {
        {fact::DrawRange, QVariantMap{{fact::Min, range.min}, {fact::Max, range.max}}},
        {fact::DrawSource, QString(isSeeded ? fact::SourceSeeded : fact::SourceSystem)},
        {fact::NoShowPolicy, QString(isVoid ? fact::PolicyVoid : fact::PolicyTechnicalLoss)},
        {fact::ChoiceTimeoutMs, static_cast<int>(choiceWindow.count())},
    };
}

} // namespace league::games
