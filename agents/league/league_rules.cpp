#include "agents/league/league_rules.h"

#include "agents/base/quoting.h"
#include "agents/league/rule_table.h"

namespace league::tournament {

base::Outcome LeagueRules::set(QStringView key, QStringView value)
{
    const RuleRow *row = findRule(key);
    if (!row) {
        return base::Failure{QStringLiteral("There is no rule \"%1\". Did you mean %2?")
                                 .arg(base::quotable(key), QString(nearestRule(key)))};
    }
    if (!setFromText(*row, *this, value)) {
        return base::Failure{QStringLiteral("The rule %1 cannot be \"%2\". Allowed: %3.")
                                 .arg(key, base::quotable(value), allowedText(*row))};
    }
    return base::Done{};
}

base::Outcome LeagueRules::check() const
{
    if (drawMin <= drawMax)
        return base::Done{};
    return base::Failure{
        QStringLiteral("The draw range %1 to %2 is empty. Set draw_range.min to at "
                       "most draw_range.max.")
            .arg(drawMin)
            .arg(drawMax)};
}

QStringList LeagueRules::warnings() const
{
    QStringList sentences;
    const int numbers = drawMax - drawMin + 1;
    if (numbers > 0 && numbers % 2 != 0) {
        const bool evenIsLikelier = drawMin % 2 == 0;
        const int more = numbers / 2 + 1;
        const int fewer = numbers / 2;
        const QString sentence = evenIsLikelier
            ? QStringLiteral("The draw range %1 to %2 holds %3 even and %4 odd numbers, so even is "
                             "likelier. 1 to 10 is balanced.")
            : QStringLiteral("The draw range %1 to %2 holds %3 even and %4 odd numbers, so odd is "
                             "likelier. 1 to 10 is balanced.");
        sentences.append(sentence.arg(drawMin)
                             .arg(drawMax)
                             .arg(evenIsLikelier ? more : fewer)
                             .arg(evenIsLikelier ? fewer : more));
    }
    if (drawSource == DrawSource::Seeded) {
        sentences.append(
            QStringLiteral("With draw_source seeded anyone who knows the league's seed "
                           "can foresee every number. Use it for demos and tests."));
    }
    if (trustSourceAddress) {
        sentences.append(
            QStringLiteral("With trust_source_address anybody on a player's machine can answer for "
                           "it. Use it only for agents that never send their token."));
    }
    return sentences;
}

QList<RuleInfo> LeagueRules::all() const
{
    const LeagueRules defaults;
    QList<RuleInfo> rules;
    for (const RuleRow &row : ruleTable()) {
        rules.append({row.key, valueText(row, *this), valueText(row, defaults), allowedText(row),
                      row.meaning});
    }
    return rules;
}

} // namespace league::tournament
