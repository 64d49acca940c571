#include "app/cli/rule_options.h"

namespace league::app {

namespace {

const QString SetOption = QStringLiteral("set");

} // namespace

void declareRules(QCommandLineParser &parser)
{
    QString help = QStringLiteral("Sets a rule of the league; may be given several times. Keys:");
    for (const tournament::RuleInfo &rule : tournament::LeagueRules().all()) {
        help += QStringLiteral("\n%1=%2 (%3): %4")
                    .arg(rule.key, rule.defaultValue, rule.allowed, rule.meaning);
    }
    parser.addOption({SetOption, help, QStringLiteral("KEY=VALUE")});
}

tournament::LeagueRules readRules(OptionReader &options)
{
    tournament::LeagueRules rules;
    for (const QString &assignment : options.texts(SetOption)) {
        const qsizetype equals = assignment.indexOf(u'=');
        if (equals < 1) {
            options.refuse(QStringLiteral("--set takes KEY=VALUE, not \"%1\".").arg(assignment));
            continue;
        }
        const QStringView text(assignment);
        const base::Outcome done =
            rules.set(text.first(equals).trimmed(), text.sliced(equals + 1).trimmed());
        if (!done)
            options.refuse(done.failure().sentence);
    }
    if (const base::Outcome fit = rules.check(); !fit)
        options.refuse(fit.failure().sentence);
    return rules;
}

} // namespace league::app
