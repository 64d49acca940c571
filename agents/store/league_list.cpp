#include "agents/store/league_list.h"

#include "agents/store/entry.h"
#include "agents/store/journal_reader.h"
#include "agents/store/league_folder.h"
#include "agents/store/safe_name.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace league::store {
namespace {

base::Result<QString> leagueState(JournalReader &reader, const QString &leagueId)
{
    QString state;
    const base::Outcome done = reader.forEach(
        {.subject = leagueId, .kinds = {kind::Transition}}, [&state](const Entry &entry) {
            if (entry.body.value(QStringLiteral("chart")).toString() == QLatin1String("league"))
                state = entry.body.value(QStringLiteral("to")).toString();
        });
    if (!done)
        return done.failure();
    return state;
}

base::Outcome summarise(LeagueSummary &summary, const QString &journal)
{
    const auto reader = JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    const auto newest = (*reader)->newest({}, {});
    const auto state = leagueState(**reader, summary.leagueId);
    const auto players = (*reader)->count(kind::Registered);
    const auto results = (*reader)->count(kind::Result);
    if (!newest)
        return newest.failure();
    if (!state)
        return state.failure();
    if (!players)
        return players.failure();
    if (!results)
        return results.failure();
    summary.changedMs = newest->has_value() ? (*newest)->timeMs : 0;
    summary.state = *state;
    summary.players = *players;
    summary.results = *results;
    return base::Done{};
}

} // namespace

QList<LeagueSummary> leagues(const QString &dataFolder)
{
    QList<LeagueSummary> list;
    const QDir folder(LeagueFolder::leaguesIn(dataFolder));
    for (const QString &name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const LeagueFolder league(dataFolder, idFromSafeName(name));
        if (!QFileInfo(league.journal()).isFile()) // not a league of ours, or not begun
            continue;
        LeagueSummary summary{.leagueId = league.leagueId(), .path = league.path()};
        if (const base::Outcome read = summarise(summary, league.journal()); !read)
            summary.problem = read.failure().sentence;
        list << summary;
    }
    std::stable_sort(list.begin(), list.end(), [](const LeagueSummary &a, const LeagueSummary &b) {
        return a.changedMs > b.changedMs;
    });
    return list;
}

} // namespace league::store
