#include "agents/protocol/dialect/message_alias.h"

#include <algorithm>
#include <array>

namespace league::protocol {

namespace {

struct Alias
{
    QLatin1String name; // in lower case
    QLatin1String type;
};

constexpr Alias alias(const char *name, const char *type)
{
    return {QLatin1String(name), QLatin1String(type)};
}

// Methods and types of the catalogue need no row, nor does a type in lower case.
constexpr std::array Aliases{
    alias("register_referee_request", "REFEREE_REGISTER_REQUEST"),
    alias("register_player_request", "LEAGUE_REGISTER_REQUEST"),
    alias("league_register", "LEAGUE_REGISTER_REQUEST"),
    alias("receive_game_invitation", "GAME_INVITATION"),
    alias("receive_game_join_ack", "GAME_JOIN_ACK"),
    alias("parity_choose", "CHOOSE_PARITY_CALL"),
    alias("receive_parity_call", "CHOOSE_PARITY_CALL"),
    alias("game_move_call", "CHOOSE_PARITY_CALL"),
    alias("receive_parity_response", "CHOOSE_PARITY_RESPONSE"),
    alias("game_move_response", "CHOOSE_PARITY_RESPONSE"),
    alias("receive_game_over", "GAME_OVER"),
    alias("notify_game_over", "GAME_OVER"),
    alias("receive_round_announcement", "ROUND_ANNOUNCEMENT"),
    alias("announce_round", "ROUND_ANNOUNCEMENT"),
    alias("notify_standings", "LEAGUE_STANDINGS_UPDATE"),
    alias("standings_update", "LEAGUE_STANDINGS_UPDATE"),
    alias("receive_standings_update", "LEAGUE_STANDINGS_UPDATE"),
    alias("receive_round_completed", "ROUND_COMPLETED"),
    alias("receive_league_completed", "LEAGUE_COMPLETED"),
    alias("handle_league_query", "LEAGUE_QUERY"),
    alias("query_league", "LEAGUE_QUERY"),
    alias("start_match", "MATCH_ASSIGNMENT"),
    alias("run_match", "MATCH_ASSIGNMENT"),
    alias("admin_start_league_request", "START_LEAGUE"),
};

} // namespace

const MessageInfo *messageByAlias(QStringView name)
{
    if (name.isEmpty())
        return nullptr;
    if (const MessageInfo *exact = messageByMethod(name))
        return exact;
    const QString lower = name.toString().toLower();
    const auto row = std::ranges::find(Aliases, lower, &Alias::name);
    if (row != Aliases.end())
        return messageByType(QString(row->type));
    if (const MessageInfo *method = messageByMethod(lower))
        return method;
    return messageByType(lower.toUpper());
}

} // namespace league::protocol
