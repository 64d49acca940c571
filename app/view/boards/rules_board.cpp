#include "app/view/boards/rules_board.h"

#include "app/view/words/engine_words.h"
#include "app/view/words/language_news.h"

#include <algorithm>
#include <utility>

namespace league::app::view {

namespace {

QString nameOf(const QString &key)
{
    return QStringLiteral("rules/") + key;
}

} // namespace

tournament::LeagueRules keptRules(const Preferences &preferences)
{
    tournament::LeagueRules rules;
    for (const QString &game : Preferences::games()) {
        for (const tournament::RuleInfo &rule : tournament::LeagueRules().all(game)) {
            const QString kept = preferences.note(nameOf(rule.key), {});
            if (!kept.isEmpty())
                (void)rules.set(rule.key, kept);
        }
    }
    return rules.check() ? rules : tournament::LeagueRules();
}

RulesBoard::RulesBoard(QObject *parent)
    : QObject(parent), m_rules(keptRules(m_preferences)), m_game(m_preferences.game())
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
    for (const tournament::RuleInfo &rule : m_rules.all(m_game)) {
        if (rule.key == key)
            m_preferences.setNote(nameOf(key),
                                  rule.value == rule.defaultValue ? QString() : rule.value);
    }
    show();
    return true;
}

void RulesBoard::reset(const QString &key)
{
    for (const tournament::RuleInfo &rule : m_rules.all(m_game)) {
        if (!key.isEmpty() && rule.key != key)
            continue;
        m_problems.remove(rule.key);
        m_preferences.setNote(nameOf(rule.key), {});
    }
    m_rules = keptRules(m_preferences);
    show();
}

void RulesBoard::setGame(const QString &game)
{
    if (Preferences::games().contains(game) && std::exchange(m_game, game) != game)
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
    for (const tournament::RuleInfo &rule : m_rules.all(m_game)) {
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
