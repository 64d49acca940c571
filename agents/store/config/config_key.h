// ConfigKey: one key of the files in a folder SHARED/config (interop.md §4): what it must hold, and
// what it decides in this program.
//
// The table in config_key.cpp is all there is: reading, errors, `agent-league config check` and the
// test of the commented example go through it. Other spellings that are met in the wild are rows of
// their own which decide the same.
#pragma once

#include <QList>
#include <QString>

#include <span>

namespace league::store {

// The files of the folder; of leagues/ one is taken.
enum class ConfigFile { System, Agents, League, Games, RefereeDefaults, PlayerDefaults };

enum class ConfigKind {
    Text,
    Whole, // a whole number
    Number, // any number
    Seconds, // a number that is told in milliseconds
    Switch, // true or false
    PortRange, // [first, last]; the first is what is told
    Texts, // a list of texts; told with commas between them
    Rules, // an object with rules of the league by the names that --set takes
    Free, // anything: it means nothing to this program
};

// Who takes notice.
enum class ConfigFor { Everybody, Referees, Players };

struct ConfigKey
{
    ConfigFile file;
    QLatin1String path; // "timeouts.move_timeout_sec", "players[].display_name"
    ConfigKind kind;
    QLatin1String sets = {}; // a rule, or a word of namespace config_sets; empty: nothing
    QLatin1String only = {}; // the one value that this program knows, as text
    ConfigFor concerns = ConfigFor::Everybody;
};

// What keys decide that are no rules of the league.
namespace config_sets {
inline constexpr QLatin1String DefaultLeague{"@default_league"};
inline constexpr QLatin1String Host{"@host"};
inline constexpr QLatin1String ManagerPort{"@manager_port"};
inline constexpr QLatin1String RefereePort{"@referee_port"};
inline constexpr QLatin1String PlayerPort{"@player_port"};
inline constexpr QLatin1String Backoff{"@backoff"};
inline constexpr QLatin1String LogFormat{"@log_format"};
inline constexpr QLatin1String LogSize{"@log_size"};
inline constexpr QLatin1String LogFiles{"@log_files"};
inline constexpr QLatin1String ManagerEndpoint{"@manager_endpoint"};
inline constexpr QLatin1String AgentId{"@agent_id"};
inline constexpr QLatin1String AgentName{"@agent_name"};
inline constexpr QLatin1String AgentEndpoint{"@agent_endpoint"};
inline constexpr QLatin1String AgentActive{"@agent_active"};
inline constexpr QLatin1String AgentStrategy{"@agent_strategy"};
inline constexpr QLatin1String AgentMatches{"@agent_matches"};
inline constexpr QLatin1String LeagueId{"@league_id"};
inline constexpr QLatin1String LeagueName{"@league_name"};
inline constexpr QLatin1String Game{"@game"};
inline constexpr QLatin1String MinPlayers{"@min_players"};
inline constexpr QLatin1String MaxPlayers{"@max_players"};
inline constexpr QLatin1String MinReferees{"@min_referees"};
inline constexpr QLatin1String Format{"@format"};
inline constexpr QLatin1String KnownGame{"@known_game"};
inline constexpr QLatin1String Strategy{"@strategy"};
} // namespace config_sets

// Every key, file by file.
[[nodiscard]] std::span<const ConfigKey> configKeys();
// The key of a path such as "players[].display_name"; null when there is none.
[[nodiscard]] const ConfigKey *findConfigKey(ConfigFile file, QStringView path);
// Whether keys begin with this path and a "." or "[": it is a section.
[[nodiscard]] bool isConfigSection(ConfigFile file, QStringView path);
// The known path that looks most like this one.
[[nodiscard]] QString nearestConfigKey(ConfigFile file, const QString &path);

} // namespace league::store
