// Rules: lines of key=value. A refusal changes nothing and says what is allowed; what is set is
// within its limits and can be told and set again without a change.
#include "agents/league/league_rules.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"

using namespace league;
using namespace league::tournament;

namespace {

bool areSame(const LeagueRules &a, const LeagueRules &b)
{
    const QList<RuleInfo> ofA = a.all();
    const QList<RuleInfo> ofB = b.all();
    for (qsizetype i = 0; i < ofA.size(); ++i) {
        if (ofA.at(i).value != ofB.at(i).value)
            return false;
    }
    return a.backoffMultiplier == b.backoffMultiplier;
}

void mustBeSound(const LeagueRules &rules)
{
    test::mustHold(rules.maxRetries >= 0 && rules.maxRetries <= 5, "retries stay within 0 to 5");
    test::mustHold(rules.backoffMultiplier >= 1 && rules.backoffMultiplier <= 10,
                   "pauses neither shrink nor explode");
    test::mustHold(rules.joinTimeout.count() > 0 && rules.choiceTimeout.count() > 0,
                   "players have time");
    const bool canCount = rules.roleBalance == RoleBalance::Exact && !rules.hidesNames();
    test::mustHold(rules.check().ok() == (rules.drawMin <= rules.drawMax && !canCount),
                   "only an empty range and a balance that tells roles do not fit");
    for (const QString &warning : rules.warnings())
        test::mustBeGoodSentence(warning);

    LeagueRules again;
    for (const RuleInfo &info : rules.all())
        test::mustHold(again.set(info.key, info.value).ok(), "what is told can be set", info.value);
    test::mustHold(areSame(again, rules), "rules come back as they were told");
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    LeagueRules rules;
    const QStringList lines = QString::fromUtf8(input).split(u'\n').mid(0, 3);
    for (const QString &line : lines) {
        const LeagueRules before = rules;
        const base::Outcome set = rules.set(line.section(u'=', 0, 0), line.section(u'=', 1));
        if (set)
            continue;
        mustHold(areSame(before, rules), "a refusal changes nothing", line);
        mustBeGoodSentence(set.failure().sentence);
    }
    mustBeSound(rules);
}
