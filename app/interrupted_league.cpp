#include "app/interrupted_league.h"

#include "agents/base/logging.h"
#include "agents/store/league_list.h"

namespace league::app {

namespace {

QString commandFor(PlayedBy playedBy)
{
    return playedBy == PlayedBy::House ? QStringLiteral("run") : QStringLiteral("manager");
}

PlayedBy playedBy(const manager::LeagueHistory &history)
{
    return history.house ? PlayedBy::House : PlayedBy::Network;
}

// A word that the shell would take apart.
QString quoted(const QString &word)
{
    static const QString harmless = QStringLiteral("/-_.:=,+@%");
    for (const QChar letter : word) {
        if (!letter.isLetterOrNumber() && !harmless.contains(letter))
            return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
    }
    return word;
}

} // namespace

base::Result<InterruptedLeague> findInterrupted(const QString &dataFolder, const QString &leagueId,
                                                PlayedBy by)
{
    const QList<store::LeagueSummary> all = store::leagues(dataFolder);
    for (const store::LeagueSummary &league : all) {
        const bool isWanted = leagueId.isEmpty() ? league.state != QLatin1String("COMPLETED")
                                                 : league.leagueId == leagueId;
        if (!isWanted)
            continue;
        const store::LeagueFolder folder(dataFolder, league.leagueId);
        base::Result<manager::LeagueHistory> history =
            manager::LeagueHistory::readMembers(folder.journal());
        if (!history) {
            if (!leagueId.isEmpty())
                return history.failure();
            if (history.failure().code != manager::NothingBegun) {
                qCWarning(base::managerLog).noquote().nospace()
                    << "League " << league.leagueId
                    << " is passed over: " << history.failure().sentence
                    << " Name it with --league to go on with it alone.";
            }
            continue;
        }
        if (playedBy(*history) == by)
            return InterruptedLeague{folder, *history};
        if (!leagueId.isEmpty()) {
            return base::Failure{
                QStringLiteral("League %1 is one of the command \"%2\"; go on with it by: %3")
                    .arg(leagueId, commandFor(playedBy(*history)),
                         resumeCommand(playedBy(*history), leagueId, dataFolder, {}))};
        }
    }
    return base::Failure{
        leagueId.isEmpty()
            ? QStringLiteral("There is no interrupted league in %1. Name another "
                             "folder with --data, or a league with --league.")
                  .arg(dataFolder)
            : QStringLiteral("There is no league %1 in %2.").arg(leagueId, dataFolder)};
}

base::Outcome adopt(const manager::LeagueHistory &history, manager::LeagueOptions &options)
{
    options.leagueId = history.league.leagueId;
    options.gameType = history.league.gameType;
    options.name = history.league.name;
    options.secret = history.league.seed;
    options.rules = {};
    for (auto rule = history.league.rules.begin(); rule != history.league.rules.end(); ++rule) {
        if (const base::Outcome set = options.rules.set(rule.key(), rule.value()); !set) {
            return base::Failure{
                QStringLiteral("The league cannot be resumed by this version of Agent League: %1")
                    .arg(set.failure().sentence)};
        }
    }
    return base::Done{};
}

QString resumeCommand(PlayedBy by, const QString &leagueId, const QString &dataFolder,
                      const QStringList &options)
{
    QStringList words{QStringLiteral("agent-league"),
                      commandFor(by),
                      QStringLiteral("--resume"),
                      QStringLiteral("--league"),
                      leagueId,
                      QStringLiteral("--data"),
                      quoted(dataFolder)};
    words.append(options);
    return words.join(u' ');
}

} // namespace league::app
