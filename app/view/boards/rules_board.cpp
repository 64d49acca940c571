#include "app/view/boards/rules_board.h"

#include "app/view/words/engine_words.h"
#include "app/view/words/language_news.h"

#include <algorithm>

namespace league::app::view {

namespace {

constexpr QStringView ShownGame = u"even_odd"; // whose rules the settings page keeps

QString nameOf(const QString &key)
{
    return QStringLiteral("rules/") + key;
}

} // namespace

tournament::LeagueRules keptRules(const Preferences &preferences)
{
    tournament::LeagueRules rules;
    for (const tournament::RuleInfo &rule : tournament::LeagueRules().all(ShownGame)) {
        const QString kept = preferences.note(nameOf(rule.key), {});
        if (!kept.isEmpty())
            (void)rules.set(rule.key, kept);
    }
    return rules.check() ? rules : tournament::LeagueRules();
}

RulesBoard::RulesBoard(QObject *parent) : QObject(parent), m_rules(keptRules(m_preferences))
{
    connect(&LanguageNews::here(), &LanguageNews::changed, this, &RulesBoard::show);
    show();
}

bool RulesBoard::set(const QString &key, const QString &value)
{
    tournament::LeagueRules rules = m_rules;
    base::Outcome done = rules.set(key, value.trimmed());
    if (done)
        done = rules.check();
    if (!done) {
        m_problems.insert(key, done.failure().sentence);
        show();
        return false;
    }
    m_problems.remove(key);
    m_rules = rules;
    for (const tournament::RuleInfo &rule : m_rules.all(ShownGame)) {
        if (rule.key == key)
            m_preferences.setNote(nameOf(key),
                                  rule.value == rule.defaultValue ? QString() : rule.value);
    }
    show();
    return true;
}

void RulesBoard::reset(const QString &key)
{
    for (const tournament::RuleInfo &rule : m_rules.all(ShownGame)) {
        if (!key.isEmpty() && rule.key != key)
            continue;
        m_problems.remove(rule.key);
        m_preferences.setNote(nameOf(rule.key), {});
    }
    m_rules = keptRules(m_preferences);
    show();
}

QString RulesBoard::warning() const
{
    return EngineWords::said(m_rules.warnings().join(u' '));
}

bool RulesBoard::isDefault() const
{
    return std::ranges::all_of(m_rows.rows(), &RuleRow::isDefault);
}

void RulesBoard::show()
{
    QList<RuleRow> rows;
    for (const tournament::RuleInfo &rule : m_rules.all(ShownGame)) {
        rows.append({.ruleKey = rule.key,
                     .value = rule.value,
                     .defaultValue = rule.defaultValue,
                     .allowed = rule.allowed,
                     .meaning = rule.meaning,
                     .isDefault = rule.value == rule.defaultValue,
                     .problem = EngineWords::said(m_problems.value(rule.key))});
    }
    m_rows.show(rows);
    Q_EMIT changed();
}

} // namespace league::app::view
