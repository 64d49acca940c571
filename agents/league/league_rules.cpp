#include "agents/league/league_rules.h"

#include "agents/base/quoting.h"
#include "agents/league/rule_table.h"

namespace league::tournament {

namespace {

// "night.max" becomes {night: {max: …}}. What is left to the game is null, and is not even said
// where it is nested: the game takes a group as a whole.
void put(QVariantMap &map, const QString &path, const QVariant &value)
{
    const qsizetype dot = path.indexOf(u'.');
    if (dot < 0) {
        map.insert(path, value.isValid() ? value : QVariant::fromValue(nullptr));
        return;
    }
    const bool isDeep = path.indexOf(u'.', dot + 1) > 0;
    if (isDeep && !value.isValid())
        return;
    QVariantMap inner = map.value(path.first(dot)).toMap();
    put(inner, path.sliced(dot + 1), value);
    map.insert(path.first(dot), inner);
}

} // namespace

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

base::Outcome LeagueRules::set(QStringView key, QStringView value, QStringView game)
{
    const RuleRow *row = findRule(key);
    if (row && !row->game.isEmpty() && row->game != game) {
        return base::Failure{QStringLiteral("The rule %1 belongs to the game %2; this league plays "
                                            "%3.")
                                 .arg(QString(row->key), QString(row->game), game.toString())};
    }
    return set(key, value);
}

base::Outcome LeagueRules::check() const
{
    if (roleBalance == RoleBalance::Exact && !hidesNames()) {
        return base::Failure{
            QStringLiteral("With role_balance exact, players could count out each other's roles. "
                           "Set seat_alias to true as well.")};
    }
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

QList<RuleInfo> LeagueRules::all(QStringView game) const
{
    const LeagueRules defaults;
    QList<RuleInfo> rules;
    for (const RuleRow &row : ruleTable()) {
        if (!game.isEmpty() && !row.game.isEmpty() && row.game != game)
            continue;
        rules.append({row.key, valueText(row, *this), valueText(row, defaults), allowedText(row),
                      row.meaning, row.game});
    }
    return rules;
}

QVariantMap LeagueRules::mafiaBlock() const
{
    QVariantMap block;
    for (const RuleRow &row : mafiaRows()) {
        const auto *rule = std::get_if<PassedOn>(&row.member);
        if (!rule)
            continue; // the league's own business
        const QString text = valueText(row, *this);
        const bool isSwitch = rule->words == QLatin1String("false|true");
        put(block, row.key,
            text == Auto                ? QVariant()
                : isSwitch              ? QVariant(text == QLatin1String("true"))
                : rule->words.isEmpty() ? QVariant(text.toInt())
                                        : QVariant(text));
    }
    const QString timing = QStringLiteral("timing");
    if (!block.contains(timing))
        block.insert(timing, QVariant::fromValue(nullptr));
    return block;
}

bool LeagueRules::fillsWithBots() const
{
    return isOn(u"fill_with_bots");
}

bool LeagueRules::hidesNames() const
{
    return isOn(u"seat_alias");
}

bool LeagueRules::isOn(QStringView key) const
{
    return valueText(*findRule(key), *this) == QLatin1String("true");
}

} // namespace league::tournament
