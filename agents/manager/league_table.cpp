#include "agents/manager/league_table.h"

namespace league::manager {

namespace {

tournament::Roster rosterOf(const QList<PlayerRecord> &players)
{
    tournament::Roster roster;
    for (const PlayerRecord &player : players)
        (void)roster.add({player.id, player.displayName});
    return roster;
}

} // namespace

LeagueTable::LeagueTable(const QList<PlayerRecord> &players) : m_standings(rosterOf(players)) { }

base::Outcome LeagueTable::count(const tournament::MatchScore &score)
{
    const base::Outcome counted = m_standings.count(score);
    if (!counted)
        return counted;
    for (const tournament::ScoredSeat &seat : score.seats) {
        protocol::PlayerRecord &record = m_records[seat.player];
        if (seat.score == tournament::SeatScore::Void)
            continue;
        ++record.played;
        record.points += seat.points;
        record.wins += seat.score == tournament::SeatScore::Win ? 1 : 0;
        record.draws += seat.score == tournament::SeatScore::Draw ? 1 : 0;
        record.losses += seat.score == tournament::SeatScore::Loss
                || seat.score == tournament::SeatScore::TechnicalLoss
            ? 1
            : 0;
    }
    return base::Done{};
}

QList<protocol::StandingRow> LeagueTable::rows() const
{
    QList<protocol::StandingRow> rows;
    for (const tournament::StandingRow &row : m_standings.rows()) {
        rows.append({.rank = row.rank,
                     .playerId = row.player,
                     .displayName = row.displayName,
                     .played = row.played,
                     .wins = row.wins,
                     .draws = row.draws,
                     .losses = row.losses,
                     .points = row.points,
                     .technicalLosses = row.technicalLosses});
    }
    return rows;
}

protocol::PlayerRecord LeagueTable::recordOf(const base::PlayerId &player) const
{
    return m_records.value(player);
}

} // namespace league::manager
