// Night: what the mafia, the doctor and the sheriff do in one night, and what becomes of it (M-020
// to M-039).
//
// Owned by a MafiaMatch while the phase lasts. It checks and keeps actions and decides; it knows
// neither time limits nor messages. The table must outlive it.
#pragma once

#include "agents/base/result.h"
#include "agents/games/mafia/deal.h"

#include <QMap>

namespace league::games::mafia {

// M-021
struct NightAction
{
    base::PlayerId player;
    base::PlayerId target;
    QString targetName;
    qint64 atMs = 0;
    bool isDefault = false;
};

struct KillDecision
{
    base::PlayerId target;
    QLatin1String how; // majority, single, seeded_tie, seeded_default
};

class Night
{
public:
    Night(int number, const Table &table, base::PlayerId lastProtected);

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] const base::PlayerId &lastProtected() const { return m_lastProtected; }
    // Living mafia, the living doctor, the living sheriff, in seat order (M-022).
    [[nodiscard]] QList<Player> actors() const;
    [[nodiscard]] QStringList validTargets(const Player &actor) const;
    // Why the actor may not name this target: E104, E105 or E106 (M-024, M-031, M-032, M-035).
    [[nodiscard]] base::Outcome check(const Player &actor, const QString &target) const;

    void submit(const Player &actor, const QString &target, qint64 atMs, bool isDefault = false);
    // The action of a player; null when there is none.
    [[nodiscard]] const NightAction *actionOf(const Player &actor) const;

    // The kills that were submitted, in seat order.
    [[nodiscard]] QList<NightAction> kills() const;
    [[nodiscard]] bool haveAllMafiaSubmitted() const;
    // A target named by more than half of the submissions; empty without one (M-026).
    [[nodiscard]] base::PlayerId majority() const;
    // M-025: what the mafia is heading for.
    [[nodiscard]] base::PlayerId provisionalTarget() const;
    // provisional, majority or split.
    [[nodiscard]] QLatin1String agreement() const;

    // M-026, M-027, M-038: who is to be killed, from what was submitted.
    [[nodiscard]] KillDecision decideKill(const Streams &streams) const;
    // The seeded choice for a doctor or sheriff who did nothing (M-038).
    [[nodiscard]] QString defaultTarget(const Player &actor, const Streams &streams) const;

private:
    [[nodiscard]] QList<Player> targetsOf(Role role, const Player *actor) const;

    int m_number;
    const Table &m_table;
    base::PlayerId m_lastProtected;
    QMap<int, NightAction> m_actions; // by seat
    QList<int> m_killOrder; // seats, in the order of the first submission
};

} // namespace league::games::mafia
