// ConfigFolder: what a folder SHARED/config says, read and checked (interop.md §4).
//
//     system.json                 network, timeouts, retries, logs
//     agents/agents_config.json   the manager, the referees and the players
//     leagues/<id>.json           one league; of several, the one that is asked for
//     games/games_registry.json   the games that are known
//     defaults/referee.json, defaults/player.json
//
// Only system.json must be there. Names that begin with "_" are comments, and null is the same as
// leaving a key out. Everything that is wrong is told at once, a line each, with file and key; a
// folder with a fault is not used at all. A plain value, read once when a command starts; what it
// means for the command is the business of app/cli/config_options.h.
#pragma once

#include "agents/base/result.h"
#include "agents/store/config/config_key.h"

#include <QList>
#include <QString>

#include <optional>

namespace league::store {

// One value that decides something, and where it stands.
struct ConfigValue
{
    QString sets; // a rule, or a word of config_sets
    QString text; // as --set or an option would take it
    QString key; // "timeouts.move_timeout_sec"
    QString file; // the whole path
    ConfigFor concerns = ConfigFor::Everybody;
    bool isRule = false;

    // "timeouts.move_timeout_sec in /etc/league/system.json", to begin a sentence with.
    [[nodiscard]] QString where() const;
};

// A referee or a player of agents_config.json.
struct ConfigAgent
{
    QString id;
    QString name;
    QString endpoint;
    QString strategy;
    QString maxMatches;
    bool isActive = true;
    QString where; // "players[0] in …/agents_config.json"
};

struct ConfigFolder
{
    QString path; // the folder that holds system.json
    QStringList files; // what was read
    QList<ConfigValue> values; // in the order of the files; a later one wins
    QList<ConfigAgent> referees; // those who are active come as they stand
    QList<ConfigAgent> players;

    // Reads the folder: itself, or config or SHARED/config below it. Of several leagues the one of
    // this id is taken; without an id that of default_league_id, or the only one.
    [[nodiscard]] static base::Result<ConfigFolder> read(const QString &folder,
                                                         const QString &leagueId = {});

    // The value that decides this word of config_sets; the last when there are several.
    [[nodiscard]] std::optional<ConfigValue> find(QLatin1String sets) const;
    // The agent of this id among referees or players, if it is there.
    [[nodiscard]] static std::optional<ConfigAgent> agent(const QList<ConfigAgent> &among,
                                                          const QString &id);
};

} // namespace league::store
