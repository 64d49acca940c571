// TableDraw: who sits at which table in a round of a game for many (protocol.md §8.1).
//
// Owned by the manager while a league runs. A round is drawn when it begins, for the players who
// are still there; what was played before is told with note(), so that a league that is resumed
// draws the same rounds. Everything comes from named streams of the schedule's seed.
#pragma once

#include "agents/base/ids.h"

#include <QHash>
#include <QList>

#include <utility>

namespace league::tournament {

struct TableRound
{
    QList<QList<base::PlayerId>> tables; // each sorted by id
    QList<base::PlayerId> byes; // in the order in which they are asked to fill in (MR-36)
};

// What a table league is made of.
struct TableFormat
{
    int seats = 10; // of a table
    int gamesPerPlayer = 3;
    bool bots = true; // a table may have empty seats: bots take them
};

class TableDraw
{
public:
    TableDraw(quint64 scheduleSeed, TableFormat format);

    // How many rounds the league has, for the players at its start; 0 when they are too few.
    [[nodiscard]] int rounds(int players) const;
    // How many tables a round has for so many players.
    [[nodiscard]] int tables(int players) const;
    // The round for these players, in the order of registration. No tables when they are too few.
    [[nodiscard]] TableRound draw(int round, const QList<base::PlayerId> &players) const;

    // These players have played together.
    void note(const QList<base::PlayerId> &table);
    [[nodiscard]] int played(const base::PlayerId &player) const { return m_played.value(player); }

private:
    using Pair = std::pair<base::PlayerId, base::PlayerId>;

    // Everybody in the order in which they get seats.
    [[nodiscard]] QList<base::PlayerId> inOrder(int round,
                                                const QList<base::PlayerId> &players) const;
    // The players cut into tables, by the candidate of that number.
    [[nodiscard]] QList<QList<base::PlayerId>> candidate(int round, int number,
                                                         QList<base::PlayerId> seated) const;
    // How often those who share a table have met before.
    [[nodiscard]] int cost(const QList<QList<base::PlayerId>> &tables) const;
    [[nodiscard]] static Pair pairOf(const base::PlayerId &a, const base::PlayerId &b);

    quint64 m_seed;
    TableFormat m_format;
    QHash<base::PlayerId, int> m_played;
    QHash<Pair, int> m_met;
};

} // namespace league::tournament
