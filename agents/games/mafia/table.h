// Table: the ten players of a Mafia match in seat order, their roles, and who is alive (M-011).
//
// Owned by a MafiaMatch, which alone lets players die; night, ballot, herald and views read it. Any
// walk over players is in seat order (M-142).
#pragma once

#include "agents/base/ids.h"
#include "agents/games/mafia/role.h"

#include <QList>
#include <QStringList>

namespace league::games::mafia {

inline constexpr int Seats = 10; // M-002

struct Player
{
    base::PlayerId id;
    QString name; // for people
    int seat = 0; // 1 to 10
    int roster = 0; // index into MatchSetup::seats; what the referee calls a seat
    Role role = Role::Villager;
    bool isBot = false;
    bool isAlive = true;
    QLatin1String cause = {}; // of the death
    int cycle = 0; // … and when
};

class Table
{
public:
    explicit Table(QList<Player> players) : m_players(std::move(players)) { }

    [[nodiscard]] const QList<Player> &players() const { return m_players; }
    [[nodiscard]] QList<Player> living() const;
    [[nodiscard]] QStringList livingIds() const;
    // Null for an id that sits elsewhere.
    [[nodiscard]] const Player *find(QStringView id) const;
    [[nodiscard]] const Player &atRoster(int roster) const;
    // The living player of a role that only one has; null when it is dead.
    [[nodiscard]] const Player *livingOnly(Role role) const;
    [[nodiscard]] int countLiving(Role role) const;
    [[nodiscard]] int livingMafia() const { return countLiving(Role::Mafia); }
    [[nodiscard]] int livingTown() const;
    // The other mafia of one of them, dead or alive.
    [[nodiscard]] QStringList teammatesOf(const Player &player) const;

    void kill(const base::PlayerId &id, QLatin1String cause, int cycle);

private:
    QList<Player> m_players;
};

} // namespace league::games::mafia
