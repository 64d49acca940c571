// ManagerCheckup: registers a sham referee and a sham player with somebody's manager, and asks.
//
// Owned by the Preflight. It never starts a league; but the manager keeps the two sham agents on
// its list, so it should not be one that a real league is about to use.
#pragma once

#include "agents/transport/mcp_client.h"
#include "app/preflight/checkup.h"
#include "app/preflight/sham_player.h"

namespace league::app {

class ManagerCheckup final : public Checkup
{
    Q_OBJECT

public:
    ManagerCheckup(const Means &means, const QUrl &agent);

private:
    [[nodiscard]] QList<Step> steps() override;

    void registerReferee();
    void registerPlayer();
    void registerAgain();
    void askStandings();
    void sendWrongToken();
    void callUnknownMethod();
    void listTools();

    // What is wrong with the answer to a registration; empty when nothing is. Fills `id`.
    template<class Response, class AgentId>
    [[nodiscard]] static QString problemOf(const Reply &reply, AgentId Response::*member,
                                           std::chrono::milliseconds limit, QString &id,
                                           QString &token);
    [[nodiscard]] JsonObject playerRequest() const;

    ShamPlayer m_referee; // it only has to answer when the manager looks whether it is there
    ShamPlayer m_player;
    QString m_refereeId;
    QString m_refereeToken;
    QString m_playerId;
    QString m_playerToken;
    base::LeagueId m_league;
    transport::McpClient m_mcp;
    transport::McpCall m_listing;
};

} // namespace league::app
