// LeagueAccount: what a league's journal says happened, folded for an audit.
//
// A plain value, read once by the Auditor. It keeps everything that was written, also what must not
// be there, such as a second result of a match.
#pragma once

#include "agents/store/journal_reader.h"
#include "agents/store/league_facts.h"
#include "agents/store/league_folder.h"

namespace league::app {

struct AssignedAttempt
{
    qint64 seq = 0;
    store::AssignedFact fact;
};

struct WrittenResult
{
    qint64 seq = 0;
    store::ResultFact fact;
    JsonObject body;
};

struct LeagueAccount
{
    store::LeagueFact league = {};
    QString state = {}; // of the league chart
    QList<store::RegisteredFact> registrations = {}; // in order, again and again for one agent
    store::ScheduledFact schedule = {};
    QMap<base::MatchId, QList<AssignedAttempt>> attempts = {};
    QMap<base::MatchId, QList<WrittenResult>> results = {};
    QMap<base::MatchId, QList<qint64>> entries = {}; // the numbers of all entries about a match
    QMap<base::PlayerId, qint64> withdrawn = {}; // with the number of the entry that says so
    store::StandingFact standings = {}; // the newest
    QStringList unreadable = {}; // entries that could not be understood

    [[nodiscard]] static base::Result<LeagueAccount> read(const store::LeagueFolder &folder);

    [[nodiscard]] bool isCompleted() const;
    [[nodiscard]] QList<store::ScheduledMatch> matches() const;
    // Who plays, in the order in which they first registered.
    [[nodiscard]] QList<base::PlayerId> players() const;
};

} // namespace league::app
