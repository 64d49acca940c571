// PublicTable: one match of Mafia as its audience sees it, folded from its public events.
//
// Owned by a PublicLeague, which hands it nothing but public views (public_view.h): what is hidden
// cannot be told here because it never comes in.
#pragma once

#include "agents/protocol/spectator_match.h"
#include "agents/store/entry.h"

namespace league::store {

class PublicTable
{
public:
    // Takes in an event of the game.
    void take(const Entry &event);

    [[nodiscard]] const protocol::SpectatorTable &table() const { return m_table; }
    [[nodiscard]] int aliveCount() const;

private:
    void takePhase(const QJsonObject &facts);
    void takeTurn(const QJsonObject &facts);
    void takeChunk(const QJsonObject &facts);
    void takeStatement(const QJsonObject &facts);
    void takeClaim(const QJsonObject &facts);
    void takeNight(const QJsonObject &facts);
    void takeElimination(const QJsonObject &facts);
    void takeVote(const QJsonObject &facts);
    void takeVoteResult(const QJsonObject &facts);
    void takeEnd(const QJsonObject &facts);
    void takeClock(const QJsonObject &facts);

    [[nodiscard]] protocol::SpectatorTableSeat &seat(const QString &player);
    // The statement of a turn; the newest when it is not known.
    [[nodiscard]] protocol::SpectatorStatement &statement(const QString &turn,
                                                          const QString &player);
    void setDeadline(const QJsonObject &facts, const char *key);

    protocol::SpectatorTable m_table;
    QStringList m_turns; // of the statements
};

} // namespace league::store
