#include "agents/games/mafia/table.h"

#include <algorithm>

namespace league::games::mafia {

QList<Player> Table::living() const
{
    QList<Player> living;
    for (const Player &player : m_players) {
        if (player.isAlive)
            living.append(player);
    }
    return living;
}

QStringList Table::livingIds() const
{
    QStringList ids;
    for (const Player &player : m_players) {
        if (player.isAlive)
            ids.append(player.id.text());
    }
    return ids;
}

const Player *Table::find(QStringView id) const
{
    const auto it = std::ranges::find_if(
        m_players, [id](const Player &player) { return player.id.text() == id; });
    return it == m_players.end() ? nullptr : &*it;
}

const Player &Table::atRoster(int roster) const
{
    return *std::ranges::find(m_players, roster, &Player::roster);
}

const Player *Table::livingOnly(Role role) const
{
    const auto it = std::ranges::find_if(
        m_players, [role](const Player &player) { return player.role == role && player.isAlive; });
    return it == m_players.end() ? nullptr : &*it;
}

int Table::countLiving(Role role) const
{
    return static_cast<int>(std::ranges::count_if(
        m_players, [role](const Player &player) { return player.role == role && player.isAlive; }));
}

int Table::livingTown() const
{
    return static_cast<int>(std::ranges::count(m_players, true, &Player::isAlive)) - livingMafia();
}

QStringList Table::teammatesOf(const Player &player) const
{
    QStringList mates;
    if (player.role != Role::Mafia)
        return mates;
    for (const Player &other : m_players) {
        if (other.role == Role::Mafia && !(other.id == player.id))
            mates.append(other.id.text());
    }
    return mates;
}

void Table::kill(const base::PlayerId &id, QLatin1String cause, int cycle)
{
    for (Player &player : m_players) {
        if (!(player.id == id))
            continue;
        player.isAlive = false;
        player.cause = cause;
        player.cycle = cycle;
    }
}

} // namespace league::games::mafia
