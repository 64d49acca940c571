#include "agents/manager/league_table.h"

#include "agents/protocol/mafia/mafia_words.h"

namespace league::manager {

namespace {

tournament::Roster rosterOf(const QList<PlayerRecord> &players)
{
    tournament::Roster roster;
    for (const PlayerRecord &player : players)
        (void)roster.add({player.id, player.displayName});
    return roster;
}

protocol::TeamRecords recordsOf(const tournament::StandingRow &row)
{
    const auto of = [&](protocol::MafiaTeam team) {
        const tournament::TeamRecord record = row.byTeam.value(protocol::wireWord(team));
        return protocol::TeamRecord{record.played, record.wins};
    };
    return {of(protocol::MafiaTeam::Mafia), of(protocol::MafiaTeam::Town)};
}

} // namespace

LeagueTable::LeagueTable(const QList<PlayerRecord> &players, Kind kind)
    : m_kind(kind),
      m_standings(rosterOf(players),
                  kind == Kind::Teams ? tournament::TieBreak::WinRate
                                      : tournament::TieBreak::HeadToHead)
{
}

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
        if (m_kind == Kind::Teams)
            rows.last().byTeam = recordsOf(row);
    }
    return rows;
}

protocol::PlayerRecord LeagueTable::recordOf(const base::PlayerId &player) const
{
    return m_records.value(player);
}

} // namespace league::manager
