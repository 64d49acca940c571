// What the journal tells everybody about matches of Mafia.
#include "agents/base/json/json.h"
#include "agents/protocol/timestamps.h"
#include "app/view/mafia/mafia_words.h"
#include "app/view/story/league_story.h"

namespace league::app::view {

using Kind = EventTold::Kind;

void LeagueStory::takeMafia(const protocol::GameFact &fact, MatchTold &match,
                            const store::Entry &entry)
{
    if (entry.visibility != mafia::ToAll)
        return;
    const JsonObject &facts = fact.facts;
    const QString name = nameOf(facts.value(mafia::PlayerId).toString());
    if (fact.what == mafia::PhaseChanged) {
        match.phase = facts.value(mafia::To).toString();
        match.day = facts.value(mafia::DayNumber).toInt();
        match.night = facts.value(mafia::NightNumber).toInt();
        match.alive = static_cast<int>(facts.value(mafia::Alive).toArray().size());
        match.phaseSinceMs = entry.timeMs;
        match.phaseEndsMs = protocol::parseUtc(facts.value(mafia::Deadline).toString()).value_or(0);
    } else if (fact.what == mafia::PlayerEliminated) {
        match.alive = facts.value(mafia::AliveCount).toInt(match.alive - 1);
        if (facts.value(mafia::Cause).toString() == mafia::CauseVote)
            tell(entry, Kind::MafiaVotedOut, {match.id, name, facts.value(mafia::Role).toString()},
                 match.id);
        else
            tell(entry, Kind::MafiaKilled, {match.id, name}, match.id);
    } else if (fact.what == mafia::NightResolved) {
        if (facts.value(mafia::Killed).toObject().isEmpty())
            tell(entry, Kind::MafiaQuietNight, {match.id}, match.id);
    } else if (fact.what == mafia::RoleClaimed) {
        tell(entry, Kind::MafiaClaimed,
             {match.id, name, facts.value(mafia::ClaimedRole).toString()}, match.id);
    } else if (fact.what == mafia::GameEnded) {
        match.phase = mafia::End;
        match.phaseEndsMs = 0;
        match.winnerTeam = facts.contains(mafia::WinnerTeam)
            ? facts.value(mafia::WinnerTeam).toString()
            : facts.value(mafia::Winner).toString();
        tell(entry, Kind::MafiaEnded, {match.id, match.winnerTeam}, match.id);
    }
}

} // namespace league::app::view
