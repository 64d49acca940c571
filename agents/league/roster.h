// Roster: the players of a league in the order in which they registered.
//
// Filled by the registration desk; standings, crosstable and schedule number the players by it.
#pragma once

#include "agents/base/ids.h"
#include "agents/base/result.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace league::tournament {

struct Entrant
{
    base::PlayerId player;
    QString displayName;
};

class Roster
{
public:
    // Adds a player at the end; refuses an id that is empty or already there.
    base::Outcome add(const Entrant &entrant);

    [[nodiscard]] int size() const { return static_cast<int>(m_entrants.size()); }
    [[nodiscard]] const Entrant &at(int number) const { return m_entrants.at(number); }
    [[nodiscard]] const QList<Entrant> &entrants() const { return m_entrants; }
    // The player's number, from 0; nothing when it did not register.
    [[nodiscard]] std::optional<int> numberOf(const base::PlayerId &player) const;

private:
    QList<Entrant> m_entrants;
    QHash<base::PlayerId, int> m_numbers;
};

} // namespace league::tournament
