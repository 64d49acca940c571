// The rules of Mafia leagues. The keys below the line are those of the `mafia` block, with the
// limits that the game itself has (agents/games/mafia/mafia_rules.cpp).
#include "agents/league/rule_table.h"

#include <array>

namespace league::tournament {

namespace {

constexpr int OneDayMs = 86'400'000;
constexpr int ShareMs = OneDayMs / 10;
constexpr QLatin1String Mafia{"mafia"};
constexpr QLatin1String Switch{"false|true"};
constexpr QLatin1String Reveals{"none|team|role"};

constexpr RuleRow number(const char *key, const char *usual, int lowest, int highest,
                         const char *meaning)
{
    return {QLatin1String(key),
            PassedOn{QLatin1String(usual)},
            lowest,
            highest,
            QLatin1String(meaning),
            Mafia};
}

constexpr RuleRow words(const char *key, const char *usual, QLatin1String allowed,
                        const char *meaning)
{
    return {QLatin1String(key),
            PassedOn{QLatin1String(usual), allowed},
            0,
            0,
            QLatin1String(meaning),
            Mafia};
}

// Milliseconds that the speed mode decides unless they are set (M-120).
constexpr RuleRow limit(const char *key, int lowest, int highest, const char *meaning)
{
    return {QLatin1String(key),
            PassedOn{Auto, {}, true},
            lowest,
            highest,
            QLatin1String(meaning),
            Mafia};
}

} // namespace

std::span<const RuleRow> mafiaRows()
{
    using R = LeagueRules;
    static const std::array rows{
        RuleRow{QLatin1String("games_per_player"), &R::gamesPerPlayer, 1, 1000,
                QLatin1String("matches that every player plays"), Mafia},
        RuleRow{QLatin1String("role_balance"), &R::roleBalance, 0, 0,
                QLatin1String("how evenly roles are dealt over the matches of a player"), Mafia},
        RuleRow{QLatin1String("league_secret"), &R::leagueSecret, 0, 200,
                QLatin1String("text that tables, seats and roles are drawn from; random if empty"),
                Mafia},

        words("speed_mode", "NORMAL", QLatin1String("NORMAL|FAST|DEBUG|STEP"),
              "how long phases and turns take; STEP waits for the operator (also: speed)"),
        limit("timing.night.timeout_ms", 1, OneDayMs, "how long a night may take"),
        limit("timing.night.per_agent_ms", 0, ShareMs, "what each one who acts adds to a night"),
        limit("timing.reveal.delay_ms", 0, OneDayMs, "how long the morning's news are shown"),
        limit("timing.discussion.time_per_turn_ms", 1, OneDayMs, "how long a speaker may take"),
        limit("timing.vote.timeout_ms", 1, OneDayMs, "how long a vote may take"),
        limit("timing.vote.per_agent_ms", 0, ShareMs, "what each voter adds to a vote"),
        limit("timing.resolution.delay_ms", 0, OneDayMs, "pause after a vote is decided"),
        number("discussion.turns", "10", 1, 1000, "turns of a discussion"),
        words("discussion.end_when_all_spoke", "true", Switch,
              "a discussion ends when everybody alive has spoken"),
        number("discussion.rotate_by", "2", 0, 9, "seats by which the first speaker moves on"),
        number("discussion.max_say_chars", "1000", 1, 20'000, "longest statement"),
        number("discussion.max_think_chars", "4000", 0, 20'000, "longest private reasoning"),
        number("night.mafia_consult_rounds", "1", 0, 2,
               "how often the mafia are asked again when they disagree"),
        number("night.max_invalid_resubmits", "2", 0, 10,
               "how often a player may correct an invalid night action"),
        words("voting.allow_abstain", "true", Switch, "a voter may choose nobody"),
        words("voting.missing_vote", "abstain", QLatin1String("abstain|random"),
              "what the vote of a silent player is"),
        words("voting.no_elimination_rule", "all_alive_one_vote",
              QLatin1String("all_alive_one_vote|max_is_one|never"),
              "when a vote puts nobody out although votes were cast"),
        limit("voting.settle_ms", 0, OneDayMs,
              "how long votes may still be changed when all are in"),
        words("reveal_on_death.night", "none", Reveals, "what is told of a victim of the night"),
        words("reveal_on_death.vote", "role", Reveals, "what is told of a player voted out"),
        words("win_check_after_night", "true", Switch, "a night may end the match"),
        number("max_days", "30", 1, 1000, "days after which a match is a draw"),
        number("inactive_after", "3", 1, 100, "silent calls in a row that make a player inactive"),
        words("inactive_policy", "autopilot", QLatin1String("autopilot|bot|remove"),
              "who acts for an inactive player"),
        words("fill_with_bots", "true", Switch, "bots take seats that nobody has"),
        words("human_messages", "off", QLatin1String("off|moderator"),
              "whether people may write into a discussion"),
        words("seat_alias", "false", Switch, "players see each other under neutral names"),
    };
    return rows;
}

} // namespace league::tournament
