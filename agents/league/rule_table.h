// The table behind LeagueRules: one row per key, with the member it sets, its limits and its
// meaning.
//
// Used by league_rules.cpp only.
#pragma once

#include "agents/league/league_rules.h"

#include <span>
#include <variant>

namespace league::tournament {

struct RuleRow
{
    using Member = std::variant<int LeagueRules::*, double LeagueRules::*, bool LeagueRules::*,
                                std::chrono::milliseconds LeagueRules::*, DrawSource LeagueRules::*,
                                NoShowPolicy LeagueRules::*, WithdrawalPolicy LeagueRules::*>;

    QLatin1String key;
    Member member;
    int lowest; // numbers only
    int highest;
    QLatin1String meaning;
};

// All rows in the order of the documents.
[[nodiscard]] std::span<const RuleRow> ruleTable();
// The row of a key, null when there is none.
[[nodiscard]] const RuleRow *findRule(QStringView key);
// The known key that looks most like this one.
[[nodiscard]] QLatin1String nearestRule(QStringView key);

// What the row allows, in words.
[[nodiscard]] QString allowedText(const RuleRow &row);
// The value of the row's member as text.
[[nodiscard]] QString valueText(const RuleRow &row, const LeagueRules &rules);
// Sets the row's member; false when the text is not allowed.
[[nodiscard]] bool setFromText(const RuleRow &row, LeagueRules &rules, QStringView text);

} // namespace league::tournament
