// RoleLedger: which roles the players of a league were dealt, and which deal balances them best
// (protocol.md §8.3).
//
// Owned by the manager, which knows the roles of finished matches only. It deals nothing: the game
// says what each deal would give, and the ledger chooses among them.
#pragma once

#include "agents/base/ids.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

namespace league::tournament {

// Roles by player.
using Deal = QMap<base::PlayerId, QString>;

class RoleLedger
{
public:
    // `quotas`: how many of ten matches a player should have each role.
    explicit RoleLedger(QMap<QString, int> quotas) : m_quotas(std::move(quotas)) { }

    // How many deals the soft balance compares.
    static constexpr int SoftCandidates = 3;

    // These roles were dealt in a match that counts.
    void note(const Deal &deal);
    // How often the player had the role.
    [[nodiscard]] int count(const base::PlayerId &player, const QString &role) const;

    // The deal that leaves the least imbalance, the first of equals; 0 without deals.
    [[nodiscard]] int best(const QList<Deal> &candidates) const;
    // Roles for these players that come closest to the quotas: who lacks a role most gets it, the
    // first by id among equals. Every ten matches of a table that stays together everybody has had
    // each role as often as its quota.
    [[nodiscard]] Deal plan(const QList<base::PlayerId> &players) const;

private:
    [[nodiscard]] qint64 imbalance(const Deal &deal) const;
    // What one player's line costs when it has played once more, with this role.
    [[nodiscard]] qint64 lineCost(const base::PlayerId &player, const QString &role) const;

    QMap<QString, int> m_quotas;
    QHash<base::PlayerId, QHash<QString, int>> m_counts;
    QHash<base::PlayerId, int> m_played;
};

} // namespace league::tournament
