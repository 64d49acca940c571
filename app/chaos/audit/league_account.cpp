#include "app/chaos/audit/league_account.h"

#include "agents/base/charts/league_chart.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/recovery_facts.h"

#include <QSet>

namespace league::app {

namespace {

// Reads an entry's body as this fact and hands it on; what cannot be read is noted.
template<class Fact, class Take>
bool takeAs(const store::Entry &entry, QStringList &unreadable, Take take)
{
    if (entry.kind != Fact::Kind)
        return false;
    const base::Result<Fact> fact = protocol::read<Fact>(entry.body);
    if (fact)
        take(*fact);
    else
        unreadable << QStringLiteral("Entry %1 of the journal (%2) cannot be read: %3")
                          .arg(entry.seq)
                          .arg(entry.kind, fact.failure().sentence);
    return true;
}

void fold(const store::Entry &entry, LeagueAccount &account)
{
    const base::MatchId match(entry.subject);
    QStringList &bad = account.unreadable;
    account.entries[match].append(entry.seq);
    using protocol::TransitionFact;
    (void)(takeAs<store::LeagueFact>(entry, bad, [&](const auto &fact) { account.league = fact; })
           || takeAs<store::RegisteredFact>(
               entry, bad, [&](const auto &fact) { account.registrations.append(fact); })
           || takeAs<store::ScheduledFact>(entry, bad,
                                           [&](const auto &fact) { account.schedule = fact; })
           || takeAs<store::AssignedFact>(entry, bad,
                                          [&](const auto &fact) {
                                              account.attempts[match].append({entry.seq, fact});
                                          })
           || takeAs<store::ResultFact>(
               entry, bad,
               [&](const auto &fact) {
                   account.results[match].append({entry.seq, fact, entry.body});
               })
           || takeAs<store::StandingFact>(entry, bad,
                                          [&](const auto &fact) { account.standings = fact; })
           || takeAs<store::WithdrawnFact>(
               entry, bad,
               [&](const auto &fact) { account.withdrawn.insert(fact.playerId, entry.seq); })
           || takeAs<TransitionFact>(entry, bad, [&](const TransitionFact &fact) {
                  if (fact.chart == base::league_chart::Table.name)
                      account.state = fact.to;
              }));
}

} // namespace

base::Result<LeagueAccount> LeagueAccount::read(const store::LeagueFolder &folder)
{
    const auto reader = store::JournalReader::open(folder.journal());
    if (!reader)
        return reader.failure();
    LeagueAccount account;
    const base::Outcome done =
        (*reader)->forEach({}, [&](const store::Entry &entry) { fold(entry, account); });
    if (!done)
        return done.failure();
    return account;
}

bool LeagueAccount::isCompleted() const
{
    return state == base::league_chart::Completed;
}

QList<store::ScheduledMatch> LeagueAccount::matches() const
{
    QList<store::ScheduledMatch> all;
    for (const store::ScheduledRound &round : schedule.rounds)
        all += round.matches;
    return all;
}

QList<base::PlayerId> LeagueAccount::players() const
{
    // Who was too late for the start is in the journal, but not in the league.
    QSet<base::PlayerId> playing;
    for (const store::ScheduledMatch &match : matches())
        playing += QSet<base::PlayerId>(match.players.begin(), match.players.end());
    QList<base::PlayerId> ids;
    for (const store::RegisteredFact &fact : registrations) {
        const base::PlayerId id(fact.id);
        if (playing.contains(id) && !ids.contains(id))
            ids.append(id);
    }
    return ids;
}

} // namespace league::app
