#include "app/cli/rule_options.h"

namespace league::app {

namespace {

const QString SetOption = QStringLiteral("set");

const QStringList &callRules()
{
    static const QStringList keys{QStringLiteral("registration_timeout_ms"),
                                  QStringLiteral("report_timeout_ms"),
                                  QStringLiteral("max_retries"),
                                  QStringLiteral("initial_delay_ms"),
                                  QStringLiteral("backoff_multiplier"),
                                  QStringLiteral("failure_threshold"),
                                  QStringLiteral("recovery_timeout_ms")};
    return keys;
}

QString lineFor(const tournament::RuleInfo &rule)
{
    return QStringLiteral("\n%1=%2 (%3): %4%5")
        .arg(rule.key, rule.defaultValue, rule.allowed, rule.meaning,
             rule.game.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(rule.game));
}

// What is left of the option's text once it is taken apart; empty keys were refused.
struct Assignment
{
    QString key;
    QString value;
};

QList<Assignment> assignmentsIn(OptionReader &options)
{
    QList<Assignment> assignments;
    for (const QString &text : options.texts(SetOption)) {
        const qsizetype equals = text.indexOf(u'=');
        if (equals < 1) {
            options.refuse(QStringLiteral("--set takes KEY=VALUE, not \"%1\".").arg(text));
            continue;
        }
        assignments.append({text.first(equals).trimmed(), text.sliced(equals + 1).trimmed()});
    }
    return assignments;
}

void apply(const Assignment &assignment, const QString &game, tournament::LeagueRules &rules,
           OptionReader &options)
{
    const base::Outcome done = rules.set(assignment.key, assignment.value, game);
    if (!done)
        options.refuse(done.failure().sentence);
}

} // namespace

void declareRules(QCommandLineParser &parser)
{
    QString help = QStringLiteral("Sets a rule of the league; may be given several times. Keys, "
                                  "with their game when they belong to one:");
    for (const tournament::RuleInfo &rule : tournament::LeagueRules().all())
        help += lineFor(rule);
    parser.addOption({SetOption, help, QStringLiteral("KEY=VALUE")});
}

tournament::LeagueRules readRules(OptionReader &options, const QString &game)
{
    tournament::LeagueRules rules;
    for (const OptionReader::SuggestedRule &rule : options.suggestedRules()) {
        if (const base::Outcome done = rules.set(rule.key, rule.value, game); !done)
            options.refuse(QStringLiteral("%1: %2").arg(rule.origin, done.failure().sentence));
    }
    for (const Assignment &assignment : assignmentsIn(options))
        apply(assignment, game, rules, options);
    if (const base::Outcome fit = rules.check(); !fit)
        options.refuse(fit.failure().sentence);
    return rules;
}

void declareCallRules(QCommandLineParser &parser)
{
    QString help = QStringLiteral(
        "Sets how this agent calls others; may be given several times. The rules of the league "
        "are the manager's. Keys:");
    for (const tournament::RuleInfo &rule : tournament::LeagueRules().all()) {
        if (callRules().contains(rule.key))
            help += lineFor(rule);
    }
    parser.addOption({SetOption, help, QStringLiteral("KEY=VALUE")});
}

tournament::LeagueRules readCallRules(OptionReader &options)
{
    tournament::LeagueRules rules;
    for (const OptionReader::SuggestedRule &rule : options.suggestedRules()) {
        if (!callRules().contains(rule.key))
            continue; // the league's, and so the manager's
        if (const base::Outcome done = rules.set(rule.key, rule.value); !done)
            options.refuse(QStringLiteral("%1: %2").arg(rule.origin, done.failure().sentence));
    }
    for (const Assignment &assignment : assignmentsIn(options)) {
        if (callRules().contains(assignment.key)) {
            apply(assignment, {}, rules, options);
            continue;
        }
        options.refuse(QStringLiteral("--set %1 is not for an agent: it sets only %2. Everything "
                                      "else is set where the manager is started.")
                           .arg(assignment.key, callRules().join(QStringLiteral(", "))));
    }
    return rules;
}

} // namespace league::app
