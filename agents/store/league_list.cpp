#include "agents/store/league_list.h"

#include "agents/protocol/message.h"
#include "agents/store/entry.h"
#include "agents/store/journal_reader.h"
#include "agents/store/league_facts.h"
#include "agents/store/league_folder.h"
#include "agents/store/recovery_facts.h"
#include "agents/store/safe_name.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <optional>

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

// The newest entry of that kind, when there is one and it can be read.
template<class Fact>
std::optional<Fact> newestFact(JournalReader &reader)
{
    const auto entry = reader.newest({}, QString(Fact::Kind));
    if (!entry || !entry->has_value())
        return {};
    const auto fact = protocol::read<Fact>((*entry)->body);
    return fact ? std::optional(*fact) : std::nullopt;
}

void describe(LeagueSummary &summary, JournalReader &reader)
{
    if (const auto league = newestFact<LeagueFact>(reader)) {
        summary.name = league->name;
        summary.gameType = league->gameType;
    }
    summary.isHosted = newestFact<HouseFact>(reader).has_value();
    if (const auto schedule = newestFact<ScheduledFact>(reader)) {
        summary.rounds = schedule->roundsInAll();
        summary.matches = schedule->matchesInAll();
    }
    if (const auto table = newestFact<StandingFact>(reader); table && !table->standings.isEmpty()) {
        summary.round = table->roundId;
        summary.leader = table->standings.constFirst().displayName;
        summary.leaderPoints = table->standings.constFirst().points;
    }
}

// Agents register again after a restart; each counts once.
base::Result<qint64> playersIn(JournalReader &reader)
{
    QSet<QString> ids;
    const base::Outcome done =
        reader.forEach({.kinds = {kind::Registered}}, [&ids](const Entry &entry) {
            const auto agent = protocol::read<RegisteredFact>(entry.body);
            if (agent && agent->role == QLatin1String("player"))
                ids.insert(agent->id);
        });
    if (!done)
        return done.failure();
    return ids.size();
}

base::Outcome summarise(LeagueSummary &summary, const QString &journal)
{
    const auto reader = JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    const auto newest = (*reader)->newest({}, {});
    const auto state = leagueState(**reader, summary.leagueId);
    const auto players = playersIn(**reader);
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
    describe(summary, **reader);
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
