// The table behind LeagueRules: one row per key, with the member it sets, its limits and its
// meaning.
//
// Used by league_rules.cpp only.
#pragma once

#include "agents/league/league_rules.h"

#include <span>
#include <variant>

namespace league::tournament {

// A rule of the game itself, which the league only passes on to the referee. It has no member:
// LeagueRules keeps the text of what is set.
struct PassedOn
{
    QLatin1String usual; // the default, as text
    QLatin1String words = {}; // "none|team|role"; empty for a number
    bool mayBeAuto = false; // "auto": the game decides by its speed
};

struct RuleRow
{
    using Member =
        std::variant<int LeagueRules::*, double LeagueRules::*, bool LeagueRules::*,
                     QString LeagueRules::*, std::chrono::milliseconds LeagueRules::*,
                     DrawSource LeagueRules::*, NoShowPolicy LeagueRules::*,
                     WithdrawalPolicy LeagueRules::*, RoleBalance LeagueRules::*, PassedOn>;

    QLatin1String key;
    Member member;
    int lowest; // numbers only; the longest text in `highest`
    int highest;
    QLatin1String meaning;
    QLatin1String game = {}; // the game it belongs to; empty: every game
};

// What a rule that may be left to the game is called then.
inline constexpr QLatin1String Auto{"auto"};

// All rows in the order of the documents.
[[nodiscard]] std::span<const RuleRow> ruleTable();
// The rows of Mafia: how its leagues are made up, then its `mafia` block (protocol.md §3).
[[nodiscard]] std::span<const RuleRow> mafiaRows();
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
