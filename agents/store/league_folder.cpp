#include "agents/store/league_folder.h"

#include "agents/store/atomic_file.h"
#include "agents/store/safe_name.h"

#include <QDir>
#include <QStandardPaths>

namespace league::store {

LeagueFolder::LeagueFolder(const QString &dataFolder, const QString &leagueId)
    : m_leagueId(leagueId), m_path(leaguesIn(dataFolder) + u'/' + safeName(leagueId))
{
}

base::Result<LeagueFolder> LeagueFolder::create(const QString &dataFolder, const QString &leagueId)
{
    // The listing reads the id back from the folder's name.
    if (idFromSafeName(safeName(leagueId)) != leagueId || leagueId.isEmpty()) {
        return base::Failure{QStringLiteral("The league id \"%1\" cannot be used as the name of a "
                                            "folder: it is empty or too long. Choose a shorter one "
                                            "of letters, digits, - and _.")
                                 .arg(leagueId.left(100))};
    }
    LeagueFolder folder(dataFolder, leagueId);
    for (const QString &path :
         {folder.matches(), folder.logs(), folder.channels(), folder.replays()}) {
        if (const base::Outcome made = makeFolder(path); !made)
            return made.failure();
    }
    return folder;
}

QString LeagueFolder::defaultDataFolder()
{
    const QString chosen = qEnvironmentVariable("AGENT_LEAGUE_DATA");
    if (!chosen.isEmpty())
        return QDir::cleanPath(QDir(chosen).absolutePath());
    // Not AppDataLocation, whose last parts depend on how the application was set up by then.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/agent-league");
}

QString LeagueFolder::leaguesIn(const QString &dataFolder)
{
    return QDir::cleanPath(dataFolder + QStringLiteral("/leagues"));
}

QString LeagueFolder::journal() const
{
    return below(QStringLiteral("journal.db"));
}

QString LeagueFolder::standings() const
{
    return below(QStringLiteral("standings.json"));
}

QString LeagueFolder::rounds() const
{
    return below(QStringLiteral("rounds.json"));
}

QString LeagueFolder::matches() const
{
    return below(QStringLiteral("matches"));
}

QString LeagueFolder::logs() const
{
    return below(QStringLiteral("logs"));
}

QString LeagueFolder::channels() const
{
    return below(QStringLiteral("channels"));
}

QString LeagueFolder::replays() const
{
    return below(QStringLiteral("replays"));
}

QString LeagueFolder::match(const QString &matchId) const
{
    return QStringLiteral("%1/%2.json").arg(matches(), safeName(matchId));
}

QString LeagueFolder::log(const QString &agentId) const
{
    return QStringLiteral("%1/%2.log.jsonl").arg(logs(), safeName(agentId));
}

QString LeagueFolder::channelLog(const QString &channelId) const
{
    return QStringLiteral("%1/%2.log.jsonl").arg(channels(), safeName(channelId));
}

QString LeagueFolder::replay(const QString &matchId, int attempt) const
{
    return ofAttempt(matchId, attempt, QLatin1String("replay.jsonl"));
}

QString LeagueFolder::postmortem(const QString &matchId, int attempt) const
{
    return ofAttempt(matchId, attempt, QLatin1String("postmortem.json"));
}

QString LeagueFolder::postmortemText(const QString &matchId, int attempt) const
{
    return ofAttempt(matchId, attempt, QLatin1String("postmortem.txt"));
}

QString LeagueFolder::ofAttempt(const QString &matchId, int attempt, QLatin1String ending) const
{
    return QStringLiteral("%1/%2-%3.%4")
        .arg(replays(), safeName(matchId), QString::number(attempt), ending);
}

QString LeagueFolder::below(const QString &name) const
{
    return m_path + u'/' + name;
}

} // namespace league::store
