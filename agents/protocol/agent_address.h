// Who speaks: the `sender` of an envelope, as text and as role and id (protocol.md §1).
#pragma once

#include "agents/base/ids.h"

#include <QString>

#include <optional>

namespace league::protocol {

enum class Role { LeagueManager, Referee, Player, Agent, Human };

struct AgentAddress
{
    Role role = Role::LeagueManager;
    QString id = {}; // empty for the manager; before registration a name of the agent's own choice

    friend bool operator==(const AgentAddress &, const AgentAddress &) = default;
};

// "league_manager", "referee:REF01", "player:P03", "agent:A01", "human:operator".
[[nodiscard]] QString senderOf(const AgentAddress &address);
[[nodiscard]] QString senderOf(const base::RefereeId &referee);
[[nodiscard]] QString senderOf(const base::PlayerId &player);
[[nodiscard]] QString managerSender();

// Role and id of a sender; nothing when the text is not one. `league_manager:LM01`, which some
// agents send, is the manager.
[[nodiscard]] std::optional<AgentAddress> parseSender(QStringView sender);

} // namespace league::protocol
