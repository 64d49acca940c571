// ReplayContext: what the league knows that the header of a replay needs: its rules, and the names
// of those who play.
//
// A fold over entries of any kind; kept by the ProjectionWriter while the league is played.
#pragma once

#include "agents/store/entry.h"
#include "agents/store/replay/replay.h"

namespace league::store {

class ReplayContext
{
public:
    // Which entries it wants to see.
    [[nodiscard]] static QStringList kinds();
    // Takes the entry in; every other kind is ignored.
    void apply(const Entry &entry);

    [[nodiscard]] const QString &leagueId() const { return m_leagueId; }
    // The rules that differ from their defaults, as the games take them:
    // {"draw_range":{"max":20}}.
    [[nodiscard]] const JsonObject &config() const { return m_config; }
    // A player as headers name it; only with its id when it never registered.
    [[nodiscard]] ReplayPlayer player(const QString &playerId) const;

private:
    QString m_leagueId;
    JsonObject m_config;
    QMap<QString, ReplayPlayer> m_players;
};

} // namespace league::store
