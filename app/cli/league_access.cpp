#include "app/cli/league_access.h"

#include "agents/manager/league_history.h"
#include "agents/store/league_list.h"
#include "app/operator_token.h"

#include <QHostAddress>

namespace league::app {

namespace {

base::Result<OperatorAccess> accessTo(const store::LeagueFolder &folder)
{
    const auto history = manager::LeagueHistory::readMembers(folder.journal());
    if (!history)
        return history.failure();
    const base::Result<QString> token = readOperatorToken(folder);
    if (!token)
        return token.failure();
    return OperatorAccess{history->endpoint, *token};
}

bool isSamePlace(const QUrl &one, const QUrl &other)
{
    const auto host = [](const QUrl &url) {
        return url.host() == QLatin1String("localhost") ? QStringLiteral("127.0.0.1") : url.host();
    };
    return one.port(80) == other.port(80) && host(one) == host(other);
}

} // namespace

base::Result<OperatorAccess> findLeague(const QString &dataFolder, const QString &leagueId)
{
    for (const store::LeagueSummary &league : store::leagues(dataFolder)) {
        const bool isWanted = leagueId.isEmpty() ? league.state != QLatin1String("COMPLETED")
                                                 : league.leagueId == leagueId;
        if (isWanted)
            return accessTo(store::LeagueFolder(dataFolder, league.leagueId));
    }
    return base::Failure{
        leagueId.isEmpty()
            ? QStringLiteral("No league in %1 is being played. Name another folder with --data.")
                  .arg(dataFolder)
            : QStringLiteral("There is no league %1 in %2.").arg(leagueId, dataFolder)};
}

base::Result<OperatorAccess> findLeagueAt(const QString &dataFolder, const QUrl &manager)
{
    for (const store::LeagueSummary &league : store::leagues(dataFolder)) {
        const base::Result<OperatorAccess> access =
            accessTo(store::LeagueFolder(dataFolder, league.leagueId));
        if (access && isSamePlace(access->manager, manager))
            return OperatorAccess{manager, access->token};
    }
    return base::Failure{QStringLiteral("The operator token of the manager at %1 is not in %2. "
                                        "Only the person who runs it may give orders; name its "
                                        "data folder with --data.")
                             .arg(manager.toString(), dataFolder)};
}

} // namespace league::app
