#include "agents/manager/table_league.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/games/game_registry.h"
#include "agents/league/schedule.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/mafia/mafia_words.h"
#include "agents/protocol/result_details.h"

#include <algorithm>

namespace league::manager {

namespace {

quint64 seedFrom(const LeagueOptions &options, const QString &use)
{
    return base::RandomStream::seedFromText(options.secret + u'/' + use);
}

QMap<QString, int> quotas()
{
    using enum protocol::MafiaRole;
    return {{protocol::wireWord(Mafia), 3},
            {protocol::wireWord(Doctor), 1},
            {protocol::wireWord(Sheriff), 1},
            {protocol::wireWord(Villager), 5}};
}

tournament::TableFormat formatOf(const LeagueOptions &options, const games::Game &game)
{
    return {.seats = game.facts().maxSeats,
            .gamesPerPlayer = options.rules.gamesPerPlayer,
            .bots = options.rules.fillsWithBots()};
}

} // namespace

bool playsAtTables(const LeagueOptions &options)
{
    const games::Game *game = games::GameRegistry::find(options.gameType);
    return game && game->facts().maxSeats > 2;
}

TableLeague::TableLeague(const LeagueOptions &options, const games::Game &game,
                         const AgentBook &book)
    : m_options(options),
      m_game(game),
      m_book(book),
      m_seats(game.facts().maxSeats),
      m_draw(seedFrom(options, QStringLiteral("schedule")), formatOf(options, game)),
      m_roles(quotas())
{
}

base::Outcome TableLeague::canStart() const
{
    const auto players = static_cast<int>(m_book.players().size());
    if (m_draw.tables(players) > 0)
        return base::Done{};
    return base::Failure{
        QStringLiteral("A league of %1 needs at least %2; %3 are registered. Wait for more%4.")
            .arg(m_game.facts().title,
                 m_options.rules.fillsWithBots() ? QStringLiteral("2 players")
                                                 : QStringLiteral("%1 players").arg(m_seats))
            .arg(players)
            .arg(m_options.rules.fillsWithBots()
                     ? QString()
                     : QStringLiteral(", or let bots fill the table with fill_with_bots")),
        protocol::error_code::SeatsUnfilled};
}

store::ScheduledFact TableLeague::begin() const
{
    const auto players = static_cast<int>(m_book.players().size());
    store::ScheduledFact schedule;
    schedule.totalRounds = m_draw.rounds(players);
    schedule.totalMatches = *schedule.totalRounds * m_draw.tables(players);
    if (const std::optional<store::ScheduledRound> first = draw(1))
        schedule.rounds.append(*first);
    return schedule;
}

std::optional<store::ScheduledRound> TableLeague::draw(int round) const
{
    const tournament::TableRound drawn = m_draw.draw(round, present());
    if (drawn.tables.isEmpty())
        return std::nullopt;
    store::ScheduledRound scheduled{.roundId = round, .matches = {}, .byes = drawn.byes};
    for (qsizetype table = 0; table < drawn.tables.size(); ++table) {
        scheduled.matches.append(
            {tournament::matchId(round, static_cast<int>(table) + 1), drawn.tables.at(table)});
    }
    return scheduled;
}

QList<base::PlayerId> TableLeague::substitutes(const store::ScheduledRound &round, qsizetype table)
{
    // Two referees must not call the same player at the same time.
    QList<base::PlayerId> share;
    for (qsizetype i = table; i < round.byes.size(); i += round.matches.size())
        share.append(round.byes.at(i));
    return share;
}

QList<base::PlayerId> TableLeague::present() const
{
    QList<base::PlayerId> ids;
    for (const PlayerRecord &player : m_book.players()) {
        if (!player.isWithdrawn)
            ids.append(player.id);
    }
    return ids;
}

void TableLeague::note(const store::ResultFact &result)
{
    QList<base::PlayerId> counted;
    for (const base::PlayerId &player : result.playerIds) {
        if (result.outcomes.contains(player))
            counted.append(player);
    }
    m_draw.note(counted);
    tournament::Deal dealt;
    const QMap<base::PlayerId, QString> roles = protocol::rolesIn(result.details);
    for (auto role = roles.cbegin(); role != roles.cend(); ++role) {
        if (counted.contains(role.key()))
            dealt.insert(role.key(), role.value());
    }
    m_roles.note(dealt);
}

void TableLeague::deal(protocol::MatchAssignment &assignment) const
{
    const QString use =
        QStringLiteral("%1/%2").arg(assignment.matchId.text()).arg(assignment.attempt);
    assignment.seed = static_cast<qint64>(seedFrom(m_options, use));
    // As secret as the league's secret, and the same when the league is played again.
    assignment.seedSalt =
        base::tokenFingerprint(QStringLiteral("%1/%2/salt").arg(m_options.secret, use)).left(32);
    assignment.mafia = JsonObject::fromVariantMap(m_options.rules.mafiaBlock());
    assignment.dealIndex = 0;
    switch (m_options.rules.roleBalance) {
    case tournament::RoleBalance::None:
        return;
    case tournament::RoleBalance::Soft:
        assignment.dealIndex = chosenDeal(assignment);
        return;
    case tournament::RoleBalance::Exact:
        break;
    }
    QList<base::PlayerId> players;
    for (const protocol::RosterEntry &seat : std::as_const(assignment.roster))
        players.append(seat.playerId);
    if (players.size() == m_seats) // with bots there is nothing to be exact about
        assignment.rolePlan = m_roles.plan(players);
}

int TableLeague::chosenDeal(const protocol::MatchAssignment &assignment) const
{
    games::MatchSetup setup;
    setup.match = assignment.matchId;
    setup.attempt = assignment.attempt;
    setup.seed = QString::number(assignment.seed.value_or(0));
    // Who fills in changes the deal, so it is foreseen as far as that is possible.
    for (const QList<protocol::RosterEntry> &list :
         {assignment.roster, assignment.substituteRoster}) {
        for (const protocol::RosterEntry &seat : list) {
            if (setup.seats.size() < m_seats)
                setup.seats.append({.player = seat.playerId});
        }
    }
    if (setup.seats.size() < m_seats)
        return 0;
    QList<tournament::Deal> candidates;
    for (int k = 0; k < tournament::RoleLedger::SoftCandidates; ++k) {
        setup.dealIndex = k;
        candidates.append(m_game.rolesOf(setup));
    }
    return m_roles.best(candidates);
}

} // namespace league::manager
