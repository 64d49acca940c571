// LeagueHistory: a league as its journal tells it, enough to go on with it after a crash.
//
// Read by the app when a league is resumed and handed to LeagueManager::resume(). A fold over the
// journal: it decides nothing.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/manager/channels/channel_archive.h"
#include "agents/store/league_facts.h"
#include "agents/store/recovery_facts.h"

#include <QSet>

#include <optional>

namespace league::manager {

// The code of a failure to read a journal in which no league was begun.
inline constexpr QLatin1String NothingBegun{"NOTHING_BEGUN"};

struct CountedResult
{
    base::MatchId match;
    store::ResultFact result;
};

struct LeagueHistory
{
    store::LeagueFact league;
    QUrl endpoint; // where the manager listened last
    QString address; // what it was bound to
    std::optional<store::HouseFact> house; // when one program plays the whole league
    QString state; // of the league chart
    QList<RefereeRecord> referees;
    QList<PlayerRecord> players; // withdrawn ones are marked
    std::optional<store::ScheduledFact> schedule; // once the league has started
    QHash<base::MatchId, int> attempts; // the newest attempt of every match ever assigned
    QHash<base::MatchId, base::RefereeId> refereeOf; // who had that attempt
    QHash<base::MatchId, QList<base::PlayerId>> seated; // who had a seat in that attempt
    QHash<base::MatchId, qint64> events; // how many of that attempt its referee has told
    QList<CountedResult> results; // in the order in which they were counted, each match once
    ChannelArchive channels; // which need no league, and are resumed with it
    int lastRoundWithStandings = 0; // the rounds up to here are over and announced

    [[nodiscard]] bool isCompleted() const;
    // Who is in the schedule.
    [[nodiscard]] QSet<base::PlayerId> playing() const;
    // How many matches the schedule has, 0 before the start.
    [[nodiscard]] int matchesInAll() const;

    // Reads a journal that nobody writes; fails with what is wrong with the file.
    [[nodiscard]] static base::Result<LeagueHistory> read(const QString &journal);
    // Only what the league is, where it is and who is in it: nothing of the schedule, the matches,
    // the channels and the state. A small part of a long journal.
    [[nodiscard]] static base::Result<LeagueHistory> readMembers(const QString &journal);
};

} // namespace league::manager
