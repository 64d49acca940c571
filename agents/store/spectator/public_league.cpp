#include "agents/store/spectator/public_league.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/charts/match_chart.h"
#include "agents/base/charts/round_chart.h"
#include "agents/protocol/message.h"
#include "agents/protocol/result_details.h"
#include "agents/store/public_view.h"
#include "agents/store/recovery_facts.h"

#include <algorithm>

namespace league::store {

using protocol::SpectatorMatch;
using protocol::SpectatorPlayer;
using protocol::SpectatorSeat;

namespace {

constexpr qsizetype LettersOfForm = 5;
constexpr qsizetype LinesInChart = 8;
constexpr qsizetype MostInCrosstable = 40; // a larger square nobody reads, and everybody fetches

template<class Fact, class Take>
void tryAs(const Entry &entry, const Take &take)
{
    if (entry.kind != Fact::Kind)
        return;
    if (const base::Result<Fact> fact = protocol::read<Fact>(entry.body))
        take(*fact);
}

// As `form` and the crosstable write an outcome.
QChar letterOf(const QString &outcome)
{
    if (outcome.isEmpty())
        return u'-';
    return outcome == QLatin1String("TECHNICAL_LOSS") ? QChar(u'T') : outcome.front();
}

bool isOfMatches(const QString &chart)
{
    return chart == base::match_chart::Table.name || chart == QLatin1String("mafia_match");
}

} // namespace

QStringList PublicLeague::kinds()
{
    return {LeagueFact::Kind,    RegisteredFact::Kind, LeftFact::Kind,
            ScheduledFact::Kind, RoundFact::Kind,      AssignedFact::Kind,
            ResultFact::Kind,    StandingFact::Kind,   protocol::TransitionFact::Kind,
            AbortedFact::Kind,   WithdrawnFact::Kind,  protocol::GameFact::Kind,
            ControlFact::Kind};
}

void PublicLeague::take(const Entry &entry)
{
    const std::optional<Entry> view = publicView(entry);
    if (!view)
        return;
    if (view->kind == protocol::TransitionFact::Kind)
        return takeTransition(*view);
    if (view->kind == protocol::GameFact::Kind)
        return takeGame(*view);
    tryAs<LeagueFact>(*view, [&](const LeagueFact &fact) {
        m_league.leagueId = fact.leagueId;
        m_league.name = fact.name.isEmpty() ? fact.leagueId.text() : fact.name;
        m_league.gameType = fact.gameType;
    });
    tryAs<RegisteredFact>(*view, [&](const RegisteredFact &fact) { takePlayer(fact); });
    tryAs<LeftFact>(*view, [&](const LeftFact &fact) {
        m_league.referees -= fact.role == QLatin1String("referee") ? 1 : 0;
        m_league.players.removeIf(
            [&](const SpectatorPlayer &player) { return player.playerId.text() == fact.id; });
    });
    tryAs<ScheduledFact>(*view,
                         [&](const ScheduledFact &fact) { takeSchedule(fact, view->timeMs); });
    tryAs<RoundFact>(*view, [&](const RoundFact &fact) { takeRound(fact); });
    tryAs<AssignedFact>(*view,
                        [&](const AssignedFact &fact) { takeAssignment(fact, view->subject); });
    tryAs<ResultFact>(*view, [&](const ResultFact &fact) { takeResult(fact, view->subject); });
    tryAs<StandingFact>(*view, [&](const StandingFact &fact) { takeStandings(fact); });
    tryAs<AbortedFact>(*view, [&](const AbortedFact &) {
        if (SpectatorMatch *match = find(view->subject); match && !match->isDecided())
            match->state = base::match_chart::Aborted;
    });
    tryAs<WithdrawnFact>(*view, [&](const WithdrawnFact &fact) {
        for (SpectatorPlayer &player : m_league.players)
            player.withdrawn = player.withdrawn || player.playerId == fact.playerId;
    });
    tryAs<ControlFact>(*view, [&](const ControlFact &fact) {
        if (!fact.matchId.text().isEmpty())
            return; // about one match only
        if (fact.command == QLatin1String("pause") || fact.command == QLatin1String("step"))
            m_league.paused = true;
        else if (fact.command == QLatin1String("resume"))
            m_league.paused = false;
    });
}

bool PublicLeague::isMafia() const
{
    return m_league.gameType == QLatin1String("mafia");
}

SpectatorMatch *PublicLeague::find(const QString &id)
{
    const auto found = m_matches.find(id);
    return found == m_matches.end() ? nullptr : &*found;
}

void PublicLeague::takePlayer(const RegisteredFact &fact)
{
    if (fact.role == QLatin1String("referee")) {
        m_referees.insert(fact.id); // also one that came back
        m_league.referees = static_cast<int>(m_referees.size());
    }
    if (fact.role != QLatin1String("player"))
        return;
    const base::PlayerId id(fact.id);
    if (std::ranges::find(m_league.players, id, &SpectatorPlayer::playerId)
        != m_league.players.end())
        return; // it came back
    const int number = m_league.players.isEmpty() ? 1 : m_league.players.constLast().number + 1;
    m_league.players.append({id, fact.displayName, number, false});
}

void PublicLeague::takeSchedule(const ScheduledFact &fact, qint64 timeMs)
{
    if (!m_league.startedAt)
        m_league.startedAt = protocol::Timestamp{timeMs};
    for (const ScheduledRound &round : fact.rounds) {
        m_league.rounds.append({.roundId = round.roundId,
                                .state = base::round_chart::RoundInit,
                                .matches = static_cast<int>(round.matches.size()),
                                .byes = round.byes});
        for (const ScheduledMatch &each : round.matches) {
            SpectatorMatch match{.matchId = each.matchId,
                                 .roundId = round.roundId,
                                 .state = base::match_chart::Created};
            for (const base::PlayerId &player : each.players)
                match.seats.append({.playerId = player});
            m_matchesOf[round.roundId].append(each.matchId.text());
            m_matches.insert(each.matchId.text(), match);
        }
    }
    m_league.totalRounds = fact.totalRounds.value_or(static_cast<int>(m_league.rounds.size()));
    m_league.totalMatches = fact.totalMatches.value_or(static_cast<int>(m_matches.size()));
}

void PublicLeague::enterRound(int round)
{
    if (round <= m_league.currentRound)
        return;
    m_league.currentRound = round;
    m_tables.removeIf([&](const std::pair<const QString &, PublicTable &> &table) {
        return m_matches.value(table.first).roundId < round - 1;
    });
}

void PublicLeague::takeRound(const RoundFact &fact)
{
    for (protocol::SpectatorRound &round : m_league.rounds) {
        if (round.roundId == fact.roundId)
            round.state = fact.state;
    }
    if (fact.state != base::round_chart::RoundInit)
        enterRound(fact.roundId);
}

void PublicLeague::takeAssignment(const AssignedFact &fact, const QString &id)
{
    SpectatorMatch *match = find(id);
    if (!match || match->isDecided())
        return;
    if (fact.attempt != m_attempts.value(id, fact.attempt)) { // nothing of the one before counts
        match->state = base::match_chart::Created;
        m_tables.remove(id);
    }
    m_attempts.insert(id, fact.attempt);
    match->seats.clear();
    for (const base::PlayerId &player : fact.playerIds)
        match->seats.append({.playerId = player});
    enterRound(match->roundId);
}

void PublicLeague::takeTransition(const Entry &entry)
{
    const QString chart = entry.body.value(QLatin1String("chart")).toString();
    const QString to = entry.body.value(QLatin1String("to")).toString();
    if (chart == base::league_chart::Table.name) {
        m_league.state = to;
        if (to == base::league_chart::Completed)
            m_league.completedAt = protocol::Timestamp{entry.timeMs};
        return;
    }
    SpectatorMatch *match = isOfMatches(chart) ? find(entry.subject) : nullptr;
    if (match && !match->isDecided())
        match->state = to;
}

void PublicLeague::takeGame(const Entry &entry)
{
    if (isMafia() && m_matches.contains(entry.subject))
        m_tables[entry.subject].take(entry);
}

void PublicLeague::takeResult(const ResultFact &fact, const QString &id)
{
    SpectatorMatch *match = find(id);
    if (!match || match->isDecided())
        return;
    match->status = protocol::wireWord(fact.status);
    if (match->state != base::match_chart::Cancelled)
        match->state = base::match_chart::Finished;
    match->reason = fact.reason;
    match->winnerTeam = fact.winnerTeam;
    match->drawnNumber = protocol::drawnNumberIn(fact.details);
    match->numberParity = fact.details.value(QLatin1String("number_parity")).toString();
    const JsonObject choices = fact.details.value(QLatin1String("choices")).toObject();
    const QMap<base::PlayerId, QString> roles = protocol::rolesIn(fact.details);
    match->seats.clear();
    for (const base::PlayerId &player : fact.playerIds) {
        SpectatorSeat seat{.playerId = player,
                           .choice = choices.value(player.text()).toString(),
                           .role = roles.value(player)};
        if (fact.outcomes.contains(player))
            seat.outcome = protocol::wireWord(fact.outcomes.value(player));
        seat.points = fact.score.value(player);
        m_form[player.text()].append(letterOf(seat.outcome));
        match->seats.append(seat);
    }
    ++m_league.decidedMatches;
    for (protocol::SpectatorRound &round : m_league.rounds)
        round.decided += round.roundId == match->roundId ? 1 : 0;
    noteMeeting(*match);
}

void PublicLeague::noteMeeting(const SpectatorMatch &match)
{
    if (match.seats.size() != 2 || m_league.players.size() > MostInCrosstable)
        return;
    const SpectatorSeat &a = match.seats.first();
    const SpectatorSeat &b = match.seats.last();
    m_meetings[{a.playerId.text(), b.playerId.text()}].append(letterOf(a.outcome));
    m_meetings[{b.playerId.text(), a.playerId.text()}].append(letterOf(b.outcome));
}

void PublicLeague::takeStandings(const StandingFact &fact)
{
    QHash<QString, Placing> &after = m_placings[fact.roundId];
    for (const protocol::StandingRow &row : fact.standings)
        after.insert(row.playerId.text(), {row.rank, row.points});
}

SpectatorMatch PublicLeague::seen(const SpectatorMatch &match) const
{
    SpectatorMatch view = match;
    const auto table = m_tables.constFind(match.matchId.text());
    if (table == m_tables.cend())
        return view;
    view.phase = table->table().phase;
    view.dayNumber = table->table().dayNumber;
    view.nightNumber = table->table().nightNumber;
    view.aliveCount = table->aliveCount();
    if (view.winnerTeam.isEmpty())
        view.winnerTeam = table->table().winnerTeam;
    return view;
}

std::optional<protocol::SpectatorMatches> PublicLeague::matches(int round) const
{
    const auto ids = m_matchesOf.constFind(round);
    if (ids == m_matchesOf.cend())
        return std::nullopt;
    protocol::SpectatorMatches all{m_league.leagueId, round, {}};
    for (const QString &id : *ids)
        all.matches.append(seen(m_matches.value(id)));
    return all;
}

std::optional<protocol::SpectatorMatchPage> PublicLeague::match(const QString &id) const
{
    const auto found = m_matches.constFind(id);
    if (found == m_matches.cend())
        return std::nullopt;
    protocol::SpectatorMatchPage page{m_league.leagueId, seen(*found), {}};
    if (const auto table = m_tables.constFind(id); table != m_tables.cend())
        page.table = table->table();
    return page;
}

protocol::SpectatorLeague PublicLeague::league(const QList<protocol::StandingRow> &counted) const
{
    protocol::SpectatorLeague all = m_league;
    all.standings = standings(counted);
    all.crosstable = crosstable();
    const int shown = std::max(1, m_league.currentRound);
    if (const std::optional<protocol::SpectatorMatches> now = matches(shown))
        all.matches = now->matches;
    return all;
}

QList<protocol::SpectatorStanding>
PublicLeague::standings(const QList<protocol::StandingRow> &counted) const
{
    QList<protocol::StandingRow> rows = counted;
    if (rows.isEmpty()) {
        for (const SpectatorPlayer &player : m_league.players) {
            rows.append({.rank = static_cast<int>(rows.size()) + 1,
                         .playerId = player.playerId,
                         .displayName = player.displayName});
        }
    }
    const QHash<QString, Placing> before = m_placings.value(m_league.currentRound - 1);
    QList<protocol::SpectatorStanding> all;
    for (const protocol::StandingRow &row : std::as_const(rows)) {
        const QString &id = row.playerId.text();
        protocol::SpectatorStanding standing{.row = row,
                                             .form = m_form.value(id).right(LettersOfForm)};
        if (const auto then = before.constFind(id); then != before.cend())
            standing.rankBefore = then->rank;
        if (all.size() < LinesInChart) {
            for (const QHash<QString, Placing> &after : m_placings)
                standing.pointsAfterRounds.append(after.value(id).points);
        }
        all.append(standing);
    }
    return all;
}

QList<protocol::SpectatorCrossRow> PublicLeague::crosstable() const
{
    QList<protocol::SpectatorCrossRow> rows;
    if (isMafia() || !m_league.startedAt || m_league.players.size() > MostInCrosstable)
        return rows;
    for (const SpectatorPlayer &player : m_league.players) {
        QStringList cells;
        for (const SpectatorPlayer &other : m_league.players) {
            cells.append(m_meetings.value({player.playerId.text(), other.playerId.text()},
                                          QStringLiteral(".")));
        }
        rows.append({player.playerId, cells.join(u' ')});
    }
    return rows;
}

} // namespace league::store
