#include "agents/league/roster.h"

namespace league::tournament {

base::Outcome Roster::add(const Entrant &entrant)
{
    if (entrant.player.isEmpty()) {
        return base::Failure{QStringLiteral("A player without an id cannot enter the league. Give "
                                            "it one first.")};
    }
    if (m_numbers.contains(entrant.player)) {
        return base::Failure{QStringLiteral("%1 is already in the league. A player enters once.")
                                 .arg(entrant.player.text())};
    }
    m_numbers.insert(entrant.player, size());
    m_entrants.append(entrant);
    return base::Done{};
}

std::optional<int> Roster::numberOf(const base::PlayerId &player) const
{
    const auto found = m_numbers.constFind(player);
    if (found == m_numbers.cend())
        return std::nullopt;
    return *found;
}

} // namespace league::tournament
