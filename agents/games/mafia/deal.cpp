#include "agents/games/mafia/deal.h"

#include "agents/base/quoting.h"

#include <QMap>

#include <algorithm>

namespace league::games::mafia {

namespace {

base::Failure wrong(const MatchSetup &setup, const QString &sentence)
{
    return {QStringLiteral("Match %1 cannot be dealt: %2").arg(setup.match.text(), sentence)};
}

base::Outcome checkPlan(const MatchSetup &setup)
{
    QMap<Role, int> counts;
    for (const Seat &seat : setup.seats) {
        const QString planned = setup.rolePlan.value(seat.player.text()).toString();
        const std::optional<Role> role = roleNamed(planned);
        if (!role) {
            return wrong(setup,
                         QStringLiteral("the role plan gives %1 the role \"%2\", but it must be "
                                        "mafia, doctor, sheriff or villager.")
                             .arg(seat.player.text(), base::quotable(planned)));
        }
        ++counts[*role];
    }
    for (const Role role : AllRoles) {
        if (counts.value(role) != countOf(role)) {
            return wrong(
                setup,
                QStringLiteral("the role plan has %1 of the role %2, but there must be %3.")
                    .arg(counts.value(role))
                    .arg(QString(roleWord(role)))
                    .arg(countOf(role)));
        }
    }
    return base::Done{};
}

} // namespace

Streams::Streams(quint64 seed, const base::MatchId &match, int attempt)
    : m_seed(seed), m_prefix(QStringLiteral("%1/%2/").arg(match.text()).arg(attempt))
{
}

base::RandomStream Streams::open(const QString &use) const
{
    return base::RandomStream(m_seed, m_prefix + use);
}

QList<base::PlayerId> dealSeats(const Streams &streams, const QList<base::PlayerId> &roster)
{
    QList<base::PlayerId> seats = roster;
    std::sort(seats.begin(), seats.end());
    streams.open(QStringLiteral("seats")).shuffle(seats);
    return seats;
}

QList<Role> dealRoles(const Streams &streams, int dealIndex)
{
    QList<Role> roles;
    for (const Role role : AllRoles)
        roles += QList<Role>(countOf(role), role);
    streams.open(QStringLiteral("roles/%1").arg(dealIndex)).shuffle(roles);
    return roles;
}

base::Outcome checkDeal(const MatchSetup &setup)
{
    if (setup.seats.size() != Seats) {
        return base::Failure{QStringLiteral("Match %1 has %2 seats, but Mafia is played by ten.")
                                 .arg(setup.match.text())
                                 .arg(setup.seats.size()),
                             QStringLiteral("E110")};
    }
    QStringList ids;
    for (const Seat &seat : setup.seats) {
        if (seat.player.isEmpty() || ids.contains(seat.player.text())) {
            return wrong(setup,
                         QStringLiteral("\"%1\" sits on two seats or has no id; ten different "
                                        "players are needed.")
                             .arg(base::quotable(seat.player.text())));
        }
        ids.append(seat.player.text());
    }
    bool isNumber = false;
    const qulonglong seed = setup.seed.toULongLong(&isNumber);
    if (!isNumber || QString::number(seed) != setup.seed) {
        return wrong(setup,
                     QStringLiteral("the seed \"%1\" is not a whole number from 0 to "
                                    "18446744073709551615.")
                         .arg(base::quotable(setup.seed)));
    }
    if (setup.dealIndex < 0) {
        return wrong(setup,
                     QStringLiteral("the deal index %1 must be 0 or more.").arg(setup.dealIndex));
    }
    return setup.rolePlan.isEmpty() ? base::Outcome(base::Done{}) : checkPlan(setup);
}

Table dealTable(const MatchSetup &setup)
{
    const Streams streams(setup.seed.toULongLong(), setup.match, setup.attempt);
    QList<base::PlayerId> roster;
    for (const Seat &seat : setup.seats)
        roster.append(seat.player);
    const QList<base::PlayerId> seats = dealSeats(streams, roster);
    const QList<Role> roles = dealRoles(streams, setup.dealIndex);
    QList<Player> players;
    for (int place = 0; place < Seats; ++place) {
        const base::PlayerId &id = seats.at(place);
        const auto index = static_cast<int>(roster.indexOf(id));
        const Seat &seat = setup.seats.at(index);
        const std::optional<Role> planned = roleNamed(setup.rolePlan.value(id.text()).toString());
        players.append({.id = id,
                        .name = seat.displayName.isEmpty() ? id.text() : seat.displayName,
                        .seat = place + 1,
                        .roster = index,
                        .role = planned.value_or(roles.at(place)),
                        .isBot = seat.isBot});
    }
    return Table(players);
}

} // namespace league::games::mafia
