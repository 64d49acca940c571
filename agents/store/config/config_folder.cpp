#include "agents/store/config/config_folder.h"

#include "agents/store/config/config_scan.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace league::store {

namespace {

const QString SystemFile = QStringLiteral("system.json");

// The folder that holds system.json: this one, or where the exercise puts it.
std::optional<QDir> findFolder(const QString &given)
{
    for (const QString &inside :
         {QString(), QStringLiteral("/config"), QStringLiteral("/SHARED/config")}) {
        const QDir folder(QDir::cleanPath(QDir(given).absolutePath() + inside));
        if (folder.exists(SystemFile))
            return folder;
    }
    return std::nullopt;
}

class Reader
{
public:
    explicit Reader(const QDir &folder) : m_folder(folder) { m_config.path = folder.path(); }

    void read(ConfigFile kind, const QString &file)
    {
        const QString path = m_folder.filePath(file);
        if (!QFileInfo::exists(path))
            return;
        ConfigScan scan(kind, path);
        scan.read();
        m_config.files.append(path);
        m_config.values.append(scan.values());
        m_problems.append(scan.problems());
    }

    // Which of leagues/*.json it is about.
    void readLeague(const QString &asked)
    {
        const QDir leagues(m_folder.filePath(QStringLiteral("leagues")));
        const QStringList files =
            leagues.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        const std::optional<ConfigValue> usual = m_config.find(config_sets::DefaultLeague);
        const QString id = !asked.isEmpty() ? asked : usual ? usual->text : QString();
        if (id.isEmpty()) {
            if (files.size() > 1) {
                m_problems.append(
                    QStringLiteral("%1 holds several leagues (%2). Name one with --config-league, "
                                   "or with default_league_id in %3.")
                        .arg(leagues.path(), files.join(QStringLiteral(", ")),
                             m_folder.filePath(SystemFile)));
            } else if (files.size() == 1) {
                read(ConfigFile::League, QStringLiteral("leagues/") + files.constFirst());
            }
            return;
        }
        const QString file = id + QStringLiteral(".json");
        if (files.contains(file))
            return read(ConfigFile::League, QStringLiteral("leagues/") + file);
        m_problems.append(
            QStringLiteral("%1 has no file %2, which %3 names.")
                .arg(leagues.path(), file,
                     asked.isEmpty() ? usual->where() : QStringLiteral("--config-league")));
    }

    // A league must play a game that the registry knows.
    void checkGame()
    {
        const std::optional<ConfigValue> game = m_config.find(config_sets::Game);
        QStringList known;
        for (const ConfigValue &value : m_config.values) {
            if (value.sets == config_sets::KnownGame)
                known.append(value.text);
        }
        if (!game || known.isEmpty() || known.contains(game->text))
            return;
        m_problems.append(
            QStringLiteral("%1: %2 is \"%3\", which games/games_registry.json does "
                           "not list. It lists %4.")
                .arg(game->file, game->key, game->text, known.join(QStringLiteral(", "))));
    }

    void gatherAgents()
    {
        gather(QStringLiteral("referees["), m_config.referees);
        gather(QStringLiteral("players["), m_config.players);
    }

    [[nodiscard]] base::Result<ConfigFolder> result() &&
    {
        if (!m_problems.isEmpty())
            return base::Failure{m_problems.join(u'\n')};
        return std::move(m_config);
    }

private:
    void gather(const QString &list, QList<ConfigAgent> &into)
    {
        QString current;
        for (const ConfigValue &value : std::as_const(m_config.values)) {
            if (!value.key.startsWith(list))
                continue;
            const QString place = value.key.first(value.key.indexOf(u']') + 1);
            if (place != current) {
                current = place;
                into.append(ConfigAgent());
                into.last().where = QStringLiteral("%1 in %2").arg(place, value.file);
            }
            put(value, into.last());
        }
        m_config.values.removeIf(
            [&](const ConfigValue &value) { return value.key.startsWith(list); });
        for (const ConfigAgent &agent : std::as_const(into)) {
            if (agent.id.isEmpty())
                m_problems.append(QStringLiteral("%1 has no id.").arg(agent.where));
            else if (std::ranges::count(into, agent.id, &ConfigAgent::id) > 1)
                m_problems.append(
                    QStringLiteral("%1: the id %2 is there twice.").arg(agent.where, agent.id));
        }
    }

    static void put(const ConfigValue &value, ConfigAgent &agent)
    {
        if (value.sets == config_sets::AgentId)
            agent.id = value.text;
        else if (value.sets == config_sets::AgentName)
            agent.name = value.text;
        else if (value.sets == config_sets::AgentEndpoint)
            agent.endpoint = value.text;
        else if (value.sets == config_sets::AgentStrategy)
            agent.strategy = value.text;
        else if (value.sets == config_sets::AgentMatches)
            agent.maxMatches = value.text;
        else if (value.sets == config_sets::AgentActive)
            agent.isActive = value.text == QLatin1String("true");
    }

    QDir m_folder;
    ConfigFolder m_config;
    QStringList m_problems;
};

} // namespace

QString ConfigValue::where() const
{
    return QStringLiteral("%1 in %2").arg(key, file);
}

base::Result<ConfigFolder> ConfigFolder::read(const QString &folder, const QString &leagueId)
{
    if (!QFileInfo(folder).isDir()) {
        return base::Failure{
            QStringLiteral("There is no folder %1. \"agent-league config init %1\" "
                           "writes an example to it.")
                .arg(folder)};
    }
    const std::optional<QDir> found = findFolder(folder);
    if (!found) {
        return base::Failure{
            QStringLiteral("%1 holds no configuration: there is no system.json in it, nor in "
                           "config or SHARED/config below it. \"agent-league config init %1\" "
                           "writes an example.")
                .arg(folder)};
    }
    Reader reader(*found);
    reader.read(ConfigFile::System, SystemFile);
    reader.read(ConfigFile::RefereeDefaults, QStringLiteral("defaults/referee.json"));
    reader.read(ConfigFile::PlayerDefaults, QStringLiteral("defaults/player.json"));
    reader.read(ConfigFile::Games, QStringLiteral("games/games_registry.json"));
    reader.read(ConfigFile::Agents, QStringLiteral("agents/agents_config.json"));
    reader.readLeague(leagueId);
    reader.checkGame();
    reader.gatherAgents();
    return std::move(reader).result();
}

std::optional<ConfigValue> ConfigFolder::find(QLatin1String sets) const
{
    const auto found = std::find_if(values.rbegin(), values.rend(),
                                    [&](const ConfigValue &value) { return value.sets == sets; });
    return found == values.rend() ? std::nullopt : std::optional(*found);
}

std::optional<ConfigAgent> ConfigFolder::agent(const QList<ConfigAgent> &among, const QString &id)
{
    const auto found = std::ranges::find(among, id, &ConfigAgent::id);
    return found == among.end() ? std::nullopt : std::optional(*found);
}

} // namespace league::store
