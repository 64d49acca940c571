// SeatView: everything one player knows, as the `view` block of protocol.md §4.14.
//
// Owned by the Herald, one per player. It is made of the letters that the player was sent and of
// what the player itself did, so that it cannot hold anything else. A stateless agent can play by
// it.
#pragma once

#include "agents/games/mafia/table.h"

#include <QVariantMap>

namespace league::games::mafia {

class SeatView
{
public:
    // Knows who sits where: the invitation said so.
    SeatView(const Player &self, const QList<Player> &table);

    // One more letter.
    void hear(const QString &kind, const QVariantMap &facts);
    // A night action of its own that was accepted, or made for it at the deadline.
    void acted(int night, QLatin1String action, const QString &target);

    [[nodiscard]] QVariantMap toMap(int lastViewSeq) const;

private:
    void hearStatement(const QVariantMap &facts);
    void hearVote(const QVariantMap &facts);
    void hearDeath(const QVariantMap &facts);
    void hearTeam(const QVariantMap &facts);
    [[nodiscard]] QVariantMap privatePart() const;

    QString m_self;
    QVariantMap m_you;
    QVariantList m_players;
    QVariantMap m_phase; // phase, day_number, night_number
    QVariantList m_statements;
    QVariantList m_claims;
    QVariantList m_votes;
    QVariantList m_announcements;
    QVariantList m_actions;
    QVariantList m_investigations;
    QVariantList m_teamActions;
    QString m_lastProtected;
};

} // namespace league::games::mafia
