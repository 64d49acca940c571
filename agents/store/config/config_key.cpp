#include "agents/store/config/config_key.h"

#include <algorithm>
#include <array>

namespace league::store {

namespace {

using enum ConfigFile;
using enum ConfigKind;
using namespace config_sets;

constexpr QLatin1String key(const char *text)
{
    return QLatin1String(text);
}

constexpr QLatin1String No{};

// Where two spellings decide the same, the first is that of the exercise.
constexpr std::array keys{
    ConfigKey{System, key("schema_version"), Text},
    ConfigKey{System, key("last_updated"), Text},
    ConfigKey{System, key("system_id"), Text},
    ConfigKey{System, key("protocol_version"), Text, No, key("league.v2")},
    ConfigKey{System, key("default_league_id"), Text, DefaultLeague},
    ConfigKey{System, key("network.base_host"), Text, Host},
    ConfigKey{System, key("network.host"), Text, Host},
    ConfigKey{System, key("network.default_league_manager_port"), Whole, ManagerPort},
    ConfigKey{System, key("network.league_manager_port"), Whole, ManagerPort},
    ConfigKey{System, key("network.default_referee_port_range"), PortRange, RefereePort},
    ConfigKey{System, key("network.referee_port_range"), PortRange, RefereePort},
    ConfigKey{System, key("network.referee_port_start"), Whole, RefereePort},
    ConfigKey{System, key("network.referee_port_end"), Whole},
    ConfigKey{System, key("network.default_player_port_range"), PortRange, PlayerPort},
    ConfigKey{System, key("network.player_port_range"), PortRange, PlayerPort},
    ConfigKey{System, key("network.player_port_start"), Whole, PlayerPort},
    ConfigKey{System, key("network.player_port_end"), Whole},
    ConfigKey{System, key("network.max_connections"), Whole},
    ConfigKey{System, key("network.request_timeout_sec"), Seconds},
    ConfigKey{System, key("security.enable_auth_tokens"), Switch, No, key("true")},
    ConfigKey{System, key("security.require_auth"), Switch, No, key("true")},
    ConfigKey{System, key("security.token_length"), Whole},
    ConfigKey{System, key("security.auth_token_length"), Whole},
    ConfigKey{System, key("security.token_ttl_hours"), Number},
    ConfigKey{System, key("security.token_ttl_minutes"), Number},
    ConfigKey{System, key("security.allowed_origins"), Texts},
    ConfigKey{System, key("timeouts.register_referee_timeout_sec"), Seconds,
              key("registration_timeout_ms"), No, ConfigFor::Referees},
    ConfigKey{System, key("timeouts.register_player_timeout_sec"), Seconds,
              key("registration_timeout_ms"), No, ConfigFor::Players},
    ConfigKey{System, key("timeouts.registration_sec"), Seconds, key("registration_timeout_ms")},
    ConfigKey{System, key("timeouts.game_join_ack_timeout_sec"), Seconds, key("join_timeout_ms")},
    ConfigKey{System, key("timeouts.game_join_ack_sec"), Seconds, key("join_timeout_ms")},
    ConfigKey{System, key("timeouts.move_timeout_sec"), Seconds, key("choice_timeout_ms")},
    ConfigKey{System, key("timeouts.parity_choice_sec"), Seconds, key("choice_timeout_ms")},
    ConfigKey{System, key("timeouts.generic_response_timeout_sec"), Seconds, key("ack_timeout_ms")},
    ConfigKey{System, key("timeouts.generic_sec"), Seconds, key("ack_timeout_ms")},
    ConfigKey{System, key("timeouts.match_result_timeout_sec"), Seconds, key("report_timeout_ms")},
    ConfigKey{System, key("timeouts.match_result_sec"), Seconds, key("report_timeout_ms")},
    ConfigKey{System, key("timeouts.game_over_sec"), Seconds},
    ConfigKey{System, key("timeouts.league_query_sec"), Seconds},
    ConfigKey{System, key("timeouts.http_request_timeout_sec"), Seconds},
    ConfigKey{System, key("retry_policy.max_retries"), Whole, key("max_retries")},
    ConfigKey{System, key("retry_policy.backoff_strategy"), Text, Backoff},
    ConfigKey{System, key("retry_policy.initial_delay_sec"), Seconds, key("initial_delay_ms")},
    ConfigKey{System, key("retry_policy.backoff_base_sec"), Seconds, key("initial_delay_ms")},
    ConfigKey{System, key("retry_policy.backoff_multiplier"), Number, key("backoff_multiplier")},
    ConfigKey{System, key("retry_policy.max_delay_sec"), Seconds},
    ConfigKey{System, key("retry_policy.retryable_errors"), Texts},
    ConfigKey{System, key("circuit_breaker.failure_threshold"), Whole, key("failure_threshold")},
    ConfigKey{System, key("circuit_breaker.reset_timeout_sec"), Seconds,
              key("recovery_timeout_ms")},
    ConfigKey{System, key("circuit_breaker.timeout_sec"), Seconds, key("recovery_timeout_ms")},
    ConfigKey{System, key("circuit_breaker.half_open_max_calls"), Whole},
    ConfigKey{System, key("logging.level"), Text},
    ConfigKey{System, key("logging.format"), Text, LogFormat},
    ConfigKey{System, key("logging.max_file_size_mb"), Whole, LogSize},
    ConfigKey{System, key("logging.rotation_mb"), Whole, LogSize},
    ConfigKey{System, key("logging.backup_count"), Whole, LogFiles},
    ConfigKey{System, key("defaults.max_concurrent_matches_per_referee"), Whole,
              key("max_concurrent_matches")},
    ConfigKey{System, key("defaults.max_retries"), Whole, key("max_retries")},
    ConfigKey{System, key("defaults.retry_delay_sec"), Seconds, key("initial_delay_ms")},

    ConfigKey{Agents, key("schema_version"), Text},
    ConfigKey{Agents, key("last_updated"), Text},
    ConfigKey{Agents, key("league_manager.agent_id"), Text},
    ConfigKey{Agents, key("league_manager.manager_id"), Text},
    ConfigKey{Agents, key("league_manager.agent_type"), Text},
    ConfigKey{Agents, key("league_manager.display_name"), Text},
    ConfigKey{Agents, key("league_manager.endpoint"), Text, ManagerEndpoint},
    ConfigKey{Agents, key("league_manager.port"), Whole},
    ConfigKey{Agents, key("league_manager.version"), Text},
    ConfigKey{Agents, key("league_manager.active"), Switch},
    ConfigKey{Agents, key("league_manager.max_concurrent_leagues"), Whole},
    ConfigKey{Agents, key("league_manager.game_types"), Texts},
    ConfigKey{Agents, key("league_manager.capabilities"), Texts},
    ConfigKey{Agents, key("league_manager.metadata"), Free},
    ConfigKey{Agents, key("referees[].referee_id"), Text, AgentId},
    ConfigKey{Agents, key("referees[].agent_id"), Text, AgentId},
    ConfigKey{Agents, key("referees[].agent_type"), Text},
    ConfigKey{Agents, key("referees[].display_name"), Text, AgentName},
    ConfigKey{Agents, key("referees[].endpoint"), Text, AgentEndpoint},
    ConfigKey{Agents, key("referees[].port"), Whole},
    ConfigKey{Agents, key("referees[].version"), Text},
    ConfigKey{Agents, key("referees[].game_types"), Texts},
    ConfigKey{Agents, key("referees[].max_concurrent_matches"), Whole, AgentMatches},
    ConfigKey{Agents, key("referees[].active"), Switch, AgentActive},
    ConfigKey{Agents, key("referees[].capabilities"), Texts},
    ConfigKey{Agents, key("referees[].metadata"), Free},
    ConfigKey{Agents, key("players[].player_id"), Text, AgentId},
    ConfigKey{Agents, key("players[].agent_id"), Text, AgentId},
    ConfigKey{Agents, key("players[].agent_type"), Text},
    ConfigKey{Agents, key("players[].display_name"), Text, AgentName},
    ConfigKey{Agents, key("players[].default_endpoint"), Text, AgentEndpoint},
    ConfigKey{Agents, key("players[].endpoint"), Text, AgentEndpoint},
    ConfigKey{Agents, key("players[].port"), Whole},
    ConfigKey{Agents, key("players[].version"), Text},
    ConfigKey{Agents, key("players[].game_types"), Texts},
    ConfigKey{Agents, key("players[].preferred_leagues"), Texts},
    ConfigKey{Agents, key("players[].strategy"), Text, AgentStrategy},
    ConfigKey{Agents, key("players[].active"), Switch, AgentActive},
    ConfigKey{Agents, key("players[].capabilities"), Texts},
    ConfigKey{Agents, key("players[].metadata"), Free},

    ConfigKey{League, key("schema_version"), Text},
    ConfigKey{League, key("last_updated"), Text},
    ConfigKey{League, key("league_id"), Text, LeagueId},
    ConfigKey{League, key("display_name"), Text, LeagueName},
    ConfigKey{League, key("game_type"), Text, Game},
    ConfigKey{League, key("status"), Text},
    ConfigKey{League, key("scoring.win_points"), Whole, No, key("3")},
    ConfigKey{League, key("scoring.draw_points"), Whole, No, key("1")},
    ConfigKey{League, key("scoring.loss_points"), Whole, No, key("0")},
    ConfigKey{League, key("scoring.technical_loss_points"), Whole, No, key("0")},
    ConfigKey{League, key("scoring.tiebreakers"), Texts},
    ConfigKey{League, key("scoring.tiebreaker_order"), Texts},
    ConfigKey{League, key("participants.min_players"), Whole, MinPlayers},
    ConfigKey{League, key("participants.max_players"), Whole, MaxPlayers},
    ConfigKey{League, key("participants.min_referees"), Whole, MinReferees},
    ConfigKey{League, key("participants.registered_players"), Texts},
    ConfigKey{League, key("schedule.format"), Text, Format},
    ConfigKey{League, key("schedule.matches_per_round"), Whole},
    ConfigKey{League, key("schedule.max_rounds"), Whole},
    ConfigKey{League, key("schedule.start_date"), Text},
    ConfigKey{League, key("schedule_type"), Text, Format},
    ConfigKey{League, key("format"), Text, Format},
    ConfigKey{League, key("registration_deadline"), Text},
    ConfigKey{League, key("start_time"), Text},
    ConfigKey{League, key("registered_players"), Texts},
    ConfigKey{League, key("assigned_referees"), Texts},
    ConfigKey{League, key("rules"), Rules},
    ConfigKey{League, key("metadata"), Free},

    ConfigKey{Games, key("schema_version"), Text},
    ConfigKey{Games, key("last_updated"), Text},
    ConfigKey{Games, key("games[].game_type"), Text, KnownGame},
    ConfigKey{Games, key("games[].game_type_id"), Text, KnownGame},
    ConfigKey{Games, key("games[].display_name"), Text},
    ConfigKey{Games, key("games[].description"), Text},
    ConfigKey{Games, key("games[].rules_module"), Text},
    ConfigKey{Games, key("games[].move_types"), Texts},
    ConfigKey{Games, key("games[].valid_choices"), Free},
    ConfigKey{Games, key("games[].min_players"), Whole},
    ConfigKey{Games, key("games[].max_players"), Whole},
    ConfigKey{Games, key("games[].max_round_time_sec"), Seconds},
    ConfigKey{Games, key("games[].metadata"), Free},

    ConfigKey{RefereeDefaults, key("schema_version"), Text},
    ConfigKey{RefereeDefaults, key("last_updated"), Text},
    ConfigKey{RefereeDefaults, key("agent_type"), Text},
    ConfigKey{RefereeDefaults, key("version"), Text},
    ConfigKey{RefereeDefaults, key("log_level"), Text},
    ConfigKey{RefereeDefaults, key("game_types"), Texts},
    ConfigKey{RefereeDefaults, key("max_concurrent_matches"), Whole, key("max_concurrent_matches")},
    ConfigKey{RefereeDefaults, key("retry_policy_override.max_retries"), Whole, key("max_retries"),
              No, ConfigFor::Referees},
    ConfigKey{RefereeDefaults, key("retry_policy_override.initial_delay_sec"), Seconds,
              key("initial_delay_ms"), No, ConfigFor::Referees},
    ConfigKey{RefereeDefaults, key("active"), Switch},
    ConfigKey{RefereeDefaults, key("capabilities"), Texts},
    ConfigKey{RefereeDefaults, key("settings"), Free},
    ConfigKey{RefereeDefaults, key("metadata"), Free},

    ConfigKey{PlayerDefaults, key("schema_version"), Text},
    ConfigKey{PlayerDefaults, key("last_updated"), Text},
    ConfigKey{PlayerDefaults, key("agent_type"), Text},
    ConfigKey{PlayerDefaults, key("version"), Text},
    ConfigKey{PlayerDefaults, key("log_level"), Text},
    ConfigKey{PlayerDefaults, key("game_types"), Texts},
    ConfigKey{PlayerDefaults, key("default_strategy"), Text, Strategy},
    ConfigKey{PlayerDefaults, key("settings.strategy"), Text, Strategy},
    ConfigKey{PlayerDefaults, key("settings.auto_accept_invitations"), Switch},
    ConfigKey{PlayerDefaults, key("settings.log_decisions"), Switch},
    ConfigKey{PlayerDefaults, key("response_timeout_sec"), Seconds},
    ConfigKey{PlayerDefaults, key("retry_policy_override.max_retries"), Whole, key("max_retries"),
              No, ConfigFor::Players},
    ConfigKey{PlayerDefaults, key("retry_policy_override.initial_delay_sec"), Seconds,
              key("initial_delay_ms"), No, ConfigFor::Players},
    ConfigKey{PlayerDefaults, key("active"), Switch},
    ConfigKey{PlayerDefaults, key("capabilities"), Texts},
    ConfigKey{PlayerDefaults, key("strategies"), Free},
    ConfigKey{PlayerDefaults, key("metadata"), Free},
};

// How many letters have to change.
qsizetype distance(QStringView a, QStringView b)
{
    QList<qsizetype> row(b.size() + 1);
    for (qsizetype j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (qsizetype i = 1; i <= a.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const qsizetype above = row[j];
            const qsizetype change = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + change});
            diagonal = above;
        }
    }
    return row.last();
}

} // namespace

std::span<const ConfigKey> configKeys()
{
    return keys;
}

const ConfigKey *findConfigKey(ConfigFile file, QStringView path)
{
    const auto *found = std::ranges::find_if(
        keys, [&](const ConfigKey &row) { return row.file == file && row.path == path; });
    return found == keys.end() ? nullptr : found;
}

bool isConfigSection(ConfigFile file, QStringView path)
{
    return std::ranges::any_of(keys, [&](const ConfigKey &row) {
        if (row.file != file || row.path.size() <= path.size())
            return false;
        const QString text = row.path;
        const QChar next = text.at(path.size());
        return text.startsWith(path) && (next == u'.' || next == u'[');
    });
}

QString nearestConfigKey(ConfigFile file, const QString &path)
{
    constexpr qsizetype Longest = 80; // a key that is longer resembles none
    const QString wanted = path.left(Longest).toLower();
    QString nearest;
    qsizetype least = std::numeric_limits<qsizetype>::max();
    for (const ConfigKey &row : keys) {
        if (row.file != file)
            continue;
        const qsizetype changes = distance(wanted, QString(row.path));
        if (changes < least) {
            nearest = row.path;
            least = changes;
        }
    }
    return nearest;
}

} // namespace league::store
