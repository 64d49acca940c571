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
    void takePhase(const JsonObject &facts);
    void takeTurn(const JsonObject &facts);
    void takeChunk(const JsonObject &facts);
    void takeStatement(const JsonObject &facts);
    void takeClaim(const JsonObject &facts);
    void takeNight(const JsonObject &facts);
    void takeElimination(const JsonObject &facts);
    void takeVote(const JsonObject &facts);
    void takeVoteResult(const JsonObject &facts);
    void takeEnd(const JsonObject &facts);
    void takeClock(const JsonObject &facts);

    [[nodiscard]] protocol::SpectatorTableSeat &seat(const QString &player);
    // The statement of a turn; the newest when it is not known.
    [[nodiscard]] protocol::SpectatorStatement &statement(const QString &turn,
                                                          const QString &player);
    void setDeadline(const JsonObject &facts, const char *key);

    protocol::SpectatorTable m_table;
    QStringList m_turns; // of the statements
};

} // namespace league::store
