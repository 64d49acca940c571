#include "agents/games/mafia/night.h"

#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::games::mafia {

namespace error_code = protocol::error_code;
using base::Failure;
using base::PlayerId;

Night::Night(int number, const Table &table, PlayerId lastProtected)
    : m_number(number), m_table(table), m_lastProtected(std::move(lastProtected))
{
}

QList<Player> Night::actors() const
{
    QList<Player> actors = m_table.living();
    actors.removeIf([](const Player &player) { return player.role == Role::Villager; });
    return actors;
}

QStringList Night::validTargets(const Player &actor) const
{
    QStringList ids;
    for (const Player &target : targetsOf(actor.role, &actor))
        ids.append(target.id.text());
    return ids;
}

base::Outcome Night::check(const Player &actor, const QString &target) const
{
    const Player *named = m_table.find(target);
    if (!named) {
        return Failure{QStringLiteral("Nobody at this table is called \"%1\"; name one of the "
                                      "valid targets.")
                           .arg(base::quotable(target)),
                       error_code::InvalidTarget};
    }
    if (!named->isAlive) {
        return Failure{QStringLiteral("%1 is dead; name a living player.").arg(target),
                       error_code::InvalidTarget};
    }
    if (actor.role == Role::Mafia && named->role == Role::Mafia) {
        return Failure{QStringLiteral("%1 is mafia too; name a player of the town.").arg(target),
                       error_code::InvalidTarget};
    }
    if (actor.role == Role::Doctor && named->id == m_lastProtected) {
        return Failure{
            QStringLiteral("%1 was protected last night; protect somebody else.").arg(target),
            error_code::RepeatProtection};
    }
    if (actor.role == Role::Sheriff && named->id == actor.id) {
        return Failure{
            QStringLiteral("%1 cannot investigate itself; name another player.").arg(target),
            error_code::SelfTarget};
    }
    return base::Done{};
}

void Night::submit(const Player &actor, const QString &target, qint64 atMs, bool isDefault)
{
    if (actor.role == Role::Mafia && !m_killOrder.contains(actor.seat))
        m_killOrder.append(actor.seat);
    const Player *named = m_table.find(target);
    m_actions.insert(actor.seat, {actor.id, named->id, named->name, atMs, isDefault});
}

const NightAction *Night::actionOf(const Player &actor) const
{
    const auto it = m_actions.constFind(actor.seat);
    return it == m_actions.constEnd() ? nullptr : &*it;
}

QList<NightAction> Night::kills() const
{
    QList<NightAction> kills;
    for (auto it = m_actions.constBegin(); it != m_actions.constEnd(); ++it) {
        if (m_killOrder.contains(it.key()))
            kills.append(it.value());
    }
    return kills;
}

bool Night::haveAllMafiaSubmitted() const
{
    return m_killOrder.size() == m_table.livingMafia();
}

PlayerId Night::majority() const
{
    const QList<NightAction> all = kills();
    for (const NightAction &each : all) {
        if (2 * std::ranges::count(all, each.target, &NightAction::target) > all.size())
            return each.target;
    }
    return {};
}

PlayerId Night::provisionalTarget() const
{
    if (m_killOrder.isEmpty())
        return {};
    const PlayerId agreed = haveAllMafiaSubmitted() ? majority() : PlayerId();
    return agreed.isEmpty() ? m_actions.value(m_killOrder.first()).target : agreed;
}

QLatin1String Night::agreement() const
{
    if (!haveAllMafiaSubmitted())
        return word::Provisional;
    return majority().isEmpty() ? word::Split : word::Majority;
}

KillDecision Night::decideKill(const Streams &streams) const
{
    const QString use = QStringLiteral("night/%1/%2").arg(m_number);
    const QList<NightAction> all = kills();
    if (all.isEmpty()) {
        const QList<Player> town = targetsOf(Role::Mafia, nullptr);
        return {streams.open(use.arg(QStringLiteral("kill_default"))).pick(town).id,
                word::SeededDefault};
    }
    if (const PlayerId agreed = majority(); !agreed.isEmpty())
        return {agreed, all.size() == 1 ? word::Single : word::Majority};
    QList<PlayerId> named;
    for (const Player &player : m_table.players()) {
        if (std::ranges::find(all, player.id, &NightAction::target) != all.end())
            named.append(player.id);
    }
    return {streams.open(use.arg(QStringLiteral("kill_tie"))).pick(named), word::SeededTie};
}

QString Night::defaultTarget(const Player &actor, const Streams &streams) const
{
    const QString purpose = actor.role == Role::Doctor ? QStringLiteral("protect_default")
                                                       : QStringLiteral("investigate_default");
    return streams.open(QStringLiteral("night/%1/%2").arg(m_number).arg(purpose))
        .pick(targetsOf(actor.role, &actor))
        .id.text();
}

QList<Player> Night::targetsOf(Role role, const Player *actor) const
{
    QList<Player> targets = m_table.living();
    targets.removeIf([&](const Player &target) {
        switch (role) {
        case Role::Mafia:
            return target.role == Role::Mafia;
        case Role::Doctor:
            return target.id == m_lastProtected;
        case Role::Sheriff:
            return actor && target.id == actor->id;
        case Role::Villager:
            break;
        }
        return true;
    });
    return targets;
}

} // namespace league::games::mafia
